import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Barrier',
  more: 'closed until one client opens it',
  sentence: byVariant(
    {
      'looks-again': (members) =>
        `${members} clients wait before a znode that A keeps there. When it rings they ask again, and pass once it is gone.`,
      'any-event': (members) =>
        `${members} clients wait before a znode that A keeps there. They take any event for the opening: that the connection is back is one.`,
      'goes-with-keeper': (members) =>
        `${members} clients wait before an ephemeral znode of A: if A dies, it goes with A’s session, and nobody has opened anything.`,
    },
    1,
  ),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        'looks-again': 'ask again after the event',
        'any-event': 'any event opens it',
        'goes-with-keeper': 'the barrier is ephemeral',
      },
    },
    pace: PACE,
    closedMs: { label: 'How long it stays closed' },
    rounds: { label: 'Barriers, one after the other', values: { endless: 'without end' } },
  },
  steps: {
    'plainBarrier.close': 'The keeper creates the barrier’s znode',
    'plainBarrier.open': 'When it is time, the keeper deletes it',
    'plainBarrier.ask': 'The others ask whether it exists, with a watch. Not there: pass',
    'plainBarrier.wait': 'There: wait for the watch to ring, then ask again',
    'plainBarrier.beyond': 'Beyond the barrier',
  },
  stepNames: {
    'plainBarrier.close': 'keeps it closed',
    'plainBarrier.open': 'opens the barrier',
    'plainBarrier.ask': 'asks whether it is closed',
    'plainBarrier.wait': 'waits',
    'plainBarrier.beyond': 'beyond',
  },
} satisfies ScenarioWords;
