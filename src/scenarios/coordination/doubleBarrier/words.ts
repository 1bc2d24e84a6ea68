import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Double barrier',
  more: 'all begin together, all end together',
  sentence: byVariant({
    corrected: (clients) =>
      `${clients} members. Whoever completes the number creates the ready znode; the others wait for exactly that.`,
    'any-event': (clients) =>
      `${clients} members. The others wait for any news at all: that the connection is back is news too.`,
    'leaves-its-node': (clients) =>
      `${clients} members. Whoever loses patience goes away and leaves its znode, which still counts.`,
    'spins-when-late': (clients) =>
      `${clients} members. Whoever has waited long enough to leave stops waiting, and asks again without a pause.`,
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        corrected: 'corrected',
        'any-event': 'any event opens it',
        'leaves-its-node': 'who gives up leaves its znode',
        'spins-when-late': 'spins once its time to leave is over',
      },
    },
    pace: PACE,
    patienceMs: { label: 'Patience before the barrier', values: { forever: 'as long as it takes' } },
    rounds: { label: 'Meetings', values: { endless: 'without end' } },
    insideMs: { label: 'How long each stays inside' },
  },
  steps: {
    'barrier.create': 'Create its ephemeral znode for this meeting',
    'barrier.count': 'Count the members that are there',
    'barrier.ready': 'All there: create the ready znode',
    'barrier.await': 'Else ask whether the ready znode exists, with a watch, until it does',
    'barrier.inside': 'Inside, with all the others',
    'barrier.leave': 'Leave: delete its znode, wait until all are gone. The first by name goes last',
  },
  stepNames: {
    'barrier.create': 'comes',
    'barrier.count': 'counts',
    'barrier.ready': 'opens the barrier',
    'barrier.await': 'waits',
    'barrier.inside': 'inside',
    'barrier.leave': 'leaves',
  },
} satisfies ScenarioWords;
