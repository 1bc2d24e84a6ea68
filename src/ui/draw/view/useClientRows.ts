import { useState } from 'react';
import type { ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useLooks } from '../thing/useLooks.ts';
import { useScene } from './useScene.ts';

/**
 * What views have in common that have a row for each client and what it goes by: the scene, what is told of what is pointed
 * at, and which rows step back meanwhile.
 */
export function useClientRows(side: WorldSide) {
  const scene = useScene(side);
  const [told, onTell] = useState<string | null>(null);
  const looks = useLooks(
    side,
    (scene?.cast ?? []).map(({ id }) => ({ kind: 'client', id })),
  );
  const isDim = (client: ClientId) => looks.of({ kind: 'client', id: client }) === 'dim';
  return { scene, told, onTell, isDim };
}
