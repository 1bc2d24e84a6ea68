import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';

/** What a file is called that shows those worlds at a step; a composed one by its own name. */
export function sceneFileName(choices: readonly ScenarioChoice[], step: number): string {
  const worlds = [...new Set(choices.map(({ scenario, plan }) => plan?.name || scenario))];
  return `${worlds.join('-').replaceAll(/[^\p{Letter}\p{Number}-]+/gu, '-')}-${step}`;
}
