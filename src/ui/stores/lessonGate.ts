// Whether a lesson is on, and whether time waits for an answer. So small because the page's first load carries it; all else
// of lessons is loaded with the first of them.
import { create } from 'zustand';
import type { CommandType, InvariantId } from '../../engine/index.ts';

interface LessonGate {
  readonly isOn: boolean;
  /** Why playing and stepping are refused, in the language in use; null if they are not. */
  readonly waits: string | null;
  /** Says so. */
  readonly refuse: () => void;
  /** The commands that are offered; null: all. */
  readonly offers: ReadonlySet<CommandType> | null;
  /** Says that a command is not among them. */
  readonly refuseCommand: () => void;
  /** The invariants that are spoken of; null: all. */
  readonly invariants: ReadonlySet<InvariantId> | null;
  /** Whether it is about who is woken: the counters of that are in the picture. */
  readonly countsWakeUps: boolean;
  /** The hash of an address that opens the lesson where it is now; null where the page shows something else. */
  readonly address: (() => Promise<string | null>) | null;
}

/** No lesson is on. */
export const OFF: LessonGate = {
  isOn: false,
  waits: null,
  refuse: () => undefined,
  offers: null,
  refuseCommand: () => undefined,
  invariants: null,
  countsWakeUps: true,
  address: null,
};

export const useLessonGate = create<LessonGate>(() => OFF);

/** Whether time has to wait; the caller is told why. */
export function hasToWait(): boolean {
  const { waits, refuse } = useLessonGate.getState();
  if (waits !== null) refuse();
  return waits !== null;
}
