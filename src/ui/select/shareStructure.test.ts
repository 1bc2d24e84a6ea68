import { expect, it } from 'vitest';
import { shareStructure } from './shareStructure.ts';

it('What is equal is the object of before', () => {
  const last = { clients: [{ id: 'A' }, { id: 'B' }], step: 1 };
  expect(shareStructure(last, { clients: [{ id: 'A' }, { id: 'B' }], step: 1 })).toBe(last);
});

it('What changed is new, and what stands beside it stays', () => {
  const last = {
    clients: [
      { id: 'A', awake: true },
      { id: 'B', awake: true },
    ],
    step: 1,
  };
  const next = shareStructure(last, {
    clients: [
      { id: 'A', awake: true },
      { id: 'B', awake: false },
    ],
    step: 2,
  });
  expect(next).toEqual({
    clients: [
      { id: 'A', awake: true },
      { id: 'B', awake: false },
    ],
    step: 2,
  });
  expect(next.clients[0]).toBe(last.clients[0]);
  expect(next.clients[1]).not.toBe(last.clients[1]);
});

it('A list that grew keeps its beginning', () => {
  const last = [{ id: 1 }];
  const next = shareStructure(last, [{ id: 1 }, { id: 2 }]);
  expect(next).toHaveLength(2);
  expect(next[0]).toBe(last[0]);
});

it('A list that lost its beginning keeps the rest', () => {
  const last = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const next = shareStructure(last, [{ id: 2 }, { id: 3 }, { id: 4 }]);
  expect(next).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
  expect(next[0]).toBe(last[1]);
  expect(next[1]).toBe(last[2]);
});

it('An object of before stays that object, wherever it stands now', () => {
  const last = [{ at: { x: 1 } }, { at: { x: 2 } }, { at: { x: 2 } }];
  const next = shareStructure(last, [last[0], last[2]]);
  expect(next[1]).toBe(last[2]);
});

it('What has nothing in common with what stood at its place is not copied', () => {
  const next = { id: 2, at: 'client:B' };
  expect(shareStructure([{ id: 1, at: 'client:A' }], [next])[0]).toBe(next);
});
