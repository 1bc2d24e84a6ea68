// Where playing by events stops at what is violated: what follows would be skipped as idle time.
import type { Experiment, WorldSide } from '../../../../scenarios/experiment/experiment.ts';

interface First {
  readonly key: string;
  /** Of the run of both worlds. */
  readonly step: number;
}

/** Each invariant that a world claims stops it once in a run: the first time that it does not hold. */
export class ViolationStop {
  #last: {
    readonly experiment: Experiment;
    readonly upTo: number;
    readonly known: ReadonlySet<string>;
  } | null = null;

  /** Asked for each stretch played: after one step, up to another. */
  find(experiment: Experiment, after: number, upTo: number): number | null {
    const all = firsts(experiment);
    const before = this.#last;
    const goesOn = before !== null && before.experiment === experiment && before.upTo === after;
    this.#last = { experiment, upTo, known: new Set(all.map(({ key }) => key)) };
    // What an own invariant says of a command comes when its step is shown already.
    const isLate = ({ key, step }: First): boolean => goesOn && step === after && !before.known.has(key);
    const reached = all.filter((one) => (one.step > after && one.step <= upTo) || isLate(one));
    return reached.length === 0 ? null : Math.min(...reached.map(({ step }) => step));
  }
}

function firsts(experiment: Experiment): readonly First[] {
  return experiment.violations().flatMap((violations, index) => {
    const side: WorldSide = index === 0 ? 0 : 1;
    const claimed = new Set(experiment.claims[side]);
    return violations.flatMap(({ invariant, step }) => {
      // The first of each: the list is in order.
      if (!claimed.delete(invariant)) return [];
      const moment = experiment.momentOfWorldStep(side, step);
      return moment === null ? [] : [{ key: `${side} ${invariant} ${step}`, step: moment.step }];
    });
  });
}
