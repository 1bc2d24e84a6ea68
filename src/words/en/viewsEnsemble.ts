import type { HeardVote, TxnName, ZxidShown } from '../contracts/views.ts';
import { capital, client, format, server, spelled } from './nouns.ts';
import { NAMED_AT_MOST } from '../namedAtMost.ts';
import { calledClient, zxidText } from '../names.ts';

/** Transactions and servers, as the views of an ensemble name them. */
export const txns = {
  zxid: (zxid: number) => `zxid ${zxidText(zxid)}`,
  /** “create /a by client B”. */
  txn: ({ type, path, client: who }: TxnName) => {
    const by = who === null ? '' : ` by ${client(who)}`;
    const of = who === null ? 'a session' : `the session of ${client(who)}`;
    if (type === 'createSession') return `${of} begins`;
    if (type === 'closeSession') return `${of} ends`;
    if (type === 'error') return `a rejected write${by}`;
    return `${path === null ? type : `${type} ${path}`}${by}`;
  },
  /** The same where there is little room. */
  short: ({ type, path, client: who }: TxnName) => {
    if (type === 'createSession') return 'new session';
    if (type === 'closeSession') return 'session ends';
    if (type === 'error') return 'rejected write';
    return `${path === null ? type : `${type} ${path}`}${who === null ? '' : ` by ${calledClient(who)}`}`;
  },
  server: (number: number) => `Server ${format.number(number)}`,
  servers: (ids: readonly string[]) =>
    ids.length === 1
      ? ids.map(server).join('')
      : `servers ${format.list(ids.map((id) => id.slice('server:'.length)))}`,
  states: {
    LEADING: 'leader',
    FOLLOWING: 'follower',
    OBSERVING: 'observer',
    LOOKING: 'looking for a leader',
    standalone: 'alone',
    elected: 'elected, not yet leading',
    down: 'down',
    frozen: 'frozen',
  },
};

const acksOf = (acked: number, voters: number, needed: number) =>
  `${format.number(acked)} of ${format.number(voters)}, needs ${format.number(needed)}`;

export const ackBoard = {
  alone: 'A standalone server needs no acks: what is on its disk is committed.',
  noLeader: 'No leader: nothing is proposed.',
  idle: (leader: string) =>
    `${capital(server(leader))} is waiting for no acks: all its proposals are committed.`,
  waiting: (leader: string, number: number) =>
    `${capital(server(leader))} is waiting for acks of ${spelled(number)} ${number === 1 ? 'proposal' : 'proposals'}.`,
  lost: (number: number) =>
    `${capital(spelled(number))} ${number === 1 ? 'transaction' : 'transactions'} will be discarded.`,

  over: 'does not know yet that its epoch is over',
  doomed: 'Will be discarded',
  doomedRow: (servers: readonly string[]) =>
    servers.length === 1
      ? `logged only by ${txns.servers(servers)}, never acknowledged by a quorum`
      : `logged by ${txns.servers(servers)}, never acknowledged by a quorum`,
  count: acksOf,
  states: {
    waiting: 'waiting for a quorum',
    committed: 'committed',
    doomed: 'will be discarded: a new epoch has started without it',
  },
  committedAfter: (ms: number) => `committed after ${format.span(ms)}`,
  discs: {
    acked: 'has acknowledged',
    logged: 'has it on disk, not counted',
    awaited: 'has not acknowledged yet',
  },
  disc: (id: string, state: string) => `${capital(server(id))} ${state}`,
  legend: { acked: 'acknowledged', logged: 'on disk', awaited: 'not yet' },
  row: (name: TxnName, acked: number, voters: number, needed: number, state: string) =>
    `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}: ${acksOf(acked, voters, needed)}, ${state}.`,
  doomedSpoken: (name: TxnName, servers: readonly string[]) =>
    `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}, will be discarded: logged by ${txns.servers(servers)}.`,
};

const of = (count: number, voters: number) => `${format.number(count)} of ${format.number(voters)}`;

