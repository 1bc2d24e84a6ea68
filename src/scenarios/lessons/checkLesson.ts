// What is wrong with a lesson as it is written: each mistake with its file and field. What types can say they say already.
import { findScenario } from '../catalogue.ts';
import type { Parameter, ParameterValue } from '../scenario/scenario.ts';
import type { Lesson, Part, Prediction } from './lesson.ts';
import { REPAIRED, REPAIRED_IN_TIME } from './repaired.ts';
import { settingsOf } from './scenes.ts';

/** In the order of the file's fields; empty if nothing is wrong. */
export function mistakesIn(file: string, lesson: Lesson): readonly string[] {
  const found: string[] = [];
  const letter = lesson.kind === 'challenge' ? 'C' : 'L';
  if (!isIdOf(lesson)) found.push(`id: ${lesson.id} is not ${letter} and a number`);
  if (!Number.isInteger(lesson.minutes) || lesson.minutes < 1) found.push('minutes: not a whole number');
  if (lesson.parts.length === 0) found.push('parts: a lesson has one at least');
  found.push(...twice('parts', lesson.parts));
  for (const [index, part] of lesson.parts.entries()) {
    found.push(...mistakesInPart(part).map((mistake) => `parts[${index}].${mistake}`));
  }
  return found.map((mistake) => `${file}: ${mistake}`);
}

/** A challenge may still have its number among the lessons. */
function isIdOf({ id, kind }: Lesson): boolean {
  return kind === 'challenge' ? /^[LC]\d+$/.test(id) : /^L\d+$/.test(id);
}

function mistakesInPart(part: Part): readonly string[] {
  const settings = part.settings ?? [];
  return [
    ...settings.flatMap((setting, index) => unfit(`settings[${index}].initial`, setting, setting.initial)),
    ...mistakesInGrid(part),
    ...mistakesInScene(part),
    ...mistakesInRepair(part),
    ...(part.prediction === undefined ? [] : mistakesInPrediction(part.prediction)),
    ...twice('goal.milestones', part.goal?.milestones ?? []),
    ...(part.goal?.milestones.length === 0 ? ['goal.milestones: a goal has one at least'] : []),
    ...(part.goal === undefined && part.prediction === undefined ? ['goal: nothing is asked'] : []),
    ...mistakesInSolution('solution', part, part.solution),
    ...(part.otherWays ?? []).flatMap((way, index) => mistakesInSolution(`otherWays[${index}]`, part, way)),
  ];
}

function mistakesInGrid({ grid, settings = [], prediction }: Part): readonly string[] {
  if (grid === undefined) return [];
  const isChoice = (name: string) => settings.some((each) => each.name === name && each.kind === 'choice');
  const missing = [grid.rows, grid.columns].filter((name) => !isChoice(name));
  return [
    ...missing.map((name) => `grid: there is no choice ${name}`),
    ...(prediction === undefined ? ['grid: nothing is predicted for its cells'] : []),
  ];
}

function mistakesInScene(part: Part): readonly string[] {
  try {
    const choices = part.scene(settingsOf(part));
    if (choices.length < 1 || choices.length > 2) return ['scene: it has one world or two'];
    return choices.flatMap((choice) => {
      const scenario = findScenario(choice.scenario);
      const wrong = scenario?.contradiction?.(choice) ?? null;
      return wrong === null ? [] : [`scene: ${wrong.parameter} contradicts the rest (${wrong.because})`];
    });
  } catch (error) {
    return [`scene: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function mistakesInRepair({ repair, goal, solution }: Part): readonly string[] {
  const isWritten = solution.some((action) => action.do === 'write');
  if (repair === undefined) return isWritten ? ['repair: the solution writes a program'] : [];
  return [
    ...(isWritten ? [] : ['solution: writes no program']),
    ...(goal === REPAIRED || goal === REPAIRED_IN_TIME ? [] : ['goal: of a program it is REPAIRED']),
    ...(repair.exam.trials >= 1 ? [] : ['repair.exam.trials: there is one at least']),
    ...(repair.exam.runs >= 1 ? [] : ['repair.exam.runs: there is one at least']),
  ];
}

function mistakesInPrediction({ options, rehearsal }: Prediction): readonly string[] {
  return [
    ...twice('prediction.options', options),
    ...(options.length < 2 ? ['prediction.options: there are two at least'] : []),
    ...(options.every(({ misconception }) => misconception === null)
      ? ['prediction.options: none has a misconception']
      : []),
    ...(rehearsal.length === 0 ? ['prediction.rehearsal: nothing is done'] : []),
  ];
}

function mistakesInSolution(field: string, part: Part, actions: Part['solution']): readonly string[] {
  if (actions[0]?.do !== 'open') return [`${field}[0]: a solution begins with open`];
  return actions.flatMap((action, index) => {
    const at = `${field}[${index}]`;
    if (action.do === 'predict') {
      const options = part.prediction?.options.map(({ id }) => id) ?? [];
      return options.includes(action.option) ? [] : [`${at}.option: there is no ${action.option}`];
    }
    if (action.do !== 'open') return [];
    return Object.entries(action.set).flatMap(([name, value]) => {
      const setting = part.settings?.find((each) => each.name === name);
      if (setting === undefined) return [`${at}.set: there is no setting ${name}`];
      return unfit(`${at}.set.${name}`, setting, value);
    });
  });
}

function unfit(field: string, parameter: Parameter, value: ParameterValue): readonly string[] {
  const isFit =
    parameter.kind === 'choice'
      ? parameter.options.some((option) => option === value)
      : Number.isInteger(value) && Number(value) >= parameter.min && Number(value) <= parameter.max;
  return isFit ? [] : [`${field}: ${parameter.name} does not take ${value}`];
}

function twice(field: string, things: readonly { readonly id: string }[]): readonly string[] {
  const ids = things.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${field}: ${id} is there twice`);
}
