// Why an invariant does not hold in a run that was found: what is said of it anywhere, and who is in the way where nobody comes in.
import type { JudgedViolation } from '../model/blocker.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';
import type { BreakItWords } from '../words/contract.ts';

export function whyBroken(violation: JudgedViolation, words: Messages, own: BreakItWords): string {
  const { invariant, blocker } = violation;
  const why = invariantWords(invariant, words).why(violation);
  return words.format.sentences(blocker === undefined ? [why] : [why, own.inTheWay(blocker)]);
}
