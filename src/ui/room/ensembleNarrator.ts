// What the caption says of an ensemble, and from what.
import type { TraceRecord, World } from '../../engine/index.ts';
import type { Messages } from '../../words/messages.ts';

export interface ToldRecords {
  readonly records: readonly TraceRecord[];
  /** All that the records are a part of; what lies behind the last of them has not happened yet. */
  readonly trace: readonly TraceRecord[];
  /** Whether nothing more can come to them. */
  readonly isOver: boolean;
}

export interface ShownEnsemble {
  readonly world: World;
  readonly worlds: 'alone' | 'oneOfTwo';
}

/** What a simulation is read by. */
export interface Traced {
  readonly trace: readonly TraceRecord[];
}

export interface EnsembleNarrator {
  readonly clauses: (told: ToldRecords, shown: ShownEnsemble, words: Messages) => readonly string[];
  /** What each client listed last, where two worlds differ in it; null: they do not. */
  readonly listsApart: (worlds: readonly Traced[], words: Messages) => string | null;
}
