import { useMemo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useSelection } from '../../stores/selection.ts';
import { thingKey, type ThingKey } from '../thing/things.ts';

/** The things of a world that are lit as causes; null: none are. */
export function useLit(side: WorldSide): ReadonlySet<ThingKey> | null {
  const lit = useSelection((selection) => selection.lit);
  return useMemo(() => {
    const keys = lit.flatMap(({ things }) =>
      things.flatMap(({ world, kind, id }): readonly ThingKey[] =>
        world === side && (kind === 'client' || kind === 'server' || kind === 'znode')
          ? [thingKey(kind, id)]
          : [],
      ),
    );
    return keys.length === 0 ? null : new Set(keys);
  }, [lit, side]);
}
