// Why an invariant does not hold in a run that was found: what is said of it anywhere, and who is in the way where nobody comes in.
import type { JudgedViolation } from '../model/blocker.ts';
import type { FoundRun } from '../model/explore/explorer.ts';
import { ownLineOf } from '../../../scenarios/scenario/ownCodes.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';
import type { BreakItWords } from '../words/contract.ts';

export function whyBroken(violation: JudgedViolation, words: Messages, own: BreakItWords): string {
  const { invariant, blocker } = violation;
  const why = invariantWords(invariant, words).why(violation);
  return words.format.sentences(blocker === undefined ? [why] : [why, own.inTheWay(blocker)]);
}

/** What is said of a violation that was found in all runs: why, at which line where that does not say it, and how few faults it takes. */
export function foundText(
  { violation, line, program, moves }: Pick<FoundRun, 'violation' | 'line' | 'program' | 'moves'>,
  words: Messages,
  own: BreakItWords,
): string {
  const isToldAlready = violation !== null && line !== null && linesTold(violation).has(line);
  return words.format.sentences([
    ...(violation === null ? [] : [whyBroken(violation, words, own)]),
    ...(line === null || isToldAlready ? [] : [own.everyRun.atLine(line, program)]),
    own.everyRun.fewest(moves),
  ]);
}

/** Lines of claims, and of an own invariant or what it was broken by. */
function linesTold({ claims = [], said }: JudgedViolation): ReadonlySet<number | null> {
  return new Set([
    ...claims.map(({ line }) => line),
    said?.line ?? null,
    ownLineOf(said?.by?.atStep ?? null),
  ]);
}
