// The scene an embed asks for: a pair, a museum piece or a scenario by its id, with the parameters that were said.
import '../../scenarios/all.ts';
import { listOf, type EmbedProblem, type EmbedValues } from '../../embed/parameters.ts';
import { findScenario, listScenarios, parseValues } from '../../scenarios/catalogue.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { scenarioPairs, sideChoice } from '../../scenarios/pairs.ts';
import type { ScenarioChoice } from '../../scenarios/scenario.ts';
import { PAIRS, pairChoices } from '../controls/presets.ts';

export interface EmbeddedScene {
  readonly choices: readonly ScenarioChoice[];
  readonly problems: readonly EmbedProblem[];
}

/** Never throws: what makes no sense falls back to the scene as it is by itself, or to the first scene. */
export function sceneOf(values: EmbedValues): EmbeddedScene {
  const seed = Number(values.seed);
  const base = baseChoices(values.scene, seed);
  if (base === null) {
    return { choices: pairChoices('herd-line'), problems: [badScene(values.scene)] };
  }
  const problems: EmbedProblem[] = [];
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
  const scenario = findScenario(scene);
  return scenario === undefined
    ? null
    : [sideChoice({ scenario: scene, values: {} }, seed, scenario.clients.initial)];
}

/** A parameter that only one of two worlds has is set there alone. */
function withSaid(choice: ScenarioChoice, said: EmbedValues, problems: EmbedProblem[]): ScenarioChoice {
  const scenario = findScenario(choice.scenario);
  if (scenario === undefined) return choice;
  let next = { ...choice, clients: clientsOf(choice, Number(said.clients)) };
  for (const setting of listOf(said.set)) {
    const [name = '', value = ''] = setting.split('=');
    if (!scenario.parameters.some((parameter) => parameter.name === name)) continue;
    const written = { ...textValues(next), [name]: value };
    const parsed = parseValues(scenario, written, 'initial');
    if (parsed.ok) next = { ...next, values: parsed.value };
    else problems.push({ name: `set ${name}`, value, why: 'badValue', right: scenario.id });
  }
  if ((scenario.contradiction?.(next) ?? null) === null) return next;
  problems.push({ name: 'set', value: said.set, why: 'badValue', right: scenario.id });
  return choice;
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
  const known = [...PAIRS, ...listScenarios().map(({ id }) => id)].join(', ');
  return { name: 'scene', value, why: 'badValue', right: known };
}
