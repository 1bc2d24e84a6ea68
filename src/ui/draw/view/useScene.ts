// What a view is given to draw: one world at the playhead, and how it was chosen.
import { useMemo } from 'react';
import type { ClientId } from '../../../engine/index.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { castOf, type CastMember } from '../../select/cast.ts';
import { kept } from '../../select/kept.ts';
import { lockLine, type Line } from '../../select/lockLine.ts';
import type { Instant } from '../../select/span.ts';
import { useSession } from '../../stores/session.ts';
import { useWorld, type WorldView } from '../../stores/useWorld.ts';

export interface Scene {
  readonly view: WorldView;
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
  /** Where its lock is, if it has one. */
  readonly line: Line;
  readonly cast: readonly CastMember<ClientId>[];
  /** Where the page looks. */
  readonly now: Instant;
  /** The last instant of this world that was shown: what a view of time reaches to. */
  readonly shown: Instant;
}

/** Null before there is a world on that side. */
export function useScene(side: WorldSide): Scene | null {
  const view = useWorld(side, 'shelf');
  const experiment = useSession((session) => session.experiment);
  useSession((session) => session.revision);
  const scenario = experiment?.scenarios[side];
  const choice = experiment?.choices[side];
  const line = useMemo(
    () => (scenario === undefined || choice === undefined ? null : lockLine(scenario, choice)),
    [scenario, choice],
  );
  if (view === null || experiment === null || line === null) return null;
  if (scenario === undefined || choice === undefined) return null;
  const shown = experiment.moment(experiment.shownStep);
  return {
    view,
    scenario,
    choice,
    line,
    cast: keptCast(view.world, view.simulation.trace),
    now: { step: view.step, timeMs: view.timeMs },
    shown: { step: shown.worldSteps[side] ?? 0, timeMs: shown.timeMs },
  };
}

/** All views of a world ask for the same. */
const keptCast = kept(castOf);
