// The page shows live servers: what the channel tells is shown as it comes, and what the user does to the servers is asked of the
// process. Looking back stays where it is; at the end of the run the page follows again.
import type { FromPage, ToPage } from '../model/channel.ts';
import { Follower, type FollowerState } from '../model/follower.ts';
import { giveElsewhere, showExperiment, switchBranch } from '../../../ui/playback/gestures.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { library } from '../../../ui/stores/library.ts';
import { useLive, type LiveServers, type LiveState } from '../../../ui/stores/live.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { bumpRevision, fail, getExperiment } from '../../../ui/stores/session.ts';
import { LiveChannel } from './liveChannel.ts';

const STEPS_A_SLICE = 5000;
/** About a kilobyte each. */
const MAX_RECORDS = 200_000;

/** Resolves when the live world is shown, or cannot be. */
export async function followLive(token: string): Promise<void> {
  const channel = new LiveChannel(token);
  const follower = new Follower(library, { clock: wallClockMs, maxRecords: MAX_RECORDS });
  const ask = (request: FromPage): void => {
    channel.ask(request).catch((error: unknown) => fail(error, 'command', null));
  };
  useLive.setState({ servers: serversOf(follower, channel, ask) });
  giveElsewhere((command, { step }) => {
    const experiment = getExperiment();
    if (experiment !== follower.experiment || !follower.isShown || step < (experiment?.steps ?? 0))
      return false;
    ask({ kind: 'give', command });
    return true;
  });
  await new Promise<void>((shown) => {
    let isDue = false;
    let isShown = false;
    const turn = (): void => {
      isDue = false;
      const { atHead } = usePlayhead.getState();
      const state = follower.advance(STEPS_A_SLICE, isShown && !atHead ? 'back' : 'atNow');
      if (state === 'behind') wake();
      if (state === 'tooLong' && (!isShown || atHead)) channel.reopen();
      if (state !== 'waiting' && state !== 'away' && state !== 'behind') {
        show(follower);
        isShown = true;
        shown();
      }
      tell({ state: stateOf(state) });
    };
    const wake = (): void => {
      if (!isDue) setTimeout(turn, 0);
      isDue = true;
    };
    channel.listen({
      hear: (message) => {
        follower.hear(message);
        tellOf(message);
        wake();
      },
      broken: (isRefused) => {
        tell({ state: isRefused ? 'ended' : 'broken' });
        // There is nothing to wait for where another process answers.
        if (isRefused) shown();
      },
    });
  });
}

function serversOf(follower: Follower, channel: LiveChannel, ask: (request: FromPage) => void): LiveServers {
  return {
    state: 'connecting',
    connectString: '',
    knownFrom: null,
    isPaused: false,
    speed: 1,
    setPaused: (isPaused) => {
      tell({ isPaused });
      ask({ kind: isPaused ? 'pause' : 'resume' });
    },
    setSpeed: (speed) => {
      tell({ speed });
      ask({ kind: 'speed', speed });
    },
    toNow: () => {
      if (follower.liveBranch !== null) switchBranch(follower.liveBranch);
      moveToNow(follower);
      if (useLive.getState().servers?.state === 'tooLong') channel.reopen();
      tell({ state: 'following' });
    },
  };
}

/** The wall time at which the world's time is 0. */
let epochMs = 0;

function tell(news: Partial<LiveServers>): void {
  const { servers } = useLive.getState();
  if (servers !== null) useLive.setState({ servers: { ...servers, ...news } });
}

function tellOf(message: ToPage): void {
  if (message.kind === 'opening') {
    epochMs = message.epochMs;
    tell({ connectString: message.connectString });
  }
  if (message.kind === 'now') tell({ isPaused: message.isPaused, speed: message.speed });
}

function stateOf(state: FollowerState): LiveState {
  if (state === 'waiting') return 'connecting';
  if (state === 'away' || (state === 'there' && !usePlayhead.getState().atHead)) return 'lookingBack';
  return state === 'there' ? 'following' : state;
}

function show(follower: Follower): void {
  const { experiment } = follower;
  if (experiment === null) return;
  const { atHead } = usePlayhead.getState();
  const isNew = getExperiment() !== experiment;
  if (isNew) {
    showExperiment(experiment, experiment.head, []);
    const { knownFromMs } = experiment;
    tell({ knownFrom: knownFromMs === null ? null : new Date(epochMs + knownFromMs) });
  }
  if (isNew || atHead) moveToNow(follower);
  else bumpRevision();
}

function moveToNow({ experiment, nowMs }: Follower): void {
  if (experiment !== null) movePlayhead({ step: experiment.steps, timeMs: nowMs }, { playing: false });
}
