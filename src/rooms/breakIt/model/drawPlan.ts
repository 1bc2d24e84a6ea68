// A plan drawn by chance: a few faults, each at a moment that is worth it, and what a user does in between.
import type { Move } from './attempt.ts';
import type { Dice } from './dice.ts';
import { WEIGHTS, type Fault } from './faults.ts';
import type { Marks } from './marks.ts';
import type { Mark, Moment } from './moment.ts';

export interface Urn {
  readonly dice: Dice;
  readonly faults: readonly Fault[];
  readonly marks: Marks;
  /** Whether programs wait for a user. */
  readonly hasGates: boolean;
}

export function drawPlan(urn: Urn, moves: number): readonly Move[] {
  return Array.from({ length: moves }, () => drawMove(urn, moves));
}

interface KnownPlan {
  readonly plan: readonly Move[];
  /** Of a run in which its moment has come. */
  readonly seed: number;
}

/** A single fault at a moment at which such faults are known to matter, each pair once; null when all have been tried. */
export function nextKnownPlan({ faults, marks, dice, hasGates }: Urn): KnownPlan | null {
  for (const { fault, at, end, create = null } of KNOWN) {
    const endMark = end === undefined ? undefined : marks.first(end);
    if (!faults.includes(fault) || (end !== undefined && endMark === undefined)) continue;
    const known =
      create === null
        ? marks.takeUntried(at, end === undefined ? fault : `${fault} to ${end}`)
        : marks.takeUntried(
            at,
            `${fault} at create ${create}`,
            (mark) => isCreate(mark) && marks.most(mark) >= create,
          );
    if (known === undefined) continue;
    const undone: Moment =
      endMark === undefined
        ? drawEnd({ dice, faults, marks, hasGates }, fault)
        : { on: 'record', mark: endMark, nth: 1, afterMs: AFTER_END_MS };
    const undo = { when: undone, after: 0 };
    const when = { on: 'record', mark: known.mark, nth: create ?? 1, afterMs: 0 } as const;
    return { plan: [{ when, what: { kind: 'fault', fault, of: 'actor', undo } }], seed: known.seed };
  }
  return null;
}

/** What is put right then finds what others have made of it. */
const AFTER_END_MS = 500;

interface KnownFailure {
  readonly fault: Fault;
  readonly at: Mark['kind'];
  /**
   * The fault ends after it: a client that was cut off or stood still until its session was over is told so, and goes on or does
   * not.
   */
  readonly end?: Mark['kind'];
  /** Only that create of a client. */
  readonly create?: number;
}

/**
 * A reply in flight, a lock just held, an answer that is not acted on yet, a watch that has fired. Most programs make the parents first:
 * what comes of a znode of their own whose answer is lost shows at a later create. One that no run has come to is not tried.
 */
const KNOWN: readonly KnownFailure[] = [
  { fault: 'drop', at: 'request.sent' },
  { fault: 'drop', at: 'request.sent', create: 2 },
  { fault: 'drop', at: 'request.sent', create: 3 },
  { fault: 'drop', at: 'request.sent', create: 4 },
  { fault: 'drop', at: 'request.sent', create: 5 },
  { fault: 'drop', at: 'request.sent', create: 6 },
  { fault: 'cut', at: 'belief.stated', end: 'session.expired' },
  { fault: 'pause', at: 'belief.stated', end: 'session.expired' },
  { fault: 'cut', at: 'belief.stated' },
  { fault: 'kill', at: 'belief.stated' },
  { fault: 'restart', at: 'request.sent' },
  { fault: 'stall', at: 'reply.delivered' },
  { fault: 'pause', at: 'belief.stated' },
  { fault: 'kill', at: 'request.sent' },
];

function isCreate({ where }: Mark): boolean {
  return where['op'] === 'create';
}

function drawMove(urn: Urn, moves: number): Move {
  const { dice, hasGates } = urn;
  const gateShare = moves === 1 ? 3 : 5;
  if (hasGates && dice.below(12) < gateShare)
    return { when: drawMoment(urn, 'gate'), what: { kind: 'gate' } };
  const fault = drawFault(urn);
  if (fault === undefined) return { when: drawMoment(urn, 'gate'), what: { kind: 'gate' } };
  return {
    when: drawMoment(urn, fault),
    what: {
      kind: 'fault',
      fault,
      of: dice.below(10) < 7 ? 'actor' : 'anybody',
      undo: dice.below(6) === 0 ? null : { when: drawEnd(urn, fault), after: dice.of([0, 0, 0, 1]) },
    },
  };
}

function drawFault({ dice, faults }: Urn): Fault | undefined {
  let left = dice.below(
    Math.max(
      1,
      faults.reduce((sum, fault) => sum + WEIGHTS[fault], 0),
    ),
  );
  return faults.find((fault) => (left -= WEIGHTS[fault]) < 0);
}

function drawMoment({ dice, marks }: Urn, deed: string): Moment {
  const kind = dice.below(20);
  if (kind < 5) return { on: 'quiet', afterMs: dice.of([0, 0, 0, 500, 1500]) };
  const mark = kind < 6 ? undefined : marks.draw(dice, deed);
  if (mark === undefined) return { on: 'after', afterMs: dice.of([0, 5, 50, 200, 1000, 3000]) };
  return { on: 'record', mark, nth: dice.of(NTH), afterMs: dice.of(AFTER_MS) };
}

const NTH = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3] as const;
const AFTER_MS = [0, 0, 0, 0, 0, 0, 1, 5, 20, 100, 500, 2000] as const;

function drawEnd({ dice, marks }: Urn, fault: Fault): Moment {
  if (dice.below(2) === 0) return { on: 'after', afterMs: dice.of([20, 200, 1000, 3000, 6000, 9000]) };
  const mark = marks.draw(dice, `end of ${fault}`);
  if (mark === undefined) return { on: 'after', afterMs: 1000 };
  return { on: 'record', mark, nth: 1, afterMs: dice.of([0, 0, 0, 500, 3000]) };
}
