// A lock that deletes its parent znode when the last client leaves. The variants differ in what the next client does when
// the parent is missing.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { LOCK_PARENT, giveBack, isKeeperError, patiently } from '../lockProgram.ts';
import { acquireInLine, soundLine, type Line } from '../predecessorLock/recipe.ts';
import { formOf } from '../../scenario/formOf.ts';
import { knowing, statedLock } from '../stated.ts';

export const TIDY_VARIANTS = ['waits-for-parent', 'makes-parent'] as const;

/** What is done about a parent that is not there. */
const FORMS: Readonly<Record<(typeof TIDY_VARIANTS)[number], () => Recipe<void>>> = {
  'waits-for-parent': awaitParent,
  'makes-parent': ensureParent,
};

const WATCHER = 'parent';
const SOUND = soundLine(LOCK_PARENT);

export function* tidyLock(args: ProgramArgs): Recipe<void> {
  yield* ensureParent();
  const line = knowing(joiningAgain(formOf(FORMS, args['variant'])));
  yield* statedLock(args, (lockArgs) => acquireInLine(lockArgs, line), {
    *release(path) {
      yield* giveBack(path);
      yield* deleteIfEmpty();
    },
  });
}

/** Makes its node as soon as there is a parent for it. */
function joiningAgain(ifMissing: () => Recipe<void>): Line {
  return {
    ...SOUND,
    *join(args) {
      for (;;) {
        try {
          return yield* SOUND.join(args);
        } catch (error) {
          if (!isKeeperError(error, 'NoNode')) throw error;
          yield* ifMissing();
        }
      }
    },
  };
}

/** Assumes that another client will create the parent again, because it existed at the start. */
function* awaitParent(): Recipe<void> {
  yield* zk.atStep('tidy.awaitParent');
  const stat = yield* patiently(() => zk.exists(LOCK_PARENT, { watch: WATCHER, latch: 'new' }));
  if (stat === null) yield* zk.nextWatchEvent(WATCHER);
}

/** Others may have made it in the same moment. */
function* ensureParent(): Recipe<void> {
  try {
    if ((yield* patiently(() => zk.exists(LOCK_PARENT))) === null)
      yield* patiently(() => zk.create(LOCK_PARENT));
  } catch (error) {
    if (!isKeeperError(error, 'NodeExists')) throw error;
  }
}

function* deleteIfEmpty(): Recipe<void> {
  try {
    yield* patiently(() => zk.deleteNode(LOCK_PARENT));
  } catch (error) {
    if (!isKeeperError(error, 'NotEmpty') && !isKeeperError(error, 'NoNode')) throw error;
  }
}
