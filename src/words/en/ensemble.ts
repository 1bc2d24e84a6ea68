import { NAMED_AT_MOST } from '../namedAtMost.ts';
import { sideMembers, sidesText } from '../sideMembers.ts';
import { format, roleName, spelled } from './nouns.ts';

const named = (noun: string, names: readonly string[]) =>
  `${noun}${names.length === 1 ? '' : 's'} ${format.list(names)}`;

const serversText = (names: readonly string[]) => named('server', names);

const crowdText = (count: number) =>
  format.plural(count, { one: '1 client', other: `${format.number(count)} clients` });

const clientsText = (names: readonly string[]) =>
  names.length > NAMED_AT_MOST ? crowdText(names.length) : named('client', names);

/** “servers 1 and 2 with clients B and C”. */
const sideText = (ids: readonly string[]) =>
  sideMembers(ids, serversText, clientsText, roleName).join(' with ');

/** The picture of an ensemble, its cards and its faults. */
export const ensemble = {
  pictureOf: (world: string) => `Picture of the ensemble “${world}”`,
  walkHint:
    'Arrow keys move among servers, links and clients, Enter opens the commands. Draw a partition with the mouse or choose it in the dialog.',
  server: (number: number) => `Server ${number}`,
  serverShort: (number: number) => `S${number}`,
  serversOf: (world: string) => `Servers of the ensemble “${world}”`,
  parts: (groups: readonly string[]) =>
    `The network is partitioned: no messages pass between ${format.list(groups.map((group) => `(${group})`))}.`,
  servers: (numbers: readonly number[]) => serversText(numbers.map(String)),
  side: sideText,
  sides: (groups: readonly (readonly string[])[]) =>
    sidesText(
      groups.map(sideText),
      'the others',
      (one, other) => `${one} on one side, ${other} on the other`,
    ),
  epoch: 'epoch',
  zxid: 'zxid',

  roles: {
    elected: 'elected',
    LEADING: 'LEADING',
    FOLLOWING: 'FOLLOWING',
    LOOKING: 'LOOKING',
    OBSERVING: 'OBSERVING',
    standalone: 'standalone',
    down: 'down',
    frozen: 'frozen',
  },
  /** What a role means, for readers who do not know ZooKeeper’s terms. */
  meanings: {
    elected: 'Elected: it leads once a quorum has synchronized with it',
    LEADING: 'The leader: orders all writes and commits each one once a quorum has it on disk',
    FOLLOWING: 'A follower: logs the leader’s proposals, votes, and answers reads itself',
    LOOKING: 'Looking for a leader: votes, and serves reads at most',
    OBSERVING: 'An observer: receives committed writes and has no vote',
    standalone: 'A standalone server: it needs no votes',
    down: 'The process is down; what was synced to disk is kept',
    frozen: 'The process is stopped with its connections open, and nobody is notified',
  },
  /** What a server is doing, on its card. */
  doing: {
    leads: (synced: number, voters: number) => `${synced} of ${voters} in sync`,
    /** Of a leader whose count is no longer so. */
    counts: (synced: number, voters: number) => `believes ${synced} of ${voters} in sync`,
    follows: (number: number) => `follows server ${number}`,
    observes: (number: number) => `learns from server ${number}`,
    votes: (number: number, round: number) => `votes for ${number} · round ${round}`,
    looks: 'looking for a leader',
    discovery: (number: number) => `connects to server ${number}`,
    synchronization: (number: number) => `syncs with server ${number}`,
    gathers: 'waiting for a quorum',
    readOnly: 'read-only',
    alone: 'serves alone',
    down: 'process down',
    frozen: 'frozen',
  },
  /** Of a server that follows and is no member. */
  noVote: 'no vote',
  disk: { sound: 'disk healthy', slow: 'slow disk', failing: 'disk will fail' },
  clockOff: (ms: number) => `clock off by ${format.span(ms)}`,

  zxidText: (zxid: string) => `last zxid ${zxid}`,
  noTxn: 'nothing logged',
  epochText: (epoch: number) => `epoch ${format.number(epoch)}`,
  sessions: (count: number) =>
    format.plural(count, { one: '1 session', other: `${format.number(count)} sessions` }),
  cells: {
    committed: 'committed',
    outstanding: 'logged, not known to be committed',
    doomed: 'will be discarded',
    fallen: 'discarded',
    missing: 'missing',
  },
  endsEarlier: 'its log ends much earlier',
  cellName: (zxid: string, state: string) => `zxid ${zxid}: ${state}`,
  doomedCount: (count: number) =>
    count === 1 ? '1 log entry will be discarded' : `${format.number(count)} log entries will be discarded`,
  outstandingCount: (count: number) =>
    count === 1 ? '1 log entry outstanding' : `${format.number(count)} log entries outstanding`,
  fallenCount: (count: number) =>
    count === 1 ? '1 log entry just discarded' : `${format.number(count)} log entries just discarded`,

  linkName: (a: string, b: string) => `Link between ${a} and ${b}`,
  standing: (server: string) => `${server}.`,
  linkTo: (other: string, state: string) => `Link to ${other}: ${state}.`,
  links: {
    learner: 'of a learner to its leader',
    election: 'carries votes',
    client: 'client connection',
    none: 'no connection now',
  },
  cuts: {
    none: 'up',
    both: 'cut',
    oneWay: (from: string, to: string) => `nothing passes from ${from} to ${to}`,
  },
  slowBy: (ms: number) => `slow by ${format.span(ms)}`,
  slowWay: (ms: number, to: string) => `slow by ${format.span(ms)} towards ${to}`,
  slowShort: (ms: number) => `+${format.span(ms)}`,
  heldHere: 'a message is held here',

  crowd: crowdText,
  crowdMore: (count: number) => `+${format.number(count)}`,
  clientAt: (client: string, server: string) => `${client}, at ${server}`,
  clientNowhere: (client: string) => `${client}, at no server yet`,

  /** A vote in transit, where there is room for a word. */
  vote: (number: number) => `vote for ${number}`,
  /** A message without a name of its own that does not get past a cut. */
  heldAtCut: 'held at the cut',

  facts: {
    of: (world: string) => `State of the ensemble “${world}”`,
    leader: (count: number): string => (count > 1 ? 'leading servers' : 'leading server'),
    leaderTip: 'The server that is LEADING',
    noLeader: '–',
    epoch: 'epoch',
    epochTip: 'Each new leader starts an epoch: the upper half of every zxid',
    quorum: 'with the leader',
    quorumTip: 'Voters that follow the leader now, itself included, of all voters',
    quorumOf: (count: number, voters: number) => `${count}/${voters}`,
  },

  partition: {
    open: 'Partition…',
    openTip: 'Choose the two sides, or drag a line across the picture.',
    title: 'Partition the network',
    strokeParts: 'This line separates nobody. Draw it between the servers.',
    heal: 'Heal the network',
    healTip: 'Undoes every cut, including those of the script.',
    lineName: (left: string, right: string) =>
      `Network cut: ${left} from ${right}. Enter heals it, E edits it.`,
    lineHint: 'network cut',
    lineMore: 'drag an end to move it · click to heal',
    handle: 'Drag to move the cut',
    preview: (left: string, right: string) => `${left}  |  ${right}`,
    nobody: 'nobody',
  },

  roleName,

  faults: {
    of: (who: string) => `Faults of ${who}`,
    ofMessage: 'Faults of the message',
    forNetwork: 'Faults of the network',
    keys: 'In an ensemble: the selected server, link or message, else the leader',
    isolate: 'Cut off',
    isolateTip:
      'No messages pass between this server and the others, and neither side is notified. Clients still reach it.',
    direction: 'Direction',
    bothWays: 'Both ways',
    towards: (to: string) => `To ${to}`,
    diskAndClock: 'Disk and clock',
    diskAmount: 'Disk slower by',
    clockAmount: 'Clock jumps',
    linkAmount: 'Messages slower by',
    clockForward: (ms: number) => `${format.span(ms)} ahead`,
    clockBack: (ms: number) => `${format.span(ms)} back`,
  },

  card: {
    role: 'Role',
    phase: 'Phase',
    phases: {
      election: 'election: servers vote',
      discovery: 'discovery: agree on a new epoch',
      synchronization: 'synchronization: bring logs in line',
      broadcast: 'broadcast: propose and commit writes',
    },
    leader: 'Leader',
    noLeader: 'none',
    itself: 'itself',
    currentEpoch: 'Current epoch',
    currentEpochTip: 'The newest epoch whose leader it has followed (currentEpoch, on disk)',
    acceptedEpoch: 'Accepted epoch',
    acceptedEpochTip: 'It will follow no leader of an older epoch (acceptedEpoch, on disk)',
    vote: 'Its vote',
    voteFor: (number: number, zxid: string, round: number) =>
      `server ${number}, whose last zxid is ${zxid}; round ${round}`,
    followers: 'Voters with it',
    behind: (count: number, voters: number, quorum: number) =>
      `${count} of ${voters} voters, itself included; ${quorum} are a quorum`,
    outstanding: 'Outstanding proposals',
    proposal: (zxid: string, acks: number) =>
      `${zxid}: ${format.plural(acks, { one: '1 ack', other: `${acks} acks` })}`,
    disk: 'Disk',
    clock: 'Clock',
    clockRight: 'correct',
    links: 'Links',
    between: (a: string, b: string) => `${a} ↔ ${b}`,
  },

  live: {
    votes: 'an election started',
    looking: (who: readonly string[]) =>
      who.length > 3
        ? `${who.length} servers look for a leader`
        : `${format.list(who)} ${who.length === 1 ? 'looks' : 'look'} for a leader`,
    won: (who: string) => `${who} is elected, but does not lead yet`,
    elected: (who: string, epoch: number) => `${who} leads epoch ${epoch}`,
    /** `told`: the sentence so far. */
    electedAfter: (told: string, afterMs: number, old: string, how: 'wentDown' | 'froze') =>
      `${told}, ${format.span(afterMs)} after ${old} ${how === 'froze' ? 'froze' : 'went down'}`,
    early: (who: string, acked: boolean) =>
      acked
        ? `${who} acknowledges the new leader before its disk has what it was sent`
        : `${who} writes the new epoch to disk before what it was sent`,
    inTime: (who: string) => `${who} has all it was sent on disk and acknowledges the new leader`,
    left: (who: string) => `${who} no longer leads`,
    truncated: (who: string, count: number, wasCommitted: boolean) =>
      `${who} dropped ${count === 1 ? 'one log entry' : `${count} log entries`} that ${wasCommitted ? 'a quorum' : 'no quorum'} had`,
    committed: (who: string) => `the write of ${who} is committed`,
    manyCommitted: (count: number) => `${format.number(count)} writes are committed`,
    proposed: (count: number) => `${spelled(count)} writes are proposed and not committed yet`,
    snapshotting: (who: readonly string[], file: string) =>
      `${format.list(who)} ${who.length === 1 ? 'is' : 'are'} writing ${file}`,
    snapshotTaken: (who: readonly string[], file: string) =>
      `${format.list(who)} ${who.length === 1 ? 'has' : 'have'} written ${file}`,
    recovered: (who: string, zxid: string) => `${who} has read its disk up to zxid ${zxid}`,
    outstanding: (who: string, servers: readonly string[]) =>
      `${format.list(servers)} logged the write of ${who}, but no quorum has it`,
    uncommitted: (who: string, servers: readonly string[]) =>
      `${format.list(servers)} logged the write of ${who}, but it is not committed`,
    kept: (who: string) => `the write of ${who}, which no quorum had, is kept by the new leader`,
    unknown: (who: readonly string[]) =>
      `${who.length > 3 ? `${who.length} clients` : format.list(who)} cannot know whether ${who.length === 1 ? 'its write was' : 'their writes were'} done`,
    listed: (who: string, path: string, names: readonly string[], gone: readonly string[]) =>
      `${who} reads ${path}: ${format.list(names)}${gone.length === 0 ? '' : `. ${format.list(gone)} ${gone.length === 1 ? 'was' : 'were'} answered Ok and ${gone.length === 1 ? 'is' : 'are'} gone`}`,
    read: (who: string, data: string) => `${who} read ${data === '' ? 'an empty value' : data}`,
    readAfterSync: (who: string, data: string) =>
      `${who} synced, then read ${data === '' ? 'an empty value' : data}`,
    manyRead: (count: number) => `${format.number(count)} reads are answered`,
    disconnected: (who: readonly string[]) =>
      who.length > 3
        ? `${who.length} clients lost their connection`
        : `${format.list(who)} lost the connection`,
    back: (who: readonly string[]) =>
      `${who.length > 3 ? `${who.length} clients` : format.list(who)} reconnected, session kept`,
  },
};
