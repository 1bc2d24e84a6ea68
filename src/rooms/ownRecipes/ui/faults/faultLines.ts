// Which lines of own code are marked where a world is red: those that claim what is not so, assert it, or write over what another client
// wrote; where none does, the line where the client stood whose write it broke at.
import type { ClientId, RecordOf, Said, TraceRecord, Violation } from '../../../../engine/index.ts';
import { claimantsIn } from '../../../../scenarios/scenario/claimants.ts';
import {
  isLimitOfLease,
  NOBODY_TOLD,
  staysLimit,
  toldAfter,
  type ToldClients,
} from '../../../../scenarios/scenario/leaseLimits.ts';
import { ownLineOf } from '../../../../scenarios/scenario/ownCodes.ts';
import { invariantName, invariantWords } from '../../../../words/invariantWords.ts';
import type { Messages } from '../../../../words/messages.ts';
import { worldBegun } from '../../../../ui/panels/worldOf.ts';
import { blindWritesBehind } from '../../../../ui/select/blindWrites.ts';
import { invariantChips } from '../../../../ui/select/invariantChips.ts';
import { traceReader } from '../../../../ui/select/readTrace.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';

export interface FaultLine {
  readonly client: ClientId;
  readonly line: number;
  readonly part: FaultPart;
  /** The invariant that is red. */
  readonly name: string;
  /** That it is, and why. */
  readonly message: string;
}

/**
 * What the line has to do with it. `fault`: it failed itself. `stated`: what is not so was stated there, whatever line the mistake is in.
 * `stood`: its client was there, which says no more.
 */
export type FaultPart = 'fault' | 'stated' | 'stood' | Overwrote;

interface Overwrote {
  readonly overwrote: string;
  /** Others did so too, and nobody knows which of them it was. */
  readonly isOneOfSeveral: boolean;
}

/** `claims`: the invariants that the world is judged by. */
export function faultLines(
  view: Pick<WorldView, 'world' | 'step' | 'simulation'>,
  claims: Parameters<typeof invariantChips>[2]['invariants'],
  words: Messages,
): readonly FaultLine[] {
  const { world, step, simulation } = view;
  const red = invariantChips(simulation.violations, step, { invariants: claims, expected: [] }).flatMap(
    ({ isClaimed, state, violation }) =>
      isClaimed && (state === 'broken' || state === 'failed') && violation ? [violation] : [],
  );
  return red
    .filter((violation) => !isLimitAt(violation, { world, step, simulation }))
    .flatMap((violation) => linesOfViolation(violation, { world, simulation }, words));
}

/** Whether no line is at fault then, as a client cannot know yet that its session is over. Breaking it is judged likewise. */
export function isLimitAt(
  violation: Violation,
  { world, step, simulation }: Pick<WorldView, 'world' | 'step' | 'simulation'>,
): boolean {
  const toldAt = (then: number): ToldClients =>
    toldBy(simulation.trace).findLast((each) => each.step <= then)?.told ?? NOBODY_TOLD;
  if (isLimitOfLease(violation, world, toldAt(step))) return true;
  if (!staysLimit(violation, world, toldAt(step))) return false;
  return isLimitOfLease(violation, worldBegun(violation, simulation), toldAt(violation.step));
}

interface TellingStep {
  readonly step: number;
  readonly told: ToldClients;
}

/** The steps that change who knows that its session is over. */
const toldBy = traceReader(
  (): TellingStep[] => [],
  (steps, record) => {
    const before = steps.at(-1)?.told ?? NOBODY_TOLD;
    const told = toldAfter(before, record);
    if (told !== before) steps.push({ step: record.step, told });
  },
);

/** Of one violation, in a world in which it lasts. */
export function linesOfViolation(
  violation: Violation,
  view: Pick<WorldView, 'world' | 'simulation'>,
  words: Messages,
): readonly FaultLine[] {
  const { why } = invariantWords(violation.invariant, words);
  const name = invariantName(violation.invariant, violation.said, words);
  const message = words.format.labelled(name, why(violation, view.world));
  return placesOf(violation, view).map((place): FaultLine => ({ ...place, name, message }));
}

type Place = Pick<FaultLine, 'client' | 'line' | 'part'>;

function placesOf(
  violation: Violation,
  { world, simulation }: Pick<WorldView, 'world' | 'simulation'>,
): readonly Place[] {
  const { invariant, clients, records, said } = violation;
  const [asserter] = clients;
  if (invariant === 'I-39') return asserter === undefined ? [] : placed(asserter, said?.line ?? null);
  if (said?.threw === true)
    return runnersOf(said, simulation).flatMap((client) => placed(client, said.line, 'fault'));
  const claims = claimantsIn(world, violation);
  // Of two who claim the same, the one whose claim the tree bears out is right.
  const unfounded = claims.filter(({ fault }) => fault !== null);
  const stated = (unfounded.length > 0 ? unfounded : claims).flatMap(({ client, line }) =>
    placed(client, line),
  );
  if (stated.length > 0) return stated;
  if (invariant === 'I-23' || said?.by !== undefined) {
    const blind = blindWritesBehind(violation, simulation.trace);
    const isOneOfSeveral = blind.length > 1;
    if (blind.length > 0)
      return blind.flatMap(({ client, atStep, path }) =>
        placed(client, ownLineOf(atStep), { overwrote: path, isOneOfSeveral }),
      );
  }
  if (said?.by !== undefined) return placed(said.by.client, ownLineOf(said.by.atStep), 'stood');
  return records.flatMap((seq) => {
    const record = simulation.trace[seq - 1];
    return record === undefined || !isSaid(record) ? [] : placed(record.actor as ClientId, lineIn(record));
  });
}

/** One of the clients whose program has that invariant. */
function runnersOf({ program }: Said, { setup }: WorldView['simulation']): readonly ClientId[] {
  const runner = setup.clients.find(({ programName }) => program === undefined || programName === program);
  return runner === undefined ? [] : [runner.id];
}

type Saying = RecordOf<'fact.stated' | 'belief.stated'>;

function isSaid(record: TraceRecord): record is Saying & TraceRecord {
  return record.kind === 'fact.stated' || record.kind === 'belief.stated';
}

function lineIn(record: Saying): number | null {
  return (record.kind === 'fact.stated' ? record.fact : record.belief).claimLine ?? null;
}

function placed(client: ClientId, line: number | null, part: FaultPart = 'stated'): readonly Place[] {
  return line === null ? [] : [{ client, line, part }];
}
