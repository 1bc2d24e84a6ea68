// Undo and redo of commands. Undoing goes to the moment before the last command and on without it; the future with it stays
// a branch, which redoing returns to.
import { createStore } from 'zustand';
import type { BranchId, Experiment, GivenTwinCommand } from '../../scenarios/experiment/experiment.ts';
import { playOn } from '../playback/transport.ts';
import { bringBack, takeBack } from '../playback/gestures.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment, useSession } from '../stores/session.ts';

interface Undone {
  readonly given: GivenTwinCommand;
  readonly experiment: Experiment;
  /** The branch with the command, and the one without it. */
  readonly from: BranchId;
  readonly to: BranchId;
}

/** What was undone, the last at the end. */
const undoneStore = createStore<{ readonly undone: readonly Undone[] }>(() => ({ undone: [] }));

/** The command that undoing takes back at the playhead; null: none was given so far. */
export function useUndoable(): GivenTwinCommand | null {
  const experiment = useSession((session) => session.experiment);
  const commands = useSession(({ experiment: shown, revision }) =>
    revision < 0 || shown === null ? '' : `${shown.current} ${shown.commands.length}`,
  );
  const step = usePlayhead((playhead) => (commands.endsWith(' 0') ? 0 : playhead.step));
  return experiment?.lastCommandBefore(step) ?? null;
}

/** False if there is nothing to undo. */
export function undo(): boolean {
  const experiment = getExperiment();
  const given = experiment?.lastCommandBefore(usePlayhead.getState().step) ?? null;
  if (experiment === null || given === null) return false;
  const from = experiment.current;
  takeBack(given);
  const { undone } = undoneStore.getState();
  undoneStore.setState({ undone: [...undone, { given, experiment, from, to: experiment.current }] });
  playOn();
  return true;
}

/** False if nothing was undone here, or something else was done since. */
export function redo(): boolean {
  const { undone } = undoneStore.getState();
  const last = undone.at(-1);
  if (last === undefined || !isHere(last)) return false;
  undoneStore.setState({ undone: undone.slice(0, -1) });
  if (!bringBack(last.given, last.from)) return false;
  playOn();
  return true;
}

/** Another command given, or another run looked at, is something else done. */
function isHere({ given, experiment, to }: Undone): boolean {
  const commands = getExperiment()?.commands ?? [];
  return (
    getExperiment() === experiment &&
    experiment.current === to &&
    !commands.some(({ afterStep }) => afterStep >= given.afterStep)
  );
}
