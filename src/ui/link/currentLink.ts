// The link of what is shown now: what the address bar, the share button and an error report carry.
import { LINK_LIMITS, linkOf, SELECTED_KINDS } from '../../scenarios/link/permalink.ts';
import type { Link } from '../../scenarios/link/permalink.ts';
import { timeLimit } from '../playback/playbackLoop.ts';
import { SLICE_MS, turn } from '../playback/slice.ts';
import { withBookmarks } from '../stores/bookmarks.ts';
import { currentPlayhead } from '../stores/movePlayhead.ts';
import { layoutNow } from '../stores/shownViews.ts';
import { useSelection } from '../stores/selection.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { encodeText, MAX_ENCODED_LENGTH } from './encode.ts';
import { useLessonGate } from '../stores/lessonGate.ts';
import { addressWith, hashOf } from './hash.ts';

/** Null before an experiment is loaded, and of one whose beginning is not known. After a failure it holds the command that led to it, so that it happens again. */
export function currentLink(): Link | null {
  const experiment = getExperiment();
  if (experiment === null || experiment.knownFromMs !== null) return null;
  const view = experiment.worlds.length === 2 ? 'compare' : 'single';
  const link = {
    ...withBookmarks(linkOf(experiment, currentPlayhead(), view)),
    ...selectionNow(),
    ...ownLayout(),
  };
  const failed = useSession.getState().failure?.command ?? null;
  if (failed === null) return link;
  const { command, at } = failed;
  const commands = link.commands.filter(({ afterStep }) => afterStep < at.step);
  return { ...link, commands: [...commands, { command, afterStep: at.step, atMs: at.timeMs }] };
}

function ownLayout(): Pick<Link, 'layout'> {
  const layout = layoutNow();
  return layout === null ? {} : { layout };
}

/** What is chosen in the picture; records and messages are not named in links. */
function selectionNow(): Pick<Link, 'selected'> {
  const { selected } = useSelection.getState();
  const kind = SELECTED_KINDS.find((each) => each === selected?.kind);
  return selected === null || kind === undefined
    ? {}
    : { selected: { world: selected.world, kind, id: selected.id } };
}

/** Null before there is something to link to, and where it is more than a link may hold. */
export async function encodedLink(): Promise<string | null> {
  // Its hash reads all that has happened. Where lists are long that takes a second.
  while (getExperiment()?.hashAt(currentPlayhead().step, timeLimit(SLICE_MS)) === null) await turn();
  const link = currentLink();
  if (link === null || link.commands.length > LINK_LIMITS.commands) return null;
  const encoded = await encodeText(JSON.stringify(link));
  return encoded.length > MAX_ENCODED_LENGTH ? null : encoded;
}

/** What stands behind the address of the page; of a lesson that is on, where it is in it. */
export async function currentHash(): Promise<string | null> {
  const inLesson = (await useLessonGate.getState().address?.()) ?? null;
  if (inLesson !== null) return inLesson;
  const encoded = await encodedLink();
  return encoded === null ? null : hashOf(encoded);
}

/** The whole address, to be copied; null where what is shown is too large for one. */
export async function currentAddress(): Promise<string | null> {
  const hash = await currentHash();
  return hash === null && getExperiment() !== null ? null : addressWith(hash);
}
