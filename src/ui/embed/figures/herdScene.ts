// The scene of “herd against line”: everybody comes and wants the lock once.
import type { EmbedProblem, EmbedValues } from '../../../embed/parameters.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { jumpToLastArrival, jumpToStep } from '../../playback/transport.ts';
import { loadScenario } from '../../stores/gestures.ts';
import { getExperiment } from '../../stores/session.ts';
import { pairChoices } from '../../controls/presets.ts';

export const HERD_CLIENTS = { min: 2, max: 20, initial: 8 };
/** More than the slider offers can be asked for by parameter. */
const MOST_CLIENTS = 60;
/** All have come by then, and each holds it for so long. */
const HOLD_MS = 3200;
/** More than the largest herd takes. */
const MAX_STEPS = 200_000;

export function showHerd({ clients, set, seed }: EmbedValues): readonly EmbedProblem[] {
  const said = Number(clients);
  const count = said === 0 ? HERD_CLIENTS.initial : Math.min(MOST_CLIENTS, Math.max(HERD_CLIENTS.min, said));
  loadHerd(count, Number(seed));
  return set === '' ? [] : [{ name: 'set', value: set, why: 'badValue', right: '–' }];
}

/** Shows the moment in which all have come and the first has the lock. */
export function loadHerd(clients: number, seed: number): void {
  const values = { arrival: 'staggered', rounds: 1, holdMs: HOLD_MS };
  loadScenario(
    pairChoices('herd-line').map((choice): ScenarioChoice => ({
      ...choice,
      seed,
      clients,
      values: { ...choice.values, ...values },
    })),
  );
  jumpToLastArrival();
}

/** To the end, where the counters stand at what they come to. */
export function jumpToHerdEnd(): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  while (!experiment.isIdle && experiment.steps < MAX_STEPS && experiment.advance());
  jumpToStep(experiment.marked('striking').at(-1) ?? 0);
}
