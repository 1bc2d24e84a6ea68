import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Double barrier',
  more: 'all members start together and end together',
  sentence: byVariant({
    corrected: (clients) =>
      `${clients} members. The last one to arrive creates the ready znode. The others wait until it exists.`,
    'any-event': (clients) => `${clients} members. The waiting members pass on any event, even a reconnect.`,
    'leaves-its-node': (clients) =>
      `${clients} members. A member that times out leaves, but its znode stays and still counts.`,
    'spins-when-late': (clients) =>
      `${clients} members. A member whose time to leave is over no longer waits, and checks again without a pause.`,
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        corrected: 'corrected',
        'any-event': 'any event opens it',
        'leaves-its-node': 'a timeout leaves the znode behind',
        'spins-when-late': 'busy loop after a timeout on leaving',
      },
    },
    pace: PACE,
    patienceMs: { label: 'Wait at the barrier', values: { forever: 'without a time limit' } },
    rounds: { label: 'Meetings', values: { endless: 'without end' } },
    insideMs: { label: 'Time inside' },
  },
  steps: {
    'barrier.create': 'Create its ephemeral znode for this meeting',
    'barrier.count': 'Count the members that have arrived',
    'barrier.ready': 'If all are there, create the ready znode',
    'barrier.await': 'Otherwise call exists on the ready znode with a watch, until it exists',
    'barrier.inside': 'Inside, with all the others',
    'barrier.leave': 'Leave: delete its own znode and wait until all are gone. The first by name leaves last',
  },
  stepNames: {
    'barrier.create': 'arrives',
    'barrier.count': 'counts',
    'barrier.ready': 'opens the barrier',
    'barrier.await': 'waits',
    'barrier.inside': 'inside',
    'barrier.leave': 'leaves',
  },
  tags: ['barrier', 'ephemeral', 'watch'],
} satisfies ScenarioWords;
