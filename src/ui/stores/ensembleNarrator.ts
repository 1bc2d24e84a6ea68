// Who tells of ensembles in captions; nobody until one is shown.
import { create } from 'zustand';
import type { EnsembleNarrator } from '../room/ensembleNarrator.ts';

export const useEnsembleNarrator = create<{ readonly narrator: EnsembleNarrator | null }>(() => ({
  narrator: null,
}));
