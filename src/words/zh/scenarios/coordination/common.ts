import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { format } from '../../nouns.ts';
import type { ParameterWords } from '../../../../scenarios/scenario/words.ts';

export const PACE: ParameterWords = {
  label: '节奏由谁控制',
  values: { byItself: '客户端自己', byHand: '你，用按钮操作' },
};

export function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
  beside = 0,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) =>
    sentences[String(values['variant'])]?.(format.number(clients - beside)) ?? '';
}
