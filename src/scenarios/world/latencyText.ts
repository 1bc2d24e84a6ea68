// How long messages of some servers, clients or connections travel, where it is not as in the rest of the world: a line each, as in
// `server:3 40 60` or `server:1 A 5`.
import { isClientId, isServerId } from '../../engine/index.ts';
import { PLAN_LIMITS, type PlannedEnd, type PlannedLatency, type WorldPlan } from '../scenario/worldPlan.ts';
import { PLAN_RANGES } from './planSchema.ts';

/** What is wrong with a line, from 1; words for it are the catalogue's. */
export type LatencyTextProblem =
  | { readonly line: number; readonly code: 'usage' }
  /** No server and no client of the world. */
  | { readonly line: number; readonly code: 'nobody'; readonly name: string }
  /** Two clients, or one with itself. */
  | { readonly line: number; readonly code: 'noConnection' | 'sameTwice' }
  | { readonly line: number; readonly code: 'outOfRange'; readonly min: number; readonly max: number }
  | { readonly line: number; readonly code: 'tooMany'; readonly limit: number };

export type ParsedLatencies =
  | { readonly ok: true; readonly latencies: readonly PlannedLatency[] }
  | { readonly ok: false; readonly problems: readonly LatencyTextProblem[] };

/** Every line that is wrong is named. */
export function parseLatencies(text: string, plan: WorldPlan): ParsedLatencies {
  const latencies: PlannedLatency[] = [];
  const problems: LatencyTextProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/u).entries()) {
    if (/^\s*(?:#|$)/u.test(line)) continue;
    const read = parseLatency(line, plan);
    if ('code' in read) problems.push({ ...read, line: index + 1 });
    else if (latencies.some((each) => isSameLink(each, read)))
      problems.push({ line: index + 1, code: 'sameTwice' });
    else if (latencies.length === PLAN_LIMITS.latencies)
      problems.push({ line: index + 1, code: 'tooMany', limit: PLAN_LIMITS.latencies });
    else latencies.push(read);
  }
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
    : { ok: true, latencies };
}

/** What `parseLatencies` reads as those. */
export function latencyText(latencies: readonly PlannedLatency[]): string {
  return latencies.map(({ of, min, max }) => `${of.map(shortName).join(' ')} ${min} ${max}\n`).join('');
}

/** A server or a client by its id; a client by its name alone too. Null: neither. */
export function actorNamed(word: string, plan: WorldPlan): PlannedEnd | null {
  if (isServerId(word)) {
    const number = Number(word.slice('server:'.length));
    return number >= 1 && number <= plan.servers + plan.observers ? word : null;
  }
  const id = word.startsWith('client:') ? word : `client:${word}`;
  return isClientId(id) && plan.clients.some(({ name }) => `client:${name}` === id) ? id : null;
}

export function isSameLink(a: Pick<PlannedLatency, 'of'>, b: Pick<PlannedLatency, 'of'>): boolean {
  return a.of.length === b.of.length && a.of.every((actor) => b.of.includes(actor));
}

const MOST_PROBLEMS = 10;

type Unplaced<T> = T extends unknown ? Omit<T, 'line'> : never;

export function parseLatency(line: string, plan: WorldPlan): PlannedLatency | Unplaced<LatencyTextProblem> {
  const words = line.trim().split(/\s+/u);
  const names = words.filter((word) => !/^\d+$/u.test(word));
  const amounts = words.slice(names.length);
  const isInOrder = words.slice(0, names.length).every((word, at) => word === names[at]);
  if (!isInOrder || names.length === 0 || names.length > 2 || amounts.length === 0 || amounts.length > 2)
    return { code: 'usage' };
  const of: PlannedEnd[] = [];
  for (const name of names) {
    const actor = actorNamed(name, plan);
    if (actor === null) return { code: 'nobody', name };
    of.push(actor);
  }
  if (of.length === 2 && (of[0] === of[1] || of.every((actor) => isClientId(actor))))
    return { code: 'noConnection' };
  const [min = 0, max = min] = amounts.map(Number);
  const [least, most] = PLAN_RANGES.latencyMs;
  if (min < least || min > max || max > most) return { code: 'outOfRange', min: least, max: most };
  return { of, min, max };
}

/** `client:A` is A. */
function shortName(actor: PlannedEnd): string {
  return actor.replace(/^client:/u, '');
}
