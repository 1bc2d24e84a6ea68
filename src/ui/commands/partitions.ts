// Cutting the network in two and making it whole again, from a line or a dialog.
import { partsAnybody, type Sides } from '../select/ensemble/networkParts.ts';
import { wordsNow } from '../../words/useWords.ts';
import { give } from './give.ts';
import { notify } from '../stores/notices.ts';

/** Nothing passes between the two sides any more. What separates nobody is refused with a sentence. */
export function partitionBySides(sides: Sides): void {
  if (partsAnybody(sides)) give({ type: 'partition', groups: sides });
  else notify({ text: wordsNow().ensemble.partition.strokeParts, action: null });
}

/** The same in place of the cuts that are there. */
export function movePartition(sides: Sides): void {
  if (partsAnybody(sides)) healNetwork();
  partitionBySides(sides);
}

export function healNetwork(): void {
  give({ type: 'healAll' });
}
