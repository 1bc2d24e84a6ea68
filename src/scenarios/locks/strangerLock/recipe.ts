// A lock whose waiting znodes another client may delete. The variants differ in what a client does when its own znode is
// missing.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { LOCK_PARENT, patiently } from '../lockProgram.ts';
import { acquireInLine, soundLine, type Line } from '../predecessorLock/recipe.ts';
import { deleteAndForget } from '../careless.ts';
import { formOf } from '../../scenario/formOf.ts';
import { knowing, statedLock } from '../stated.ts';

export const STRANGER_VARIANTS = ['looks-on', 'joins-again'] as const;

const SOUND = soundLine(LOCK_PARENT);

const FORMS: Readonly<Record<(typeof STRANGER_VARIANTS)[number], () => Line>> = {
  'looks-on': lookingOn,
  'joins-again': () => SOUND,
};

/** What a client does here is its role. */
export function strangerLock(args: ProgramArgs): Recipe<void> {
  if (args['role'] === 'stranger') return deleteWhenAsked(SOUND);
  const line = knowing(formOf(FORMS, args['variant'])());
  return statedLock(args, (lockArgs) => acquireInLine(lockArgs, line));
}

/** Lists until it finds its own znode; until then it is neither first nor behind another client. */
function lookingOn(): Line {
  let own = '';
  return {
    ...SOUND,
    *join(args) {
      own = yield* SOUND.join(args);
      return own;
    },
    rejoins: () => false,
    obstacle: (paths, path) => (paths.includes(path) ? SOUND.obstacle(paths, path) : path),
    *watch(path) {
      return path !== own && SOUND.watch !== null && (yield* SOUND.watch(path));
    },
  };
}

/** Deletes the last node of a line, each time its user says so. */
export function* deleteWhenAsked({ list }: Line): Recipe<void> {
  for (;;) {
    yield* zk.atStep('stranger.wait');
    yield* zk.gate('act');
    const victim = (yield* patiently(list)).at(-1);
    if (victim !== undefined) yield* deleteAndForget(victim);
  }
}
