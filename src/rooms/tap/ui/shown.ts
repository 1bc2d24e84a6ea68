import type { Ledger } from '../model/ledger.ts';
import type { TapRun } from '../model/tapRun.ts';

/** What a panel is given: the run, and the moment that is looked at. */
export interface Shown {
  readonly run: TapRun;
  /** Events up to the moment. */
  readonly count: number;
  readonly ledger: Ledger;
  /** Looks at the moment after that event. */
  readonly goTo: (index: number) => void;
}
