// How the focus came to where it is. After a press of the mouse or a finger it shows nowhere, so the arrow keys are not
// taken for a walk from there: they step. After Tab they walk.
import { create } from 'zustand';

const useFocusOrigin = create<{ readonly isFromPointer: boolean }>(() => ({ isFromPointer: false }));

/** Runs while the page is there; returns what ends it. */
export function watchFocus(): () => void {
  let isPressed = false;
  const noteOrigin = (isFromPointer: boolean): void => useFocusOrigin.setState({ isFromPointer });
  const press = (): void => {
    isPressed = true;
    // Also where the press moves no focus, because it is there already.
    noteOrigin(true);
  };
  // What the click that follows does with the focus is still of that press.
  const letGo = (): void => void setTimeout(() => (isPressed = false));
  const come = ({ relatedTarget }: FocusEvent): void => {
    // A menu gives the focus back to where it was.
    if (relatedTarget instanceof Element && relatedTarget.closest('[role=menu]') !== null) return;
    noteOrigin(isPressed);
  };
  const tab = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return;
    isPressed = false;
    noteOrigin(false);
  };
  const options = { capture: true };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', letGo, options);
  document.addEventListener('pointercancel', letGo, options);
  document.addEventListener('click', letGo, options);
  document.addEventListener('focusin', come, options);
  document.addEventListener('keydown', tab, options);
  return () => {
    document.removeEventListener('pointerdown', press, options);
    document.removeEventListener('pointerup', letGo, options);
    document.removeEventListener('pointercancel', letGo, options);
    document.removeEventListener('click', letGo, options);
    document.removeEventListener('focusin', come, options);
    document.removeEventListener('keydown', tab, options);
  };
}

/** Whether a key is one of the two that step through time, pressed where a mouse or a finger brought the focus. */
export function isStepAfterPress({ key }: { readonly key: string }): boolean {
  return useFocusOrigin.getState().isFromPointer && (key === 'ArrowLeft' || key === 'ArrowRight');
}
