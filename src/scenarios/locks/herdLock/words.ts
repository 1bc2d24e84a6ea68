import type { ScenarioWords } from '../../scenario/words.ts';
import { LOCK_STEPS, LOCK_STEP_NAMES, oneLock } from '../words.ts';
import type { HerdVariant } from './recipe.ts';

/** Menus list each variant as a world of its own. */
export const worlds = {
  exists: { name: 'Herd lock: all clients watch the lock', more: 'one znode, one watch list' },
  'children-try': {
    name: 'Herd lock: watch the children, then try',
    more: 'tries first, lists after a failure',
  },
  'children-look': {
    name: 'Herd lock: check the children before trying',
    more: 'lists first, tries when the lock is free',
  },
} satisfies Readonly<Record<HerdVariant, Pick<ScenarioWords, 'name' | 'more'>>>;

export const manners = {
  exists: 'All clients watch the lock.',
  'children-try': 'All clients watch the parent’s children and try at once.',
  'children-look': 'All clients watch the parent’s children and check them before they try.',
} satisfies Readonly<Record<HerdVariant, string>>;

const MANNERS: Readonly<Record<string, string>> = manners;

export const words = {
  ...worlds.exists,
  sentence: ({ clients, values }) => oneLock(clients, MANNERS[String(values['variant'])] ?? ''),
  steps: {
    'herd.create': 'Create the lock’s ephemeral znode. On success, hold the lock',
    'herd.watchLock': 'Taken: call exists with a watch',
    'herd.awaitDeletion': 'Wait until it is deleted, then try again',
    'herd.watchChildren': 'Taken: list the parent’s children with a watch',
    'herd.look': 'List the parent’s children with a watch; if the lock is free, try',
    'herd.awaitChildren': 'Wait until the children change, then continue',
    ...LOCK_STEPS,
  },
  stepNames: {
    'herd.create': 'tries to create',
    'herd.watchLock': 'sets its watch',
    'herd.awaitDeletion': 'waiting',
    'herd.watchChildren': 'lists and watches',
    'herd.look': 'checks the children',
    'herd.awaitChildren': 'waiting',
    ...LOCK_STEP_NAMES,
  },
  tags: ['herd', 'watch', 'ephemeral', 'lock'],
} satisfies ScenarioWords;
