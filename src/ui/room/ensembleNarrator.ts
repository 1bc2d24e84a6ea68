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

export interface EnsembleNarrator {
  readonly clauses: (told: ToldRecords, shown: ShownEnsemble, words: Messages) => readonly string[];
  /** What each client listed last. */
  readonly lists: (trace: readonly TraceRecord[], words: Messages) => readonly string[];
}
