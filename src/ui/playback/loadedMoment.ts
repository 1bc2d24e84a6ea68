// Where a scene opens: everybody has come whom it takes, and its point is a few seconds away at the pace of the page.
import type { InvariantId } from '../../engine/index.ts';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { stepsToKnownPoint, type ScenePoint } from '../../scenarios/experiment/point.ts';
import { longestFlightMs, pacingView } from './experimentView.ts';
import { nextStretch, type Motion, type PacingView } from './pacing.ts';

/** Between opening and the point, at speed 1. */
const AT_MOST_MS = 5000;
/** Before a promise breaks, and before what a script does: time to see who is who. */
const AT_LEAST_MS = 1500;

/** What is known of a scene besides its worlds. */
export interface Opening {
  /** The promise that it is to break, where it is a piece of the museum. */
  readonly breaks: InvariantId | null;
  /** The command of its script that it opens before, counted from 0. */
  readonly opensBefore?: number;
}

export const UNTOLD: Opening = { breaks: null };

export interface LoadedMoment {
  /** To open at. */
  readonly step: number;
  /** What is to be seen comes with this step. */
  readonly pointStep: number;
}

/** Simulates as far as the point, unless it is known. */
export function loadedMoment(
  experiment: Experiment,
  motion: Motion,
  opening: Opening,
  known?: ScenePoint,
): LoadedMoment {
  const steps = stepsToLoadedMoment(experiment, motion, opening, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same, a step at a time: its caller may do something else between two of them. */
export function* stepsToLoadedMoment(
  experiment: Experiment,
  motion: Motion,
  { breaks, opensBefore }: Opening,
  known?: ScenePoint,
): Generator<undefined, LoadedMoment> {
  const flightsMs = [longestFlightMs(experiment, 0)];
  const noteFlight = (): void => {
    flightsMs[experiment.steps] = longestFlightMs(experiment, experiment.steps);
  };
  const point = known ?? (yield* stepsToKnownPoint(experiment, breaks, noteFlight));
  const given = opensBefore === undefined ? undefined : commandSteps(experiment)[opensBefore];
  if (given !== undefined) return { step: given - 1, pointStep: point.step };
  const places = placesUpTo(point.step, pacingView(experiment, flightsMs), motion);
  const step = stepBefore(experiment, point, places, breaks === null ? 0 : AT_LEAST_MS);
  return { step, pointStep: point.step };
}

/** Where the last comes in, if the point is not too near by then nor too far; else what is done or happens last before it. */
function stepBefore(
  experiment: Experiment,
  point: ScenePoint,
  places: readonly Place[],
  atLeastMs: number,
): number {
  const endMs = places.at(-1)?.wallMs ?? 0;
  const leftMs = (step: number) => endMs - (places.findLast((place) => place.step <= step)?.wallMs ?? 0);
  const arrival = point.arrivals.findLast((step) => leftMs(step) >= atLeastMs) ?? 0;
  if (leftMs(arrival) <= AT_MOST_MS) return arrival;
  const near = experiment
    .marked('noteworthy')
    .filter((step) => step > arrival && step < point.step && leftMs(step) <= AT_MOST_MS);
  const given = near.find((step) => leftMs(step) >= AT_LEAST_MS && isGiven(experiment, step));
  return given ?? near[0] ?? point.step;
}

interface Place {
  readonly step: number;
  /** From the beginning of the run. */
  readonly wallMs: number;
}

function placesUpTo(lastStep: number, view: PacingView, motion: Motion): readonly Place[] {
  const places: Place[] = [{ step: 0, wallMs: 0 }];
  let at = { step: 0, timeMs: 0 };
  let wallMs = 0;
  while (at.step < lastStep) {
    const stretch = nextStretch(view, at, motion);
    if (stretch === 'needsMore' || stretch === 'resting') break;
    wallMs += stretch.wallMs;
    at = { step: stretch.toStep, timeMs: stretch.toMs };
    places.push({ step: at.step, wallMs });
  }
  return places;
}

function isGiven(experiment: Experiment, step: number): boolean {
  return experiment.recordsAt(step).some(({ record }) => record.kind === 'command.given');
}

/** The steps with which the script of the first world gave its commands. */
function commandSteps(experiment: Experiment): readonly number[] {
  const script = experiment.worlds[0]?.trace.filter(
    ({ kind, actor }) => kind === 'command.given' && actor === 'conductor',
  );
  return (script ?? []).flatMap(({ step }) => experiment.momentOfWorldStep(0, step)?.step ?? []);
}
