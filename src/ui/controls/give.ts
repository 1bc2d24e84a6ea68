// Giving a command from the page: to all worlds, with a word on what it led to beyond itself.
import type { Command } from '../../engine/index.ts';
import { wordsNow } from '../i18n/words.ts';
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
  const words = wordsNow();
  const reasons = refusals.flatMap((refusal, side) => {
    if (refusal === null) return [];
    const world =
      refusals.length === 1 ? words.shell.only : side === 0 ? words.shell.left : words.shell.right;
    return [words.shell.notice.refusedHere(world, words.refusals[refusal](objectName(command, words)))];
  });
  const isNewBranch = experiment.current !== before;
  if (!isNewBranch && reasons.length === 0) return;
  const branch = isNewBranch ? [words.shell.notice.branch(words.format.clock(fromMs))] : [];
  notify({
    text: [...branch, ...reasons].join(' '),
    action: isNewBranch ? { label: words.shell.notice.backTo, run: () => switchBranch(before) } : null,
  });
}
