import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { commandsIn, offeredIn } from './offered.ts';

test.each(lessons.flatMap(({ id, parts }) => parts.map((part) => [`${id}/${part.id}`, part] as const)))(
  '%s offers all that its ways to the goal need, and never the fifteen faults of a client',
  (_name, part) => {
    const offered = offeredIn(part);
    const missing = commandsIn(part).filter(({ type }) => !offered.has(type));
    expect(missing).toEqual([]);
    expect(offered.size).toBeLessThan(10);
  },
);

test('what can be broken can be mended', () => {
  const [lesson] = lessons;
  const [part] = lesson?.parts ?? [];
  if (part === undefined) throw new Error('there is no part');
  expect([...offeredIn({ ...part, offers: ['pauseClient'] })]).toEqual(['pauseClient', 'resumeClient']);
});
