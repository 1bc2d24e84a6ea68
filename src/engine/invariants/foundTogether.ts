// Violations found here and those found where programs run elsewhere, as the one watch over all would have found them.
import { foundBy } from './foundBy.ts';
import type { InvariantId, Violation } from './invariant.ts';

export class FoundTogether {
  readonly #ids: readonly InvariantId[];
  /** What was asked for last, and the step up to which that is all. */
  #known: Known | null = null;

  /** `ids`: in the order in which they were switched on. */
  constructor(ids: readonly InvariantId[]) {
    this.#ids = ids;
  }

  /** The same list until it changes. `step` does not fall; `elsewhere` may be of later steps too. */
  after(step: number, here: readonly Violation[], elsewhere: readonly Violation[]): readonly Violation[] {
    const known = this.#known;
    if (known !== null && known.here === here && known.elsewhere === elsewhere && step < known.untilStep)
      return known.list;
    const list = this.#inOrder([...here, ...foundBy(step, elsewhere)]);
    this.#known = { here, elsewhere, untilStep: nextChange(step, elsewhere), list };
    return list;
  }

  /** By step, and of one step in the order in which they were switched on. */
  #inOrder(violations: readonly Violation[]): readonly Violation[] {
    const place = ({ invariant }: Violation): number => this.#ids.indexOf(invariant);
    return violations.toSorted((one, other) => one.step - other.step || place(one) - place(other));
  }
}

interface Known {
  readonly here: readonly Violation[];
  readonly elsewhere: readonly Violation[];
  readonly untilStep: number;
  readonly list: readonly Violation[];
}

/** The first step after that one with which something is found or mended. */
function nextChange(step: number, found: readonly Violation[]): number {
  let next = Infinity;
  for (const violation of found)
    for (const change of [violation.step, violation.until ?? Infinity])
      if (change > step) next = Math.min(next, change);
  return next;
}
