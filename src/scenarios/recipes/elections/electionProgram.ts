// What all elections have in common: standing again and again, leading for a while, and leaving office. A protocol adds how
// a candidate learns that it is its turn.
import { sequenceOf, zk } from '../../../engine/index.ts';
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';
import { giveBack, inStep, patiently, takeTurns, type LockArgs } from '../lockProgram.ts';

export const ELECTION_PARENT = '/election';

/** As a lock's, with `holdMs` for the time a leader stays in office. */
export type ElectionArgs = LockArgs;

/** One term: from standing for election until it is over. */
export function standAgainAndAgain(args: ProgramArgs, term: (args: ElectionArgs) => Recipe<void>): Recipe<void> {
  return takeTurns({ ...args, holdMs: args['leadMs'] ?? 0 }, term);
}

/** Steps that every election ends with; a candidate that stands again rests first. */
export function stepsBefore(standing: readonly string[], rounds: string | number | undefined): readonly string[] {
  return [...standing, 'election.lead', 'election.leave', ...(rounds === 1 ? [] : ['lock.rest'])];
}

/** Leads for as long as it is told. */
export function* lead(args: ElectionArgs): Recipe<void> {
  yield* zk.atStep('election.lead');
  if (args.holdMs === 'untilReleased') return yield* zk.gate('leave');
  if (args.holdMs > 0) yield* zk.sleep(args.holdMs);
  yield* inStep(args, 'leave');
}

/** Leaves office: its znode goes, and whoever watches it hears of that. */
export function* leave(path: string): Recipe<void> {
  yield* zk.atStep('election.leave');
  yield* giveBack(path);
}

/** Full paths of the candidates by number: the ten digits at the end, not the whole name. */
export function* candidates(parent: string): Recipe<readonly string[]> {
  return inOrder(parent, yield* patiently(() => zk.getChildren(parent)));
}

export function inOrder(parent: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ path: `${parent}/${name}`, number: sequenceOf(name) }))
    .filter((node): node is { path: string; number: number } => node.number !== null)
    .toSorted((a, b) => a.number - b.number)
    .map(({ path }) => path);
}
