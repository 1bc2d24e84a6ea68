// Lines that were at fault: of violations that are over, from when to when they lasted.
import type { InvariantId, Simulation, Violation } from '../../../../engine/index.ts';
import { worldBegun } from '../../../../ui/panels/worldOf.ts';
import { invariantChips } from '../../../../ui/select/invariantChips.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import type { Messages } from '../../../../words/messages.ts';
import { isLimitAt, linesOfViolation, type FaultLine } from './faultLines.ts';

export interface PastFault extends FaultLine {
  /** In which it began. */
  readonly step: number;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Of each claimed invariant that holds again, the time it was violated last. */
export function pastFaults(
  { step, simulation }: Pick<WorldView, 'step' | 'simulation'>,
  claims: readonly InvariantId[],
  words: Messages,
): readonly PastFault[] {
  const over = invariantChips(simulation.violations, step, { invariants: claims, expected: [] }).flatMap(
    ({ state, violation }) => (state === 'mended' && violation !== null ? [violation] : []),
  );
  const blamed = over.filter((violation) => !wasLimit(violation, simulation));
  return blamed.flatMap((violation) => {
    const first = beginOf(violation, simulation);
    const world = worldBegun(first, simulation);
    const fromMs = first.timeMs;
    const untilMs = violation.until === null ? fromMs : simulation.timeAt(violation.until);
    return linesOfViolation(first, { world, simulation }, words).map((line) => ({
      ...line,
      step: first.step,
      fromMs,
      untilMs,
    }));
  });
}

/** Whether what is over had no line at fault, from its beginning to its end. */
export function wasLimit(violation: Violation, simulation: Simulation): boolean {
  const known = judged.get(violation);
  if (known !== undefined) return known;
  const first = beginOf(violation, simulation);
  const last = Math.max(violation.step, (violation.until ?? violation.step) - 1);
  const isLimit =
    isLimitAt(first, { world: worldBegun(first, simulation), step: first.step, simulation }) &&
    isLimitAt(violation, { world: simulation.worldAt(last), step: last, simulation });
  judged.set(violation, isLimit);
  return isLimit;
}

/** Looking back replays a part of the run. */
const judged = new WeakMap<Violation, boolean>();

/** A program that lets go and claims again at once leaves no time between two of them. */
function beginOf(violation: Violation, simulation: Simulation): Violation {
  const { violations } = simulation;
  let first = violation;
  for (const each of violations.slice(0, violations.indexOf(violation)).toReversed()) {
    if (each.invariant !== first.invariant) continue;
    if (each.until === null || simulation.timeAt(each.until) !== first.timeMs) break;
    first = each;
  }
  return first;
}
