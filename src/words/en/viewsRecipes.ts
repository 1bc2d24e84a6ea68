import { format } from './nouns.ts';

const of = (arrived: number, members: number) =>
  `${format.number(arrived)} of ${format.number(members)} have come`;

/** What programs call a meeting, as a sentence begins with it: `enter 1`, `gate 1`. */
const named = (round: string) =>
  round.replace(/^enter (?=\d)/, 'Meeting ').replace(/^gate (?=\d)/, 'Barrier ');

export const barrierGate = {
  empty: 'Nobody has come to the barrier yet.',
  gathering: (round: string, arrived: number, members: number) => `${named(round)}: ${of(arrived, members)}.`,
  open: (round: string, arrived: number, members: number) =>
    `${named(round)}: ${of(arrived, members)}, the gate is open.`,
  early: (round: string, names: readonly string[], members: number) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed before ${format.number(members)} had come.`,
  closed: (round: string, waiting: number) =>
    `${named(round)}: closed; ${format.plural(waiting, { one: 'one waits', other: `${format.number(waiting)} wait` })}.`,
  opened: (round: string) => `${named(round)}: its keeper has opened it.`,
  unopened: (round: string, names: readonly string[]) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed, and nobody had opened it.`,
  divided: (round: string) => `${named(round)}: some passed, others were turned away.`,
  states: { arrived: 'waits', passed: 'passed', turnedAway: 'turned away' },
  comer: (name: string, parts: readonly string[]) => [`Client ${name}`, ...parts].join(', '),
  early1: 'before enough had come',
  unopened1: 'before it was opened',
  lamp: (isLit: boolean): string => (isLit ? 'Gate, opened' : 'Gate, closed'),
  ghost: 'is gone, its znode still counts',
  waiting: 'before the gate',
  beyond: 'beyond it',
  away: 'turned away',
  gate: (arrived: number, members: number) =>
    `Gate with ${format.number(members)} lamps, ${format.number(arrived)} lit`,
};

export const cache = {
  empty: 'Nobody has read anything yet.',
  same: 'Every cache has what the tree has.',
  behind: (count: number) =>
    format.plural(count, {
      one: 'One entry is older than the tree.',
      other: `${format.number(count)} entries are older than the tree.`,
    }),
  missed: (count: number) =>
    format.plural(count, {
      one: 'One change was never seen.',
      other: `${format.number(count)} changes were never seen.`,
    }),
  tree: 'the tree',
  version: (version: number) => `v${version}`,
  signs: { unread: '–', absent: '∅' },
  truth: (name: string, version: number, data: string) =>
    `${name} is at version ${format.number(version)}${data === '' ? '' : ` (${data})`}`,
  entry: (owner: string, name: string, version: number | null, parts: readonly string[]) =>
    [
      version === null
        ? `Client ${owner} has nothing of ${name}`
        : `Client ${owner} has version ${format.number(version)} of ${name}`,
      ...parts,
    ].join(', '),
  old: (by: number) => format.plural(by, { one: '1 behind', other: `${format.number(by)} behind` }),
  another: 'of a znode that was there before this one',
  never: (count: number) =>
    format.plural(count, {
      one: 'never saw 1 version between',
      other: `never saw ${format.number(count)} versions between`,
    }),
};

export const configuration = {
  empty: 'Nothing is configured yet.',
  calm: (count: number) =>
    count === 0
      ? 'Nobody goes by these values yet.'
      : format.plural(count, {
          one: 'One reader goes by values of one version.',
          other: `${format.number(count)} readers go by values of one version each.`,
        }),
  mixedNow: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'goes' : 'go'} by values that do not belong together.`,
  old: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'goes' : 'go'} by what the tree no longer has.`,
  mixedBefore: (count: number) =>
    format.plural(count, {
      one: 'Once somebody went by values that did not belong together.',
      other: `${format.number(count)} times somebody went by values that did not belong together.`,
    }),
  tree: 'the tree',
  none: '–',
  mixed: 'mixed',
  value: (name: string, data: string, version: number) =>
    `${name} is ${data === '' ? 'empty' : data}, version ${format.number(version)} of its data`,
  going: (reader: string, name: string, version: string, isMixed: boolean) =>
    `Client ${reader} goes by ${version} for ${name}${isMixed ? ', and by another version for the rest' : ''}`,
  reader: (name: string, versions: readonly string[]) => `Client ${name} goes by ${format.list(versions)}`,
};

const items = (count: number) =>
  format.plural(count, { one: '1 item', other: `${format.number(count)} items` });

