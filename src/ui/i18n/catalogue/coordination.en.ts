import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { capital, spelled } from '../nouns.en.ts';
import type { FamilyWords, ParameterWords } from './contract.ts';

const PACE: ParameterWords = {
  label: 'Who sets the pace',
  values: { byItself: 'the clients themselves', byHand: 'you, with their buttons' },
};

/** Barriers, configuration, counters: what the shelf says of each. */
export const coordination: FamilyWords = {
  scenarios: {
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
      }),
      parameters: {
        variant: {
          label: 'Form',
          values: {
            corrected: 'corrected',
            'any-event': 'any event opens it',
            'leaves-its-node': 'who gives up leaves its znode',
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
    'two-values': {
      name: 'Configuration of two values',
      more: 'published by one, read by many',
      sentence: byVariant({
        'ready-node': (clients) =>
          `${clients} clients. A deletes the ready znode, writes both values and creates it again; the others read only while it is there.`,
        plain: (clients) =>
          `${clients} clients. A writes one value after the other; whoever reads in between has half of each version.`,
      }),
      parameters: {
        variant: { label: 'Form', values: { 'ready-node': 'with a ready znode', plain: 'two plain writes' } },
        pace: PACE,
        rounds: { label: 'Versions', values: { endless: 'without end' } },
      },
      steps: {
        'config.unready': 'Delete the ready znode',
        'config.write': 'Write a value',
        'config.ready': 'Create the ready znode again',
        'config.ask': 'Ask whether the ready znode exists, with a watch. Not there: wait',
        'config.read': 'Read both values. With a ready znode: is it still the same one? Else read again',
        'config.await': 'Go by them until a watch rings',
      },
      stepNames: {
        'config.unready': 'takes ready away',
        'config.write': 'writes',
        'config.ready': 'makes it ready',
        'config.ask': 'asks for ready',
        'config.read': 'reads',
        'config.await': 'asleep',
      },
    },
    'shared-counter': {
      name: 'Shared counter',
      more: 'read it, write one more',
      sentence: byVariant({
        'checks-version': (clients) =>
          `${clients} clients add to one number. Each writes only if nobody has written since it read.`,
        overwrites: (clients) =>
          `${clients} clients add to one number. Each writes whatever the version is: what others have added meanwhile is gone.`,
      }),
      parameters: {
        variant: {
          label: 'Form',
          values: { 'checks-version': 'with the version it read', overwrites: 'with version −1: any' },
        },
        pace: PACE,
        rounds: { label: 'Additions of each client', values: { endless: 'without end' } },
      },
      steps: {
        'counter.read': 'Read the number and its version',
        'counter.write': 'Write one more. Bad version? Read again',
      },
      stepNames: { 'counter.read': 'reads the number', 'counter.write': 'writes one more' },
    },
  },
};

function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(capital(spelled(clients))) ?? '';
}
