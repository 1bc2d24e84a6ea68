// What a user does that touches more than one store: one function each. None of them throws: what the engine asserts
// becomes the session's failure, and the page goes on.
import type { Command, Refusal } from '../../engine/index.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import type { BranchId, GivenTwinCommand, Playhead } from '../../scenarios/experiment/experiment.ts';
import { giveByHand } from '../../scenarios/experiment/takeOver.ts';
import type { LinkNotice } from '../../scenarios/link/permalink.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { optionsHere } from './elsewhere.ts';
import { library } from '../stores/library.ts';
import { useLive } from '../stores/live.ts';
import { currentPlayhead, movePlayhead } from '../stores/movePlayhead.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { clearSelection } from '../stores/selection.ts';
import { bumpRevision, fail, getExperiment, leaveExperiment, useSession } from '../stores/session.ts';

/** Starts from the beginning with one or two worlds. Choices must be in their scenarios' bounds. */
export function loadScenario(choices: readonly ScenarioChoice[]): void {
  try {
    showExperiment(new Experiment(choices, library, optionsHere()), { step: 0, timeMs: 0 }, []);
  } catch (error) {
    fail(error, 'setup', null);
  }
}

/** Starts the same worlds over, without the commands given to them. */
export function restart(): void {
  const experiment = getExperiment();
  if (experiment !== null) loadScenario(experiment.choices);
}

/** Shows an experiment that has been made, at a moment of it. What was said of a link that could not be opened stays said. */
export function showExperiment(
  experiment: Experiment,
  at: Playhead,
  linkNotices: readonly LinkNotice[],
): void {
  leaveExperiment();
  clearSelection();
  // Every experiment has a step 0: between the two stores nobody is sent to a moment that the new one does not have.
  usePlayhead.setState({
    step: 0,
    shelfStep: 0,
    dragged: false,
    timeMs: 0,
    fold: null,
    replayTo: null,
    haste: null,
  });
  useSession.setState(({ revision }) => ({
    experiment,
    revision: revision + 1,
    failure: null,
    opening: null,
    linkNotices,
  }));
  movePlayhead(at, { held: false });
}

/**
 * Gives a command to all worlds at the playhead; in the past that opens a branch. Answers why each world refused it, left
 * first; null where it was done. Nothing happens if all did.
 */
export function giveCommand(command: Command): readonly (Refusal | null)[] {
  const experiment = getExperiment();
  if (experiment === null) return [];
  const refusals = giveUnshown(command, currentPlayhead());
  if (refusals.some((refusal) => refusal === null)) {
    movePlayhead({ step: experiment.steps, timeMs: experiment.head.timeMs });
    bumpRevision();
  }
  return refusals;
}

/**
 * The same at a moment that need not be shown, for many commands in a row: the caller shows where they have led to.
 */
export function giveUnshown(command: Command, at: Playhead): readonly (Refusal | null)[] {
  const experiment = getExperiment();
  if (experiment === null || useSession.getState().failure !== null) return [];
  // Live servers do it, and tell what it leads to.
  if (useLive.getState().servers?.take(command, at) === true) return [];
  try {
    return giveByHand(experiment, command, at);
  } catch (error) {
    fail(error, 'command', { command, at });
    return [];
  }
}

/** Why a command cannot be given at the playhead, by world: for buttons that say so. */
export function refusalsNow(command: Command): readonly (Refusal | null)[] {
  const at = currentPlayhead();
  try {
    return getExperiment()?.refusals(command, at) ?? [];
  } catch (error) {
    fail(error, 'command', { command, at });
    return [];
  }
}

/**
 * Looks at another branch: where the two parted if the playhead is beyond that, otherwise at the same moment, which both
 * share. False if it is not kept.
 */
export function switchBranch(id: BranchId): boolean {
  const experiment = getExperiment();
  if (experiment === null) return false;
  if (experiment.current === id) return true;
  const meeting = experiment.stepShared(experiment.current, id);
  if (!experiment.switchTo(id)) return false;
  const { step, timeMs } = usePlayhead.getState();
  // What comes next may come earlier there.
  const nextMs = step < experiment.steps ? experiment.timeAt(step + 1) : Infinity;
  const shared = { step, timeMs: Math.min(timeMs, nextMs - 1) };
  movePlayhead(step <= meeting ? shared : { step: meeting }, { playing: false });
  bumpRevision();
  return true;
}

/** Forgets a branch; returns what brings it back. Null for the original and for the one shown, which stay. */
export function removeBranch(id: BranchId): (() => void) | null {
  const putBack = getExperiment()?.removeBranch(id) ?? null;
  if (putBack === null) return null;
  bumpRevision();
  return () => {
    putBack();
    bumpRevision();
  };
}

/** Back to the future that was there before the branch shown was opened; false on the original, or if it is not kept. */
export function returnToParent(): boolean {
  const experiment = getExperiment();
  const parent = experiment?.branches.find(({ id }) => id === experiment.current)?.parent ?? null;
  return parent !== null && switchBranch(parent);
}

/** To the moment before a command, and on without it; the future with it is kept. */
export function takeBack(given: GivenTwinCommand): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const { command, afterStep: step, atMs: timeMs } = given;
  try {
    experiment.undo(given);
  } catch (error) {
    return fail(error, 'command', { command, at: { step, timeMs } });
  }
  movePlayhead({ step, timeMs });
  bumpRevision();
}

/** Back to a future with a command, at the moment it was given; false if it is not kept. */
export function bringBack(given: GivenTwinCommand, branch: BranchId): boolean {
  const experiment = getExperiment();
  if (experiment === null || !experiment.switchTo(branch)) return false;
  movePlayhead({ step: given.afterStep + 1 });
  bumpRevision();
  return true;
}
