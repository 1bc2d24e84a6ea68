// Who tells of ensembles in the caption: nobody on the page that a visit begins with, which has none. The code comes with the scenes that do.
import { create } from 'zustand';
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

interface Narrators {
  readonly ensemble: {
    readonly clauses: (told: ToldRecords, shown: ShownEnsemble, words: Messages) => readonly string[];
    /** What each client listed last. */
    readonly lists: (trace: readonly TraceRecord[], words: Messages) => readonly string[];
  } | null;
}

export const useNarrators = create<Narrators>(() => ({ ensemble: null }));
