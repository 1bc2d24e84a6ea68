// The lock as one znode that all clients try to create and watch. The variants differ in which events wake a waiter.
import { KeeperError, type ProgramArgs, type Recipe, type WatchedEvent, zk } from '../../../engine/index.ts';
import { acquireWatchingLock } from '../herdLock/recipe.ts';
import { awaitChange, stepsAround } from '../lockProgram.ts';
import { formOf } from '../../scenario/formOf.ts';
import { statedLock } from '../stated.ts';

export const ONE_NAME_VARIANTS = ['deleted-only', 'any-change', 'any-event'] as const;

const FORMS: Readonly<Record<(typeof ONE_NAME_VARIANTS)[number], (watcher: string) => Recipe<WatchedEvent>>> =
  {
    'deleted-only': awaitDeletion,
    'any-change': awaitChange,
    'any-event': (watcher) => zk.nextWatchEvent(watcher),
  };

export function oneNameLock(args: ProgramArgs): Recipe<void> {
  const wait = formOf(FORMS, args['variant']);
  // What wakes a waiter is looked at; the holder works as published, and nothing tells it that its session is over.
  return statedLock(args, (lockArgs) => acquireWatchingLock(lockArgs, wait), { whenExpired: 'goesOn' });
}

export function oneNameSteps(rounds: string | number | undefined): readonly string[] {
  return stepsAround(['herd.create', 'herd.watchLock', 'herd.awaitDeletion'], rounds, 'goesOn');
}

/** Goes on waiting whatever else is told, though the watch that told it is spent. */
function* awaitDeletion(watcher: string): Recipe<WatchedEvent> {
  for (;;) {
    const event = yield* zk.nextWatchEvent(watcher);
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    if (event.type === 'NodeDeleted') return event;
  }
}
