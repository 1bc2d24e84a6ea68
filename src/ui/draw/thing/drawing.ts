// What the things of a drawing share: the world they are in, how each looks while something is pointed at, and who is told of it.
import { createContext, use } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { pointing } from './pointing.ts';
import type { Looks, Name } from './useLooks.ts';

export interface Drawn {
  readonly side: WorldSide;
  readonly looks: Looks;
  /** Says what is pointed at; null: nothing any more. */
  readonly tell: (text: string | null) => void;
}

export const Drawing = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = use(Drawing);
  if (drawn === null) throw new Error('a thing is drawn outside of a drawing');
  return drawn;
}

/** For an element that stands for a thing: its name, its selection, and all that pointing at it does. */
export function usePointed(name: Name, text: string) {
  const { side, looks, tell } = useDrawing();
  return {
    'aria-label': text,
    'aria-pressed': looks.isSelected(name),
    ...pointing(side, name, (isPointedAt) => tell(isPointedAt ? text : null)),
  };
}
