// What a page and the thread that runs learners' code say to each other. A run is a simulation there and its twin on the page.
import type { Command, ToldAnswer, Violation } from '../../engine/index.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import type { Condition } from '../debug/instrument.ts';
import type { LineRun } from '../debug/lineTrace.ts';

/** What the thread says once, before anything else: it has its interpreter. */
export const READY = 'ready';

export type ToAhead =
  | { readonly type: 'begin'; readonly run: number; readonly choice: ScenarioChoice }
  /** A new run goes on from after a step of another. */
  | { readonly type: 'fork'; readonly run: number; readonly from: number; readonly afterStep: number }
  /** What was told beyond that step is void; `epoch` rises with each command. */
  | {
      readonly type: 'give';
      readonly run: number;
      readonly epoch: number;
      readonly command: Command;
      readonly atMs: number;
      readonly afterStep: number;
    }
  /** The page knows so many steps and will need more. */
  | { readonly type: 'want'; readonly run: number; readonly knownSteps: number }
  /** The lines that its code comes by are told from now on, with the conditions of breakpoints; null: no more. */
  | { readonly type: 'spy'; readonly run: number; readonly conditions: readonly Condition[] | null }
  | { readonly type: 'drop'; readonly run: number };

export type FromAhead =
  | {
      readonly type: 'told';
      readonly run: number;
      readonly epoch: number;
      /** Steps that were taken, with all that programs did in those not told before. */
      readonly steps: number;
      readonly answers: readonly ToldAnswer[];
      /** What the file's own invariant has found since the run began; null: nothing that has not been told. */
      readonly found: readonly Violation[] | null;
      /** In those steps; none where nobody asked for them. */
      readonly lines: readonly LineRun[];
    }
  /** All up to what has been told. */
  | {
      readonly type: 'lines';
      readonly run: number;
      readonly epoch: number;
      readonly lines: readonly LineRun[];
    }
  | { readonly type: 'failed'; readonly run: number; readonly message: string };
