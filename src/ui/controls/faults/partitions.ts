// Cutting the network in two and making it whole again, from a line or a dialog.
import { partsAnybody, type Sides } from '../../select/ensemble/networkParts.ts';
import { allWordsNow } from '../../i18n/words.ts';
import { fetchLate } from '../../late/fetchLate.ts';
import { give } from '../give.ts';
import { notify } from '../notices.ts';

/** Nothing passes between the two sides any more. What separates nobody is refused with a sentence. */
export function partitionBySides(sides: Sides): void {
  if (partsAnybody(sides)) give({ type: 'partition', groups: sides });
  else void sayThatNothingParts();
}

/** The same in place of the cuts that are there. */
export function movePartition(sides: Sides): void {
  if (partsAnybody(sides)) healNetwork();
  partitionBySides(sides);
}

export function healNetwork(): void {
  give({ type: 'healAll' });
}

async function sayThatNothingParts(): Promise<void> {
  const { ensemble } = await fetchLate(allWordsNow);
  notify({ text: ensemble.partition.strokeParts, action: null });
}
