import { describe, expect, it } from 'vitest';
import { Cell, Fifo, forkAll, Table } from './table.ts';

describe('containers that fork', () => {
  it('a fork of a table and the original go on apart', () => {
    const table = new Table<string, number>([['a', 1]]);
    const fork = table.fork();
    table.set('a', 2);
    fork.set('b', 3);
    expect([...table.entries()]).toEqual([['a', 2]]);
    expect([...fork.entries()]).toEqual([
      ['a', 1],
      ['b', 3],
    ]);
  });

  it('a fork of a fork keeps what it had when either of its ancestors is cleared or deleted from', () => {
    const table = new Table<string, number>([
      ['a', 1],
      ['b', 2],
    ]);
    const first = table.fork();
    const second = first.fork();
    table.clear();
    first.delete('a');
    expect(table.size).toBe(0);
    expect([...first.keys()]).toEqual(['b']);
    expect([...second.keys()]).toEqual(['a', 'b']);
  });

  it('deleting what is not there says so and copies nothing', () => {
    const table = new Table<string, number>();
    expect(table.delete('a')).toBe(false);
  });

  it('a queue gives back what was pushed, in order, also after many shifts and a fork in the middle', () => {
    const queue = new Fifo<number>();
    for (let i = 0; i < 100; i++) queue.push(i);
    for (let i = 0; i < 60; i++) expect(queue.shift()).toBe(i);
    const fork = queue.fork();
    queue.push(100);
    expect(fork.toArray()).toEqual(Array.from({ length: 40 }, (_, i) => i + 60));
    for (let i = 60; i <= 100; i++) expect(queue.shift()).toBe(i);
    expect(queue.shift()).toBeUndefined();
    expect(fork.size).toBe(40);
    fork.push(7);
    expect(fork.toArray().at(-1)).toBe(7);
  });

  it('queues forked from one another each go on by themselves, whichever writes first', () => {
    const first = new Fifo<string>();
    first.push('a');
    const second = first.fork();
    first.push('b');
    const third = first.fork();
    second.push('c');
    third.push('d');
    first.push('e');
    expect(second.shift()).toBe('a');
    expect([first, second, third].map((queue) => queue.toArray().join(''))).toEqual(['abe', 'c', 'abd']);
    expect([first, second, third].map((queue) => queue.last())).toEqual(['e', 'c', 'd']);
    const emptied = second.fork();
    emptied.shift();
    second.push('f');
    expect([emptied.peek(), emptied.last(), emptied.shift(), emptied.size]).toEqual([
      undefined,
      undefined,
      undefined,
      0,
    ]);
  });

  it('forkAll forks every container of a state', () => {
    const state = { table: new Table<string, number>(), cell: new Cell({ n: 1 }), queue: new Fifo<number>() };
    const fork = forkAll(state);
    state.table.set('x', 1);
    state.cell.update({ n: 2 });
    state.queue.push(1);
    expect([fork.table.size, fork.cell.value.n, fork.queue.size]).toEqual([0, 1, 0]);
  });

  it('a digest is worked out again after each write and taken over by a fork', () => {
    const works: string[] = [];
    const textOf = (content: Table<string, number> | Cell<number> | Fifo<number>): number => {
      works.push(content.constructor.name);
      return works.length;
    };
    const table = new Table<string, number>([['a', 1]]);
    const cell = new Cell(1);
    const queue = new Fifo<number>();
    const writes: readonly (() => void)[] = [
      () => table.set('b', 2),
      () => void table.delete('b'),
      () => table.clear(),
      () => void (cell.value = 2),
      () => queue.push(1),
      () => void queue.shift(),
      () => queue.replace([3]),
    ];
    const digests = () => [table, cell, queue].map((content) => content.digest(textOf));
    expect([
      digests(),
      digests(),
      [table.fork(), cell.fork(), queue.fork()].map((fork) => fork.digest(textOf)),
    ]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    for (const write of writes) {
      write();
      digests();
    }
    expect(works.slice(3)).toEqual(['Table', 'Table', 'Table', 'Cell', 'Fifo', 'Fifo', 'Fifo']);
  });
});
