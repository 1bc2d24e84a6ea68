// Every way in which a part of a lesson can be set: all choices, and of numbers the smallest, the first and the largest.
import type { ParameterValues } from '../scenario/scenario.ts';
import type { Part } from './lesson.ts';

export function everySetting({ settings = [] }: Part): readonly ParameterValues[] {
  let sets: readonly ParameterValues[] = [{}];
  for (const setting of settings) {
    const values =
      setting.kind === 'choice'
        ? setting.options
        : [...new Set([setting.min, Number(setting.initial), setting.max])];
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [setting.name]: value })));
  }
  return sets;
}