export const conveyor = {
  empty: 'Nothing has been put into the queue yet.',
  calm: (waiting: number, taken: number, processed: number) =>
    `${format.number(waiting)} waiting, ${format.number(taken)} in hand, ${format.number(processed)} done.`,
  twice: (count: number) => `${items(count)} ${count === 1 ? 'was' : 'were'} processed twice.`,
  lost: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} lost: in no queue, in no hand, not done.`,
  bins: { processed: 'done', twice: 'twice', lost: 'lost' },
  more: (count: number) => `… ${format.number(count)} more`,
  behind: (count: number) => `+${format.number(count)}`,
  item: {
    waiting: (item: string, path: string) => `Item ${item} waits as ${path}`,
    taken: (item: string, names: readonly string[]) =>
      `Item ${item} is in the hand of ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)}`,
    processed: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by client ${format.list(names)}`,
    twice: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by clients ${format.list(names)}`,
    lost: (item: string) => `Item ${item} is lost`,
  },
  worker: (name: string) => `Client ${name}, which takes items`,
};

export const membership = {
  empty: 'Nobody has joined the group yet.',
  calm: (count: number) =>
    format.plural(count, {
      one: 'One host is there and listed.',
      other: `${format.number(count)} hosts are there and listed.`,
    }),
  ghost: (name: string, since: string | null) =>
    since === null
      ? `${name} is gone and still listed.`
      : `${name} has been gone for ${since} and is still listed.`,
  borrowed: (name: string) =>
    `${name} is there and takes that name for its own: it belongs to the session before, and goes with that.`,
  unlisted: (name: string) => `${name} is there, believes so, and is not listed.`,
  behind: (name: string) => `Client ${name} goes by a list that is not the tree’s any more.`,
  tree: 'the tree',
  roll: (name: string, at: string) => `Client ${name}, read at ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '?', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name: string) => `The tree lists ${name}, which is there`,
    borrowed: (name: string) => `The tree lists ${name} for the session before; the host is there`,
    unlisted: (name: string) =>
      `The tree does not list ${name}, which is there and believes that it is a member`,
    ghost: (name: string) => `The tree lists ${name}, which is gone`,
    gone: (name: string) => `The tree does not list ${name}, which is gone`,
  },
  known: (reader: string, name: string, isListed: boolean, isTrue: boolean) =>
    `Client ${reader} ${isListed ? 'goes by' : 'does not know of'} ${name}${isTrue ? '' : ', which is not what the tree says'}`,
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
  stalled: 'Its programs stand still, its library goes on.',
  blocked: (count: number) =>
    count === 0
      ? 'Its event lane is blocked.'
      : `Its event lane is blocked, ${format.plural(count, { one: 'one event waits', other: `${format.number(count)} events wait` })} behind it.`,
  stuck: (count: number) =>
    `A callback on the event lane waits${count === 0 ? '' : `, and ${format.plural(count, { one: 'one event', other: `${format.number(count)} events` })} behind it`}.`,
  another: 'Select another client to look inside it.',
  thread: (number: number) => `thread ${format.number(number)}`,
  lane: 'event lane',
  doing: {
    notStarted: 'not started',
    runs: 'runs',
    returned: 'ended',
    threw: (message: string) => (message === '' ? 'ended with an error' : `ended with ${message}`),
    dropped: 'gone with its process',
  },
  waits: (what: string) => `waits for ${what}`,
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
  laneStates: { idle: 'free', busy: 'runs', stuck: 'waits', blocked: 'blocked' },
  event: (event: string, name: string | null) => (name === null ? event : `${event} ${name}`),
  answer: (op: string) => `answer to ${op}`,
  callback: (recipe: string) => `callback ${recipe}`,
  mail: (watcher: string, count: number) =>
    format.plural(count, {
      one: `1 event for ${watcher} not taken yet`,
      other: `${format.number(count)} events for ${watcher} not taken yet`,
    }),
  sentence: (parts: readonly string[]) => parts.join(', '),
};

export const transactions = {
  named: (name: string) => name,
  empty: 'No transaction has begun yet.',
  open: (name: string, votes: number, members: number) =>
    `${name}: ${format.number(votes)} of ${format.number(members)} have voted.`,
  bound: (name: string, names: readonly string[], since: string) =>
    `${name}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} voted and ${names.length === 1 ? 'does' : 'do'} not know the outcome, for ${since} by now.`,
  commit: (name: string) => `${name}: all who know the outcome commit.`,
  abort: (name: string) => `${name}: all who know the outcome abort.`,
  divided: (name: string, commits: readonly string[], aborts: readonly string[]) =>
    aborts.length === 0
      ? `${name}: ${format.list(commits)} commit, and not all had voted yes.`
      : `${name}: ${format.list(commits)} commit, ${format.list(aborts)} abort.`,
  together: 'together',
  states: { open: '…', commit: 'commit', abort: 'abort', divided: 'divided' },
  signs: { yes: 'yes', no: 'no', none: '–', commit: 'commit', abort: 'abort' },
  whole: (name: string, state: string) => `${name}: ${state}`,
  part: (who: string, name: string, parts: readonly string[]) =>
    [`Client ${who}, ${name}`, ...parts].join(', '),
  votes: { yes: 'voted yes', no: 'voted no', none: 'has not voted' },
  outcomes: { commit: 'commits', abort: 'aborts', none: 'knows no outcome' },
};
