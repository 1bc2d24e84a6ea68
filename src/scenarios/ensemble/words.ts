// Words that several ensemble scenarios share.
import { spelled } from '../scenario/englishNumbers.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { ParameterWords } from '../scenario/words.ts';

export const SERVERS = { label: 'Servers' } as const satisfies ParameterWords;
export const TICK = {
  label: 'tickTime',
  values: { '2000': '2 s', '1000': '1 s', '500': '0.5 s' },
  hint: 'Servers tolerate five silent ticks (syncLimit).',
} as const satisfies ParameterWords;
export const WRITES = {
  label: 'Writes by client B',
  values: { endless: 'without end' },
} as const satisfies ParameterWords;

type Values = ScenarioChoice['values'];

/** A scripted story; `none` leaves all commands to the user. */
export function story<const Stories extends Readonly<Record<string, string>>>(values: Stories) {
  return { label: 'What happens', values: { ...values, none: 'only what you do' } };
}

export function byStory(
  sentences: Readonly<Record<string, (servers: string, values: Values) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) =>
    sentences[String(values['story'])]?.(spelled(Number(values['servers'])), values) ?? '';
}

/** One sentence for each value of a parameter. */
export function by(
  parameter: string,
  sentences: Readonly<Record<string, string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) => sentences[String(values[parameter])] ?? '';
}
