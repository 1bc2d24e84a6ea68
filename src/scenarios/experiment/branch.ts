// A branch of an experiment: one future, with the commands that led into it from the beginning.
import type { Command, Refusal, Simulation } from '../../engine/index.ts';
import type { MergedTimeline } from './mergedTimeline.ts';
import type { Moment, WorldSide } from './moment.ts';

export type BranchId = number;

/** A command as it was given: one merged step. */
export interface GivenTwinCommand {
  readonly command: Command;
  /** Merged steps taken before it; it is itself the next one. */
  readonly afterStep: number;
  readonly atMs: number;
  /** Steps each world had taken before it. */
  readonly worldSteps: readonly number[];
  /** Why each world refused it; null where it was done, or where it was not given. At least one is null. */
  readonly refusals: readonly (Refusal | null)[];
  /** The one world it was given to, where two runs are beside each other; left out where all worlds have it. */
  readonly side?: WorldSide;
}

/** What the page shows of a branch. */
export interface Branch {
  readonly id: BranchId;
  /** The branch it left; null for the original, or when that one has been dropped. */
  readonly parent: BranchId | null;
  /** The moment it leaves its parent; null for the original. */
  readonly forkedAt: Moment | null;
  /** The command that opened it; null for the original, and where one was undone. */
  readonly openedBy: GivenTwinCommand | null;
  /** The command without which it goes on; null where none was undone. */
  readonly without: GivenTwinCommand | null;
  /** All commands from the beginning; the first `inherited` are the parent's too. */
  readonly commands: readonly GivenTwinCommand[];
  readonly inherited: number;
  /** How far it was simulated. */
  readonly end: Moment;
}

/** A branch with its worlds. */
export interface LiveBranch {
  readonly id: BranchId;
  parent: BranchId | null;
  readonly forkedAt: Moment | null;
  readonly openedBy: GivenTwinCommand | null;
  readonly without: GivenTwinCommand | null;
  readonly inherited: number;
  /** Records it shares with its parent, which keeps them anyway. */
  readonly inheritedRecords: number;
  worlds: readonly Simulation[];
  timeline: MergedTimeline;
  readonly commands: GivenTwinCommand[];
  /** Steps up to here were shown; what is simulated beyond may be dropped without anyone missing it. */
  shownStep: number;
  /** Beyond this time nothing is simulated. */
  untilMs: number;
  /** When it was last switched to, as a count of switches. */
  lastUsed: number;
}

export function describeBranch(branch: LiveBranch): Branch {
  const { id, parent, forkedAt, openedBy, without, commands, inherited, timeline } = branch;
  const end = timeline.moment(timeline.steps);
  return { id, parent, forkedAt, openedBy, without, commands, inherited, end };
}
