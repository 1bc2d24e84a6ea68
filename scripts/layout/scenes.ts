// What there is to be looked at: every scenario, pair and museum piece, each with a few moments of its run.
import '../../src/scenarios/library.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { Experiment } from '../../src/scenarios/experiment/experiment.ts';
import { linkOf } from '../../src/scenarios/link/permalink.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import { allScenes, type Scene as NamedScene } from '../../src/ui/scenes/scenes.ts';
import { encodeText } from '../../src/ui/link/encode.ts';
import { loadedMoment } from '../../src/ui/playback/loadedMoment.ts';

export interface Scene {
  readonly id: string;
  readonly moments: () => Promise<readonly SceneMoment[]>;
}

export interface SceneMoment {
  readonly step: number;
  readonly timeMs: number;
  /** Its address. */
  readonly hash: string;
}

/** `count`: so many moments of each at most. */
export function scenesToInspect(count: number): readonly Scene[] {
  return allScenes().map((scene) => ({ id: scene.id, moments: () => momentsOf(scene, count) }));
}

/** So long after its point a scene has said what it has to say. */
const BEHIND_POINT_MS = 12_000;
const MOST_STEPS = 20_000;

/** Its point first, then where it opens, then striking moments evenly spread from there to the end. */
async function momentsOf(scene: NamedScene, count: number): Promise<readonly SceneMoment[]> {
  const experiment = new Experiment(scene.choices(), { findScenario, book: recipeBook });
  const { step, pointStep } = loadedMoment(experiment, 'full', scene);
  experiment.runUntil(experiment.timeAt(pointStep) + BEHIND_POINT_MS, MOST_STEPS);
  const striking = experiment.marked('striking').filter((each) => each > step);
  const spread = Array.from(
    { length: Math.max(0, count - 2) },
    (_, at) => striking[Math.round(((at + 1) * (striking.length - 1)) / (count - 2))] ?? experiment.steps,
  );
  const layout = experiment.worlds.length > 1 ? 'compare' : 'single';
  return Promise.all(
    [...new Set([pointStep, step, ...spread])].slice(0, count).map(async (each) => ({
      step: each,
      timeMs: experiment.moment(each).timeMs,
      hash: `#s=${await encodeText(JSON.stringify(linkOf(experiment, experiment.moment(each), layout)))}`,
    })),
  );
}
