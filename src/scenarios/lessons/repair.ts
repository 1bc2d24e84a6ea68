// A part in which a learner repairs a program: what she begins with, and how the coach examines what she makes of it.
import type { ScenarioChoice } from '../scenario/scenario.ts';

export interface Repair {
  /** The program as it is found: every client runs it. */
  readonly code: string;
  readonly exam: Exam;
}

/** Runs from one seed, so that it comes to the same everywhere: a search for violated invariants, and trials. */
export interface Exam {
  /** Of the search. */
  readonly runs: number;
  readonly seed: number;
  /** The faults that are tried. */
  readonly allow: readonly ('drop' | 'kill' | 'restart')[];
  /** What each surviving client has to come to in every trial, whatever the order and the latencies. */
  readonly duty: DutyId;
  readonly trials: number;
}

/**
 * `lock`: each gets it, keeps it and gives it back. `barrier`: nobody passes before all have come, then all do. `queue`: each item is
 * worked on once. `election`: one leads whenever one could. `readWriteLock`: A and B write alone, all others read together.
 * `registry`: each knows who is alive.
 */
export type DutyId = 'lock' | 'barrier' | 'queue' | 'election' | 'readWriteLock' | 'registry';

/** Examines the code of a choice; a later milestone never comes without the earlier ones. */
export type Coach = (choice: ScenarioChoice, exam: Exam) => readonly RepairMilestone[];

/**
 * `works`: without any fault each client comes to what it should. `holds`: neither the search nor a trial finds a safety property
 * violated. `everyone`: in every trial each surviving client comes to it in time, woken by a watch.
 */
export const REPAIR_MILESTONES = ['works', 'holds', 'everyone'] as const;
export type RepairMilestone = (typeof REPAIR_MILESTONES)[number];
