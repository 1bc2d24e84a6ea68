// A lock acquired inside a watcher.
import { LOCK_PARENT } from '../lockProgram.ts';
import {
  JOBS,
  JOB_VARIANTS,
  jobSteps,
  jobClient as recipe,
  JOB_ARRIVED,
  JOB_WORK,
  jobArrived,
  work,
} from './recipe.ts';
import { LOCK_CLIENTS } from '../lockStage.ts';
import { lockScenario } from '../lockScenario.ts';
import { variantParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

/** By place; all further clients use the lock as the first does. */
const ROLES = ['user', 'worker', 'producer'] as const;

export const jobWatcher = lockScenario({
  id: 'job-watcher',
  recipe,
  programs: { [JOB_ARRIVED]: jobArrived, [JOB_WORK]: work },
  words,
  pieces,
  pieceWords,
  views: ['threads', 'lockLane'],
  parameters: [variantParameter(JOB_VARIANTS)],
  clients: { ...LOCK_CLIENTS, min: ROLES.length, initial: ROLES.length },
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-6', 'I-7'],
  expected: ({ variant }) => (variant === 'in-watcher' ? ['I-5'] : []),
  stepList: ({ rounds }) => jobSteps(rounds),
  seat: (place) => ({ role: ROLES[place] ?? ROLES[0] }),
  furnish: (setup) => ({ ...setup, nodes: [LOCK_PARENT, JOBS] }),
});
