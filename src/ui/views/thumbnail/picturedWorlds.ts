// The small picture of worlds side by side: played a little beyond the moment that they are about.
import type { InvariantId, Simulation } from '../../../engine/index.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { stepsToPoint } from '../../../scenarios/experiment/point.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { optionsHere } from '../../playback/elsewhere.ts';
import { redPicture, type Window } from '../../select/red/redPicture.ts';
import type { Turn } from '../../select/red/turn.ts';
import { library } from '../../stores/library.ts';
import type { Played } from './redMoments.ts';

export interface Staged {
  readonly experiment: Experiment;
  readonly breaks: InvariantId | null;
  /** Whether its card says up to which moment it plays. */
  readonly hasPoint: boolean;
  readonly ticks: boolean;
  /** What is drawn of the time around the moment, where that does not follow from the moment alone. */
  readonly window: (timeMs: number) => Window | undefined;
}

/** Worlds that a user made: what they come to by themselves. */
export function picturedWorlds(id: string, choices: () => readonly ScenarioChoice[]): Played {
  return pictured(id, () => withoutStory(new Experiment(choices(), library, optionsHere())));
}

/** It plays by itself. */
export function withoutStory(experiment: Experiment): Staged {
  return { experiment, breaks: null, hasPoint: false, ticks: false, window: () => undefined };
}

/** So much more is played behind the point, for the picture to end with what comes of it. */
const BEHIND_POINT_MS = 600;

export function pictured(id: string, stage: () => Staged): Played {
  let played: Experiment | null = null;
  return {
    id,
    isWaiting: () => played?.isWaiting === true,
    *play() {
      const { experiment, breaks, hasPoint, ticks, window: windowAround } = stage();
      played = experiment;
      const { step } = yield* stepsToPoint(experiment, hasPoint ? null : breaks);
      const timeMs = experiment.timeAt(step);
      const window = windowAround(timeMs);
      const untilMs = Math.max(timeMs + BEHIND_POINT_MS, window?.toMs ?? 0);
      while ((experiment.nextAtMs() ?? Infinity) <= untilMs) {
        if (!experiment.simulateAhead() && !experiment.isWaiting) break;
        yield;
      }
      played = null;
      const { worldSteps } = experiment.moment(step);
      const pictures = experiment.worlds.flatMap((simulation, side) => {
        const scenario = experiment.scenarios[side];
        const choice = experiment.choices[side];
        if (scenario === undefined || choice === undefined) return [];
        const broken = simulation.violations.find(({ invariant }) => invariant === breaks);
        const quiet = turnAt(simulation, worldSteps[side] ?? 0, timeMs);
        // A queue’s consumers are woken for each item: its picture is about the items.
        const turn = broken ?? { ...quiet, ticks, bells: scenario.family !== 'queues' };
        return [redPicture({ simulation, scenario, choice, turn, window })];
      });
      return { pictures, finding: null };
    },
  };
}

function turnAt({ steps }: Simulation, step: number, timeMs: number): Turn {
  const at = Math.min(step, steps);
  return { invariant: null, step: at, timeMs, until: at, clients: [], path: null, count: 0, records: [] };
}
