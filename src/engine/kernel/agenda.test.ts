import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Agenda } from './agenda.ts';

describe('agenda', () => {
  it('gives items by time, and items of one millisecond in the order they were put in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
        const agenda = new Agenda<number>();
        for (const [i, atMs] of times.entries()) agenda.push(atMs, i, false, []);
        const got: number[] = [];
        for (let item = agenda.pop(); item !== undefined; item = agenda.pop()) got.push(item.what);
        const expected = [...times.keys()].toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b);
        expect(got).toEqual(expected);
      }),
    );
  });

  it('counts what is not background work', () => {
    const agenda = new Agenda<string>();
    agenda.push(1, 'request', false, []);
    agenda.push(2, 'ping', true, []);
    expect(agenda.foregroundCount).toBe(1);
    agenda.pop();
    expect(agenda.foregroundCount).toBe(0);
    expect(agenda.size).toBe(1);
  });

  it('a fork keeps its items when the original goes on', () => {
    const agenda = new Agenda<string>();
    agenda.push(5, 'later', false, []);
    agenda.push(1, 'sooner', false, []);
    const fork = agenda.fork();
    agenda.pop();
    agenda.push(2, 'new', false, []);
    expect(fork.pop()?.what).toBe('sooner');
    expect(fork.pop()?.what).toBe('later');
    expect(agenda.pop()?.what).toBe('new');
  });
});
