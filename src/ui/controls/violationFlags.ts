import type { InvariantId, InvariantPart } from '../../engine/index.ts';
import type { Experiment, WorldSide } from '../../scenarios/experiment/experiment.ts';
import { invariantName } from '../../words/invariantWords.ts';
import type { Messages } from '../../words/messages.ts';

export interface ViolationFlag {
  readonly side: WorldSide;
  readonly invariant: InvariantId;
  readonly part: InvariantPart | undefined;
  /** The merged step after which the promise did not hold. */
  readonly step: number;
  readonly timeMs: number;
}

/** More flags than these would only be a red line. */
const MAX_FLAGS = 120;

/** Where what a recipe claims was broken, in the part of the run that was shown. */
export function violationFlags(experiment: Experiment): readonly ViolationFlag[] {
  const flags = experiment.violations().flatMap((violations, index) => {
    const side: WorldSide = index === 0 ? 0 : 1;
    return violations
      .filter(({ invariant }) => experiment.claims[side]?.includes(invariant))
      .map(({ invariant, said, step, timeMs }) => ({
        side,
        invariant,
        part: said,
        step: experiment.momentOfWorldStep(side, step)?.step ?? 0,
        timeMs,
      }));
  });
  return flags.filter(({ step }) => step <= experiment.shownStep).slice(0, MAX_FLAGS);
}

/** One world among one needs no name. */
export function flagName(
  { side, invariant, part, timeMs }: ViolationFlag,
  { worlds }: Experiment,
  words: Messages,
): string {
  const { controls, format, shell } = words;
  const world = worlds.length === 1 ? null : side === 0 ? shell.left : shell.right;
  return controls.flag(invariantName(invariant, part, words), world, format.clock(timeMs));
}
