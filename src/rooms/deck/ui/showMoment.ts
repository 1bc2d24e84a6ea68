// A moment as an experiment: run there in slices that leave the page alive, as a link is.
import { Rerun } from '../../../scenarios/link/rerun.ts';
import type { ExactMoment } from '../../../scenarios/link/bookmark.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { BEHAVIOUR_VERSION, LINK_VERSION, type Link } from '../../../scenarios/link/permalink.ts';
import { showLink, startRerun } from '../../../ui/link/openLink.ts';
import { timeLimit } from '../../../ui/playback/playbackLoop.ts';
import { SLICE_MS, turn } from '../../../ui/playback/slice.ts';
import { dismissLinkMessages } from '../../../ui/stores/session.ts';

/** False if it cannot be shown; the page says why. */
export async function showMoment(moment: ExactMoment): Promise<boolean> {
  if (!(await showLink(linkTo(moment)))) return false;
  // Nobody has been sent this link: there is nothing to compare the run with.
  dismissLinkMessages();
  return true;
}

/**
 * A run with the commands that lead to a moment, up to the last of them and to where one is; what comes then is left to be
 * played, so that nothing of it is known before. Shown nowhere; null if there is no such moment.
 */
export async function runTowards(moment: ExactMoment, fromStep: number): Promise<Experiment | null> {
  const lastCommand = moment.commands.at(-1)?.afterStep ?? -1;
  const step = Math.max(fromStep, lastCommand + 1);
  return rerunOf({ ...moment, playhead: { step, timeMs: 0 } });
}

async function rerunOf(moment: ExactMoment): Promise<Experiment | null> {
  const rerun = await startRerun(linkTo(moment), () => true);
  if (!(rerun instanceof Rerun)) return null;
  for (;;) {
    const state = rerun.advance(Infinity, timeLimit(SLICE_MS));
    if (state.kind === 'done') return state.experiment;
    if (state.kind !== 'running') return null;
    // Slices come one after the other, and the page is to draw and listen between them.
    await turn();
  }
}

/** Without a hash: whether the run is still the same is for links that travel. */
function linkTo({ choices, commands, playhead }: ExactMoment): Link {
  const view = choices.length === 2 ? 'compare' : 'single';
  return { v: LINK_VERSION, behaviour: BEHAVIOUR_VERSION, choices, commands, playhead, hash: '', view };
}
