// A lock and what it is there for: a resource outside ZooKeeper that the holder writes to again and again, with its node's
// number as a token. How much of its connection's fate a holder heeds is a switch.
import { sequenceOf, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { LOCK_PARENT, believing, giveBack, stepsAround, takeTurns, type LockArgs } from '../lockProgram.ts';
import { acquireInLine, soundLine } from '../predecessorLock/recipe.ts';
import { drain, hearWithin, type Heard } from './connection.ts';
import { forgetting, knowing, wanting } from '../stated.ts';

/** What the lock guards. */
export const RESOURCE = 'printer';
/** What makes a holder stop before its time. */
export const HOLDERS = ['deaf', 'stopsWhenLost', 'stopsWhenSuspended'] as const;

const WRITE_EVERY_MS = 800;

export function guardedLock(args: ProgramArgs): Recipe<void> {
  return takeTurns(args, function* turn(lockArgs) {
    const path = yield* wanting(acquireInLine(lockArgs, knowing(soundLine(LOCK_PARENT))));
    yield* believing({ what: 'holder', path }, write(args, lockArgs, path));
    yield* forgetting(path, giveBack(path));
  });
}

export function guardedSteps(rounds: string | number | undefined): readonly string[] {
  return stepsAround(['line.create', 'line.list', 'line.watchPredecessor', 'line.awaitPredecessor'], rounds);
}

/** Writes until it has held for long enough, is told that somebody came after it, or hears what makes it stop. */
function* write(args: ProgramArgs, { client, holdMs }: LockArgs, path: string): Recipe<void> {
  yield* zk.atStep('lock.hold');
  yield* drain(args['library']);
  const token = sequenceOf(path);
  const untilMs = (yield* zk.clock()) + Number(holdMs);
  for (let page = 1; ; page++) {
    const isAccepted = yield* zk.useResource({ resource: RESOURCE, value: `${client}${page}`, token });
    if (!isAccepted) return;
    const restMs = Math.min(WRITE_EVERY_MS, untilMs - (yield* zk.clock()));
    if (restMs <= 0 || stops(args['holder'], yield* hearWithin(args['library'], restMs))) return;
  }
}

function stops(holder: ProgramArgs[string] | undefined, heard: Heard): boolean {
  if (heard === 'nothing' || holder === 'deaf') return false;
  return heard === 'lost' || holder === 'stopsWhenSuspended';
}
