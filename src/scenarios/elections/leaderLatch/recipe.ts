// A client that uses Curator's LeaderLatch: it starts a latch, waits to lead, leads, and closes it. Each round uses a new
// latch. A client may have several at a time, each used by a thread of its own, all with one session.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { wanting } from '../../locks/stated.ts';
import { lead, standAgainAndAgain } from '../electionProgram.ts';
import { workAsLeader } from '../interruption.ts';
import { byNumber } from '../../locks/predecessorLock/recipe.ts';
import { latchPath } from './latchBackground.ts';
import { awaitLeadership, closeLatch, startLatch } from './latchProtocol.ts';

/** The thread that hears of the connection. */
export const LATCH_LISTENER = 'latch-listener';

/** A further thread, for a further latch of the same client. */
export const LATCH_USER = 'latch-user';

export function* leaderLatch(args: ProgramArgs): Recipe<void> {
  for (let place = 2; place <= Number(args['latches'] ?? 1); place++)
    yield* zk.spawn(LATCH_USER, { ...args, place });
  yield* useLatches(args);
}

/** Latches are numbered across the rounds and the threads of a client. */
export function* useLatches(args: ProgramArgs): Recipe<void> {
  const { latches = 1, place = 1 } = args;
  const listener = yield* zk.spawn(LATCH_LISTENER, args);
  let next = Number(place);
  yield* standAgainAndAgain(args, function* term(electionArgs) {
    const latch = { ...args, latch: next };
    next += Number(latches);
    yield* startLatch(latch);
    while (yield* hasLeadership(latch)) {
      if (yield* workAsLeader(lead(electionArgs))) break;
    }
    yield* closeLatch(latch);
  });
  yield* zk.interrupt(listener);
}

/** A further thread, which asks who leads. */
export const LATCH_ASKER = 'latch-asker';

/** getLeader(), each time it is told to: LockInternals.getParticipantNodes, then the first of them that is still there. */
export function* latchAsker(args: ProgramArgs): Recipe<void> {
  const path = latchPath(args);
  for (;;) {
    yield* zk.gate('read');
    const names = yield* patiently(() => zk.getChildren(path));
    const line = names.map((name) => `${path}/${name}`).toSorted(byNumber);
    for (const each of line) {
      const id = yield* participantAt(each);
      if (id === null) continue;
      yield* zk.fact({ type: 'says', text: `Participant{id='${id}', isLeader=true}`, line: PRINTED_AT });
      break;
    }
  }
}

/** The line of the published program that prints the answer. */
const PRINTED_AT = 45;

/** participantForPath: its data is the participant’s id. */
function* participantAt(path: string): Recipe<string | null> {
  try {
    return (yield* patiently(() => zk.getData(path))).data;
  } catch (error) {
    if (!isKeeperError(error, 'NoNode')) throw error;
    return null;
  }
}

/** False if it has waited for longer than it has patience. */
function* hasLeadership(latch: ProgramArgs): Recipe<boolean> {
  return (yield* wanting(awaitLeadership(latch))) !== null;
}

/** The protocol's numbered steps, as its threads mark them. */
export function latchSteps(rounds: string | number | undefined): readonly string[] {
  const steps = ['latch.create', 'latch.list', 'latch.watch', 'latch.await', 'election.lead', 'latch.close'];
  return [...steps, ...(rounds === 1 ? [] : ['lock.rest']), 'latch.listener'];
}
