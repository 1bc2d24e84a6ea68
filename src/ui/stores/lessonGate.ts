// Whether a lesson is on, and whether time waits for an answer. So small because the page's first load carries it; all else
// of lessons is loaded with the first of them.
import { create } from 'zustand';

interface LessonGate {
  readonly isOn: boolean;
  /** Why playing and stepping are refused, in the language in use; null if they are not. */
  readonly waits: string | null;
  /** Says so. */
  readonly refuse: () => void;
}

export const useLessonGate = create<LessonGate>(() => ({
  isOn: false,
  waits: null,
  refuse: () => undefined,
}));

/** Whether time has to wait; whoever asks is told why. */
export function hasToWait(): boolean {
  const { waits, refuse } = useLessonGate.getState();
  if (waits !== null) refuse();
  return waits !== null;
}
