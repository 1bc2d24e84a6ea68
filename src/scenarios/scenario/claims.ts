// Which invariants a run is judged by: those its recipe claims. Others that are watched say something about it and are no breach of
// anybody's word.
import type { InvariantId } from '../../engine/index.ts';
import type { ParameterValues, Scenario } from './scenario.ts';

type Watching = Pick<Scenario, 'invariants' | 'claims'>;

export function claimsOf(scenario: Watching, values: ParameterValues): readonly InvariantId[] {
  return scenario.claims?.(values) ?? scenario.invariants;
}
