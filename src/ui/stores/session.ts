// What is being looked at: the experiment, and a number that rises when it has changed. The experiment itself is not
// state of the store: it grows step by step, and what shows it reads it at the playhead.
import { create } from 'zustand';
import type { Experiment, Playhead } from '../../scenarios/experiment/experiment.ts';
import type { LinkError, LinkNotice } from '../../scenarios/link/permalink.ts';
import type { Command } from '../../engine/index.ts';

/** The engine met a state that cannot be. The page goes on showing what there is up to there. */
export interface EngineFailure {
  /** The assertion's own words: for a report, not for readers. */
  readonly message: string;
  readonly during: 'step' | 'command' | 'setup';
  /** The command that led to it, which the experiment does not count; a link that reproduces it needs it. */
  readonly command: { readonly command: Command; readonly at: Playhead } | null;
}

/** A link or a scene that is being run up to its moment. */
export interface Opening {
  readonly doneSteps: number;
  /** 0: nobody knows yet. */
  readonly totalSteps: number;
}

export interface Session {
  readonly experiment: Experiment | null;
  /** Rises when steps were shown, a command was given or another branch is looked at. */
  readonly revision: number;
  readonly failure: EngineFailure | null;
  readonly opening: Opening | null;
  /** Why the last link could not be opened. */
  readonly linkError: LinkError | null;
  /** What is to be known of the link that was opened. */
  readonly linkNotices: readonly LinkNotice[];
}

export const useSession = create<Session>(() => ({
  experiment: null,
  revision: 0,
  failure: null,
  opening: null,
  linkError: null,
  linkNotices: [],
}));

export function getExperiment(): Experiment | null {
  return useSession.getState().experiment;
}

const leaving = new Set<() => void>();

/** Runs whenever another experiment is about to be shown, while all stores still tell of the one before. */
export function beforeAnother(run: () => void): void {
  leaving.add(run);
}

/** Called just before another one is shown. */
export function leaveExperiment(): void {
  for (const run of leaving) run();
}

/** Makes the page look at the experiment again. */
export function bumpRevision(): void {
  useSession.setState(({ revision }) => ({ revision: revision + 1 }));
}

/** Keeps the first failure: later ones follow from it. */
export function fail(
  error: unknown,
  during: EngineFailure['during'],
  command: EngineFailure['command'],
): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  useSession.setState((session) => ({
    failure: session.failure ?? { message, during, command },
    revision: session.revision + 1,
  }));
}

export function dismissLinkMessages(): void {
  useSession.setState({ linkError: null, linkNotices: [] });
}
