import { expect, test, vi } from 'vitest';
import { bytesOfNames, changedBy } from './nameList.ts';

const names = Array.from({ length: 1000 }, (_, n) => `é-${n}`);
const bytes = 10 * 4 + 90 * 5 + 900 * 6;

test('bytes of names are those of UTF-8, also once a name has come or gone', () => {
  expect(bytesOfNames(names)).toBe(bytes);
  const more = changedBy(names, '漢', [...names, '漢']);
  expect(bytesOfNames(more)).toBe(bytes + 3);
  expect(bytesOfNames(changedBy(more, 'é-0', more.slice(1)))).toBe(bytes + 3 - 4);
  expect(bytesOfNames(changedBy(['a'], 'b', ['a', 'b']))).toBe(2);
});

test('a long list is read once, and not at all when a name comes', () => {
  const list = [...names];
  bytesOfNames(list);
  const more = changedBy(list, 'a', [...list, 'a']);
  const reads = [list, more].map((one) => vi.spyOn(one, 'join'));
  expect([bytesOfNames(list), bytesOfNames(more)]).toEqual([bytes, bytes + 1]);
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});
