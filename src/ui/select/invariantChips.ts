// Which promises hold after a step, and which are broken.
import {
  partKey,
  type InvariantId,
  type InvariantPart,
  type OwnCheck,
  type Violation,
} from '../../engine/index.ts';

export interface InvariantChip<Id extends InvariantId = InvariantId> {
  readonly id: Id;
  /** Of several of one id each has another. */
  readonly key: string;
  /** Of one of the maker's own, whose it is and what it is called. */
  readonly part: InvariantPart;
  /**
   * `broken`: now, or by an act that cannot be undone. `mended`: it was, and holds again. `failed`: nobody knows, as the function that
   * would say so has thrown.
   */
  readonly state: 'holds' | 'broken' | 'failed' | 'mended' | 'unwatched';
  /** Whether the recipe promises it; otherwise it is there to be known. */
  readonly isClaimed: boolean;
  /** Whether this scenario is meant to break it. */
  readonly expected: boolean;
  /** The breach to tell about: the newest up to this step. */
  readonly violation: Violation | null;
  readonly breaches: number;
}

export type OwnParts = readonly Pick<OwnCheck, 'part'>[] | undefined;

interface Watched {
  readonly invariants: readonly InvariantId[];
  /** Without it, all of them. */
  readonly claims?: readonly InvariantId[];
  readonly expected: readonly InvariantId[];
  /** What the maker's own invariants are; without it, those are known that were broken. */
  readonly ownChecks?: OwnParts;
}

/** Those of a plain lock, also where one of them is not watched: twin worlds are to be compared. No lock, no promises. */
const OF_LOCKS: readonly InvariantId[] = ['I-1', 'I-3', 'I-6', 'I-7'];

export function invariantChips(
  violations: readonly Violation[],
  step: number,
  watched: Watched,
): readonly InvariantChip[] {
  if (watched.invariants.length === 0) return [];
  const isPlainLock = watched.invariants.every((id) => OF_LOCKS.includes(id));
  const shown = isPlainLock ? OF_LOCKS : watched.invariants;
  return shown.flatMap((id) => chipsOf(id, violations, step, watched));
}

/** Of one promise; of the maker's own invariants one each. */
export function chipsOf(
  id: InvariantId,
  violations: readonly Violation[],
  step: number,
  watched: Watched,
): readonly InvariantChip[] {
  const keyOf = ({ invariant, said }: Violation): string => partKey(invariant, said);
  const own = id === 'I-40' ? (watched.ownChecks ?? []) : [];
  const broken = violations.filter((each) => each.invariant === id && each.step <= step);
  const parts = new Map(
    [...own.map(({ part = {} }) => part), ...broken.map(({ said = {} }) => said)].map((part) => [
      partKey(id, part),
      part,
    ]),
  );
  if (parts.size === 0) return [chipOf(id, violations, step, watched, {})];
  return [...parts].map(([key, part]) => {
    const ofPart = violations.filter((each) => keyOf(each) === key);
    return chipOf(id, ofPart, step, watched, part);
  });
}

/** One promise up to a step. */
function chipOf<Id extends InvariantId>(
  id: Id,
  violations: readonly Violation[],
  step: number,
  watched: Watched,
  part: InvariantPart,
): InvariantChip<Id> {
  const expected = watched.expected.includes(id);
  const isClaimed = (watched.claims ?? watched.invariants).includes(id);
  if (!watched.invariants.includes(id)) {
    const state = 'unwatched';
    return { id, key: id, part, isClaimed: false, state, expected, violation: null, breaches: 0 };
  }
  let breaches = 0;
  let newest: Violation | null = null;
  let lasting: Violation | null = null;
  for (const violation of violations) {
    if (violation.invariant !== id || violation.step > step) continue;
    breaches++;
    newest = violation;
    if (isBrokenAt(violation, step)) lasting = violation;
  }
  const state =
    newest === null ? 'holds' : lasting === null ? 'mended' : lasting.said?.threw ? 'failed' : 'broken';
  const violation = lasting ?? newest;
  return { id, key: partKey(id, part), part, isClaimed, state, expected, violation, breaches };
}

/** A state that is not mended by then, or a single act, which stays done. */
function isBrokenAt(violation: Violation, step: number): boolean {
  return violation.until === null || violation.until > step || violation.until === violation.step;
}
