// A part in which a learner repairs a program: what she begins with, and how the coach examines what she makes of it.
import type { ScenarioChoice } from '../scenario/scenario.ts';

export interface Repair {
  /** The program as it is found: every client runs it. */
  readonly code: string;
  readonly exam: Exam;
}

/** A search of so many runs from one seed: it comes to the same everywhere. */
export interface Exam {
  readonly runs: number;
  readonly seed: number;
  /** The faults that are tried. */
  readonly allow: readonly ('drop' | 'kill' | 'restart')[];
}

/** Examines the code of a choice; `holds` never comes without `works`. */
export type Coach = (choice: ScenarioChoice, exam: Exam) => readonly RepairMilestone[];

/** `works`: every client gets the lock, keeps it and gives it back. `holds`: the search finds no invariant violated either. */
export type RepairMilestone = 'works' | 'holds';
