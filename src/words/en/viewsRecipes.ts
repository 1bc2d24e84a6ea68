import { format } from './nouns.ts';

const of = (arrived: number, members: number) =>
  `${format.number(arrived)} of ${format.number(members)} have arrived`;

/** The programs' names of a round at the start of a sentence: `enter 1`, `gate 1`. */
const named = (round: string) => round.replace(/^enter (?=\d)/, 'Round ').replace(/^gate (?=\d)/, 'Barrier ');

export const barrierGate = {
  empty: 'No client has reached the barrier yet.',
  gathering: (round: string, arrived: number, members: number) => `${named(round)}: ${of(arrived, members)}.`,
  open: (round: string, arrived: number, members: number) =>
    `${named(round)}: ${of(arrived, members)}, the gate is open.`,
  early: (round: string, names: readonly string[], members: number) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed before ${format.number(members)} had arrived.`,
  closed: (round: string, waiting: number) =>
    `${named(round)}: closed; ${format.plural(waiting, { one: '1 waiting', other: `${format.number(waiting)} waiting` })}.`,
  opened: (round: string) => `${named(round)}: opened by its keeper.`,
  unopened: (round: string, names: readonly string[]) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed although it was not opened.`,
  divided: (round: string) => `${named(round)}: some passed, others were turned away.`,
  states: { arrived: 'waiting', passed: 'passed', turnedAway: 'turned away' },
  comer: (name: string, parts: readonly string[]) => [`Client ${name}`, ...parts].join(', '),
  early1: 'before enough had arrived',
  unopened1: 'before it was opened',
  lamp: (isLit: boolean): string => (isLit ? 'Gate, opened' : 'Gate, closed'),
  ghost: 'is gone, but its znode still counts',
  waiting: 'before the gate',
  beyond: 'passed',
  away: 'turned away',
  gate: (arrived: number, members: number) =>
    `Gate with ${format.number(members)} lamps, ${format.number(arrived)} lit`,
};

export const cache = {
  empty: 'No client has read anything yet.',
  same: 'All caches match the tree.',
  behind: (count: number) =>
    format.plural(count, {
      one: 'One entry is older than the tree.',
      other: `${format.number(count)} entries are older than the tree.`,
    }),
  missed: (count: number) =>
    format.plural(count, {
      one: 'One change was missed.',
      other: `${format.number(count)} changes were missed.`,
    }),
  tree: 'the tree',
  version: (version: number) => `v${version}`,
  signs: { unread: '–', absent: '∅' },
  truth: (name: string, version: number, data: string) =>
    `${name} is at version ${format.number(version)}${data === '' ? '' : ` (${data})`}`,
  entry: (owner: string, name: string, version: number | null, parts: readonly string[]) =>
    [
      version === null
        ? `Client ${owner} has no value of ${name}`
        : `Client ${owner} has version ${format.number(version)} of ${name}`,
      ...parts,
    ].join(', '),
  old: (by: number) => format.plural(by, { one: '1 behind', other: `${format.number(by)} behind` }),
  another: 'of an earlier znode with this name',
  never: (count: number) =>
    format.plural(count, {
      one: 'missed 1 version in between',
      other: `missed ${format.number(count)} versions in between`,
    }),
};

export const configuration = {
  empty: 'Nothing is configured yet.',
  calm: (count: number) =>
    count === 0
      ? 'No client uses these values yet.'
      : format.plural(count, {
          one: 'One reader uses values of a single version.',
          other: `${format.number(count)} readers each use values of a single version.`,
        }),
  mixedNow: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'uses' : 'use'} values of different versions.`,
  old: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'uses' : 'use'} values that are no longer in the tree.`,
  mixedBefore: (count: number) =>
    format.plural(count, {
      one: 'Values of different versions were used together once.',
      other: `Values of different versions were used together ${format.number(count)} times.`,
    }),
  tree: 'the tree',
  none: 'empty',
  mixed: 'mixed',
  value: (name: string, data: string, version: number) =>
    `${name} is ${data === '' ? 'empty' : data}, version ${format.number(version)} of its data`,
  going: (reader: string, name: string, version: string, isMixed: boolean) =>
    `Client ${reader} uses ${version} of ${name}${isMixed ? ', and another version of the rest' : ''}`,
  reader: (name: string, versions: readonly string[]) => `Client ${name} uses ${format.list(versions)}`,
};

