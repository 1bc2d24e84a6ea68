// What a command led to beyond itself, in words.
import type { Command, Refusal } from '../../engine/index.ts';
import type { BranchId } from '../../scenarios/experiment/experiment.ts';
import { wordsNow } from '../../words/useWords.ts';
import { switchBranch } from '../playback/gestures.ts';
import { notify } from '../stores/notices.ts';
import { objectName } from './objectName.ts';

/** The branch it opened, and the worlds that could not do it. */
export function tellOutcome(
  command: Command,
  refusals: readonly (Refusal | null)[],
  openedFrom: { readonly branch: BranchId; readonly atMs: number } | null,
): void {
  const words = wordsNow();
  const { notice, left, right, only } = words.shell;
  const reasons = refusals.flatMap((refusal, side) => {
    if (refusal === null) return [];
    const world = refusals.length === 1 ? only : side === 0 ? left : right;
    return [notice.refusedHere(world, words.refusals[refusal](objectName(command, words)))];
  });
  const branch = openedFrom === null ? [] : [notice.branch(words.format.clock(openedFrom.atMs))];
  notify({
    text: words.format.sentences([...branch, ...reasons]),
    action: openedFrom === null ? null : { label: notice.backTo, run: () => switchBranch(openedFrom.branch) },
  });
}
