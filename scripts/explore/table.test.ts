import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Pinned } from './certificateLine.ts';
import { rightOnes } from './rightOnes.ts';
import { tableText } from './table.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** Whatever the width of columns. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

it('docs/every-run.md has what is pinned', async () => {
  const pinned = JSON.parse(read('pinned.json')) as Readonly<Record<string, Pinned>>;
  const [, table = ''] = read('../../docs/every-run.md').split('<!-- table -->');
  expect(plain(table)).toBe(plain(tableText(pinned, await rightOnes(2))));
});

it('counts a right recipe as complete within a wider bound or with as many clients as it takes, and not for some of the faults alone', () => {
  const tried = { runs: 1200, states: 34, limits: ['I-3', 'I-1'], violated: [] };
  const text = plain(
    tableText(
      {
        'a | 2 clients | 1 faults': tried,
        'a | 2 clients | 2 faults of kill': tried,
        'a | 3 clients | 2 faults of kill': tried,
        'semaphore permits=2 | 3 clients | 2 faults': { ...tried, violated: ['I-5'] },
        'b | 2 clients | 1 faults': { ...tried, before: 'C14' },
        'pair | 2 clients | 2 faults': tried,
        'protocol: restarts': tried,
      },
      [
        { name: 'a', mostClients: 50 },
        { name: 'semaphore permits=1', mostClients: 50 },
        { name: 'pair', mostClients: 2 },
      ],
    ),
  );
  expect(text).toContain('| one fault, 2 clients | 3 of 3 |');
  expect(text).toContain('| two faults, 2 clients | 2 of 3 |');
  expect(text).toContain('| two kills, 3 clients | 3 of 3 |');
  expect(text).toContain('| two faults, 3 clients | 2 of 3 |');
  expect(text).toContain('- two faults, 2 clients: `a`\n- two faults, 3 clients: `a`\n');
  expect(text).toContain('| a | 2 | 2 of kill | 1,200 | 34 | I-1, I-3 | none | yes |');
  expect(text).toContain('| semaphore permits=2 | 3 | 2 | 1,200 | 34 | I-1, I-3 | I-5 | yes |');
  expect(text).toContain('| b | 2 | 1 | 1,200 | 34 | I-1, I-3 | none | yes, before [C14] |');
  expect(text).not.toContain('protocol');
});
