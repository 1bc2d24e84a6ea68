// The zoom buttons stand over a corner of a picture that is pointed at. In a talk the pointer often lies there for no reason: they
// go when it has not moved for a while, and with every key.
const STILL_AFTER_MS = 3000;

/** Says on the page whether the pointer is still; at first it is. Returns what ends that. */
export function watchPointer(): () => void {
  const { dataset } = document.documentElement;
  let timer = 0;
  const still = (): void => {
    dataset['still'] = '';
  };
  const onMove = ({ movementX, movementY }: PointerEvent): void => {
    // The page may also have moved under it.
    if (movementX === 0 && movementY === 0) return;
    delete dataset['still'];
    clearTimeout(timer);
    timer = setTimeout(still, STILL_AFTER_MS);
  };
  still();
  addEventListener('pointermove', onMove);
  addEventListener('keydown', still, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointermove', onMove);
    removeEventListener('keydown', still, true);
    delete dataset['still'];
  };
}