export const ballots = {
  alone: 'A standalone server needs no election: it serves at once.',
  never: 'No server has been elected yet.',
  settled: (at: string, leader: string, round: number, count: number, voters: number) =>
    `No election since ${at}: ${server(leader)} won round ${format.number(round)} with ${of(count, voters)}.`,
  /** `by`: who has heard most votes like its own. */
  electing: (round: number, by: string, leader: string, count: number, voters: number, needed: number) =>
    `Round ${format.number(round)}: ${server(by)} has heard ${of(count, voters)} votes for ${by === leader ? 'itself' : server(leader)}; ${format.number(needed)} are needed.`,
  ownOnly: (round: number, needed: number) =>
    `Round ${format.number(round)}: each server has its own vote only; ${format.number(needed)} votes for one server are needed.`,
  agreed: (round: number, leader: string, count: number, voters: number) =>
    `Round ${format.number(round)}: ${server(leader)} has a quorum, ${of(count, voters)} votes; it waits briefly for a better vote.`,
  elected: (round: number, leader: string) =>
    `Round ${format.number(round)}: ${server(leader)} is elected; it leads once a quorum follows it.`,
  stuck: (count: number, needed: number) =>
    `Servers are looking for a leader but cannot elect one: ${format.number(count)} are reachable, ${format.number(needed)} are needed.`,
  legend: 'The newest epoch wins, then the newest zxid, then the highest server id.',
  /** What a crown on a vote means. */
  crown: 'crown: the sender followed that leader',

  head: {
    server: 'Server',
    has: 'has',
    votes: 'votes for',
    round: 'round',
    heard: 'heard from',
    tally: 'agree',
  },
  hasTip: 'The newest epoch and zxid in its own log. Votes are compared by them.',
  heardTip: 'The votes that this server has received so far.',
  has: ({ epoch, zxid }: { readonly epoch: number; readonly zxid: number }) =>
    `${format.number(epoch)} · ${zxidText(zxid)}`,
  votesFor: (leader: string) => server(leader),
  votesForShort: (leader: string) => `→ ${leader.slice('server:'.length)}`,
  itself: 'itself',
  noVote: 'observer: no vote',
  round: (round: number) => format.number(round),
  states: {
    collecting: 'collecting votes',
    finalizing: 'has a quorum, waiting for a better vote',
    decided: 'decided',
    absent: 'not voting',
  },
  ballot: (number: number, state: string, vote: string | null) =>
    vote === null
      ? `Server ${format.number(number)}: ${state}`
      : `Server ${format.number(number)} votes for ${vote}: ${state}`,
  slip: ({ from, kind, leader }: HeardVote) => {
    switch (kind) {
      case 'none':
        return `No vote from ${server(from)}`;
      case 'settled':
        return `${capital(server(from))} says that ${server(leader ?? '')} leads`;
      case 'same':
      case 'other':
        return `${capital(server(from))} votes for ${server(leader ?? '')}`;
      default:
        return kind satisfies never;
    }
  },
  spoken: (number: number, state: string, vote: string | null, round: number, heard: readonly string[]) =>
    [
      `Server ${format.number(number)}, round ${format.number(round)}: ${state}`,
      ...(vote === null ? [] : [`votes for ${vote}`]),
      ...heard,
    ].join('; ') + '.',
};

const counted = (number: number) => capital(spelled(number));

export const logStrips = {
  empty: 'All logs are empty.',
  same: (zxid: number) => `All logs agree up to ${txns.zxid(zxid)}.`,
  committed: (zxid: number) =>
    `Everything is committed up to ${txns.zxid(zxid)}; not all have it on disk yet.`,
  /** A mistake of the servers. */
  lost: (zxid: number, servers: readonly string[]) =>
    `${capital(txns.zxid(zxid))} was committed, and ${txns.servers(servers)} dropped it.`,
  /** A quorum that is none. */
  missed: (zxid: number, leader: string, epoch: number) =>
    `${capital(txns.zxid(zxid))} was committed, and ${server(leader)}, the leader of epoch ${format.number(epoch)}, does not have it.`,
  outstanding: (number: number) =>
    `${counted(number)} ${number === 1 ? 'transaction is' : 'transactions are'} logged but not committed.`,
  doomed: (zxids: readonly number[], servers: readonly string[]) =>
    zxids.length === 1
      ? `${capital(txns.zxid(zxids[0] ?? 0))} will be discarded: only ${txns.servers(servers)} logged it.`
      : `${counted(zxids.length)} transactions will be discarded: only ${txns.servers(servers)} logged them.`,

  epoch: (epoch: number) => `epoch ${format.number(epoch)}`,
  earlier: 'earlier ones',
  legend: {
    committed: 'committed',
    outstanding: 'logged',
    unheard: 'committed, not told',
    doomed: 'will be discarded',
    truncated: 'discarded',
    unforced: 'not synced yet',
    snapshot: 'in the snapshot',
  },
  /** What a cell is: behind the name of its transaction. */
  cells: {
    none: 'not in this log',
    snapshot: 'in this server’s snapshot, no longer in its log',
    unforced: 'written by this server, not yet synced to disk',
    outstanding: 'logged here, not committed',
    unheard: 'committed; this server has logged it but has not learned that',
    committed: 'committed',
    doomed: 'logged here, will be discarded',
    truncated: 'was logged here, has been discarded',
  },
  cell: (name: TxnName, servers: readonly string[], state: string) =>
    [
      `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}`,
      servers.length === 0 ? 'on no disk' : `logged by ${txns.servers(servers)}`,
      state,
    ].join(', '),
  cellOn: (number: number, cell: string) => `${txns.server(number)}: ${cell}`,
  variant: 'not the same transaction as on other servers',
  strip: (number: number, state: string, parts: readonly string[]) =>
    `${txns.server(number)}, ${state}: ${parts.join(', ')}.`,
  counts: {
    none: () => '',
    snapshot: () => '',
    unforced: (number: number) => `${format.number(number)} not synced yet`,
    outstanding: (number: number) => `${format.number(number)} logged but not committed`,
    unheard: (number: number) => `${format.number(number)} committed, not learned yet`,
    committed: (number: number) => `${format.number(number)} committed`,
    doomed: (number: number) => `${format.number(number)} will be discarded`,
    truncated: (number: number) => `${format.number(number)} discarded`,
  },
  nothing: 'nothing',
  /** At the end of a strip. */
  notes: {
    down: 'down',
    doomed: 'will be discarded',
    truncated: 'discarded',
    lacking: (number: number) => `${format.number(number)} behind`,
  },
};