const items = (count: number) =>
  format.plural(count, { one: '1 item', other: `${format.number(count)} items` });

export const conveyor = {
  empty: 'No item has been put into the queue yet.',
  calm: (waiting: number, taken: number, processed: number) =>
    `${format.number(waiting)} waiting, ${format.number(taken)} in progress, ${format.number(processed)} done.`,
  twice: (count: number) => `${items(count)} ${count === 1 ? 'was' : 'were'} processed twice.`,
  lost: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} lost: not queued, not in progress, not done.`,
  bins: { processed: 'done', twice: 'twice', lost: 'lost' },
  more: (count: number) => `… ${format.number(count)} more`,
  behind: (count: number) => `+${format.number(count)}`,
  item: {
    waiting: (item: string, path: string) => `Item ${item} is waiting as ${path}`,
    taken: (item: string, names: readonly string[]) =>
      `Item ${item} is held by ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)}`,
    processed: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by client ${format.list(names)}`,
    twice: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by clients ${format.list(names)}`,
    lost: (item: string) => `Item ${item} is lost`,
  },
  worker: (name: string) => `Client ${name}, a consumer`,
};

export const membership = {
  empty: 'No member has joined the group yet.',
  calm: (count: number) =>
    format.plural(count, {
      one: 'One host is up and listed.',
      other: `${format.number(count)} hosts are up and listed.`,
    }),
  ghost: (name: string, since: string | null) =>
    since === null
      ? `${name} is gone but still listed.`
      : `${name} has been gone for ${since} but is still listed.`,
  borrowed: (name: string) =>
    `${name} is up and takes that name for its own, but the node belongs to its previous session and will go with it.`,
  unlisted: (name: string) => `${name} is up and believes it is a member, but is not listed.`,
  behind: (name: string) => `Client ${name} uses a list that is out of date.`,
  tree: 'the tree',
  roll: (name: string, at: string) => `Client ${name}, read at ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '–', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name: string) => `The tree lists ${name}, which is up`,
    borrowed: (name: string) => `The tree lists ${name} for its previous session; the host is up`,
    unlisted: (name: string) =>
      `The tree does not list ${name}, which is up and believes that it is a member`,
    ghost: (name: string) => `The tree lists ${name}, which is gone`,
    gone: (name: string) => `The tree does not list ${name}, which is gone`,
  },
  known: (reader: string, name: string, isListed: boolean, isTrue: boolean) =>
    `Client ${reader} ${isListed ? 'lists' : 'does not list'} ${name}${isTrue ? '' : ', unlike the tree'}`,
};

/** What a program’s further threads are for, by what they run. */
const THREAD_ROLES: Readonly<Record<string, string>> = {
  'latch-listener': 'listener',
  'selector-listener': 'listener',
  'latch-again': 'retry',
  'scheme-timer': 'timer',
  'fair-lock-unlocker': 'unlocks',
};

