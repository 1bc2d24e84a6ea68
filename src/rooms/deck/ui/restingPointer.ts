// A teacher who gives a talk by keys has left the pointer where the last click was: there it would light whatever comes to lie
// under it, and dim the rest. It rests, unseen, until it is moved.
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { hover, useSelection } from '../../../ui/stores/selection.ts';

/** What wakes it; a thing that is reached by keys is to be lit, too. */
const WAKES = ['pointermove', 'pointerdown', 'focusin'] as const;

const darkening = new Ongoing();

export function restPointer(): void {
  hover(null);
  if (darkening.isOn) return;
  darkening.begin(
    useSelection.subscribe(({ hovered }) => {
      if (hovered !== null) hover(null);
    }),
  );
  document.documentElement.dataset['pointer'] = 'resting';
  for (const type of WAKES) document.addEventListener(type, wakePointer, { capture: true });
}

function wakePointer(): void {
  darkening.end();
  delete document.documentElement.dataset['pointer'];
  for (const type of WAKES) document.removeEventListener(type, wakePointer, { capture: true });
}
