// The double barrier with a ready znode: all members start together and end together. The last member to arrive creates the
// ready znode. The variants differ in what the others take for it, and in what they leave behind after a timeout.
import { KeeperError, type ProgramArgs, type Recipe, type WatchedEvent, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';
import {
  awaitChange,
  believing,
  giveBack,
  isKeeperError,
  ownNodes,
  patiently,
} from '../../locks/lockProgram.ts';

export const BARRIER = '/barrier';
export const BARRIER_VARIANTS = ['corrected', 'any-event', 'leaves-its-node', 'spins-when-late'] as const;
export const BARRIER_STEPS = ['create', 'count', 'ready', 'await', 'inside', 'leave'].map(
  (step) => `barrier.${step}`,
);

/** Milliseconds between two meetings. */
const REST_MS = 1000;
const WATCHER = 'barrier';

export function doubleBarrier(args: ProgramArgs): Recipe<void> {
  const last = args['rounds'] === 'endless' ? Number.MAX_SAFE_INTEGER : Number(args['rounds']);
  return untilExpired(function* () {
    for (let round = 1; round <= last; round++) {
      if (args['pace'] === 'byHand') yield* zk.gate('enter');
      else if (round > 1) yield* zk.sleep(REST_MS);
      const meeting = meetingOf(args, round);
      if (!(yield* enter(meeting))) return;
      yield* believing({ what: 'entered', path: meeting.own }, stay(args));
      yield* leave(meeting);
    }
  });
}

/** Each meeting has its own znodes, so that a client slow to leave one does not disturb the next. */
interface Meeting {
  readonly round: number;
  readonly own: string;
  readonly ready: string;
  readonly members: number;
  readonly patienceMs: number | 'forever';
  readonly variant: (typeof BARRIER_VARIANTS)[number];
}

/** Whether it was let in. */
function* enter(meeting: Meeting): Recipe<boolean> {
  const { own, members } = meeting;
  const round = `enter ${meeting.round}`;
  yield* zk.fact({ type: 'arrived', round });
  yield* makeOnce(own, 'EPHEMERAL', 'barrier.create');
  yield* zk.atStep('barrier.count');
  const present = (yield* whoIsThere(meeting)).length;
  if (present >= members) yield* makeOnce(meeting.ready, 'PERSISTENT', 'barrier.ready');
  else if (!(yield* awaitReady(meeting))) {
    if (meeting.variant !== 'leaves-its-node') yield* giveBack(own, 'barrier.leave');
    yield* zk.fact({ type: 'turnedAway', round });
    return false;
  }
  yield* zk.fact({ type: 'passed', round });
  return true;
}

/** False if its patience ended first. */
function* awaitReady({ ready, patienceMs, variant }: Meeting): Recipe<boolean> {
  const sinceMs = yield* zk.clock();
  for (;;) {
    yield* zk.atStep('barrier.await');
    if ((yield* patiently(() => zk.exists(ready, { watch: WATCHER, latch: 'new' }))) !== null) return true;
    const waitedMs = (yield* zk.clock()) - sinceMs;
    const timeout = patienceMs === 'forever' ? {} : { timeoutMs: Math.max(0, patienceMs - waitedMs) };
    const event = yield* zk.nextWatchEvent(WATCHER, timeout);
    if (event === null) return false;
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    if (variant === 'any-event' && isNews(event)) return true;
  }
}

/** What wakes who does not look at what has happened: that the connection is there again does, too. */
function isNews({ state }: WatchedEvent): boolean {
  return state === 'SyncConnected';
}

function* stay({ pace, insideMs }: ProgramArgs): Recipe<void> {
  yield* zk.atStep('barrier.inside');
  if (pace === 'byHand') yield* zk.gate('leave');
  else if (Number(insideMs) > 0) yield* zk.sleep(Number(insideMs));
}

/** The first by name goes last, and takes the ready node with it; it waits for the last by name, all others wait for it. */
function* leave(meeting: Meeting): Recipe<void> {
  const { own, ready } = meeting;
  const sinceMs = yield* zk.clock();
  for (;;) {
    yield* zk.atStep('barrier.leave');
    const paths = yield* whoIsThere(meeting);
    const [first] = paths;
    const last = paths.at(-1);
    if (first === undefined || last === undefined) return;
    if (first === own && last === own) {
      yield* deleteIfThere(ready);
      return yield* giveBack(own, 'barrier.leave');
    }
    if (first !== own && paths.includes(own)) yield* giveBack(own, 'barrier.leave');
    yield* awaitLeaving(first === own ? last : first, meeting, sinceMs);
  }
}

/** Once its patience is over, the wait of the form that spins ends at once, and nothing else does. */
function* awaitLeaving(path: string, { variant, patienceMs }: Meeting, sinceMs: number): Recipe<void> {
  if (variant !== 'spins-when-late' || patienceMs === 'forever') return yield* awaitGone(path);
  const isThere = (yield* patiently(() => zk.exists(path, { watch: WATCHER, latch: 'new' }))) !== null;
  const waitedMs = (yield* zk.clock()) - sinceMs;
  const event = isThere
    ? yield* zk.nextWatchEvent(WATCHER, { timeoutMs: Math.max(0, patienceMs - waitedMs) })
    : null;
  if (event?.state === 'Expired') throw new KeeperError('SessionExpired');
}

function* whoIsThere({ round }: Meeting): Recipe<readonly string[]> {
  const names = yield* patiently(() => zk.getChildren(BARRIER));
  return names
    .filter((name) => name.endsWith(`-${round}`) && !name.startsWith('ready'))
    .map((name) => `${BARRIER}/${name}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

function* awaitGone(path: string): Recipe<void> {
  const isThere = (yield* patiently(() => zk.exists(path, { watch: WATCHER, latch: 'new' }))) !== null;
  if (isThere) yield* awaitChange(WATCHER);
}

/** NodeExists is success: any client may have created the ready znode, and only this session its own. */
function* makeOnce(path: string, mode: 'EPHEMERAL' | 'PERSISTENT', step: string): Recipe<void> {
  yield* zk.atStep(step);
  for (;;) {
    try {
      yield* zk.create(path, { mode });
      return;
    } catch (error) {
      if (isKeeperError(error, 'NodeExists') && (yield* isAsWanted(path, mode))) return;
      if (isKeeperError(error, 'NodeExists')) yield* awaitGone(path);
      else if (!isKeeperError(error, 'ConnectionLoss')) throw error;
    }
  }
}

/** An ephemeral of an earlier session of its own has to go first. */
function* isAsWanted(path: string, mode: 'EPHEMERAL' | 'PERSISTENT'): Recipe<boolean> {
  return mode === 'PERSISTENT' || (yield* ownNodes(path)).includes(path);
}

function* deleteIfThere(path: string): Recipe<void> {
  try {
    yield* patiently(() => zk.deleteNode(path));
  } catch (error) {
    if (!isKeeperError(error, 'NoNode')) throw error;
  }
}

function meetingOf(args: ProgramArgs, round: number): Meeting {
  const { client, patienceMs } = args;
  const variant = BARRIER_VARIANTS.find((known) => known === args['variant']);
  if (variant === undefined) throw new Error(`double-barrier has no variant ${String(args['variant'])}`);
  return {
    round,
    own: `${BARRIER}/${String(client)}-${round}`,
    ready: `${BARRIER}/ready-${round}`,
    members: Number(args['members']),
    patienceMs: typeof patienceMs === 'number' ? patienceMs : 'forever',
    variant,
  };
}
