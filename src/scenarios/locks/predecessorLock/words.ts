import type { ScenarioWords } from '../../words.ts';
import { LOCK_STEPS, LOCK_STEP_NAMES, oneLock } from '../words.ts';

export const manner = 'Each watches the one before it.';

export const words = {
  name: 'Each watches its predecessor',
  more: 'ephemeral sequential znodes',
  sentence: ({ clients }) => oneLock(clients, manner),
  steps: {
    'line.create': 'Create its own znode, ephemeral and sequential',
    'line.list': 'List the children. Its own is the first: it is the holder',
    'line.watchPredecessor': 'Else ask whether the one before its own exists, with a watch',
    'line.awaitPredecessor': 'Sleep until that one is deleted, then list again',
    ...LOCK_STEPS,
  },
  stepNames: {
    'line.create': 'gets in line',
    'line.list': 'reads the line',
    'line.watchPredecessor': 'sets its watch',
    'line.awaitPredecessor': 'asleep',
    ...LOCK_STEP_NAMES,
  },
} satisfies ScenarioWords;
