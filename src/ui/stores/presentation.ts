// Presenting: full screen where the browser allows it, larger type, panels away. It ends with Escape, as full screen does.
import { create } from 'zustand';

const usePresenting = create<{ readonly isOn: boolean }>(() => ({ isOn: false }));

export function useIsPresenting(): boolean {
  return usePresenting((state) => state.isOn);
}

export function isPresenting(): boolean {
  return usePresenting.getState().isOn;
}

/**
 * The button that is pressed for it goes with what is put away. Taken out of the page while it has the focus, it would have all laid
 * out once more.
 */
interface Pressed {
  readonly currentTarget: HTMLElement;
}

export function present(by?: Pressed): void {
  by?.currentTarget.blur();
  show(true);
  void fillScreen();
}

/** Browsers tell late that the full screen was left: by then it may have been asked for again. */
let isAskedFor = false;

async function fillScreen(): Promise<void> {
  isAskedFor = true;
  try {
    await document.documentElement.requestFullscreen?.();
    // Browsers grant it late: by then the presentation may be over.
    if (!isPresenting()) leaveFullScreen();
  } catch {
    // In a frame that may not go full screen the page presents in the room it has.
  } finally {
    isAskedFor = false;
  }
}

export function endPresentation(by?: Pressed): void {
  by?.currentTarget.blur();
  show(false);
  leaveFullScreen();
}

function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
}

export function togglePresentation(): void {
  if (isPresenting()) endPresentation();
  else present();
}

/**
 * Runs while the page is there; returns what ends it. Only who is here can leave: for a second window, as the speaker's notes,
 * browsers take the full screen away by themselves.
 */
export function followFullscreen(): () => void {
  const left = (): void => {
    if (document.fullscreenElement === null && !isAskedFor && document.hasFocus()) show(false);
  };
  document.addEventListener('fullscreenchange', left);
  return () => document.removeEventListener('fullscreenchange', left);
}

function show(isOn: boolean): void {
  usePresenting.setState({ isOn });
  document.documentElement.toggleAttribute('data-projector', isOn);
}
