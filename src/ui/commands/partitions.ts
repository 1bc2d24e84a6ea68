// Cutting the network in two and making it whole again, from a line or a dialog.
import { partsAnybody, type Sides, hasScriptedCuts } from '../select/ensemble/networkParts.ts';
import { wordsNow } from '../../words/useWords.ts';
import { give } from './give.ts';
import { currentPlayhead } from '../stores/movePlayhead.ts';
import { notify } from '../stores/notices.ts';
import { getExperiment } from '../stores/session.ts';

/**
 * Nothing passes between the two sides any more: in place of what the script has cut, not on top of it. What separates nobody
 * is refused with a sentence.
 */
export function partitionBySides(sides: Sides): void {
  if (partsAnybody(sides)) {
    if (areScripted()) healNetwork();
    give({ type: 'partition', groups: sides });
  } else notify({ text: wordsNow().ensemble.partition.strokeParts, action: null });
}

/** The same in place of the cuts that are there. */
export function movePartition(sides: Sides): void {
  if (partsAnybody(sides)) healNetwork();
  partitionBySides(sides);
}

export function healNetwork(): void {
  give({ type: 'healAll' });
}

function areScripted(): boolean {
  const experiment = getExperiment();
  if (experiment === null) return false;
  const { worldSteps } = experiment.moment(currentPlayhead().step);
  return experiment.worlds.some(({ trace }, side) => hasScriptedCuts(trace, worldSteps[side] ?? 0));
}
