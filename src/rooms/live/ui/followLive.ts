// The page shows live servers: what the channel tells is shown as it comes, and what the user does to the servers is asked of the
// process. Looking back stays where it is; at the end of the run the page follows again.
import { ASK_PATH, STREAM_PATH, type Answer, type FromPage, type ToPage } from '../model/channel.ts';
import { LIVE_SERVERS } from '../words/liveServers.ts';
import { Follower, type FollowerState } from '../model/follower.ts';
import { tellOutcome } from '../../../ui/commands/tellOutcome.ts';
import { ProcessChannel } from '../../../ui/fetching/processChannel.ts';
import { showExperiment, switchBranch } from '../../../ui/playback/gestures.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { library } from '../../../ui/stores/library.ts';
import { useLive, type LiveServers, type LiveState } from '../../../ui/stores/live.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { bumpRevision, getExperiment } from '../../../ui/stores/session.ts';

type LiveChannel = ProcessChannel<ToPage, FromPage, Answer>;

const STEPS_A_SLICE = 5000;
/** About a kilobyte each. */
const MAX_RECORDS = 200_000;

/** Resolves when the live world is shown, or cannot be. */
export async function followLive(token: string): Promise<void> {
  const channel = new ProcessChannel<ToPage, FromPage, Answer>({
    streamPath: STREAM_PATH,
    askPath: ASK_PATH,
    token,
  });
  const follower = new Follower(library, { clock: wallClockMs, maxRecords: MAX_RECORDS });
  const ask = (request: FromPage): void => {
    void channel.ask(request).then((answer) => {
      if (answer === null) notify({ text: wordsNow(LIVE_SERVERS).notAnswered, action: null });
      else if (request.kind === 'give' && answer.refusal !== null)
        tellOutcome(request.command, [answer.refusal], null);
    });
  };
  useLive.setState({ servers: serversOf(follower, channel, ask) });
  await new Promise<void>((shown) => {
    let isDue = false;
    let isShown = false;
    const turn = (): void => {
      isDue = false;
      const { atHead } = usePlayhead.getState();
      const state = follower.advance(STEPS_A_SLICE, isShown && !atHead ? 'back' : 'atNow');
      if (state === 'behind') wake();
      const beginsAgain = state === 'tooLong' && (!isShown || atHead);
      if (beginsAgain) channel.reopen();
      if (state !== 'waiting' && state !== 'away' && state !== 'behind') {
        show(follower);
        isShown = true;
        shown();
      }
      tell({ state: beginsAgain ? 'behind' : stateOf(state) });
    };
    const wake = (): void => {
      if (!isDue) setTimeout(turn, 0);
      isDue = true;
    };
    channel.listen({
      hear: (message) => {
        follower.hear(message);
        tellFrom(message);
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
    epochMs: 0,
    knownFromMs: null,
    isPaused: false,
    speed: 1,
    // Whether they do so, the servers say.
    setPaused: (isPaused) => ask({ kind: isPaused ? 'pause' : 'resume' }),
    setSpeed: (speed) => ask({ kind: 'speed', speed }),
    toNow: () => {
      if (follower.liveBranch !== null) switchBranch(follower.liveBranch);
      moveToNow(follower);
      if (useLive.getState().servers?.state === 'tooLong') channel.reopen();
      tell({ state: 'following' });
    },
    take: (command, { step }) => {
      const experiment = getExperiment();
      if (experiment !== follower.experiment || !follower.isShown || step < (experiment?.steps ?? 0))
        return false;
      ask({ kind: 'give', command });
      return true;
    },
  };
}

function tell(news: Partial<LiveServers>): void {
  const { servers } = useLive.getState();
  if (servers !== null) useLive.setState({ servers: { ...servers, ...news } });
}

function tellFrom(message: ToPage): void {
  if (message.kind === 'opening') {
    tell({ epochMs: message.epochMs, connectString: message.connectString });
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
    const epochMs = useLive.getState().servers?.epochMs ?? 0;
    tell({ knownFromMs: knownFromMs === null ? null : epochMs + knownFromMs });
  }
  if (isNew || atHead) moveToNow(follower);
  else bumpRevision();
}

function moveToNow({ experiment, nowMs }: Follower): void {
  if (experiment !== null) movePlayhead({ step: experiment.steps, timeMs: nowMs }, { playing: false });
}
