// Two published election schemes. One: a line of znodes, and a failed call is only logged. Two: the same with a timer that
// sends a heartbeat, removes the znodes of members with an old heartbeat, and checks again who leads.
import { type InvariantId, type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { swallowing } from '../locks/careless.ts';
import { formOf } from '../scenario/formOf.ts';
import { wanting } from '../locks/stated.ts';
import { byNumber } from '../locks/predecessorLock/recipe.ts';
import { correctedCandidate } from './candidates/recipe.ts';
import { stopWork, untilInterrupted, workAsLeader } from './interruption.ts';
import { ELECTION_PARENT, lead, standAgainAndAgain, stepsBefore } from './electionProgram.ts';

/** Its callback on the event lane, and the thread of its timer. */
export const SCHEME_CALLBACK = 'scheme-process';
export const SCHEME_TIMER = 'scheme-timer';

/** What an article's schemes do not keep once something goes wrong. */
export const SCHEME_FAILINGS: readonly InvariantId[] = ['I-3', 'I-4', 'I-12', 'I-13'];

export const SCHEME_VARIANTS = ['published', 'corrected'] as const;
export const REMOVALS = ['byAge', 'never'] as const;
/** `asPrinted`: stop() leaves the timer running, which looks who leads on and on. */
export const TIMER_STOPS = ['ended', 'asPrinted'] as const;

/** Scheme one, as published, or as the candidates of a corrected election do it. */
export function schemeOne(args: ProgramArgs): Recipe<void> {
  return formOf<(of: ProgramArgs) => Recipe<void>>(FORMS, args['variant'])(args);
}

const FORMS: Readonly<Record<(typeof SCHEME_VARIANTS)[number], (args: ProgramArgs) => Recipe<void>>> = {
  published,
  corrected: correctedCandidate,
};

function published(args: ProgramArgs): Recipe<void> {
  return standing(args, NO_TIMER);
}

/** Scheme two: start() starts its timer. */
export function schemeTwo(args: ProgramArgs): Recipe<void> {
  const isLeftRunning = args['timerAtStop'] === 'asPrinted';
  return standing(args, { start: () => startTimer(args), stop: isLeftRunning ? NO_TIMER.stop : stopTimer });
}

/** A scheme's timer, or nothing in its place. */
interface Timer {
  readonly start: () => Recipe<void>;
  readonly stop: () => Recipe<void>;
}

const NO_TIMER: Timer = { *start() {}, *stop() {} };

/** A stop() that failed is the end of it: nothing in the article stops such a member again. */
function* standing(args: ProgramArgs, timer: Timer): Recipe<void> {
  yield* zk.onEvent(WATCHER, SCHEME_CALLBACK);
  yield* standAgainAndAgain(args, function* term(electionArgs) {
    const own = yield* start(timer);
    if (own === null) return;
    do yield* wanting(elected(own));
    while (!(yield* workAsLeader(lead(electionArgs))));
    return (yield* stop(own, timer)) ? undefined : 'comesNoMore';
  });
}

/** `scheme.error` is where a member ends whose stop() failed. */
export function schemeSteps(rounds: string | number | undefined): readonly string[] {
  return [
    ...stepsBefore(['scheme.create', 'scheme.determine', 'scheme.watch', 'scheme.await'], rounds),
    'scheme.error',
  ];
}

/** The steps of its timer stand behind those of its main thread. */
export function timedSchemeSteps(rounds: string | number | undefined): readonly string[] {
  return [...schemeSteps(rounds), 'scheme.heartbeat', 'scheme.removeDead'];
}

/** process(): a znode is gone, so it looks again who leads. */
export function* schemeProcess({ eventType }: ProgramArgs): Recipe<void> {
  if (eventType === 'NodeDeleted' && (yield* isStanding())) yield* determineState();
}

/** scheduleAtFixedRate, until shutdownNow interrupts it. What fails in a round is left to the next. */
export function* schemeTimer(args: ProgramArgs): Recipe<void> {
  yield* untilInterrupted(atFixedRate(args));
}

function* atFixedRate(args: ProgramArgs): Recipe<void> {
  for (;;) {
    yield* zk.sleepOn(Number(args['checkMs']));
    yield* sendHeartbeat();
    if (args['removal'] === 'byAge') yield* removeDeadNodes(Number(args['deadAfterMs']));
    yield* determineState();
  }
}

function* startTimer(args: ProgramArgs): Recipe<void> {
  yield* zk.writeVar(TIMER, yield* zk.spawn(SCHEME_TIMER, args));
}

function* stopTimer(): Recipe<void> {
  yield* zk.interrupt(Number(yield* zk.readVar(TIMER)));
}

const WATCHER = 'offer';
const STATE = 'state';
const OFFER = 'leaderOffer';
const ELECTED = 'elected';
/** The number of its timer's thread. */
const TIMER = 'timer';

/** Makes its znode and looks who leads. A create without an answer counts as none: null. */
function* start(timer: Timer): Recipe<string | null> {
  yield* zk.newLatch(ELECTED);
  yield* zk.atStep('scheme.create');
  const own = yield* swallowing(makeOffer());
  if (own === null) return null;
  yield* zk.fact({ type: 'knows', path: own });
  yield* zk.writeVar(OFFER, own);
  yield* zk.writeVar(STATE, 'START');
  yield* determineState();
  yield* timer.start();
  return own;
}

/** Its znode's data is the time of its last sign of life, by its own clock. */
function* makeOffer(): Recipe<string> {
  yield* zk.exists(ELECTION_PARENT);
  const data = String(yield* zk.clock());
  return (yield* zk.create(`${ELECTION_PARENT}/ele-`, { data, mode: 'EPHEMERAL_SEQUENTIAL' })).path;
}

/** Runs in whatever thread calls it: its own, the event lane's, the timer's. */
function* determineState(): Recipe<void> {
  yield* zk.atStep('scheme.determine');
  const offers = yield* swallowing(listOffers());
  if (offers === null) return;
  const own = String(yield* zk.readVar(OFFER));
  if (offers[0] === own) return yield* becomeLeader(own);
  yield* becomeFollower();
  const before = offers.findLast((path) => byNumber(path, own) < 0);
  if (before === undefined) return;
  yield* zk.atStep('scheme.watch');
  yield* swallowing(zk.exists(before, { watch: WATCHER }));
}

function* listOffers(): Recipe<readonly string[]> {
  const names = yield* zk.getChildren(ELECTION_PARENT);
  return names.map((name) => `${ELECTION_PARENT}/${name}`).toSorted(byNumber);
}

function* becomeLeader(own: string): Recipe<void> {
  if ((yield* zk.readVar(STATE)) === 'LEADER') return;
  yield* zk.writeVar(STATE, 'LEADER');
  yield* zk.believe({ what: 'leader', path: own }, 'process');
  yield* zk.countDown(ELECTED);
}

function* becomeFollower(): Recipe<void> {
  if ((yield* zk.readVar(STATE)) === 'LEADER') yield* zk.newLatch(ELECTED);
  yield* zk.writeVar(STATE, 'FOLLOWER');
  yield* zk.disbelieve('leader', { by: 'process' });
  yield* stopWork();
}

/** Its main thread has nothing to do before it leads. */
function* elected(own: string): Recipe<string> {
  yield* zk.atStep('scheme.await');
  yield* zk.awaitLatch(ELECTED);
  return own;
}

/**
 * stop(): a znode that cannot be found needs no deleting, whatever the search failed with. False after a delete that failed:
 * its state is ERROR then, and its timer and its callback go on.
 */
function* stop(own: string, timer: Timer): Recipe<boolean> {
  yield* zk.atStep('election.leave');
  // Who calls it has done with leading, whatever its state says until the answer is there.
  yield* zk.disbelieve('leader', { by: 'process' });
  const isThere = (yield* swallowing(zk.exists(own))) !== null;
  const isGone = !isThere || (yield* swallowing(deleted(own))) !== null;
  if (!isGone) {
    yield* zk.writeVar(STATE, 'ERROR');
    yield* zk.atStep('scheme.error');
    return false;
  }
  yield* zk.writeVar(STATE, 'STOP');
  yield* timer.stop();
  yield* zk.fact({ type: 'forgets', path: own });
  return true;
}

function* deleted(path: string): Recipe<true> {
  yield* zk.deleteNode(path);
  return true;
}

function* isStanding(): Recipe<boolean> {
  const state = yield* zk.readVar(STATE);
  return state !== null && state !== 'STOP';
}

function* sendHeartbeat(): Recipe<void> {
  yield* zk.atStep('scheme.heartbeat');
  yield* swallowing(zk.setData(String(yield* zk.readVar(OFFER)), String(yield* zk.clock())));
}

/** Whose last sign of life is too old by its own clock is dead, whatever ZooKeeper thinks of its session. */
function* removeDeadNodes(deadAfterMs: number): Recipe<void> {
  yield* zk.atStep('scheme.removeDead');
  for (const path of (yield* swallowing(listOffers())) ?? []) {
    const offer = yield* swallowing(zk.getData(path));
    if (offer === null || (yield* zk.clock()) - Number(offer.data) <= deadAfterMs) continue;
    yield* swallowing(zk.deleteNode(path));
  }
}
