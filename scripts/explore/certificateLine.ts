// The sentence to quote of what is pinned: which runs were tried, and what came of them.
import type { Certificate } from '../../src/rooms/breakIt/model/explore/total.ts';

/** What was found and tried, by name, clients and faults. */
export interface Pinned {
  readonly runs: number;
  readonly states: number;
  readonly limits: readonly string[];
  /** What is known to be wrong with it: told of, and not mended, as what is modelled is so. */
  readonly violated: readonly string[];
  /** The rule that was corrected since: its runs, counted again, come to other states. */
  readonly before?: string;
}

/** One line for a terminal. */
export function certifiedText({
  clients,
  bound,
  complete,
  runs,
  states,
  violated,
  limits,
  of,
}: Certificate): string {
  const count = (number: number) => number.toLocaleString('en-US');
  const placed = bound.atMost === 0 ? 'no fault' : `at most ${bound.atMost} of ${bound.faults.join(', ')}`;
  const tried = complete ? 'complete' : 'not complete';
  const outcome = violated.length === 0 ? 'no invariant violated' : `${violated.join(', ')} violated`;
  const limited = limits.length === 0 ? '' : `; limits of every lease: ${limits.join(', ')}`;
  return `${of}: ${clients} clients, ${placed}, ${tried}: ${count(runs)} runs, ${count(states)} states, ${outcome}${limited}`;
}

/** `key`: as in pinned.json, `NAME | 2 clients | 1 faults`. */
export function certificateLine(key: string, { runs, states, limits, violated }: Pinned): string {
  const [, clients = '', faults = ''] = key.split(' | ');
  const most = Number.parseInt(faults, 10) === 1 ? 'one fault' : faults;
  const count = (number: number) => number.toLocaleString('en-US');
  const outcome = violated.length === 0 ? 'no invariant violated' : `${violated.join(', ')} violated`;
  const line = `Complete for ${clients} × at most ${most} (kill, close, pause, cut, expire) after any step: ${count(runs)} runs, ${count(states)} states, ${outcome}.`;
  return limits.length === 0
    ? line
    : `${line} Limits of every lease, while a client cannot know that its session is over: ${limits.toSorted().join(', ')}.`;
}
