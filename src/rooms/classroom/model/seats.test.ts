import { describe, expect, it } from 'vitest';
import { reachIn } from './reach.ts';
import { NO_SEATS, seated, sharedSeats } from './seats.ts';

const phone = (id: number, isReachable = true) => ({ phone: id, name: '', isReachable });

describe('seats', () => {
  it('are taken in order and kept while a phone is away', () => {
    const first = seated(NO_SEATS, [phone(1), phone(2), phone(3)], 2);
    expect([...first]).toEqual([
      [1, 0],
      [2, 1],
    ]);
    const away = seated(first, [phone(1, false), phone(2), phone(3)], 2);
    expect(away).toBe(first);
    expect([...seated(first, [phone(2), phone(3)], 2)]).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  it('are nobody’s where nobody is within reach', () => {
    expect(seated(NO_SEATS, [phone(1, false)], 2).size).toBe(0);
  });

  it('of servers are shared by as many as there are', () => {
    expect([...sharedSeats([phone(4), phone(5), phone(6)], 2).values()]).toEqual([0, 1, 0]);
  });
});

describe('the reach of a phone', () => {
  it('cuts its client off, and heals what it has cut', () => {
    const away = reachIn(new Map([['client:A', false]]), new Set(), () => false);
    expect(away.commands).toEqual([{ type: 'cutClientLink', client: 'client:A' }]);
    const still = reachIn(new Map([['client:A', false]]), away.cut, () => true);
    expect(still.commands).toEqual([]);
    const back = reachIn(new Map([['client:A', true]]), still.cut, () => true);
    expect(back.commands).toEqual([{ type: 'healClientLink', client: 'client:A' }]);
    expect(back.cut.size).toBe(0);
  });

  it('leaves a cut by the teacher alone', () => {
    const cutByHand = reachIn(new Map([['client:A', true]]), new Set(), () => true);
    expect(cutByHand.commands).toEqual([]);
    const awayToo = reachIn(new Map([['client:A', false]]), new Set(), () => true);
    expect(awayToo.cut.size).toBe(0);
  });
});
