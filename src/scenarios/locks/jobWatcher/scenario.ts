// A lock taken in a watcher.
import { LOCK_PARENT } from '../lockProgram.ts';
import { JOBS, JOB_VARIANTS, jobSteps } from './recipe.ts';
import { LOCK_CLIENTS } from '../lockStage.ts';
import { lockScenario } from '../lockScenario.ts';
import { variantParameter } from '../../parameters.ts';
import { neverWoken } from '../pieces/neverWoken.ts';

/** By place; all further clients use the lock as the first does. */
const ROLES = ['user', 'worker', 'producer'] as const;

export const jobWatcher = lockScenario({
  id: 'job-watcher',
  pieces: neverWoken,
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
