// Two ensembles worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const ensemblePairs: readonly ScenarioPair[] = [];
