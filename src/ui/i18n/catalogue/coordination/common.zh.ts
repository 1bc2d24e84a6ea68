import type { ScenarioChoice } from '../../../../scenarios/scenario.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { ParameterWords } from '../../../../scenarios/words.ts';

export const PACE: ParameterWords = {
  label: '谁定节奏',
  values: { byItself: '客户端自己', byHand: '你，用它们的按钮' },
};

/** 说的是这么多个客户端，或第一个之外的这么多个。 */
export function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
  beside = 0,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) =>
    sentences[String(values['variant'])]?.(format.number(clients - beside)) ?? '';
}
