// The chain of causes that is lit, as far as it is drawn here.
import { useMemo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Look } from '../../draw/thing/useLooks.ts';
import { useSelection } from '../../stores/selection.ts';
import { isOn, type Page } from './page.ts';
import type { SpaceTime } from './spaceTime.ts';

/** The records of it, if some of it is drawn here: then that alone is lit, and all else steps back. */
export function useChain(side: WorldSide, diagram: SpaceTime, page: Page): ReadonlySet<number> | null {
  const lit = useSelection((selection) => selection.lit);
  const chain = useMemo(
    () => new Set(lit.filter(({ world }) => world === side).map(({ seq }) => seq)),
    [lit, side],
  );
  const isDrawn = diagram.messages.some(
    ({ seq, sent, arrived }) => chain.has(seq) && isOn(page, page.xOf(sent.timeMs), page.xOf(arrived.timeMs)),
  );
  return isDrawn ? chain : null;
}

/** Whether it is part of the chain that is lit; without one, what it looks like otherwise. */
export function lookOf(chained: boolean | undefined, otherwise: Look): Look {
  return chained === undefined ? otherwise : chained ? 'lit' : 'dim';
}
