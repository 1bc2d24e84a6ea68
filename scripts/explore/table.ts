// Everything that is to hold, with what was tried of it to the end: the table of docs/every-run.md.
import type { Pinned } from './certificateLine.ts';

/** What a line of the table is of. */
export interface Explored extends Pinned {
  readonly name: string;
  readonly clients: number;
  readonly atMost: number;
  /** Null: all of `FAULTS`. */
  readonly faults: string | null;
}

/** What is placed where nothing else is said. */
export const FAULTS = ['kill', 'close', 'pause', 'cut', 'expire'] as const;

/** What has not been complete, and why. A name that begins so is meant. */
const WHY_NOT: readonly (readonly [name: string, why: string])[] = [
  [
    'leader-latch',
    'its runs go on for hundreds of steps while sessions expire and calls are repeated: two clients with two faults have millions of states and take a quarter of an hour. Some versions are complete with two; none has been tried with three clients and two faults of any kind. Two kills are complete.',
  ],
  [
    'scheme-two',
    'its timer goes on for ever once its session has expired, so that such a run comes to no end. Kills and closes are complete.',
  ],
];

export function keyOf({ name, clients, atMost, faults }: Omit<Explored, keyof Pinned>): string {
  return `${name} | ${clients} clients | ${atMost} faults${faults === null ? '' : ` of ${faults}`}`;
}

/** Null for what is explored within a bound of its own: the protocol. */
export function exploredOf(key: string, pinned: Pinned): Explored | null {
  const [, name, clients, atMost, faults = null] = KEY.exec(key) ?? [];
  if (name === undefined) return null;
  return { ...pinned, name, clients: Number(clients), atMost: Number(atMost), faults };
}

const KEY = /^(.*) \| (\d+) clients \| (\d+) faults(?: of (.*))?$/;

/** `names`: of everything that is to hold, with two clients, or as few as it can do with. */
export function tableText(pinned: Readonly<Record<string, Pinned>>, names: readonly string[]): string {
  const all = Object.entries(pinned).flatMap(([key, found]) => exploredOf(key, found) ?? []);
  const rows = all.toSorted(
    (one, other) =>
      placeOf(one.name, names) - placeOf(other.name, names) ||
      one.clients - other.clients ||
      one.atMost - other.atMost ||
      (one.faults ?? '').length - (other.faults ?? '').length,
  );
  const done = BOUNDS.map(({ what, clients, atMost, faults }) => {
    const isWithin = (one: Explored) =>
      one.clients >= clients && one.atMost >= atMost && (one.faults === null || one.faults === faults);
    const complete = names.filter((name) =>
      all.some((one) => withoutPermits(one.name) === withoutPermits(name) && isWithin(one)),
    );
    return `| ${what} | ${complete.length} of ${names.length} |`;
  });
  return [
    '| every placement of                | complete |',
    '| --------------------------------- | -------- |',
    ...done,
    '',
    '## Not complete',
    '',
    ...WHY_NOT.map(([name, why]) => `- \`${name}\`: ${why}`),
    '',
    '## What was tried',
    '',
    '| right recipe | clients | faults, at most | runs | states | limits named | violated | complete |',
    '| ------------ | ------- | --------------- | ---- | ------ | ------------ | -------- | -------- |',
    ...rows.map(rowOf),
    '',
  ].join('\n');
}

const BOUNDS = [
  { what: 'one fault, 2 clients', clients: 2, atMost: 1, faults: null },
  { what: 'two faults, 2 clients', clients: 2, atMost: 2, faults: null },
  { what: 'two kills, 3 clients', clients: 3, atMost: 2, faults: 'kill' },
  { what: 'two faults, 3 clients', clients: 3, atMost: 2, faults: null },
] as const;

function rowOf(explored: Explored): string {
  const { name, clients, atMost, faults, runs, states, limits, violated, before } = explored;
  const count = (number: number) => number.toLocaleString('en-US');
  const placed = `${atMost}${faults === null ? '' : ` of ${faults}`}`;
  const ids = (list: readonly string[]) => (list.length === 0 ? 'none' : list.toSorted().join(', '));
  return `| ${name} | ${clients} | ${placed} | ${count(runs)} | ${count(states)} | ${ids(limits)} | ${ids(violated)} | yes${before === undefined ? '' : `, before [${before}]`} |`;
}

/** Of a semaphore there are as many permits as leave one client waiting. */
function withoutPermits(name: string): string {
  return name.replace(/ permits=\d+/, '');
}

/** Those that have other names with three clients come last. */
function placeOf(name: string, names: readonly string[]): number {
  const at = names.indexOf(name);
  return at === -1 ? names.length : at;
}
