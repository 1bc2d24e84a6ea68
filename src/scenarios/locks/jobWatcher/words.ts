import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A lock taken in a watcher',
  more: 'one thread for all events',
  sentence: byVariant({
    'in-watcher': () =>
      'Client C brings jobs. Client B’s watcher takes the lock for each, on the thread all its events come through.',
    'handed-over': () =>
      'Client C brings jobs. Client B’s watcher hands each to a thread of its own, which takes the lock.',
  }),
  parameters: {
    variant: {
      label: 'Who waits for the lock',
      values: { 'in-watcher': 'the watcher itself', 'handed-over': 'a thread of its own' },
    },
  },
  steps: {
    'job.watch': 'List the jobs, with a watch',
    'job.bring': 'Wait for its user, then create a job',
  },
  stepNames: { 'job.watch': 'watches for jobs', 'job.bring': 'brings jobs' },
} satisfies ScenarioWords;
