import type { Violation } from './invariant.ts';

/** Of what was found that which is known by a step: a breach that is mended later still lasts then. */
export function foundBy(step: number, violations: readonly Violation[]): readonly Violation[] {
  return violations
    .filter((violation) => violation.step <= step)
    .map((violation) =>
      violation.until !== null && violation.until > step ? { ...violation, until: null } : violation,
    );
}
