import type { ScenarioWords } from '../../scenario/words.ts';
import { LOCK_STEPS, LOCK_STEP_NAMES, oneLock } from '../words.ts';

export const manner = 'Each client watches its predecessor.';

export const words = {
  name: 'Predecessor lock: no herd effect',
  more: 'each watches the znode before it',
  sentence: ({ clients }) => oneLock(clients, manner),
  steps: {
    'line.create': 'Create its own ephemeral sequential znode',
    'line.list': 'List the children. If its own znode is first, hold the lock',
    'line.watchPredecessor': 'Otherwise call exists on the predecessor with a watch',
    'line.awaitPredecessor': 'Wait until that znode is deleted, then list again',
    ...LOCK_STEPS,
  },
  stepNames: {
    'line.create': 'gets in line',
    'line.list': 'reads the line',
    'line.watchPredecessor': 'sets its watch',
    'line.awaitPredecessor': 'waiting',
    ...LOCK_STEP_NAMES,
  },
  tags: ['fairness', 'sequential', 'watch', 'ephemeral', 'lock'],
} satisfies ScenarioWords;
