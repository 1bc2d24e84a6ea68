// What a branch is called: as its user named it, else by what opened it.
import { create } from 'zustand';
import type { Branch, BranchId, Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Messages } from '../../../words/messages.ts';
import { commandDone } from '../../commands/commandDone.ts';
import { getExperiment, useSession } from '../../stores/session.ts';

interface Named {
  readonly experiment: Experiment | null;
  readonly names: ReadonlyMap<BranchId, string>;
}

const useNamed = create<Named>(() => ({ experiment: null, names: new Map() }));

const NONE: Named['names'] = new Map();

/** Those that its user has given in the run shown. */
export function useBranchNames(): Named['names'] {
  const shown = useSession((session) => session.experiment);
  return useNamed(({ experiment, names }) => (experiment === shown ? names : NONE));
}

export function branchNamesNow(): Named['names'] {
  const { experiment, names } = useNamed.getState();
  return experiment === getExperiment() ? names : NONE;
}

/** Without a name it is called by what opened it again. */
export function renameBranch(id: BranchId, name: string): void {
  const names = new Map(branchNamesNow());
  if (name === '') names.delete(id);
  else names.set(id, name);
  useNamed.setState({ experiment: getExperiment(), names });
}

export function branchName(branch: Branch, names: Named['names'], words: Messages): string {
  const { id, openedBy, without } = branch;
  const { branchWithout, branchOpened, original } = words.controls;
  const given = names.get(id);
  if (given !== undefined) return given;
  if (without !== null)
    return branchWithout(commandDone(without.command, words), words.format.clock(without.atMs));
  if (openedBy === null) return original;
  return branchOpened(commandDone(openedBy.command, words), words.format.clock(openedBy.atMs));
}