export const threads = {
  empty: 'There are no clients.',
  inside: (name: string) => `Inside client ${name}.`,
  process: {
    running: null,
    paused: 'The whole process is paused.',
    killed: 'The process is gone.',
    closed: 'The process has ended.',
  },
  stalled: 'Its threads are stalled; its event thread keeps running.',
  blocked: (count: number) =>
    count === 0
      ? 'Its event thread is blocked.'
      : `Its event thread is blocked; ${format.plural(count, { one: 'one event is', other: `${format.number(count)} events are` })} queued.`,
  stuck: (count: number) =>
    `A callback on the event thread is waiting${count === 0 ? '' : `, with ${format.plural(count, { one: 'one event', other: `${format.number(count)} events` })} queued behind it`}.`,
  another: 'Select another client to look inside it.',
  /** Numbered from 0; told from 1, as where it can be interrupted. */
  thread: (id: number, recipe: string) => {
    const role = THREAD_ROLES[recipe];
    return `thread ${format.number(id + 1)}${role === undefined ? '' : ` (${role})`}`;
  },
  lane: 'event thread',
  doing: {
    notStarted: 'not started',
    runs: 'running',
    stalled: 'stalled',
    returned: 'ended',
    threw: (message: string) => (message === '' ? 'ended with an error' : `ended with ${message}`),
    dropped: 'gone with its process',
  },
  waits: (what: string) => `waiting for ${what}`,
  since: (lasted: string) => `for ${lasted}`,
  believes: {
    holder: 'holds',
    leader: 'leads',
    writer: 'writes',
    reader: 'reads',
    permit: 'has a permit',
    member: 'is a member',
    entered: 'has entered',
  },
  mistaken: (belief: string) => `${belief}: not so`,
  inMonitor: (monitor: string) => `in synchronized (${monitor})`,
  interrupted: 'interrupt flag set',
  late: (event: string, handled: string, thread: string, since: string) =>
    handled === since
      ? `handled ${event} at ${handled}; only then, in the same millisecond, ${thread} began to wait`
      : `handled ${event} at ${handled}, before ${thread} began to wait (${since})`,
  laneStates: { idle: 'idle', busy: 'running', stuck: 'waiting', blocked: 'blocked' },
  event: (event: string, name: string | null) => (name === null ? event : `${event} ${name}`),
  answer: (op: string) => `reply to ${op}`,
  callback: (recipe: string) => `callback ${recipe}`,
  mail: (watcher: string, count: number) =>
    format.plural(count, {
      one: `1 event queued for ${watcher}`,
      other: `${format.number(count)} events queued for ${watcher}`,
    }),
  sentence: (parts: readonly string[]) => parts.join(', '),
};

export const transactions = {
  named: (name: string) => name,
  empty: 'No transaction has begun yet.',
  open: (name: string, votes: number, members: number) =>
    `${name}: ${format.number(votes)} of ${format.number(members)} have voted.`,
  bound: (name: string, names: readonly string[], since: string) =>
    `${name}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} voted ${since} ago and ${names.length === 1 ? 'does' : 'do'} not know the outcome.`,
  commit: (name: string) => `${name}: all sites that know the outcome commit.`,
  abort: (name: string) => `${name}: all sites that know the outcome abort.`,
  divided: (name: string, commits: readonly string[], aborts: readonly string[]) =>
    aborts.length === 0
      ? `${name}: ${format.list(commits)} commit although not all had voted yes.`
      : `${name}: ${format.list(commits)} commit, ${format.list(aborts)} abort.`,
  together: 'together',
  states: { open: '…', commit: 'commit', abort: 'abort', divided: 'divided' },
  signs: { yes: 'yes', no: 'no', none: '–', commit: 'commit', abort: 'abort' },
  whole: (name: string, state: string) => `${name}: ${state}`,
  part: (who: string, name: string, parts: readonly string[]) =>
    [`Client ${who}, ${name}`, ...parts].join(', '),
  votes: { yes: 'voted yes', no: 'voted no', none: 'has not voted' },
  outcomes: { commit: 'commits', abort: 'aborts', none: 'does not know the outcome' },
};

export const watchEvents = {
  line: 'Columns: what sets the watch. Rows: what happens. Choose a cell to play it.',
  playing: (done: number, all: number) => `Playing ${format.number(done)} of ${format.number(all)} rows…`,
  corner: 'What happens',
  nothing: 'nothing',
  stays: 'watch stays',
  cell: (call: string, happening: string, events: readonly string[], stays: boolean) =>
    `${call}, then ${happening}: ${events.length === 0 ? 'no event' : events.join(', then ')}${stays ? '; the watch stays' : ''}`,
};
