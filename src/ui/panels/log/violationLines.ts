// When what a recipe promises was violated and when it held again, as lines of the event log, in the words of the picture.
import { partKey, type InvariantId, type Simulation, type Violation } from '../../../engine/index.ts';
import { invariantName, invariantWords } from '../../../words/invariantWords.ts';
import type { CardWords, Messages } from '../../../words/messages.ts';
import { worldBegun } from '../worldOf.ts';

export interface ViolationLine {
  readonly violation: Violation;
  readonly change: 'begins' | 'ends';
  readonly step: number;
  readonly sentence: string;
}

interface Asked {
  readonly step: number;
  /** The invariants that are promised. */
  readonly claims: readonly InvariantId[];
  readonly limit: number;
}

/** The last ones up to a step, oldest first. */
export function violationLines(
  simulation: Simulation,
  { step, claims, limit }: Asked,
  words: Words,
): readonly ViolationLine[] {
  return spellsOf(simulation, claims)
    .flatMap(({ first, until }) => [
      { violation: first, change: 'begins' as const, step: first.step },
      ...(until === null ? [] : [{ violation: first, change: 'ends' as const, step: until }]),
    ])
    .filter((line) => line.step <= step)
    .toSorted((a, b) => a.step - b.step)
    .slice(-limit)
    .map((line) => ({ ...line, sentence: sentenceOf(line, simulation, words) }));
}

interface Words {
  readonly messages: Messages;
  readonly log: CardWords['log'];
}

interface Spell {
  readonly first: Violation;
  /** Null: it lasts, or is a single act, which has no end. */
  readonly until: number | null;
}

/** A program that lets go and claims again at once leaves no time between two of them. */
function spellsOf(simulation: Simulation, claims: readonly InvariantId[]): readonly Spell[] {
  const spells: Spell[] = [];
  const newest = new Map<string, number>();
  for (const violation of simulation.violations) {
    const { invariant, step, timeMs, until, said } = violation;
    if (!claims.includes(invariant)) continue;
    const key = partKey(invariant, said);
    const at = newest.get(key) ?? -1;
    const before = spells[at];
    const end = until === step ? null : until;
    const goesOn = before?.until != null && simulation.timeAt(before.until) === timeMs;
    if (before !== undefined && goesOn) spells[at] = { ...before, until: end };
    else newest.set(key, spells.push({ first: violation, until: end }) - 1);
  }
  return spells;
}

function sentenceOf(
  { violation, change }: Pick<ViolationLine, 'violation' | 'change'>,
  simulation: Simulation,
  { messages, log }: Words,
): string {
  const { why, reason = why } = invariantWords(violation.invariant, messages);
  const name = invariantName(violation.invariant, violation.said, messages);
  const { invariants } = messages.stage;
  if (change === 'ends') return log.mended(invariants.mended(name));
  return log.violated(
    (violation.said?.threw ? invariants.failed : invariants.broken)(name),
    reason(violation, worldBegun(violation, simulation)),
  );
}
