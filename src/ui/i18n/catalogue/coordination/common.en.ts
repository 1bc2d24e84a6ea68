import type { ScenarioChoice } from '../../../../scenarios/scenario.ts';
import { capital, spelled } from '../../../../words/en/nouns.ts';
import type { ParameterWords } from '../contract.ts';

export const PACE: ParameterWords = {
  label: 'Who sets the pace',
  values: { byItself: 'the clients themselves', byHand: 'you, with their buttons' },
};

/** Sentences about so many clients, or so many beside the first. */
export function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
  beside = 0,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) =>
    sentences[String(values['variant'])]?.(capital(spelled(clients - beside))) ?? '';
}
