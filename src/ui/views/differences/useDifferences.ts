import { useEffect, useMemo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { markDiffering, NOTHING_DIFFERS } from '../../stores/differing.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { differingOf } from './differingOf.ts';
import { worldDifferences, type Difference } from './worldDifferences.ts';

/** Null while there is one world. */
export function useDifferences(side: WorldSide): readonly Difference[] | null {
  const own = useWorld(side)?.world ?? null;
  const other = useWorld(side === 0 ? 1 : 0)?.world ?? null;
  return useMemo(() => (own === null || other === null ? null : worldDifferences(own, other)), [own, other]);
}

/** Marks them for as long as it is there: a shelf of tabs has the list of them itself behind another view. */
export function MarkedDifferences({ side }: { readonly side: WorldSide }) {
  const found = useDifferences(side);
  useEffect(() => {
    markDiffering(side, differingOf(found ?? []));
  }, [side, found]);
  useEffect(() => () => markDiffering(side, NOTHING_DIFFERS), [side]);
  return null;
}
