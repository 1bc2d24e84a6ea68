import type { ScenarioWords } from '../../words.ts';
import { LOCK_STEPS, LOCK_STEP_NAMES, oneLock } from '../words.ts';
import type { HerdVariant } from './recipe.ts';

/** Each of its variants is a world of its own in menus. */
export const worlds = {
  exists: { name: 'Everyone watches the lock', more: 'one znode, one watch list' },
  'children-try': { name: 'Everyone watches the children', more: 'tries first, looks when it failed' },
  'children-look': { name: 'Everyone watches the children', more: 'looks first, tries when it is free' },
} satisfies Readonly<Record<HerdVariant, Pick<ScenarioWords, 'name' | 'more'>>>;

/** How they wait, in a sentence. */
export const manners = {
  exists: 'Everyone watches the lock.',
  'children-try': 'Everyone watches the children of the parent and tries at once.',
  'children-look': 'Everyone watches the children of the parent and looks before it tries.',
} satisfies Readonly<Record<HerdVariant, string>>;

const MANNERS: Readonly<Record<string, string>> = manners;

export const words = {
  ...worlds.exists,
  sentence: ({ clients, values }) => oneLock(clients, MANNERS[String(values['variant'])] ?? ''),
  steps: {
    'herd.create': 'Create the lock’s znode, ephemeral. Done: it is the holder',
    'herd.watchLock': 'Somebody has it: ask whether it exists, with a watch',
    'herd.awaitDeletion': 'Sleep until it is deleted, then try again',
    'herd.watchChildren': 'Somebody has it: list the children of the parent, with a watch',
    'herd.look': 'Look at the children of the parent, with a watch; if it is free, try',
    'herd.awaitChildren': 'Sleep until the children change, then go on',
    ...LOCK_STEPS,
  },
  stepNames: {
    'herd.create': 'tries to create',
    'herd.watchLock': 'sets its watch',
    'herd.awaitDeletion': 'asleep',
    'herd.watchChildren': 'lists, with a watch',
    'herd.look': 'looks',
    'herd.awaitChildren': 'asleep',
    ...LOCK_STEP_NAMES,
  },
} satisfies ScenarioWords;
