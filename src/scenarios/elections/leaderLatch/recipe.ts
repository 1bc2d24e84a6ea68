// A client that uses Curator's LeaderLatch: it starts a latch, waits to lead, leads, and closes it. Each round uses a new
// latch, numbered by the round.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { wanting } from '../../locks/stated.ts';
import { lead, standAgainAndAgain } from '../electionProgram.ts';
import { workAsLeader } from '../interruption.ts';
import { awaitLeadership, closeLatch, startLatch } from './latchProtocol.ts';

/** The thread that hears of the connection. */
export const LATCH_LISTENER = 'latch-listener';

export function* leaderLatch(args: ProgramArgs): Recipe<void> {
  const listener = yield* zk.spawn(LATCH_LISTENER, args);
  let round = 0;
  yield* standAgainAndAgain(args, function* term(electionArgs) {
    round += 1;
    const latch = { ...args, latch: round };
    yield* startLatch(latch);
    while (yield* hasLeadership(latch)) {
      if (yield* workAsLeader(lead(electionArgs))) break;
    }
    yield* closeLatch(latch);
  });
  yield* zk.interrupt(listener);
}

/** False if it has waited for longer than it has patience. */
function* hasLeadership(latch: ProgramArgs): Recipe<boolean> {
  return (yield* wanting(awaitLeadership(latch))) !== null;
}

/** The protocol's numbered steps, as its threads mark them. */
export function latchSteps(rounds: string | number | undefined): readonly string[] {
  const steps = ['latch.create', 'latch.list', 'latch.watch', 'latch.await', 'election.lead', 'latch.close'];
  return rounds === 1 ? steps : [...steps, 'lock.rest'];
}
