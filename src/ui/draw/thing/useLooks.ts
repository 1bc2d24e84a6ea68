// The same thing is lit in every view: what belongs to whatever is pointed at, or led to a sentence, is lit; the rest steps back.
import { useCallback, useMemo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { sameThing, useSelection, type Thing } from '../../stores/selection.ts';

export type Look = 'plain' | 'lit' | 'dim';

/** Things by their names, without the world they are in. */
export type Name = Pick<Thing, 'kind' | 'id'>;

export interface Looks {
  /** How something looks that stands for these things. */
  readonly of: (...names: readonly Name[]) => Look;
  readonly isSelected: (name: Name) => boolean;
  /** What is pointed at in this world. */
  readonly hovered: Thing | null;
}

/** `all`: everything that the view shows; while something else is pointed at or lit, nothing steps back. */
export function useLooks(side: WorldSide, all: readonly Name[]): Looks {
  const hovered = useSelection((selection) => (selection.hovered?.world === side ? selection.hovered : null));
  const selected = useSelection((selection) =>
    selection.selected?.world === side ? selection.selected : null,
  );
  const lit = useSelection((selection) => selection.lit);
  const isMeant = useCallback(
    (name: Name) => {
      const thing = { world: side, ...name };
      return (
        sameThing(hovered, thing) || lit.some(({ things }) => things.some((each) => sameThing(each, thing)))
      );
    },
    [side, hovered, lit],
  );
  const isShown = (hovered !== null || lit.length > 0) && all.some(isMeant);
  return useMemo(
    () => ({
      of: (...names) => (isShown ? (names.some(isMeant) ? 'lit' : 'dim') : 'plain'),
      isSelected: (name) => sameThing(selected, { world: side, ...name }),
      hovered,
    }),
    [side, hovered, selected, isMeant, isShown],
  );
}
