// The world that runs the learner's code: which one it is, and starting it.
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { OWN_RECIPE } from '../../../ownRecipes/program.ts';
import { openScene } from '../../../ui/controls/scene.ts';
import { pause, play } from '../../../ui/playback/transport.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { worldNow, type WorldView } from '../../../ui/stores/useWorld.ts';
import { trust } from './askedLink.ts';

/** The choice of the world shown that runs code; null if none does. */
export function shownChoice(choices = getExperiment()?.choices): ScenarioChoice | null {
  return choices?.find(({ code }) => code !== undefined) ?? null;
}

/** The world that runs code, as it is at the playhead. */
export function shownWorld(): WorldView | null {
  const choices = getExperiment()?.choices ?? [];
  const side = choices.findIndex(({ code }) => code !== undefined);
  return side === 0 || side === 1 ? worldNow(side) : null;
}

/** From the beginning, with everything but the code as it was. */
export function startWorld(
  code: string,
  how: 'playing' | 'paused',
  values: Readonly<Record<string, string>> = {},
): void {
  const before = shownChoice() ?? firstChoice();
  trust(code);
  openScene([{ ...before, values: { ...before.values, ...values }, code }]);
  if (how === 'playing') play();
  else pause();
}

/** Own recipes must have been loaded. */
function firstChoice(): ScenarioChoice {
  const scenario = findScenario(OWN_RECIPE);
  if (scenario === undefined) throw new Error('own recipes are not loaded');
  const parsed = parseValues(scenario, {}, 'initial');
  if (!parsed.ok) throw new Error(`own recipes have no values to begin with: ${parsed.error.code}`);
  return { scenario: OWN_RECIPE, seed: 1, clients: scenario.clients.initial, values: parsed.value };
}
