// The claim of an article that is shown beside the picture, with its moment.
import { create } from 'zustand';
import type { BranchId, Experiment, WorldSide } from '../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../scenarios/scenario/scenario.ts';
import type { Thing } from './selection.ts';
import { useSession } from './session.ts';

/** Steps of another branch, which a command or its undoing has opened, are not those of the claim. */
export interface ClaimMoment {
  readonly branch: BranchId;
  readonly step: number;
}

export interface OpenClaim {
  readonly id: string;
  /** Which of its sights. */
  readonly sight: number;
  /** Whose run shows it; null: there is nothing to show. */
  readonly experiment: Experiment | null;
  /** Its moment, in the run that shows it; null where the run stops by itself. */
  readonly moment: ClaimMoment | null;
  readonly lookAt: Thing | null;
  /** Where it is in a view of the shelf, the log or the card: the row that has this text, or the view. Or which number of a world. */
  readonly within: {
    readonly view: ViewId | 'card' | 'log' | 'counter';
    readonly text?: string;
    /** Of two worlds: in both. */
    readonly sides?: 'both';
  } | null;
}

/** What the caption says at a moment of a branch in place of the sentence that began last. */
export interface Headline {
  readonly branch: BranchId;
  readonly step: number;
  readonly text: string;
  /** What it tells of, and when that happened. */
  readonly record: { readonly side: WorldSide; readonly seq: number; readonly step: number };
}

interface ClaimState {
  readonly claim: OpenClaim | null;
  readonly headline: Headline | null;
}

export const useClaim = create<ClaimState>(() => ({ claim: null, headline: null }));

// Another scene is not what the claim is about.
useSession.subscribe(({ experiment }) => {
  const { claim } = useClaim.getState();
  if (claim !== null && claim.experiment !== null && claim.experiment !== experiment) closeClaim();
});

export function showClaim(claim: OpenClaim): void {
  useClaim.setState({ claim });
}

export function closeClaim(): void {
  useClaim.setState({ claim: null, headline: null });
}
