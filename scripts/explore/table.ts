// Everything that should hold, and which of its runs were all tried: the table of docs/every-run.md.
import type { Pinned } from './certificateLine.ts';
import type { RightOne } from './rightOnes.ts';

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

/** Why some of them are missing, whatever the time. */
const WHY_NOT = [
  '`leader-latch` runs on for hundreds of steps while sessions expire and calls are repeated: two clients with two faults have over ten million runs, three clients hours of them.',
  '`scheme-two` never stops its timer once its session has expired, so that such a run has no end. Kills and closes are complete.',
  'The others take longer, or more memory, than they were given.',
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

/** `recipes`: everything that should hold, with two clients, or as few as it can do with. */
export function tableText(
  pinned: Readonly<Record<string, Pinned>>,
  recipes: readonly Pick<RightOne, 'name' | 'mostClients'>[],
): string {
  const names = recipes.map(({ name }) => name);
  const all = Object.entries(pinned).flatMap(([key, found]) => exploredOf(key, found) ?? []);
  const rows = all.toSorted(
    (one, other) =>
      placeOf(one.name, names) - placeOf(other.name, names) ||
      one.clients - other.clients ||
      one.atMost - other.atMost ||
      (one.faults ?? '').length - (other.faults ?? '').length,
  );
  const bounds = BOUNDS.map(({ what, clients, atMost, faults }) => {
    const isWithin = (one: Explored, mostClients: number) =>
      one.clients >= Math.min(clients, mostClients) &&
      one.atMost >= atMost &&
      (one.faults === null || one.faults === faults);
    const missing = recipes.filter(
      ({ name, mostClients }) =>
        !all.some((one) => withoutPermits(one.name) === withoutPermits(name) && isWithin(one, mostClients)),
    );
    return { what, missing: missing.map(({ name }) => name) };
  });
  return [
    '| every placement of                | complete |',
    '| --------------------------------- | -------- |',
    ...bounds.map(({ what, missing }) => `| ${what} | ${names.length - missing.length} of ${names.length} |`),
    '',
    '## Not complete',
    '',
    ...bounds.flatMap(({ what, missing }) =>
      missing.length === 0 ? [] : [`- ${what}: ${missing.map((name) => `\`${name}\``).join(', ')}`],
    ),
    '',
    WHY_NOT.join(' '),
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
