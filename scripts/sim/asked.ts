// What command lines that run scenarios are asked for, read or refused with a sentence.
import type { Chosen } from '../../src/scenarios/catalogue.ts';
import { wholeNumber } from '../../src/scenarios/scenario/parameters.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { BadInput } from './badInput.ts';
import { choiceSentence } from './sentences.ts';

export function readSetting(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at < 1)
    throw new BadInput(`--set takes KEY=VALUE, as in --set variant=article, not ${JSON.stringify(text)}.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

export function wholeIn(option: string, text: string, min: number, max: number): number {
  const number = wholeNumber(text);
  if (number === null || number < min || number > max)
    throw new BadInput(`${option} takes a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`);
  return number;
}

export function chosen<T>(parsed: Chosen<T>): T {
  if (!parsed.ok) throw new BadInput(choiceSentence(parsed.error));
  return parsed.value;
}

export function refuseContradiction(scenario: Scenario, choice: ScenarioChoice): void {
  const contradiction = scenario.contradiction?.(choice) ?? null;
  if (contradiction !== null) throw new BadInput(choiceSentence({ code: 'contradiction', ...contradiction }));
}
