import { expect, it } from 'vitest';
import { inSlices } from './inSlices.ts';

it('writes all pieces in their order and lets the page listen between them', async () => {
  let listened = 0;
  let isDone = false;
  const listen = (): void => {
    listened++;
    if (!isDone) setTimeout(listen, 0);
  };
  setTimeout(listen, 0);
  const file = await inSlices(['a\n', 'é\n', 'c\n'], 'text/plain', 0);
  isDone = true;
  expect(await file.text()).toBe('a\né\nc\n');
  expect(file.type).toBe('text/plain');
  expect(listened).toBeGreaterThanOrEqual(3);
});
