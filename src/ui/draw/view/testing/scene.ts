// What a view's model is given, without the page: a world where a stage stands, and the words in English.
import { en } from '../../../../words/en/index.ts';
import { shelfWords } from '../../../../words/en/shelf.ts';
import { castOf } from '../../../select/cast.ts';
import type { Stage } from '../../../select/testing/stage.ts';
import type { Scene } from '../useScene.ts';
import type { ViewTexts } from '../viewOf.tsx';

/** At the end of what has been played, or at an earlier step. */
export function sceneOf({ simulation, scenario, line }: Stage, step: number = simulation.steps): Scene {
  const world = simulation.worldAt(step);
  const now = { step, timeMs: world.timeMs };
  return {
    view: { side: 0, world, simulation, ...now },
    scenario,
    choice: { scenario: scenario.id, seed: 3, clients: world.clients.size, values: {} },
    line,
    cast: castOf(world),
    now,
    shown: { step: simulation.steps, timeMs: simulation.nowMs },
  };
}

/** `nowMs`: where the page looks, for what tells how long something has taken. */
export function textsOf<Words extends object>(words: Words, nowMs = 0): ViewTexts<Words> {
  return { words, txns: shelfWords.txns, page: en, format: en.format, nowMs };
}

/** The model of a view that has something to draw. */
export function drawn<Model extends object>(model: Model | string | null): Model {
  if (model === null || typeof model === 'string') throw new Error(model ?? 'there is no such view');
  return model;
}
