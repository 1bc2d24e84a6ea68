// How the focus came to where it is. After a press of the mouse or a finger it shows nowhere, so the arrow keys are not
// taken for a walk from there: they step. After Tab they walk.
import { createStore } from 'zustand';

const focusOriginStore = createStore<{ readonly isFromPointer: boolean }>(() => ({ isFromPointer: false }));

/** Runs while the page is there; returns what ends it. */
export function watchFocus(): () => void {
  let isPressed = false;
  const noteOrigin = (isFromPointer: boolean): void => focusOriginStore.setState({ isFromPointer });
  const press = (): void => {
    isPressed = true;
    // Also where the press moves no focus, because it is there already.
    noteOrigin(true);
  };
  const come = ({ relatedTarget }: FocusEvent): void => {
    // A menu gives the focus back to where it was.
    if (relatedTarget instanceof Element && relatedTarget.closest('[role=menu]') !== null) return;
    noteOrigin(isPressed);
  };
  // Until a key is pressed the focus is of the press, however late a menu that it opens takes it.
  const key = ({ key: pressed }: KeyboardEvent): void => {
    if (isStepAfterPress({ key: pressed })) return;
    isPressed = false;
    if (pressed === 'Tab') noteOrigin(false);
  };
  const options = { capture: true };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('focusin', come, options);
  document.addEventListener('keydown', key, options);
  return () => {
    document.removeEventListener('pointerdown', press, options);
    document.removeEventListener('focusin', come, options);
    document.removeEventListener('keydown', key, options);
  };
}

export function isFocusFromPointer(): boolean {
  return focusOriginStore.getState().isFromPointer;
}

/** Whether a key is one of the two that step through time, pressed where a mouse or a finger brought the focus. */
export function isStepAfterPress({ key }: { readonly key: string }): boolean {
  return isFocusFromPointer() && (key === 'ArrowLeft' || key === 'ArrowRight');
}
