// The page shows live servers: what the channel tells is shown as it comes, and what the user does to the servers is asked of the
// process. Who looks back stays there; at the end of the run the page follows again.
import { Follower } from '../../live/follower.ts';
import { giveElsewhere, showExperiment } from '../playback/gestures.ts';
import { wallClockMs } from '../playback/playbackLoop.ts';
import { library } from '../stores/library.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { usePreferences } from '../stores/preferences.ts';
import { bumpRevision, fail, getExperiment } from '../stores/session.ts';
import { LiveChannel } from './liveChannel.ts';

const STEPS_A_SLICE = 5000;

/** Resolves when the live world is shown, or cannot be. */
export async function followLive(token: string): Promise<void> {
  const channel = new LiveChannel(token);
  const follower = new Follower(library, { clock: wallClockMs });
  giveElsewhere((command, { step }) => {
    const experiment = getExperiment();
    if (experiment !== follower.experiment || !follower.isShown || step < (experiment?.steps ?? 0))
      return false;
    channel.ask({ kind: 'give', command }).catch((error: unknown) => fail(error, 'command', null));
    return true;
  });
  await new Promise<void>((shown) => {
    let isDue = false;
    const turn = (): void => {
      isDue = false;
      const state = follower.advance(STEPS_A_SLICE);
      if (state === 'behind') wake();
      else if (state === 'differs' || state === 'tooLong')
        fail(new Error(`live run: ${state}`), 'step', null);
      if (state !== 'there') return;
      show(follower);
      shown();
    };
    const wake = (): void => {
      if (!isDue) setTimeout(turn, 0);
      isDue = true;
    };
    channel.listen((message) => {
      follower.hear(message);
      wake();
    });
  });
}

function show({ experiment, nowMs }: Follower): void {
  if (experiment === null) return;
  const { atHead } = usePlayhead.getState();
  const isNew = getExperiment() !== experiment;
  if (isNew) {
    // For this visit: there is one world.
    usePreferences.setState({ layout: 'single' });
    showExperiment(experiment, experiment.head, []);
  }
  if (isNew || atHead) movePlayhead({ step: experiment.steps, timeMs: nowMs }, { playing: false });
  else bumpRevision();
}
