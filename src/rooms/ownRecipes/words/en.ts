import type { OwnRecipeWords, Spell, ToldClaim } from './contract.ts';
import { keeperCodes } from '../../../words/en/errors.ts';
import { beliefs, capital, client as clientCalled, format, groundFault } from '../../../words/en/nouns.ts';
import { NAMED_AT_MOST } from '../../../words/namedAtMost.ts';

const { number, list, plural } = format;

/** What an own invariant says stands first in a headline, unless it is longer: then what happened would be cut off behind it. */
const SHORT_QUOTE = 80;
const OWN = 'the program’s own invariant';

export const ownRecipeWords: OwnRecipeWords = {
  keeperCodes,
  write: 'Write your own recipe',
  writeMore: 'Your own client code, and an invariant of your own',
  title: 'Your code',
  close: 'Close the editor',
  width: 'Width of the editor',
  code: 'Code in the editor',
  run: 'Run',
  runTip: 'Starts the world again; every client runs this code (Ctrl+Enter)',
  stop: 'Stop',
  computing: 'The code is still computing. The page goes on; Stop ends it.',
  stopped: 'The code was stopped. Run starts the world again.',
  breakIt: 'Break it',
  startFrom: 'Start from',
  starts: {
    blank: 'A short lock',
    herdLock: 'Herd lock',
    predecessorLock: 'Predecessor lock',
    readWriteLock: 'Read/write lock',
    leaderElection: 'Leader election',
    fifoQueue: 'FIFO queue',
    doubleBarrier: 'Double barrier',
    configuration: 'Configuration',
    waitingLock: 'Lock that waits: exists() on the previous node',
    tryLock: 'Try-lock: one ephemeral node',
    queue: 'Distributed queue: enqueue and dequeue',
    heartbeatElection: 'Leader election with heartbeats',
    exclusiveLock: 'Exclusive lock: watch the children',
    sharedLock: 'Shared lock: readers and writers',
    watchedQueue: 'FIFO queue: watch the children',
    leaderLatch: 'LeaderLatch (Curator 4.0.1)',
    distributedFairLock: 'DistributedFairLock',
    candidate: 'Candidate: leader election',
    counter: 'Counter that checks the version',
    lostUpdate: 'Counter that loses updates',
    rateLimiter: 'Rate limiter with named slots',
    burst: 'Rate limiter that counts first',
    serviceRegistry: 'Service registry, ephemeral',
    staleRegistry: 'Service registry, persistent',
    outbox: 'Outbox in one multi',
    lostEvents: 'Outbox in two writes',
  },
  startsFrom: {
    book: 'Recipes that hold',
    right: 'Correct examples',
    wrong: 'Examples with a mistake',
    S0: 'As published in “Zookeeper使用案例”',
    S1: 'From the steps of an article on internals',
    S2: 'As published in “聊聊curator recipes的LeaderLatch”',
    S3: 'As published in “ZooKeeper实战-分布式锁-升级版”',
    S4: 'As published in “Zookeeper应用之——选举”',
  },
  skeleton: `// Each client runs main. Press Run (Ctrl+Enter), then change it.
export default async function main(client) {
  const { zk } = client;
  const path = '/exclusive_lock/lock';
  try {
    await zk.create(path, client.name, { mode: 'EPHEMERAL' });
  } catch (error) {
    if (error.code !== 'NodeExists') throw error;
    return; // another client has it
  }
  client.holds(path); // the run is judged by this
  await client.sleep(2000);
  client.released();
  await zk.delete(path);
}
`,
  programs: {
    name: 'Program',
    runBy: (program, clients) =>
      `${program === '' ? 'Run' : `${program}, run`} by ${clients.length === 0 ? 'no client' : listed(clients)}`,
    marked: (program, lines) =>
      `${program}; marked red: ${plural(lines.length, { one: 'line', other: 'lines' })} ${list(lines.map((line) => number(line)))}`,
    world: 'Servers, clients, programs…',
  },
  file: {
    menu: 'File',
    save: 'Save as recipe.js',
    open: 'Open a file…',
    add: 'Add a file',
    notCode: (file) => `${file} is not a program. The code stays as it is.`,
  },
  replaced: 'The code was replaced.',
  worldStays: 'Your open world stays: the editor shows its programs. “Start from” replaces their code.',
  expiry: {
    hint: (client, span) => `No server hears client ${client}: its session expires in ${span}.`,
    givenUp: (client, span) => `Client ${client} has given up its session: the leader expires it in ${span}.`,
    skip: 'Skip to the expiry',
  },
  takenAway: {
    command: (done, at) => `${done} (${at})`,
    notice: (done, more) =>
      `Run started a new world without what you did before: ${list([...done, ...(more > 0 ? [`${number(more)} more`] : [])])}.`,
    again: 'Do it again',
    againLater: 'Do again what you did before Run',
  },
  undo: 'Undo',
  showWorld: 'Show the world',
  showCode: 'Show the code',
  noMistakes: 'No syntax errors.',
  judged: (invariants) => `Judged by: ${list(invariants)}.`,
  notJudged:
    'Nothing is judged: the code makes no statement to judge it by, such as client.holds, client.added or client.assert, and exports no invariant.',
  mistake: (line, message) => `Line ${number(line)}: ${message}`,
  limits: {
    means: (invariants) =>
      `Limit of every lease: ${list(invariants.map((name) => `“${name}”`))}. A client that cannot know yet that its session is over still believes what it believed. No lock can prevent that; only a fencing token helps.`,
    lesson: 'Lesson: Fencing tokens',
  },
  statedIn: (line, invariants, spell) => `Stated in line ${number(line)}: ${violated(invariants, spell)}.`,
  invariantFailed: (line, invariants) =>
    `Line ${number(line)}: ${list(invariants.map((name) => `“${name}”`))} failed with an error and ${plural(invariants.length, { one: 'is', other: 'are' })} not checked.`,
  stoodAt: (client, line, invariants, spell) =>
    `${capital(clientCalled(client))} was at line ${number(line)}: ${violated(invariants, spell)}.`,
  overwrote: ({ client, line, path, isOneOfSeveral }, invariants, spell) =>
    `${isOneOfSeveral ? 'Possibly line' : 'Line'} ${number(line)}: ${clientCalled(client)} wrote ${path} without a version, over a value it had not read. ${capital(violated(invariants, spell))}.`,
  goThere: 'Go to when it began',
  failed: (clients, line, message) =>
    `${listed(clients)} failed${line === null ? '' : ` at line ${number(line)}`}: ${message}`,
  warned: (clients, line, message) =>
    `${listed(clients)}${line === null ? '' : `, line ${number(line)}`}: ${message}`,
  misspelled: (call, meant) => `There is no ${call}. Did you mean ${meant}?`,
  unawaited: (call) => `${call} is not awaited. The code goes on before the answer is there.`,
  positions: (clients) => list(clients.map(({ name, line }) => `${name}: line ${number(line)}`)),
  said: (message) => message,
  pausedAt: (client, line, program) =>
    `Paused: client ${client} has reached line ${number(line)}${program === null ? '' : ` of ${program}`}.`,
  earlier: 'The code was changed since the run. The marks are those of the version that runs.',
  notRunning:
    'This code is not running: the picture shows another world. Press Run to start a world with this code.',
  killHolds: (clients, runs) =>
    `${number(clients)} ${plural(clients, { one: 'client', other: 'clients' })}, at most one kill after any step: ${number(runs)} ${plural(runs, { one: 'run', other: 'runs' })}, no invariant violated.`,
  killBreaks: (client, line, invariant, why) =>
    `A kill of ${clientCalled(client)} ${line === null ? '' : `at line ${number(line)} `}breaks “${invariant}”: ${why}`,
  tooLong: (characters, most) =>
    `${number(characters)} characters; a recipe can have ${number(most)}. Shorten it to run it.`,
  leave:
    'Press Esc, then Tab to leave the code. Ctrl+Space lists calls. F9, or a click on a line number, sets a breakpoint.',
  calls: () => null,
  callList: 'What you can call',
  callIntro:
    'Calls that fail throw a KeeperException; error.code is ZooKeeper’s name for it, such as NodeExists, NoNode or ConnectionLoss. TypeScript works too: its types are removed, not checked. After its session has expired, a plain Java client stays closed. Curator and kazoo open a new session: choose one of them as “Client library”.',
  invariants: 'Your own invariants',
  invariantIntro:
    'An invariant of your own is checked after every step. It returns true, or a text that says what is wrong. `tree` has the znodes of the serving server that has applied most. `beliefs` has `client`, `role` and `path` of each client.holds in all programs; the role is `holder` unless `as` names another. Keep in `memory` what you need at later steps: a variable of the file keeps its value when the run starts again. You can have several: all exports whose names begin with invariant are checked.',
  add: 'Add to the code',
  addInvariant: (name) => `Add to the code: ${name}`,
  claims: {
    founded: {
      name: 'Claims are backed by a znode',
      broken: 'a program claims a role, and the tree says otherwise',
      statement:
        'A program that claims to be holder, leader, reader or writer, or to have a permit, owns the znode of its claim in its current session. A holder, leader or writer is also first in line.',
    },
    broken: ({ text, name }) => {
      if (text.length > SHORT_QUOTE)
        return `${name === undefined ? OWN : `the invariant ${name}`} is violated: “${text}”`;
      return `“${text}”: ${name ?? OWN} is violated`;
    },
    quoted: ({ text, line, program }) => {
      const place = [program, line === null ? null : `line ${number(line)}`].filter((part) => part != null);
      return `“${text}”${place.length === 0 ? '' : ` (${place.join(', ')})`}.`;
    },
    ledBy: (id, line, program) =>
      `${capital(clientCalled(id))} was at line ${number(line)}${program === null ? '' : ` of ${program}`}.`,
    typedBy: (id, call) => `${capital(clientCalled(id))} called ${call} from its zkCli.`,
    text: (claims) => `${capital(claims.map(claimText).join('; '))}.`,
  },
  settings: 'Settings',
  notKept: 'This browser does not store your code. Save it in a file before you leave.',
  asked: {
    question:
      'This world runs the code below, written by its author. It runs in a sandbox without network, files or access to this page. Run it?',
    before: 'The picture shows another world. Nothing of this one runs yet.',
    yes: 'Run it',
    no: 'Only read it',
    first: 'Answer the question above first.',
  },
  debug: {
    name: 'Debugger',
    over: 'Step over',
    overTip: 'To the next line of this function (F10)',
    into: 'Step into',
    intoTip: 'To the next line this client runs (F11)',
    out: 'Step out',
    outTip: 'To the caller of this function (Shift+F11)',
    toStale: 'Run to a stale view',
    toStaleTip: 'To where the tree changes under what a client has read',
    place: (client, line, program) =>
      `${client}: line ${number(line)}${program === null ? '' : ` of ${program}`}`,
    working: 'Finding out which lines have run…',
    status: (place, about) => {
      if (place !== null && about.length === 0) return place;
      return [place === null ? 'No line has run yet.' : `${place}.`, ...about].join(' ');
    },
    stale: (client, path) => `What ${client} has read of ${path} is no longer what the tree has.`,
    atEnd: 'Nothing further happens.',
    noWayOut: 'No function called this one, so there is no caller to step out to.',
    violated: 'An invariant is violated here.',
    runOn: (line) =>
      `The picture shows the end of this step: the code has run on to line ${number(line)} by then.`,
    noStops: 'No breakpoints. F9, or a click on a line number, sets one.',
    stops: 'Breakpoints',
    stopIf: (line) => `Line ${number(line)}, only if`,
    example: "attempt > 3 && client.name === 'B'",
    remove: 'Remove',
    wrongCondition: 'This is not a JavaScript expression.',
    failedCondition: (client, why) => `Does not stop where the condition fails. ${client}: ${why}`,
    calls: (calls) =>
      calls.length === 0
        ? 'No pending call'
        : `Pending: ${list(calls.map(({ call, line }) => (line === null ? call : `${call} (line ${number(line)})`)))}`,
  },
  notInThisFile: 'The single file has no editor. Open the lab from its folder or its site to write code.',
  forbidden:
    'This site forbids WebAssembly, which runs your code (its Content-Security-Policy lacks ‘wasm-unsafe-eval’). Everything else works.',
  notStarted: (why) =>
    `The interpreter that runs your code could not be started (${why}). Reload the page to try again.`,
  loading: 'Loading…',
};

function claimText(claim: ToldClaim): string {
  const { client: id, what, line, program, fault, of } = claim;
  const place = [program, line === null ? null : `line ${number(line)}`].filter((part) => part !== null);
  const at = `${of === null ? '' : ` with ${of}`}${line === null ? '' : ` (${place.join(', ')})`}`;
  const says = `${clientCalled(id)} says it ${beliefs[what]}${at}`;
  if (fault === null) return says;
  if (fault === 'unanswered') return `${says}, but its create of ${claim.path} is still unanswered`;
  return `${says}, but ${groundFault({ ...claim, why: fault })}`;
}

function violated(invariants: readonly string[], spell: Spell | null): string {
  const quoted = list(invariants.map((name) => `“${name}”`));
  const { length } = invariants;
  return spell === null
    ? `${quoted} ${plural(length, { one: 'is', other: 'are' })} violated`
    : `${quoted} ${plural(length, { one: 'was', other: 'were' })} violated from ${spell.from} to ${spell.to}`;
}

function listed(clients: readonly string[]): string {
  return clients.length > NAMED_AT_MOST ? `${number(clients.length)} clients` : list(clients);
}
