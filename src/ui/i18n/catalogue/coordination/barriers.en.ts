import type { ScenarioWords } from '../contract.ts';
import { PACE, byVariant } from './common.en.ts';

/** Barriers. */
export const barriers: Readonly<Record<string, ScenarioWords>> = {
  barrier: {
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
  },
  'double-barrier': {
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
  },
};
