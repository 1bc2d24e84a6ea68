import { capital, format, roleName } from './nouns.ts';

/** The picture of an ensemble, its cards and its faults. */
export const ensemble = {
  pictureOf: (world: string) => `Picture of the ensemble “${world}”`,
  walkHint:
    'Arrow keys move among servers, links and clients, Enter opens the card. A partition is drawn with the mouse or chosen in the dialog.',
  server: (number: number) => `Server ${number}`,
  serverShort: (number: number) => `S${number}`,
  serversOf: (world: string) => `Servers of the ensemble “${world}”`,
  parts: (groups: readonly string[]) =>
    `The network is cut: nothing passes between ${format.list(groups.map((group) => `(${group})`))}.`,
  servers: (numbers: readonly number[]) =>
    numbers.length === 1 ? `server ${numbers.join('')}` : `servers ${format.list(numbers.map(String))}`,
  epoch: 'epoch',
  zxid: 'zxid',

  roles: {
    LEADING: 'LEADING',
    FOLLOWING: 'FOLLOWING',
    LOOKING: 'LOOKING',
    OBSERVING: 'OBSERVING',
    standalone: 'standalone',
    down: 'down',
    frozen: 'frozen',
  },
  /** What a role means, for who does not know ZooKeeper’s words. */
  meanings: {
    LEADING: 'The leader: gives every write its place in line and commits it once a quorum has it on disk',
    FOLLOWING: 'A follower: logs what its leader proposes, votes, and answers reads by itself',
    LOOKING: 'Looks for a leader: votes, and serves nobody',
    OBSERVING: 'An observer: learns what was committed and has no vote',
    standalone: 'A server that stands alone: it needs nobody’s vote',
    down: 'The process is not there; what was forced to disk is',
    frozen: 'The process stands still with its connections open, and nobody is told',
  },
  /** What a server is about, on its card. */
  doing: {
    leads: (synced: number, voters: number) => `${synced} of ${voters} are with it`,
    follows: (number: number) => `follows server ${number}`,
    observes: (number: number) => `learns from server ${number}`,
    votes: (number: number, round: number) => `votes for ${number} · round ${round}`,
    looks: 'looks for a leader',
    discovery: (number: number) => `calls server ${number}`,
    synchronization: (number: number) => `catches up with server ${number}`,
    gathers: 'waits for a quorum',
    readOnly: 'serves reads alone',
    alone: 'serves alone',
    down: 'the process is gone',
    frozen: 'stands still',
  },
  disk: { sound: 'disk sound', slow: 'slow disk', failing: 'disk will fail' },
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
    missing: 'not there',
  },
  endsEarlier: 'its log ends long before',
  cellName: (zxid: string, state: string) => `zxid ${zxid}: ${state}`,
  doomedCount: (count: number) =>
    count === 1 ? '1 log entry will be discarded' : `${format.number(count)} log entries will be discarded`,
  outstandingCount: (count: number) =>
    count === 1 ? '1 log entry outstanding' : `${format.number(count)} log entries outstanding`,
  fallenCount: (count: number) =>
    count === 1 ? '1 log entry discarded just now' : `${format.number(count)} log entries discarded just now`,

  linkName: (a: string, b: string) => `Link between ${a} and ${b}`,
  linkTo: (other: string, state: string) => `Link to ${other}: ${state}.`,
  links: {
    learner: 'from learner to leader',
    election: 'carries votes',
    client: 'connection of a client',
    none: 'nothing on it now',
  },
  cuts: {
    none: 'whole',
    both: 'cut',
    oneWay: (from: string, to: string) => `nothing passes from ${from} to ${to}`,
  },
  slowBy: (ms: number) => `slow by ${format.span(ms)}`,
  slowWay: (ms: number, to: string) => `slow by ${format.span(ms)} towards ${to}`,
  slowShort: (ms: number) => `+${format.span(ms)}`,
  heldHere: 'a message is held on it',

  crowd: (count: number) =>
    format.plural(count, { one: '1 client', other: `${format.number(count)} clients` }),
  crowdMore: (count: number) => `+${format.number(count)}`,
  clientAt: (client: string, server: string) => `${client}, at ${server}`,
  clientNowhere: (client: string) => `${client}, at no server yet`,

  /** A vote on its way, where there is room for a word. */
  vote: (number: number) => `vote for ${number}`,

  facts: {
    of: (world: string) => `State of the ensemble “${world}”`,
    leader: 'leader',
    leaderTip: 'The server that leads and that a quorum follows',
    noLeader: '–',
    epoch: 'epoch',
    epochTip: 'One epoch for each leader: the first half of every zxid',
    quorum: 'in the quorum',
    quorumTip: 'Voters that follow the leader, itself included, of all voters',
    quorumOf: (count: number, voters: number) => `${count}/${voters}`,
  },

  partition: {
    open: 'Partition…',
    openTip: 'Choose who is cut off from whom. Or drag a line across the picture.',
    title: 'Partition the network',
    explanation:
      'Nothing passes between the two sides; within each of them everything does. Neither side is told.',
    one: 'Side 1',
    two: 'Side 2',
    sideOf: (name: string) => `Side of ${name}`,
    withServer: 'Clients stay on the side of the server they are at.',
    clients: 'Choose for clients too',
    result: (left: string, right: string) => `${capital(left)} here, ${right} there.`,
    quorumHere: (side: string) => `${side} has a quorum.`,
    noQuorum: 'No side has a quorum.',
    apply: 'Cut',
    nothing: 'That parts nobody from anybody: put one server at least on each side.',
    strokeParts: 'The line parts nobody from anybody: draw it between the servers.',
    heal: 'Heal the network',
    healTip: 'Every cut is undone, whoever made it.',
    lineName: (left: string, right: string) =>
      `Network cut: ${left} from ${right}. Enter heals it, E opens the dialog to change it.`,
    lineHint: 'network cut',
    lineMore: 'drag an end to move it · click to heal',
    handle: 'Drag to move the cut',
    preview: (left: string, right: string) => `${left}  |  ${right}`,
    nobody: 'nobody',
    clientsShort: (count: number) =>
      format.plural(count, { one: '1 client', other: `${format.number(count)} clients` }),
  },

  roleName,

  faults: {
    of: (who: string) => `Faults of ${who}`,
    ofMessage: 'Faults of the message',
    forNetwork: 'Faults of the network',
    keys: 'In an ensemble: a server, a link or a message that is selected, else the leader',
    isolate: 'Cut off',
    isolateTip:
      'Nothing passes between this server and any other server, and neither side is told; clients still reach it.',
    direction: 'Which way',
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
      election: 'election: votes are counted',
      discovery: 'discovery: a new epoch is agreed on',
      synchronization: 'synchronization: logs are made equal',
      broadcast: 'broadcast: writes are proposed and committed',
    },
    leader: 'Leader',
    noLeader: 'none',
    itself: 'itself',
    currentEpoch: 'Current epoch',
    currentEpochTip: 'The newest epoch whose leader it followed (currentEpoch, on disk)',
    acceptedEpoch: 'Accepted epoch',
    acceptedEpochTip: 'It has promised to follow no leader of an older epoch (acceptedEpoch, on disk)',
    vote: 'Its vote',
    voteFor: (number: number, zxid: string, round: number) =>
      `server ${number}, whose last zxid is ${zxid}; round ${round}`,
    followers: 'In its quorum',
    behind: (count: number, voters: number, quorum: number) =>
      `${count} of ${voters} voters, itself included; ${quorum} decide`,
    outstanding: 'Outstanding proposals',
    proposal: (zxid: string, acks: number) =>
      `${zxid}: ${format.plural(acks, { one: '1 ack', other: `${acks} acks` })}`,
    disk: 'Disk',
    clock: 'Clock',
    clockRight: 'right',
    links: 'Its links',
    between: (a: string, b: string) => `${a} ↔ ${b}`,
    towards: (to: string) => `Towards ${to}`,
    passes: 'passes',
    passesNothing: 'nothing passes',
    messages: 'On their way',
    noMessages: 'No message is on its way here.',
    messageTo: (name: string, to: string) => `${name} to ${to}`,
  },

  live: {
    votes: 'an election began',
    elected: (who: string, epoch: number) => `${who} leads epoch ${epoch}`,
    left: (who: string) => `${who} leads no longer`,
    truncated: (who: string, count: number) =>
      `${who} dropped ${count === 1 ? 'one log entry' : `${count} log entries`} that no quorum had`,
    committed: (who: string) => `the write of ${who} is committed`,
    manyCommitted: (count: number) => `${format.number(count)} writes are committed`,
    outstanding: (who: string, servers: readonly string[]) =>
      `${format.list(servers)} logged the write of ${who}, and no quorum has it`,
    kept: (who: string) => `the write of ${who}, which no quorum had, is kept by the new leader`,
    unknown: (who: string) => `${who} cannot know what became of its write`,
    read: (who: string, data: string) => `${who} read ${data === '' ? 'nothing' : data}`,
    disconnected: (who: readonly string[]) =>
      who.length > 3
        ? `${who.length} clients lost their connection`
        : `${format.list(who)} lost the connection`,
    back: (who: readonly string[]) =>
      who.length > 3 ? `${who.length} clients are connected again` : `${format.list(who)} connected again`,
    learnedExpired: (who: string) => `${who} learned that its session expired`,
  },
};
