import { useEffect, useState, type RefObject } from 'react';
import { redMoments, type Pictured, type ShownMoment } from './redMoments.ts';
import { useNear } from './useNear.ts';

/** The picture of a scene, played once the element is nearly in sight; null until it is there. */
export function usePicture(element: RefObject<Element | null>, pictured: Pictured): ShownMoment | null {
  const isNear = useNear(element);
  const [moment, setMoment] = useState(() => redMoments.known(pictured.id));
  useEffect(
    () => (isNear && moment === null ? redMoments.ask(pictured, setMoment) : undefined),
    [isNear, moment, pictured],
  );
  return moment;
}
