// Giving a command from the page: to all worlds, with a word on what it led to beyond itself.
import type { Command, Refusal } from '../../engine/index.ts';
import type { BranchId } from '../../scenarios/experiment.ts';
import { allWordsNow } from '../i18n/words.ts';
import { giveCommand, switchBranch } from '../stores/gestures.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { objectName } from './objectName.ts';
import { notify } from './notices.ts';

export function give(command: Command): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const before = experiment.current;
  const fromMs = usePlayhead.getState().timeMs;
  const refusals = giveCommand(command);
  const openedFrom = experiment.current === before ? null : { branch: before, atMs: fromMs };
  if (openedFrom !== null || refusals.some((refusal) => refusal !== null)) {
    void tellOf(command, refusals, openedFrom);
  }
}

/** The branch it opened, and the worlds that could not do it. */
async function tellOf(
  command: Command,
  refusals: readonly (Refusal | null)[],
  openedFrom: { readonly branch: BranchId; readonly atMs: number } | null,
): Promise<void> {
  const words = await allWordsNow();
  const { notice, left, right, only } = words.shell;
  const reasons = refusals.flatMap((refusal, side) => {
    if (refusal === null) return [];
    const world = refusals.length === 1 ? only : side === 0 ? left : right;
    return [notice.refusedHere(world, words.refusals[refusal](objectName(command, words)))];
  });
  const branch = openedFrom === null ? [] : [notice.branch(words.format.clock(openedFrom.atMs))];
  notify({
    text: [...branch, ...reasons].join(' '),
    action: openedFrom === null ? null : { label: notice.backTo, run: () => switchBranch(openedFrom.branch) },
  });
}
