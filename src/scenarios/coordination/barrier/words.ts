import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Barrier',
  more: 'clients wait until one client opens it',
  sentence: byVariant(
    {
      'looks-again': (members) =>
        `${members} clients wait for A to delete a znode. After an event they check again, and pass only if the znode is gone.`,
      'any-event': (members) =>
        `${members} clients wait for A to delete a znode. They pass on any event, even a reconnect.`,
      'goes-with-keeper': (members) =>
        `${members} clients wait for A to delete an ephemeral znode. If A dies, the znode goes with A’s session, and all pass.`,
    },
    1,
  ),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'looks-again': 'check again after the event',
        'any-event': 'any event opens it',
        'goes-with-keeper': 'the barrier is ephemeral',
      },
    },
    pace: PACE,
    closedMs: { label: 'Time closed' },
    rounds: { label: 'Barriers in a row', values: { endless: 'without end' } },
  },
  steps: {
    'plainBarrier.close': 'Keeper: create the barrier’s znode',
    'plainBarrier.open': 'Keeper: delete it when the time is up',
    'plainBarrier.ask': 'Others: call exists with a watch. If it does not exist, pass',
    'plainBarrier.wait': 'If it exists, wait for the watch, then check again',
    'plainBarrier.beyond': 'Past the barrier',
  },
  stepNames: {
    'plainBarrier.close': 'keeps it closed',
    'plainBarrier.open': 'opens the barrier',
    'plainBarrier.ask': 'checks the barrier',
    'plainBarrier.wait': 'waits',
    'plainBarrier.beyond': 'has passed',
  },
  tags: ['barrier', 'watch', 'ephemeral', 'crash'],
} satisfies ScenarioWords;
