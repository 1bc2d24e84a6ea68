// What every thing of a view does when it is pointed at, reached or chosen.
import type { KeyboardEvent } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { hover, select, type Thing } from '../../stores/selection.ts';
import { chooseByLetter } from './chooseByLetter.ts';
import type { Name } from './useLooks.ts';

/**
 * For an element that stands for a thing: it can be walked to, lights the thing everywhere and opens its card. `tell` is
 * called with true while it is pointed at.
 */
export function pointing(side: WorldSide, name: Name, tell?: (isPointedAt: boolean) => void) {
  const thing: Thing = { world: side, ...name };
  const point = (isPointedAt: boolean) => {
    hover(isPointedAt ? thing : null);
    tell?.(isPointedAt);
  };
  return {
    'data-stop': '',
    tabIndex: -1,
    onClick: () => {
      select(thing);
      // A reader who has chosen a thing wants to see its consequences everywhere.
      hover(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return chooseByLetter(event, thing);
      event.preventDefault();
      event.stopPropagation();
      select(thing);
    },
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  };
}
