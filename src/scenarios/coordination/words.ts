// Words that several coordination scenarios share.
import { capital, spelled } from '../scenario/englishNumbers.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { ParameterWords } from '../scenario/words.ts';

export const PACE = {
  label: 'Pace set by',
  values: { byItself: 'the clients themselves', byHand: 'you, with the buttons' },
} as const satisfies ParameterWords;

/** Sentences about so many clients, or so many beside the first. */
export function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
  beside = 0,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) =>
    sentences[String(values['variant'])]?.(capital(spelled(clients - beside))) ?? '';
}
