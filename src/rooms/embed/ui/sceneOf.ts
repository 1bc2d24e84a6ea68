// The scene an embed asks for: a pair, a museum piece or a scenario by its id, with the parameters that were said.
import { scenarioPairs } from '../../../scenarios/library.ts';
import { FIGURES } from '../../../embed/figures.ts';
import { listOf, type EmbedProblem, type EmbedValues } from '../../../embed/parameters.ts';
import { findScenario, listScenarios, parseValues } from '../../../scenarios/catalogue.ts';
import { settingsOf } from '../../../scenarios/lessons/scenes.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { PAIRS, pairChoices } from '../../../ui/controls/presets.ts';
import { lessonPart, lessonScenes } from './lessonPart.ts';

export interface EmbeddedScene {
  readonly choices: readonly ScenarioChoice[];
  readonly problems: readonly EmbedProblem[];
}

/** What an embed can show beside the figures, by kind, in the order of the menus. */
export function listScenes(): Readonly<
  Record<'pairs' | 'museum' | 'lessons' | 'scenarios', readonly string[]>
> {
  return {
    pairs: [...PAIRS, ...scenarioPairs.map(({ id }) => id)],
    museum: museumPieces.map(({ id }) => id),
    lessons: lessonScenes(),
    scenarios: listScenarios().map(({ id }) => id),
  };
}

/** Never throws: what makes no sense falls back to the scene as it is by itself, or to the first scene. */
export function sceneOf(values: EmbedValues): EmbeddedScene {
  const seed = Number(values.seed);
  const base = baseChoices(values.scene, seed);
  if (base === null) {
    return { choices: pairChoices('herd-line'), problems: [badScene(values.scene)] };
  }
  const problems: EmbedProblem[] = [...unknownSettings(base, values.set)];
  const choices = base.map((choice) => withSaid({ ...choice, seed }, values, problems));
  return { choices, problems };
}

function baseChoices(scene: string, seed: number): readonly ScenarioChoice[] | null {
  const first = PAIRS.find((pair) => pair === scene);
  if (first !== undefined) return pairChoices(first);
  const pair = scenarioPairs.find(({ id }) => id === scene);
  if (pair !== undefined) return [pair.left, pair.right].map((side) => sideChoice(side, seed, pair.clients));
  const piece = museumPieces.find(({ id }) => id === scene);
  if (piece !== undefined) {
    return [piece.wrong, piece.right].map((side) =>
      sideChoice({ ...side, values: { ...side.values, story: piece.id } }, piece.seed, piece.clients),
    );
  }
  const ofLesson = lessonPart(scene);
  if (ofLesson !== null) return ofLesson.part.scene(settingsOf(ofLesson.part));
  const scenario = findScenario(scene);
  return scenario === undefined
    ? null
    : [sideChoice({ scenario: scene, values: {} }, seed, scenario.clients.initial)];
}

/** A parameter that only one of two worlds has is set there alone. What does not fit leaves the choice as it is by itself. */
function withSaid(choice: ScenarioChoice, said: EmbedValues, problems: EmbedProblem[]): ScenarioChoice {
  const scenario = findScenario(choice.scenario);
  if (scenario === undefined) return choice;
  const settings = listOf(said.set)
    .map((setting) => setting.split('='))
    .filter(([name]) => scenario.parameters.some((parameter) => parameter.name === name));
  const written = { ...textValues(choice), ...Object.fromEntries(settings) };
  const parsed = parseValues(scenario, written, 'initial');
  const next = parsed.ok
    ? { ...choice, clients: clientsOf(choice, Number(said.clients)), values: parsed.value }
    : null;
  if (next !== null && (scenario.contradiction?.(next) ?? null) === null) return next;
  problems.push({ name: 'set', value: said.set, right: parametersOf(scenario) });
  return choice;
}

/** Settings that no world of the scene has: an author who misspells one wonders why nothing is otherwise. */
function unknownSettings(choices: readonly ScenarioChoice[], set: string): readonly EmbedProblem[] {
  const scenarios = choices.flatMap(({ scenario }) => findScenario(scenario) ?? []);
  const known = new Set(scenarios.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  const unknown = listOf(set).filter(
    (setting) => !/^[^=]+=[^=]+$/.test(setting) || !known.has(nameIn(setting)),
  );
  if (unknown.length === 0) return [];
  const right = [...new Set(scenarios.map(parametersOf))].filter((each) => each !== '').join(', ');
  return [{ name: 'set', value: unknown.join(',').slice(0, 80), right: right === '' ? '–' : right }];
}

function nameIn(setting: string): string {
  return setting.slice(0, setting.indexOf('='));
}

/** Its parameters with what each takes, as far as that is a list. */
function parametersOf({ parameters }: Scenario): string {
  return parameters
    .map((parameter) =>
      parameter.kind === 'choice'
        ? `${parameter.name}=${parameter.options.join('|')}`
        : `${parameter.name}=${parameter.min}…${parameter.max}`,
    )
    .join(', ');
}

function clientsOf({ scenario, clients }: ScenarioChoice, said: number): number {
  const bounds = findScenario(scenario)?.clients;
  if (said === 0 || bounds === undefined) return clients;
  return Math.min(bounds.max, Math.max(bounds.min, said));
}

function textValues({ values }: ScenarioChoice): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function badScene(value: string): EmbedProblem {
  const { pairs, scenarios } = listScenes();
  return { name: 'scene', value, right: [...FIGURES, ...pairs, ...scenarios].join(', ') };
}
