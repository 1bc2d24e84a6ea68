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
  },
};

function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(capital(spelled(clients))) ?? '';
}
