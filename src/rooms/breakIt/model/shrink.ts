// From a run that breaks a promise to the shortest that still does: fewer commands first, then plainer moments, fewer clients, and the
// seed that was asked for. Every try is a run of its own, and a step of the generator.
import type { InvariantId } from '../../../engine/index.ts';
import {
  attempt,
  planOf,
  timedPlanOf,
  type AttemptOptions,
  type Made,
  type Move,
  type Outcome,
  type Stage,
} from './attempt.ts';
import { Dice } from './dice.ts';
import type { Moment } from './moment.ts';

/** A run that breaks a promise. */
export interface Broken {
  readonly stage: Stage;
  readonly outcome: Outcome;
  readonly invariant: InvariantId;
}

/** Yields the steps of each run that was tried. */
export function* shrink(found: Broken, seed: number): Generator<Outcome, Broken> {
  const fewer = yield* withFewerCommands(found);
  const calmer = yield* withSeed(yield* withFewerClients(fewer), seed);
  return yield* withPlainerMoments(calmer);
}

/** All subsets of so many commands can be tried, the smallest first. */
const FEW = 7;

function* withFewerCommands(found: Broken): Generator<Outcome, Broken> {
  let best = found;
  while (best.outcome.made.length > FEW) {
    const shorter: Broken | null = yield* withoutSome(best);
    if (shorter === null) return best;
    best = shorter;
  }
  const { made } = best.outcome;
  for (let size = 0; size < made.length; size++) {
    for (const subset of subsetsOf(made, size)) {
      const smaller = yield* eitherWay(best, subset);
      if (smaller !== null) return smaller;
    }
  }
  return best;
}

/** Without a half of the commands, a quarter, … or a single one; null if all are needed. */
function* withoutSome(found: Broken): Generator<Outcome, Broken | null> {
  const { made } = found.outcome;
  for (let size = made.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < made.length; from += size) {
      const rest = made.filter((_, index) => index < from || index >= from + size);
      const shorter = yield* eitherWay(found, rest);
      if (shorter !== null) return shorter;
    }
  }
  return null;
}

/** At the same happenings, or at the same times. */
function* eitherWay(found: Broken, made: readonly Made[]): Generator<Outcome, Broken | null> {
  return (yield* tried(found, planOf(made))) ?? (yield* tried(found, timedPlanOf(made)));
}

function* withFewerClients(found: Broken): Generator<Outcome, Broken> {
  const { scenario, choice } = found.stage;
  // A composed world has the clients of its plan.
  if (choice.plan !== undefined) return found;
  let best = found;
  for (let clients = choice.clients - 1; clients >= scenario.clients.min; clients--) {
    const smaller: Broken | null = yield* tried(changed(best, { clients }), planOf(best.outcome.made));
    if (smaller === null || smaller.outcome.made.length > best.outcome.made.length) break;
    best = smaller;
  }
  return best;
}

function* withSeed(found: Broken, seed: number): Generator<Outcome, Broken> {
  if (found.stage.choice.seed === seed) return found;
  return (yield* tried(changed(found, { seed }), planOf(found.outcome.made))) ?? found;
}

function* withPlainerMoments(found: Broken): Generator<Outcome, Broken> {
  let best = found;
  for (let index = 0; index < best.outcome.made.length; index++) {
    for (const when of plainerThan(best.outcome.made, index)) {
      const plan = planOf(best.outcome.made).map((move, at) => (at === index ? { ...move, when } : move));
      const plainer: Broken | null = yield* tried(best, plan);
      if (plainer === null || plainer.outcome.made.length > best.outcome.made.length) continue;
      best = plainer;
      break;
    }
  }
  return best;
}

/** The plainest first. */
function plainerThan(made: readonly Made[], index: number): readonly Moment[] {
  const one = made[index];
  if (one === undefined) return [];
  const sinceMs = one.atMs - (made[index - 1]?.atMs ?? 0);
  const { when } = one;
  const candidates: Moment[] = [
    { on: 'quiet', afterMs: 0 },
    ...ROUND_MS.map((unit): Moment => ({ on: 'after', afterMs: roundTo(sinceMs, unit) })),
  ];
  if (when.on === 'record') {
    candidates.push({ ...when, nth: 1, afterMs: 0 }, { ...when, afterMs: 0 });
    for (const unit of ROUND_MS) candidates.push({ ...when, afterMs: roundTo(when.afterMs, unit) });
  }
  const cost = costOf(when);
  return candidates.filter((candidate) => costOf(candidate) < cost);
}

const ROUND_MS = [1000, 500, 100, 50, 10] as const;

function roundTo(ms: number, unit: number): number {
  return Math.max(unit, Math.round(ms / unit) * unit);
}

/** How much there is to say about it. */
function costOf(when: Moment): number {
  const ms = when.afterMs;
  const delay = ms === 0 ? 0 : 1 + ROUND_MS.findIndex((unit) => ms % unit === 0);
  const said = ms !== 0 && delay === 0 ? ROUND_MS.length + 1 : delay;
  if (when.on === 'quiet') return said;
  return when.on === 'after' ? said + 1 : 4 + said + 2 * when.nth;
}

function changed(found: Broken, choice: { readonly clients?: number; readonly seed?: number }): Broken {
  return { ...found, stage: { ...found.stage, choice: { ...found.stage.choice, ...choice } } };
}

function* tried({ stage, invariant }: Broken, plan: readonly Move[]): Generator<Outcome, Broken | null> {
  const outcome = attempt(stage, plan, NOTHING_OPEN);
  yield outcome;
  return outcome.violation?.invariant === invariant ? { stage, outcome, invariant } : null;
}

const NOTHING_OPEN: AttemptOptions = { dice: new Dice(0, 0), gates: 0, onMark: null };

/** In the order of their first elements. */
function* subsetsOf<T>(all: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= all.length - size; index++) {
    const first = all.slice(index, index + 1);
    for (const rest of subsetsOf(all, size - 1, index + 1)) yield [...first, ...rest];
  }
}
