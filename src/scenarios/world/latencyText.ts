// How long messages of some servers, clients or connections travel, where it is not as in the rest of the world: a line each, as in
// `server:3 40 60` or `server:1 A 5`. Three numbers or more are times that were measured, one of which is drawn for each message; they
// may go on in the lines below.
import { clientIdOf, isClientId, isServerId } from '../../engine/index.ts';
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
  for (const { said, line } of withMeasured(text)) {
    const read = parseLatency(said, plan);
    if ('code' in read) problems.push({ ...read, line });
    else if (latencies.some((each) => isSameLink(each, read))) problems.push({ line, code: 'sameTwice' });
    else if (latencies.length === PLAN_LIMITS.latencies)
      problems.push({ line, code: 'tooMany', limit: PLAN_LIMITS.latencies });
    else latencies.push(read);
  }
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
    : { ok: true, latencies };
}

/** Lines that say something, each with the lines of bare numbers below it. */
function withMeasured(text: string): readonly { readonly said: string; readonly line: number }[] {
  const said: { said: string; line: number }[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/u).entries()) {
    if (/^\s*(?:#|$)/u.test(line)) continue;
    const before = said.at(-1);
    if (before !== undefined && /^[\d.,;\s]+(?:ms)?\s*$/u.test(line)) before.said += ` ${line}`;
    else said.push({ said: line, line: index + 1 });
  }
  return said;
}

/** What `parseLatencies` reads as those. */
export function latencyText(latencies: readonly PlannedLatency[]): string {
  return latencies
    .map(({ of, min, max, samples = [min, max] }) => `${of.map(shortName).join(' ')} ${samples.join(' ')}\n`)
    .join('');
}

/** A server or a client by its id; a client by its name alone too. Null: neither. */
export function actorNamed(word: string, plan: WorldPlan): PlannedEnd | null {
  if (isServerId(word)) {
    const number = Number(word.slice('server:'.length));
    return number >= 1 && number <= plan.servers + plan.observers ? word : null;
  }
  const id = word.startsWith('client:') && isClientId(word) ? word : clientIdOf(word);
  return plan.clients.some(({ name }) => clientIdOf(name) === id) ? id : null;
}

export function isSameLink(a: Pick<PlannedLatency, 'of'>, b: Pick<PlannedLatency, 'of'>): boolean {
  return a.of.length === b.of.length && a.of.every((actor) => b.of.includes(actor));
}

const MOST_PROBLEMS = 10;

type Unplaced<T> = T extends unknown ? Omit<T, 'line'> : never;

export function parseLatency(line: string, plan: WorldPlan): PlannedLatency | Unplaced<LatencyTextProblem> {
  const words = line
    .trim()
    .split(/[\s,;]+/u)
    .filter((word) => word !== '' && word !== 'ms');
  const isAmount = (word: string): boolean => /^\d+(?:\.\d+)?(?:ms)?$/u.test(word);
  const firstAmount = words.findIndex(isAmount);
  const names = words.slice(0, firstAmount === -1 ? words.length : firstAmount);
  const amounts = words.slice(names.length);
  if (names.length === 0 || names.length > 2 || amounts.length === 0 || !amounts.every(isAmount))
    return { code: 'usage' };
  const of: PlannedEnd[] = [];
  for (const name of names) {
    const actor = actorNamed(name, plan);
    if (actor === null) return { code: 'nobody', name };
    of.push(actor);
  }
  if (of.length === 2 && (of[0] === of[1] || of.every((actor) => isClientId(actor))))
    return { code: 'noConnection' };
  const measured = amounts.map((word) => Math.round(Number.parseFloat(word)));
  const isRange = amounts.length <= 2;
  const [first = 0, second = first] = measured;
  const [min, max] = isRange ? [first, second] : [Math.min(...measured), Math.max(...measured)];
  const [least, most] = PLAN_RANGES.latencyMs;
  if (min < least || min > max || max > most) return { code: 'outOfRange', min: least, max: most };
  if (measured.length > PLAN_LIMITS.samples) return { code: 'tooMany', limit: PLAN_LIMITS.samples };
  return isRange ? { of, min, max } : { of, min, max, samples: measured };
}

/** `client:A` is A. */
function shortName(actor: PlannedEnd): string {
  return actor.replace(/^client:/u, '');
}
