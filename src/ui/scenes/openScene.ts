// Opening scenes beyond the first one.
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { seedChoices } from '../../scenarios/experiment/seedChoices.ts';
import { pieceChoices } from '../../scenarios/museum/pieceChoices.ts';
import type { MuseumPiece } from '../../scenarios/scenario/piece.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { inTurns } from '../link/inTurns.ts';
import { beginOpening } from '../link/openings.ts';
import { optionsHere } from '../playback/elsewhere.ts';
import { showExperiment } from '../playback/gestures.ts';
import { UNTOLD, stepsToLoadedMoment, type Opening } from '../playback/loadedMoment.ts';
import { play } from '../playback/transport.ts';
import { library } from '../stores/library.ts';
import { fail, useSession } from '../stores/session.ts';
import { showSide } from '../stores/shownSide.ts';
import { showViews } from '../stores/shownViews.ts';
import { openingOf, type Scene } from './scenes.ts';

/** Opens a scene that has a name, at its loaded moment, playing. Resolves as `openLoaded`. */
export function openNamed(scene: Scene): Promise<true | null> {
  return openLoaded(scene.choices(), scene);
}

/** A piece of the museum beside the recipe that holds, under the same commands; or one of the two alone. */
export async function openPiece(
  piece: MuseumPiece,
  shown: 'both' | 'wrong' | 'right' = 'both',
): Promise<void> {
  await openLoaded(pieceChoices(piece, shown), openingOf(piece));
}

/** Where its cast has come and its point is near; at once, unless that takes long. Null if something else was opened before it came. */
export async function openLoaded(
  choices: readonly ScenarioChoice[],
  opening: Opening = UNTOLD,
): Promise<true | null> {
  const isLatest = beginOpening();
  try {
    const loaded = await inTurns(stepsToLoad(choices, opening), isLatest);
    if (loaded === null) return null;
    show(loaded.result);
  } catch (error) {
    // What was shown stays.
    useSession.setState({ opening: null });
    fail(error, 'setup', null);
  }
  return true;
}

interface Loaded {
  readonly experiment: Experiment;
  readonly step: number;
  /** What the engine asserted on the way there. */
  readonly failure: { readonly error: unknown } | null;
}

function* stepsToLoad(choices: readonly ScenarioChoice[], opening: Opening): Generator<undefined, Loaded> {
  yield* seedChoices(choices, library);
  const experiment = new Experiment(choices, library, optionsHere());
  const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full';
  try {
    const { step } = yield* stepsToLoadedMoment(experiment, motion, opening);
    return { experiment, step, failure: null };
  } catch (error) {
    return { experiment, step: 0, failure: { error } };
  }
}

function show({ experiment, step, failure }: Loaded): void {
  showSide(0);
  showViews(null);
  showExperiment(experiment, { step, timeMs: experiment.timeAt(step) }, []);
  play();
  if (failure !== null) fail(failure.error, 'step', null);
}
