// Captions of a test's file tell of ensembles, as on a page that has shown one.
import { afterAll, beforeAll } from 'vitest';
import { useEnsembleNarrator } from '../../../stores/ensembleNarrator.ts';
import { ensembleNarrator } from '../ensembleNarrator.ts';

export function tellEnsembles(): void {
  beforeAll(() => useEnsembleNarrator.setState({ narrator: ensembleNarrator }));
  afterAll(() => useEnsembleNarrator.setState({ narrator: null }));
}
