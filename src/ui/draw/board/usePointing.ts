// What a pointer and the keys do to the things of a picture: point at, choose, walk from one to the next.
import {
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { isFocusFromPointer, isStepAfterPress } from '../../parts/focusOrigin.ts';
import { togglePlay } from '../../playback/transport.ts';
import { openRing, type Ring } from '../../stores/ring.ts';
import { hover, sameThing, select, useSelection, type Thing } from '../../stores/selection.ts';
import { isWalkKey, type WalkKey } from './roving.ts';
import { drawnThing, focusThing, keyAt, thingOf, type ThingKey } from '../thing/things.ts';

interface Walk {
  /** Where it begins: what the Tab key reaches first. */
  readonly start: ThingKey;
  readonly isInPicture: (key: ThingKey) => boolean;
  readonly next: (from: ThingKey, key: WalkKey) => ThingKey;
  /** Of “client client:A k”: what has the focus is selected before the page acts on the letter. Not where a press left the focus unseen. */
  readonly choosing: RegExp;
  /** What is invited to something: a click or a tap on it accepts. */
  readonly invited?: { readonly key: ThingKey; readonly accept: () => void } | null;
}

/** A finger on glass is never quite still. */
const STILL_PX = 8;
const LONG_PRESS_MS = 500;

export function usePointing(
  side: WorldSide,
  drawing: RefObject<SVGSVGElement | null>,
  selected: Thing | null,
  walk: Walk,
) {
  const [walkedTo, setWalkedTo] = useState<ThingKey | null>(null);
  const last = useRef({ x: NaN, y: NaN });
  const pressed = useRef<ReturnType<typeof setTimeout> | null>(null);
  /** A thing that moves beneath a resting pointer is not pointed at. */
  const onPointerMove = (event: PointerEvent) => {
    const { x, y } = last.current;
    const isFirst = Number.isNaN(x);
    if (event.clientX === x && event.clientY === y) return;
    last.current = { x: event.clientX, y: event.clientY };
    if (!isFirst) pointAt(event);
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) letGo();
  };
  const pointAt = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    hover(key === null ? null : thingOf(side, key));
  };
  /** A reader who has chosen a thing wants to see what can be done with it, and its consequences everywhere. */
  const choose = (target: EventTarget | null, at: Ring['at']) => {
    const key = keyAt(target);
    const drawn = key === null ? null : drawnThing(drawing.current, key);
    if (key === null || drawn === null) return;
    hover(null);
    if (at !== null && walk.invited?.key === key) walk.invited.accept();
    else openRing({ thing: thingOf(side, key), drawn, at });
  };
  const letGo = () => {
    if (pressed.current !== null) clearTimeout(pressed.current);
    pressed.current = null;
  };
  /** A finger that rests on a thing asks for its commands, as the right button of a mouse does. */
  const press = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    last.current = { x: clientX, y: clientY };
    letGo();
    if (pointerType === 'touch')
      pressed.current = setTimeout(() => choose(target, { x: clientX, y: clientY }), LONG_PRESS_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyAt(event.target);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey || isStepAfterPress(event)) return;
    const thing = thingOf(side, key);
    if (event.key === 'Enter') choose(event.target, null);
    // Once it is selected the space bar has its usual meaning.
    else if (event.key === ' ' && sameThing(selected, thing)) togglePlay();
    else if (event.key === ' ') choose(event.target, null);
    else if (isWalkKey(event.key)) focusThing(drawing.current, walk.next(key, event.key));
    else {
      if (walk.choosing.test(`${key} ${event.key}`) && !isFocusFromPointer()) select(thing);
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
      // A screen reader clicks without a pointer: that is the same as Enter.
      onClick: (event: MouseEvent) => choose(event.target, event.detail === 0 ? null : atOf(event)),
      onContextMenu: (event: MouseEvent) => {
        if (keyAt(event.target) === null) return;
        event.preventDefault();
        choose(event.target, atOf(event));
      },
      onKeyDown,
      onFocus: (event: SyntheticEvent) => {
        setWalkedTo(keyAt(event.target));
        pointAt(event);
      },
      onBlur: () => hover(null),
      onPointerDownCapture: press,
      onPointerUpCapture: letGo,
      onPointerCancelCapture: letGo,
      onPointerMove,
      onPointerLeave: () => {
        letGo();
        hover(null);
      },
    },
  };
}

/** What is selected or pointed at, if it is in this world. */
export function useOwn(side: WorldSide, which: 'selected' | 'hovered'): Thing | null {
  return useSelection((selection) => (selection[which]?.world === side ? selection[which] : null));
}

function atOf({ clientX, clientY }: MouseEvent): Ring['at'] {
  return { x: clientX, y: clientY };
}