function clientsOf(names: readonly string[]): string {
  if (names.length > NAMED_AT_MOST) return `${format.number(names.length)} clients`;
  return format.list(names.map((name) => `client ${name}`));
}

export const serverTrees = {
  none: 'No znodes yet except ZooKeeper’s own.',
  alike: 'All trees are identical.',
  alone: (isWithOwn: boolean): string =>
    isWithOwn
      ? 'The values and versions of all znodes.'
      : 'The values and versions of all znodes but ZooKeeper’s own.',
  /** `zxids`: up to which each of them has applied; `measure`: the server whose tree they are measured by. */
  differ: (
    ids: readonly string[],
    path: string,
    others: number,
    zxids: readonly number[],
    measure: { readonly id: string; readonly zxid: number },
  ) =>
    `${capital(txns.servers(ids))} ${ids.length === 1 ? 'differs' : 'differ'} from ${server(measure.id)} in ${path}${others === 0 ? '' : ` and ${format.plural(others, { one: 'one more znode', other: `${format.number(others)} more znodes` })}`}: applied up to zxid ${format.list(zxids.map(zxidText))}, ${server(measure.id)} up to ${zxidText(measure.zxid)}.`,
  lags: 'That is normal while a server lags behind.',
  reads: (clients: readonly string[]) =>
    `${capital(clientsOf(clients))} ${clients.length === 1 ? 'reads' : 'read'} there.`,
  syncing: (clients: readonly string[]) =>
    `${capital(clientsOf(clients))} ${clients.length === 1 ? 'is' : 'are'} waiting for sync.`,
  znode: 'znode',
  hidden: (count: number) =>
    format.plural(count, {
      one: '1 more, identical',
      other: `${format.number(count)} more, identical`,
    }),
  legend: { stale: 'old value', missing: 'not there yet', doomed: 'will be rolled back' },
  cells: {
    same: 'same as elsewhere',
    missing: 'not there yet',
    stale: 'an old value',
    lingering: 'deleted elsewhere, still here',
    ahead: 'newer than elsewhere, not committed yet',
    doomed: 'will be rolled back',
    absent: 'not there',
    lost: 'the process is down, its memory is lost',
  },
  value: (data: string | null, version: number) =>
    `${data === null ? 'null' : data === '' ? '""' : data}, version ${format.number(version)}`,
  version: (version: number) => `v${format.number(version)}`,
  notYet: 'not yet',
  ownedBy: (name: string) => `of client ${name}’s session`,
  readBy: (names: readonly string[]) => `last read by ${clientsOf(names)}`,
  connected: (names: readonly string[]) => `connected: ${clientsOf(names)}`,
  cell: (path: string, number: number, parts: readonly string[]) =>
    `${path} on server ${format.number(number)}: ${parts.join(', ')}`,
  sync: 'sync',
  spokenColumn: (number: number, state: string, differences: number, clients: readonly string[]) =>
    [
      `Server ${format.number(number)}, ${state}: ${differences === 0 ? 'nothing differs' : `${format.number(differences)} differ`}`,
      ...(clients.length === 0 ? [] : [`connected: ${clientsOf(clients)}`]),
    ].join('; ') + '.',
};

/** “1:6 to 1:8”, or the one alone. */
const zxidRange = (zxids: readonly number[]) =>
  zxids.length > 1
    ? `${zxidText(zxids[0] ?? 0)} to ${zxidText(zxids.at(-1) ?? 0)}`
    : zxids.map(zxidText).join('');

const transactions = (count: number) =>
  format.plural(count, { one: 'one transaction', other: `${format.number(count)} transactions` });

