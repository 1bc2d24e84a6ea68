import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Blocking lock() inside a watcher',
  more: 'one event thread runs all callbacks',
  sentence: byVariant({
    'in-watcher': () =>
      'Client C creates jobs. For each job, client B’s watcher acquires the lock on its event thread.',
    'handed-over': () =>
      'Client C creates jobs. Client B’s watcher hands each job to another thread, and that thread acquires the lock.',
  }),
  parameters: {
    variant: {
      label: 'Waiting for the lock',
      values: { 'in-watcher': 'the watcher, on the event thread', 'handed-over': 'another thread' },
    },
  },
  steps: {
    'job.watch': 'List the jobs with a watch',
    'job.bring': 'Wait for you, then create a job',
  },
  stepNames: { 'job.watch': 'watches for jobs', 'job.bring': 'creates jobs' },
  tags: ['watch', 'lostEvent'],
} satisfies ScenarioWords;
