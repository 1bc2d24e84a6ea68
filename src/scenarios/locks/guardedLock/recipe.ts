// A lock and the resource it protects, outside ZooKeeper. The holder writes to it repeatedly, with its znode's number as the
// fencing token. A parameter decides which connection events make a holder stop.
import { sequenceOf, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { LOCK_PARENT, believing, giveBack, takeTurns, type LockArgs } from '../lockProgram.ts';
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

/** Writes until its time is up, the resource rejects its token, or an event makes it stop. */
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
