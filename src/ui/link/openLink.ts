// Opening a link: decoded, checked, and run up to its moment in slices that leave the page alive. A link that cannot be
// opened leaves what is shown as it is.
import { seedChoices } from '../../scenarios/experiment/seedChoices.ts';
import { Rerun } from '../../scenarios/link/rerun.ts';
import type { RerunState } from '../../scenarios/link/rerun.ts';
import { codesOf, parseLink } from '../../scenarios/link/permalink.ts';
import type { Link, LinkCommand, LinkError, LinkNotice } from '../../scenarios/link/permalink.ts';
import { takeBookmarksOf } from '../stores/bookmarks.ts';
import { optionsHere } from '../playback/elsewhere.ts';
import { showExperiment } from '../playback/gestures.ts';
import { timeLimit } from '../playback/playbackLoop.ts';
import { SAID_AFTER_MS, SLICE_MS, turn } from '../playback/slice.ts';
import { readAhead } from '../select/readAhead.ts';
import { library, loadScenarios } from '../stores/library.ts';
import { pause } from '../playback/transport.ts';
import { showStep } from '../stores/panelTab.ts';
import { select } from '../stores/selection.ts';
import { takeLayoutOf } from '../stores/shownViews.ts';
import { fail, useSession } from '../stores/session.ts';
import { fromRoom } from '../stores/stage.ts';
import type { EngineFailure } from '../stores/session.ts';
import { beginOpening } from './openings.ts';
import { decodeText } from './decode.ts';
import { inTurns } from './inTurns.ts';

/**
 * Opens the encoded state of an address. Answers whether it is shown; if not, the session says why, unless cancelled or code in it
 * waits for a yes. `code`: whether there is a place to ask.
 */
export async function openLink(encoded: string, code: 'ask' | 'refuse' = 'ask'): Promise<boolean> {
  const isLatest = beginOpening();
  // A link may be of any scenario.
  const [text] = await Promise.all([decodeText(encoded), loadScenarios()]);
  if (!isLatest()) return false;
  if (!text.ok) return refuse(text.error);
  const link = parseLink(text.value, library);
  // The recipe that runs code is only known once the editor is loaded; until then `code` may hide as `\u0063ode`.
  if (text.value.includes('"code":') || (link.ok && codesOf(link.value).length > 0)) {
    if (code === 'refuse') return refuse({ code: 'unknownScenario', scenario: 'own-recipe' });
    const openCodeLink = await fromRoom('openCodeLink');
    return openCodeLink(text.value, isLatest);
  }
  if (!link.ok) return refuse(link.error);
  return showParsed(link.value, link.notices);
}

/** Runs to the moment of a link and shows it, with its bookmarks and the card it names. */
export async function showParsed(link: Link, notices: readonly LinkNotice[]): Promise<boolean> {
  const isLatest = beginOpening();
  // Keys lead to bookmarks as soon as anything is shown.
  if (link.bookmarks !== undefined) (await fromRoom('listenForDeckKeys'))();
  if (!isLatest() || !(await runTo(link, isLatest, notices, () => takeBookmarksOf(link)))) return false;
  if (link.layout !== undefined) takeLayoutOf(link.layout);
  if (link.selected !== undefined) {
    select(link.selected);
    if (link.selected.kind === 'client') showStep();
  }
  return true;
}

/** Runs to the moment of a link that has been parsed, and shows it; false as above. */
export function showLink(link: Link, isLatest = beginOpening()): Promise<boolean> {
  return runTo(link, isLatest, []);
}

/** `notices`: what is to be known of the link already. `before`: done when its moment is there, before it is shown. */
async function runTo(
  link: Link,
  isLatest: () => boolean,
  notices: readonly LinkNotice[],
  before: () => void = () => undefined,
): Promise<boolean> {
  const rerun = await startRerun(link, isLatest);
  if (rerun === null) return false;
  if (!(rerun instanceof Rerun)) return refuse(rerun);
  const isLong = timeLimit(SAID_AFTER_MS);
  const isOutOfTime = timeLimit(SLICE_MS);
  for (;;) {
    const isSliceOver = timeLimit(SLICE_MS);
    const state = rerun.advance(Infinity, isSliceOver);
    if (state.kind === 'running') {
      const { doneSteps, totalSteps } = state;
      if (isLong()) useSession.setState({ opening: { doneSteps, totalSteps } });
    }
    const isReady =
      state.kind === 'done' ? readAhead(state.experiment, isSliceOver) : state.kind !== 'running';
    // Slices come one after the other, and the page is to draw and listen between them, and before it draws the moment.
    if (!isReady || isOutOfTime()) await turn();
    if (!isLatest()) return false;
    if (!isReady || state.kind === 'running') continue;
    if (state.kind !== 'failed') before();
    return show(state, notices);
  }
}

function show(
  state: Exclude<RerunState, { readonly kind: 'running' }>,
  notices: readonly LinkNotice[],
): boolean {
  if (state.kind === 'failed') return refuse(state.error);
  const { experiment } = state;
  pause();
  useSession.setState({ linkError: null });
  if (state.kind === 'done') {
    showExperiment(experiment, state.playhead, [...notices, ...state.notices]);
    return true;
  }
  showExperiment(experiment, experiment.head, []);
  fail(state.error, state.command === null ? 'step' : 'command', failedCommand(state.command));
  return true;
}

function failedCommand(given: LinkCommand | null): EngineFailure['command'] {
  if (given === null) return null;
  return { command: given.command, at: { step: given.afterStep, timeMs: given.atMs } };
}

/** Or why its worlds cannot be set up; null once it is no longer wanted. */
export async function startRerun(link: Link, isWanted: () => boolean): Promise<Rerun | LinkError | null> {
  try {
    if ((await inTurns(seedChoices(link.choices, library), isWanted)) === null) return null;
    return new Rerun(link, library, optionsHere());
  } catch (error) {
    return { code: 'engineFailed', message: String(error) };
  }
}

export function refuse(linkError: LinkError): false {
  useSession.setState({ linkError, opening: null });
  return false;
}
