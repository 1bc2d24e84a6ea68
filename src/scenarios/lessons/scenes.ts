// What lessons say of scenes and of what is set in them.
import type { CueMoment, Command } from '../../engine/index.ts';
import { sideChoice } from '../pairs.ts';
import type { Parameter, ParameterValue, ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import type { Action, Part } from './lesson.ts';

const SEED = 1;

/** One world; values that are not said are the scenario's own for the page. */
export function worldOf(
  scenario: string,
  clients: number,
  values: ParameterValues = {},
): readonly ScenarioChoice[] {
  return [sideChoice({ scenario, values }, SEED, clients)];
}

/** All clients arrive at once, in lock step, and release at once: the costs match the closed form. */
export const IN_STEP: ParameterValues = { arrival: 'lockstep', rounds: 1, holdMs: 0 };

/** How many clients there are, as a setting. */
export function clientsSetting(min: number, max: number, initial: number): Parameter {
  return { name: 'clients', kind: 'integer', min, max, words: [], initial };
}

export function choiceSetting(name: string, options: readonly [string, ...string[]]): Parameter {
  return { name, kind: 'choice', options, initial: options[0] };
}

/** What a part begins with, and what was said otherwise. */
export function settingsOf(part: Part, set: ParameterValues = {}): ParameterValues {
  const values: Record<string, ParameterValue> = {};
  for (const { name, initial } of part.settings ?? []) values[name] = set[name] ?? initial;
  return values;
}

export function open(set: ParameterValues = {}): Action {
  return { do: 'open', set };
}

export function predict(option: string): Action {
  return { do: 'predict', option };
}

export function write(code: string): Action {
  return { do: 'write', code };
}

/** The first command at that moment, the others right behind it. */
export function give(when: CueMoment, ...commands: readonly Command[]): readonly Action[] {
  return commands.map((command, index) => ({ do: 'give', when: index === 0 ? when : AT_ONCE, command }));
}

export function run(until: CueMoment): Action {
  return { do: 'run', until };
}

const AT_ONCE: CueMoment = { on: 'time', atMs: 0 };
