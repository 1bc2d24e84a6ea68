// What a pointer and the keys do to the things of a picture: point at, choose, walk from one to the next.
import {
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { togglePlay } from '../../playback/transport.ts';
import { hover, sameThing, select, useSelection, type Thing } from '../../stores/selection.ts';
import { isWalkKey, type WalkKey } from './roving.ts';
import { focusThing, keyAt, thingOf, type ThingKey } from './things.ts';

interface Walk {
  /** Where it begins: what the Tab key reaches first. */
  readonly start: ThingKey;
  readonly isInPicture: (key: ThingKey) => boolean;
  readonly next: (from: ThingKey, key: WalkKey) => ThingKey;
  /** Letters that choose what has the focus before the page acts on them; null: none. */
  readonly choosing: RegExp | null;
}

export function usePointing(
  side: WorldSide,
  drawing: RefObject<SVGSVGElement | null>,
  selected: Thing | null,
  walk: Walk,
) {
  const [walkedTo, setWalkedTo] = useState<ThingKey | null>(null);
  const last = useRef({ x: NaN, y: NaN });
  /** What moves beneath a pointer that rests is not pointed at. */
  const onPointerOver = (event: PointerEvent) => {
    if (event.clientX !== last.current.x || event.clientY !== last.current.y) pointAt(event);
  };
  const pointAt = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    hover(key === null ? null : thingOf(side, key));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyAt(event.target);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const thing = thingOf(side, key);
    if (event.key === 'Enter') choose(thing);
    // Once it is selected the space bar has its usual meaning.
    else if (event.key === ' ' && sameThing(selected, thing)) togglePlay();
    else if (event.key === ' ') choose(thing);
    else if (isWalkKey(event.key)) focusThing(drawing.current, walk.next(key, event.key));
    else {
      if (walk.choosing?.test(event.key)) select(thing);
      hover(null);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    /** The one thing that the Tab key reaches. */
    current: walkedTo !== null && walk.isInPicture(walkedTo) ? walkedTo : walk.start,
    handlers: {
      onClick: (event: SyntheticEvent) => {
        const key = keyAt(event.target);
        if (key !== null) choose(thingOf(side, key));
      },
      onKeyDown,
      onFocus: (event: SyntheticEvent) => {
        setWalkedTo(keyAt(event.target));
        pointAt(event);
      },
      onBlur: () => hover(null),
      onPointerOver,
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        last.current = { x: clientX, y: clientY };
      },
      onPointerLeave: () => hover(null),
    },
  };
}

/** What is selected or pointed at, if it is in this world. */
export function useOwn(side: WorldSide, which: 'selected' | 'hovered'): Thing | null {
  return useSelection((selection) => (selection[which]?.world === side ? selection[which] : null));
}

/** Whoever has chosen wants to see what comes of it everywhere. */
function choose(thing: Thing): void {
  select(thing);
  hover(null);
}
