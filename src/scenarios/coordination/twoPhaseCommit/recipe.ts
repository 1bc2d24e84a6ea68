// Two-phase commit: a coordinator opens a transaction, all sites vote, and one outcome holds for all. The variants differ in
// who decides, and in what a site does after a timeout.
import { KeeperError, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { answered, untilExpired } from '../../ensemble/untilExpired.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';

export const TRANSACTIONS = '/tx';
export const COMMIT_VARIANTS = [
  'decided-once',
  'sites-decide',
  'coordinator-decides',
  'gives-up-alone',
] as const;
export const VOTES = ['all-yes', 'one-no'] as const;

export function commitSteps(variant: unknown): readonly string[] {
  const sites = variant === 'sites-decide' ? [] : ['commit.decide'];
  const alone = variant === 'gives-up-alone' ? ['commit.giveUp'] : [];
  const count = variant === 'sites-decide' ? 'commit.judge' : 'commit.count';
  return ['commit.begin', 'commit.join', 'commit.vote', count, ...sites, ...alone, 'commit.done'];
}

const WATCHER = 'commit';
/** Milliseconds between two transactions. */
const REST_MS = 1500;

type Outcome = 'commit' | 'abort';
type Variant = (typeof COMMIT_VARIANTS)[number];

/** One transaction as one of its parties sees it. */
interface Transaction {
  readonly number: number;
  readonly role: 'coordinator' | 'site';
  readonly variant: Variant;
  readonly members: number;
  readonly patienceMs: number | 'forever';
}

export function twoPhaseCommit(args: ProgramArgs): Recipe<void> {
  const last = args['rounds'] === 'endless' ? Number.MAX_SAFE_INTEGER : Number(args['rounds']);
  return untilExpired(function* () {
    for (let number = 1; number <= last; number++) {
      const tx = transactionOf(args, number);
      yield* tx.role === 'coordinator' ? begin(tx, args) : vote(tx, args);
      const outcome = yield* awaitOutcome(tx);
      yield* zk.atStep('commit.done');
      yield* zk.fact({ type: 'decided', round: nameOf(tx), outcome });
    }
  });
}

function* begin({ number }: Transaction, { pace }: ProgramArgs): Recipe<void> {
  if (pace === 'byHand') yield* zk.gate('act');
  else if (number > 1) yield* zk.sleep(REST_MS);
  yield* zk.atStep('commit.begin');
  yield* make(`${TRANSACTIONS}/${number}-begin`);
}

/** From the moment in which its vote may be there it is bound by it. After a restart it is what it was. */
function* vote(tx: Transaction, { client, says }: ProgramArgs): Recipe<void> {
  yield* zk.atStep('commit.join');
  yield* awaitNode(`${TRANSACTIONS}/${tx.number}-begin`);
  yield* zk.atStep('commit.vote');
  const own = says === 'no' ? 'no' : 'yes';
  yield* zk.fact({ type: 'voted', round: nameOf(tx), vote: own });
  yield* make(`${TRANSACTIONS}/${tx.number}-${String(client)}-${own}`);
}

/** Looks at what has been said until that is an outcome. */
function* awaitOutcome(tx: Transaction): Recipe<Outcome> {
  const sinceMs = yield* zk.clock();
  for (;;) {
    yield* zk.atStep(tx.variant === 'sites-decide' ? 'commit.judge' : 'commit.count');
    const said = yield* whatWasSaid(tx);
    if (said.outcome !== null) return said.outcome;
    const outcome = judge(tx, said);
    if (outcome !== null && tx.variant === 'sites-decide') return outcome;
    if (outcome !== null && decides(tx)) return yield* decide(tx, outcome);
    if ((yield* awaitMore(tx, (yield* zk.clock()) - sinceMs)) === 'heard') continue;
    if (decides(tx)) return yield* decide(tx, 'abort');
    yield* zk.atStep('commit.giveUp');
    return 'abort';
  }
}

interface Said {
  readonly yes: number;
  readonly no: number;
  readonly outcome: Outcome | null;
}

/** With a watch on whatever else will be said. */
function* whatWasSaid({ number }: Transaction): Recipe<Said> {
  const names = yield* patiently(() => zk.getChildren(TRANSACTIONS, { watch: WATCHER, latch: 'new' }));
  const own = names.filter((name) => name.startsWith(`${number}-`));
  const outcome = own.find((name) => name === `${number}-outcome`);
  return {
    yes: own.filter((name) => name.endsWith('-yes')).length,
    no: own.filter((name) => name.endsWith('-no')).length,
    outcome: outcome === undefined ? null : yield* readOutcome(number),
  };
}

function judge({ members }: Transaction, { yes, no }: Said): Outcome | null {
  if (no > 0) return 'abort';
  return yes >= members ? 'commit' : null;
}

/** Who may make the outcome's node. */
function decides({ variant, role }: Transaction): boolean {
  if (variant === 'decided-once') return true;
  return role === 'coordinator' && variant !== 'sites-decide';
}

/** Only one client can create the outcome znode, and its content counts. */
function* decide({ number }: Transaction, outcome: Outcome): Recipe<Outcome> {
  yield* zk.atStep('commit.decide');
  yield* make(`${TRANSACTIONS}/${number}-outcome`, outcome);
  return yield* readOutcome(number);
}

function* readOutcome(number: number): Recipe<Outcome> {
  const { data } = yield* patiently(() => zk.getData(`${TRANSACTIONS}/${number}-outcome`));
  return data === 'commit' ? 'commit' : 'abort';
}

function* awaitMore(tx: Transaction, waitedMs: number): Recipe<'heard' | 'patienceOver'> {
  const { patienceMs, variant } = tx;
  const isPatient = patienceMs === 'forever' || !(decides(tx) || variant === 'gives-up-alone');
  const timeout = isPatient ? {} : { timeoutMs: Math.max(0, patienceMs - waitedMs) };
  const event = yield* zk.nextWatchEvent(WATCHER, timeout);
  if (event?.state === 'Expired') throw new KeeperError('SessionExpired');
  return event === null ? 'patienceOver' : 'heard';
}

function* awaitNode(path: string): Recipe<void> {
  // Where it is there already no watch is left behind.
  if ((yield* patiently(() => zk.exists(path))) !== null) return;
  while ((yield* patiently(() => zk.exists(path, { watch: WATCHER, latch: 'new' }))) === null) {
    const event = yield* zk.nextWatchEvent(WATCHER);
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
  }
}

/** NodeExists is fine: the znode is there, whichever client created it. */
function* make(path: string, data = ''): Recipe<void> {
  try {
    yield* answered(() => zk.create(path, { data }));
  } catch (error) {
    if (!isKeeperError(error, 'NodeExists')) throw error;
  }
}

function transactionOf(args: ProgramArgs, number: number): Transaction {
  const { patienceMs } = args;
  const variant = COMMIT_VARIANTS.find((known) => known === args['variant']);
  if (variant === undefined) throw new Error(`two-phase-commit has no variant ${String(args['variant'])}`);
  return {
    number,
    role: args['role'] === 'coordinator' ? 'coordinator' : 'site',
    variant,
    members: Number(args['members']),
    patienceMs: typeof patienceMs === 'number' ? patienceMs : 'forever',
  };
}

function nameOf({ number }: Transaction): string {
  return `transaction ${number}`;
}
