// The scene of “herd against line” on the page.
import type { EmbedProblem, EmbedValues } from '../../../../embed/parameters.ts';
import { jumpToStep, jumpToTime } from '../../../../ui/playback/transport.ts';
import { loadScenario } from '../../../../ui/playback/gestures.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import { ALL_WAIT_AT_MS, herdChoices } from './herdChoices.ts';

export const HERD_CLIENTS = { min: 2, max: 20, initial: 8 };
/** More than the slider offers can be asked for by parameter. */
const MOST_CLIENTS = 60;
/** More than the largest herd takes. */
const MAX_STEPS = 200_000;

export function showHerd({ clients, set, seed }: EmbedValues): readonly EmbedProblem[] {
  const said = Number(clients);
  const count = said === 0 ? HERD_CLIENTS.initial : Math.min(MOST_CLIENTS, Math.max(HERD_CLIENTS.min, said));
  loadHerd(count, Number(seed));
  return set === '' ? [] : [{ name: 'set', value: set, right: '–' }];
}

export function loadHerd(clients: number, seed: number): void {
  loadScenario(herdChoices(clients, seed));
  jumpToHerdStart();
}

/** To where all have come and the first has the lock. */
export function jumpToHerdStart(): void {
  getExperiment()?.runUntil(ALL_WAIT_AT_MS, MAX_STEPS);
  jumpToTime(ALL_WAIT_AT_MS);
}

/** To the end, where the counters stand at what they come to. */
export function jumpToHerdEnd(): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  while (!experiment.isIdle && experiment.steps < MAX_STEPS && experiment.advance());
  jumpToStep(experiment.marked('striking').at(-1) ?? 0);
}
