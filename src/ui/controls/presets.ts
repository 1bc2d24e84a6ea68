// What the scenario menu offers: pairs of worlds worth looking at side by side, and each world alone.
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { clientsWithin } from '../../scenarios/experiment/limits.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';

/** Of the opening scene; any other would do as well. */
const SEED = 1;

export const PAIRS = ['herd-line', 'children-try', 'children-look', 'two-herds'] as const;
export type PairName = (typeof PAIRS)[number];

/** How a world is named in the catalogue: its scenario, with the variant where it has one. */
export const WORLD_NAMES = [
  'herd-lock/exists',
  'herd-lock/children-try',
  'herd-lock/children-look',
  'predecessor-lock',
] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

const PAIR_WORLDS: Readonly<Record<PairName, readonly [WorldName, WorldName]>> = {
  'herd-line': ['herd-lock/exists', 'predecessor-lock'],
  'children-try': ['herd-lock/children-try', 'predecessor-lock'],
  'children-look': ['herd-lock/children-look', 'predecessor-lock'],
  'two-herds': ['herd-lock/children-try', 'herd-lock/children-look'],
};

/** The page's first scene: herd against line, six clients, the holder waits for the teacher. */
export function openingChoices(): readonly ScenarioChoice[] {
  return pairChoices('herd-line');
}

export function pairChoices(pair: PairName, like?: ScenarioChoice): readonly ScenarioChoice[] {
  return PAIR_WORLDS[pair].map((name) => worldChoice(name, like));
}

/** A world's choice, with everything else as in another one, as far as this one takes it. */
export function worldChoice(name: WorldName, like?: ScenarioChoice): ScenarioChoice {
  const [id = '', variant] = name.split('/');
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const values = parseValues(scenario, variant === undefined ? {} : { variant }, 'initial');
  if (!values.ok) throw new Error(`no values for ${name}`);
  const takes = ([key, value]: readonly [string, string | number]): boolean =>
    key !== 'variant' && parseValues(scenario, { [key]: String(value) }, 'initial').ok;
  const shared = Object.fromEntries(Object.entries(like?.values ?? {}).filter(takes));
  return {
    scenario: id,
    seed: like?.seed ?? SEED,
    clients: clientsWithin(scenario, like?.clients ?? scenario.clients.initial),
    values: { ...values.value, ...shared },
  };
}

/** Null for a scenario that is loaded late. */
export function worldNameOf({ scenario, values }: ScenarioChoice): WorldName | null {
  const variant = values['variant'];
  const name = variant === undefined ? scenario : `${scenario}/${variant}`;
  return WORLD_NAMES.find((known) => known === name) ?? null;
}

/** Whether all of it is known from the first moment on. */
export function isFirstScene(choices: readonly ScenarioChoice[]): boolean {
  return choices.every((choice) => worldNameOf(choice) !== null);
}

/** Which pair of the menu this is; null for a pair of the user's own or a single world. */
export function pairNameOf(choices: readonly ScenarioChoice[]): PairName | null {
  const [left, right] = choices;
  if (left === undefined || right === undefined) return null;
  const names = [worldNameOf(left), worldNameOf(right)];
  return PAIRS.find((pair) => PAIR_WORLDS[pair].every((name, side) => name === names[side])) ?? null;
}
