import { useEffect, useState, type RefObject } from 'react';
import { askForMoment, knownMoment, type Pictured, type ShownMoment } from './redMoments.ts';
import { useNear } from './useNear.ts';

/** The picture of a scene, played once somebody has come near the element; null until it is there. */
export function usePicture(element: RefObject<Element | null>, pictured: Pictured): ShownMoment | null {
  const isNear = useNear(element);
  const [moment, setMoment] = useState(() => knownMoment(pictured.id));
  useEffect(
    () => (isNear && moment === null ? askForMoment(pictured, setMoment) : undefined),
    [isNear, moment, pictured],
  );
  return moment;
}
