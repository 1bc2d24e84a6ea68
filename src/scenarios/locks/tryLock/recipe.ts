// The try-lock: all clients try to create one znode, and a client that fails leaves and retries later. The variants differ
// in how they treat a lost reply to a create or a delete.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { LOCK, tryCreate } from '../herdLock/recipe.ts';
import {
  giveBack,
  isKeeperError,
  lockProgram,
  stepsAround,
  type LockArgs,
  type WhenExpired,
} from '../lockProgram.ts';
import { deleteAndForget, swallowing } from '../careless.ts';
import { formOf } from '../../scenario/formOf.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';

export const TRY_VARIANTS = ['article', 'delete-until-done', 'corrected'] as const;

interface TryForm {
  /** Whether the node was made, as far as it knows. */
  readonly create: (args: LockArgs) => Recipe<boolean>;
  readonly release: (path: string, library: unknown) => Recipe<void>;
  /** The published program works in `try { … } finally { unlock() }` and listens to nothing. */
  readonly whenExpired: WhenExpired;
}

const FORMS: Readonly<Record<(typeof TRY_VARIANTS)[number], TryForm>> = {
  article: { create: createOrNot, release: deleteAndForget, whenExpired: 'goesOn' },
  'delete-until-done': { create: tryCreate, release: deleteUntilDone, whenExpired: 'goesOn' },
  corrected: { create: tryCreate, release: (path) => giveBack(path), whenExpired: 'stops' },
};

export function tryLock(args: ProgramArgs): Recipe<void> {
  const { create, release, whenExpired } = formOf(FORMS, args['variant']);
  return lockProgram(
    args,
    function* acquire(lockArgs) {
      return (yield* create(lockArgs)) ? LOCK : null;
    },
    { release: (path) => release(path, args['library']), whenExpired },
  );
}

export function trySteps({ variant, rounds }: ParameterValues): readonly string[] {
  return stepsAround(['herd.create'], rounds, formOf(FORMS, variant).whenExpired);
}

/** No name came back, so it was not made: an answer that was lost counts as a no. */
function* createOrNot(args: LockArgs): Recipe<boolean> {
  yield* zk.atStep('herd.create');
  return (yield* swallowing(zk.create(LOCK, { data: args.client, mode: 'EPHEMERAL' }))) !== null;
}

/** Deletes by name until a reply comes, also with the next session if the library opens one. */
function* deleteUntilDone(path: string, library: unknown): Recipe<void> {
  yield* zk.atStep('lock.release');
  for (;;) {
    try {
      return yield* zk.deleteNode(path);
    } catch (error) {
      if (isKeeperError(error, 'NoNode')) return;
      const isRetried = isKeeperError(error, 'SessionExpired') && library !== 'java';
      if (!isRetried && !isKeeperError(error, 'ConnectionLoss')) throw error;
    }
  }
}