export const disk = {
  server: 'Whose disk',
  serverOf: (number: number) => txns.server(number),
  empty: (number: number) => `${txns.server(number)} has nothing on its disk.`,
  writing: (
    number: number,
    name: string,
    { done, all }: { readonly done: number; readonly all: number },
    fuzzy: number,
  ) =>
    `${txns.server(number)} is writing ${name}: ${format.number(done)} of ${format.number(all)} znodes${fuzzy === 0 ? '' : `; ${transactions(fuzzy)} applied meanwhile`}.`,
  recovery: (
    number: number,
    {
      snapshot,
      logs,
      replayed,
    }: { readonly snapshot: string | null; readonly logs: number; readonly replayed: number },
  ) => {
    const from = snapshot ?? 'no snapshot';
    const files = format.plural(logs, { one: 'one log file', other: `${format.number(logs)} log files` });
    return replayed === 0
      ? `At a start, ${txns.server(number).toLowerCase()} reads ${from} and has nothing to replay.`
      : `At a start, ${txns.server(number).toLowerCase()} reads ${from} and replays ${transactions(replayed)} from ${files}.`;
  },
  snapshots: 'Snapshots in version-2/',
  logs: 'Transaction log in version-2/',
  progress: ({ done, all }: { readonly done: number; readonly all: number }) =>
    `being written: ${format.number(done)} of ${format.number(all)} znodes`,
  fuzzy: (zxids: readonly number[]) => `fuzzy: may or may not have ${zxidRange(zxids)}`,
  missing: (zxids: readonly number[]) => `the log replays ${zxidRange(zxids)} over it`,
  purged: 'zkCleanup.sh -n 3 would delete it',
  open: 'open for the next transaction',
  rest: {
    reserved: 'preallocated: zeros up to 64 MB',
    cut: 'cut by TRUNC behind its last record',
    deleted: 'deleted by TRUNC',
  },
  records: (count: number) => (count === 0 ? 'empty' : transactions(count)),
  record: (name: TxnName, kind: 'committed' | 'outstanding' | 'doomed' | 'truncated', isReplayed: boolean) =>
    [
      `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}`,
      {
        committed: 'committed',
        outstanding: 'logged, not committed',
        doomed: 'will be discarded',
        truncated: 'cut by TRUNC',
      }[kind],
      ...(isReplayed ? ['replayed at a start'] : []),
    ].join(', '),
  cut: (to: number, file: string | null, dropped: number) =>
    `TRUNC to ${txns.zxid(to)} cut ${transactions(dropped)}${file === null ? '' : ` from ${file}`}.`,
  earlier: (count: number) => `${format.number(count)} earlier`,
  fileName: (name: string, order: number | null) =>
    order === null ? name : `${name}, number ${format.number(order)} read at a start`,
  spoken: (name: string, order: number | null, notes: readonly string[]) =>
    `${[disk.fileName(name, order), ...notes].join('; ')}.`,
  legend: {
    order: 'read at a start, in this order',
    committed: 'committed',
    truncated: 'cut',
    reserved: 'preallocated',
  },
};

export const zxidCounter = {
  alone: 'A standalone server numbers its transactions with a plain counter.',
  none: 'No transaction yet.',
  same: (zxid: number) => `All servers are at zxid ${zxidText(zxid)}.`,
  differ: (behind: readonly string[]) =>
    `${capital(format.list(behind.map(server)))} ${behind.length === 1 ? 'is' : 'are'} behind.`,
  epochs: (epochs: readonly number[]) =>
    `The servers’ zxids are of epochs ${format.list(epochs.map(String))}.`,
  legend:
    'A zxid combines two 32-bit numbers: a new leader increments the epoch and restarts the counter at 0.',
  epoch: 'epoch',
  counter: 'counter',
  hex: 'hexadecimal',
  hexTip: (epoch: number, counter: number) =>
    `As ZooKeeper prints it: ${format.number(epoch)} × 2³² + ${format.number(counter)}, in hexadecimal`,
  behind: (count: number) =>
    count === 1 ? 'one transaction behind' : `${spelled(count)} transactions behind`,
  otherEpoch: 'newest transaction: older epoch',
  inEpoch: (epoch: number) => `the server itself is in epoch ${format.number(epoch)}`,
  promised: (epoch: number) => `has promised to follow epoch ${format.number(epoch)}`,
  spoken: ({ server: { number }, epoch, counter, hex }: ZxidShown, parts: readonly string[]) =>
    [
      `Server ${format.number(number)}: epoch ${format.number(epoch)}, counter ${format.number(counter)}, ${hex}`,
      ...parts,
    ].join(', ') + '.',
};
