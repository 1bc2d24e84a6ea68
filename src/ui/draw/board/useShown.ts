// What a picture is drawn from: a world at the playhead, the scenario it came from, and what it is called.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { useSession } from '../../stores/session.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { titleIn } from './titleIn.ts';

/** Null before there is a world on that side. */
export function useShown(side: WorldSide) {
  const words = useWords();
  const view = useWorld(side);
  const scenario = useSession((session) => session.experiment?.scenarios[side]);
  const choice = useSession((session) => session.experiment?.choices[side]);
  const experiment = useSession((session) => session.experiment);
  const claims = useSession((session) => session.experiment?.claims[side]);
  if (experiment === null || view === null) return null;
  if (scenario === undefined || choice === undefined || claims === undefined) return null;
  const { name, more } = titleIn(experiment, side, words);
  const promises = {
    invariants: scenario.invariants,
    claims,
    expected: scenario.expected(choice.values),
    ownChecks: scenario.ownChecks,
  };
  return { view, scenario, choice, promises, title: name, subtitle: more };
}
