// The end card's numbers, counted while the talk goes on: a little at a time, so that nothing stands still for it.
import { create } from 'zustand';
import { endNumbers, type EndNumbers } from '../../../scenarios/deck/endNumbers.ts';
import { Once } from '../../../ui/parts/once.ts';

export const useEndNumbers = create<{ readonly numbers: EndNumbers | null }>(() => ({ numbers: null }));

const counting = new Once();

/** Does nothing when they are being counted already. */
export function beginCounting(): void {
  counting.run(count);
}

function count(): void {
  const work = endNumbers();
  const goOn = (): void => {
    const { done, value } = work.next();
    if (done === true) useEndNumbers.setState({ numbers: value });
    else setTimeout(goOn, 0);
  };
  setTimeout(goOn, 0);
}
