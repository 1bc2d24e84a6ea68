// Starts the page: its words first, then what is to be seen, then everything that goes on by itself.
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/base.css';
import { App } from './App.tsx';
import { endHints, watchForLookingBack } from '../ui/stores/hints.ts';
import { followFullscreen } from '../ui/stores/presentation.ts';
import { isDemonstrating, watchDemonstration } from '../ui/controls/demonstration.ts';
import { openFirstScene } from '../ui/controls/scene.ts';
import type { AnyRoom } from '../ui/room/room.ts';
import { listenForKeys } from '../ui/controls/shortcuts.ts';
import { fetchAhead, fetchedOr } from '../ui/fetching/fetched.ts';
import { followPreferences } from '../ui/fetching/followPreferences.ts';
import { speakOf } from '../words/useWords.ts';
import { liveTokenIn } from '../ui/link/hash.ts';
import { openArrival, openPasted, startHashSync, writeAddress } from '../ui/link/hashSync.ts';
import { ErrorBoundary } from '../ui/panels/ErrorBoundary.tsx';
import { followSelection } from '../ui/stores/panelTab.ts';
import { startPlaybackLoop } from '../ui/playback/playbackLoop.ts';
import { turn } from '../ui/playback/slice.ts';
import { inspect } from '../ui/panels/inspect.ts';
import { fetchNarrator } from '../ui/controls/caption/fetchNarrator.ts';
import { useOwnCode } from '../ui/stores/ownCode.ts';
import { pause } from '../ui/playback/transport.ts';
import { usePlayhead } from '../ui/stores/playhead.ts';
import { bumpRevision, getExperiment, useSession } from '../ui/stores/session.ts';
import { layoutNow } from '../ui/stores/shownViews.ts';
import { fromRoom, useStage } from '../ui/stores/stage.ts';

/** To be called once. */
export async function start(rooms: readonly AnyRoom[]): Promise<void> {
  useStage.setState({ rooms });
  for (const { begin } of rooms) begin?.();
  const followed = followPreferences();
  useSession.subscribe(({ experiment }, before) => {
    if (experiment === before.experiment) return;
    speakOf(experiment?.scenarios ?? []);
    fetchNarrator(experiment);
  });
  await followed;
  listenForKeys(true);
  followFullscreen();
  followSelection();
  watchForLookingBack();
  watchDemonstration();
  useStage.setState({ openBeginning: openFirstScene });
  // Evaluating the code of the page is a long task already.
  await turn();
  draw();
  const token = liveTokenIn(location.hash);
  if (token !== null) await showLive(token);
  else if (location.hash.length > 1 || location.search.length > 1) {
    if (await openArrival()) endHints();
  }
  if (getExperiment() === null) openFirstScene();
  // Nothing plays behind the question whether a link's code may run.
  if (useOwnCode.getState().asked !== null) pause();
  // The address of live servers stays: what is shown is theirs.
  if (token === null) keepAddress();
  // Not before the first picture is there.
  setTimeout(() => {
    fetchAhead(inspect);
    for (const { followUp } of rooms) if (followUp !== undefined) fetchAhead(followUp);
  });
}

/** From the first thing the user does the address follows what is shown; before, what is pasted into it is opened. */
function keepAddress(): void {
  const first = getExperiment();
  const begin = (): void => {
    for (const end of waiting) end();
    removeEventListener('hashchange', open);
    startHashSync();
    bumpRevision();
  };
  const open = (): void => {
    begin();
    void openPasted();
  };
  const look = (): void => {
    const experiment = getExperiment();
    const hasActed =
      experiment !== first ||
      experiment?.commands.length !== 0 ||
      !usePlayhead.getState().playing ||
      layoutNow() !== null;
    // What passes the lock on by itself is nobody's doing.
    if (hasActed && !isDemonstrating()) begin();
  };
  const waiting = [usePlayhead.subscribe(look), useSession.subscribe(look)];
  addEventListener('hashchange', open);
  useStage.setState({ keepMoment: writeAddress });
}

async function showLive(token: string): Promise<void> {
  endHints();
  await fetchedOr(undefined, async () => (await fromRoom('followLive'))(token));
}

/** In slices. Nothing plays meanwhile: React would draw all of it again at once. */
function draw(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary>
          <App onDrawn={playFromNowOn} />
        </ErrorBoundary>
      </StrictMode>,
    ),
  );
}

const playFromNowOn = () => startPlaybackLoop();
