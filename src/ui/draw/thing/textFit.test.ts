import { expect, it } from 'vitest';
import { firstThatFits, textWidth, wrap } from './textFit.ts';

it('Chinese characters count as twice a Latin letter, nearly', () => {
  expect(textWidth('持有锁', 12)).toBe(36);
  expect(textWidth('abc', 12)).toBeLessThan(24);
});

it('Lines break between words', () => {
  expect(wrap('waits for the one before', 70, 12, 3)).toEqual(['waits for', 'the one', 'before']);
});

it('A word is not broken: it may stand out a little', () => {
  expect(wrap('working', 46, 12, 2)).toEqual(['working']);
});

it('What does not fit into the last line ends in an ellipsis', () => {
  expect(wrap('sets its watch on the lock', 70, 12, 1)).toEqual(['sets its…']);
});

it('Chinese breaks anywhere', () => {
  expect(wrap('等待前一个节点', 36, 12, 3)).toEqual(['等待前', '一个节', '点']);
});

it('Of several names the first that fits is taken, else the shortest', () => {
  const names = ['n-0000000041', '…041'];
  expect(firstThatFits(names, 120, 12, 'mono')).toBe('n-0000000041');
  expect(firstThatFits(names, 50, 12, 'mono')).toBe('…041');
  expect(firstThatFits(names, 5, 12, 'mono')).toBe('…041');
});
