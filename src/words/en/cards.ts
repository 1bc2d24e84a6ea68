import type { WakerShown } from '../contracts/views.ts';
import { calledClient } from '../names.ts';
import { format, server as serverName } from './nouns.ts';
import { questions } from './questions.ts';

/** What cards say, a chain of causes beside them, and the branches of a run. */
export const cards = {
  /** What the legend draws, for readers who do not see it. */
  signs: {
    holder: 'key',
    mistaken: 'key, struck through',
    waiting: 'moon',
    paused: 'pause sign',
    killed: 'cross',
    owns: 'line',
    watches: 'dotted arrow',
    bell: 'bell',
    woken: 'dots',
    ephemeral: 'dashed box',
    slipping: 'hourglass',
    ghost: 'box, struck through',
    session: 'bar',
    leader: 'crown',
    committed: 'filled box',
    outstanding: 'empty box',
    doomed: 'dashed box',
    zxid: 'two numbers',
    link: 'line with a square',
    parted: 'dashed curve',
    cut: 'two crosses',
  },
  /** Of a client's session. */
  expiresIn: {
    ms: (ms: number) => `${format.span(ms)} (each heartbeat resets it to the timeout, rounded up to a tick)`,
    gone: 'the session no longer exists on the server',
    closing: 'the server is closing it',
    due: 'due now',
    noServer: 'nothing expires while no server runs',
    noLeader: 'nothing expires without a leader; the next one resets all timers',
    frozen: (id: string) => `nothing expires while ${serverName(id)} is frozen`,
  },
  /** What to try with a plain lock. */
  tries: {
    kill: 'Kill the holder. How many clients wake up?',
    release: 'Let the holder release the lock. Is anything different?',
    pause: 'Pause the holder until its session expires, then resume it. Who holds the lock?',
    middle: 'Kill a client in the middle of the line. Which client is notified, and which gets the lock?',
  },
  /** What lies between two actors. */
  link: {
    towards: (to: string) => `Towards ${to}`,
    passes: 'up',
    passesNothing: 'cut',
    messages: 'In transit',
    noMessages: 'No messages in transit.',
    messageTo: (name: string, to: string) => `${name} to ${to}`,
  },
  questions,
  /** Keys. */
  help: {
    time: 'Time',
    commands: 'Commands for the selected client, or the holder',
    page: 'Page',
    playPause: 'Play or pause',
    sentences: 'Previous or next sentence',
    events: 'Previous or next event',
    ofSelected: 'Previous or next event of what is selected',
    start: 'Go to start',
    end: 'Go to latest',
    select: 'Move around the picture',
    open: 'Open the commands of a client, server, link or znode',
    dismiss: 'Close details',
    undo: 'Undo the last command; what followed is kept as a branch',
    redo: 'Redo the command',
  },
  /** Who is cut off from whom. */
  partition: {
    explanation:
      'No messages pass between the two sides; within each side they do. Neither side is notified.',
    held: 'The world is paused until you cut or close.',
    one: 'Side 1',
    two: 'Side 2',
    sideOf: (name: string) => `Side of ${name}`,
    withServer: 'A client that you do not move stays on the side of its server.',
    clients: 'Choose sides for clients too',
    result: (one: string, two: string) => `Side 1: ${one}. Side 2: ${two}.`,
    quorumHere: (side: string) => `${side} has a quorum.`,
    noQuorum: 'No side has a quorum.',
    apply: 'Cut',
    nothing: 'One side is empty. Move a server or a client to it.',
  },
  branches: {
    branchShown: 'shown',
    branchCompare: (name: string) => `Compare the branch shown with “${name}”`,
    comparedWithItself: 'This branch is shown: compare it with another one',
    branchRename: (name: string) => `Rename “${name}”`,
    branchNewName: (name: string) => `New name of “${name}”`,
    branchDelete: (name: string) => `Delete “${name}”`,
    branchDeleted: (name: string) => `“${name}” is deleted.`,
    originalStays: 'The original run cannot be deleted',
    shownStays: 'Open another branch first',
  },
  chain: {
    directions: 'Direction',
    outcome: 'What came of it?',
    cameOf: (sentence: string) => `What came of it? ${sentence}`,
    nothingCame: 'Nothing has come of it so far.',
    more: (count: number) => `${format.number(count)} more events`,
    wakes: (who: string) => `What would wake client ${who}?`,
    /** One sentence for each watch it waits with. */
    waker: ({ kind, path, exists, owner }: WakerShown): string => {
      if (kind === 'child')
        return `It watches the children of ${path}: a new child, a deleted one, or the deletion of ${path} wakes it.`;
      if (kind === 'persistent')
        return `It watches ${path}: its creation or deletion, a change of its data, or a new or deleted child wakes it.`;
      if (kind === 'recursive')
        return `It watches ${path} and all below it: each creation, deletion or change of data there wakes it.`;
      if (!exists) return `It watches ${path}, which does not exist: its creation wakes it.`;
      return owner === null
        ? `It watches ${path}: the deletion of that znode or a change of its data wakes it.`
        : `It watches ${path}, an ephemeral znode of client ${calledClient(owner)}. When ${calledClient(owner)} deletes it or its session ends, the watch fires and wakes the client.`;
    },
    wakesByNothing: (who: string) => `Client ${who} waits for no watch event at this moment.`,
  },
  /** Where several claim what only one may. */
  claims: {
    turns: 'How it came about',
    cause: 'Cause',
    lost: (count: number): string =>
      count < 2 ? 'Why the claim no longer stands' : 'Why the older claim no longer stands',
    together: (count: number) =>
      `From here on ${count === 2 ? 'both' : `all ${format.number(count)}`} claim it`,
  },
  znode: {
    kinds: {
      persistent: 'persistent znode',
      ephemeral: 'ephemeral znode',
      container: 'container znode',
      ttl: 'TTL znode',
    },
    treeOf: 'Tree of',
    treeOfTip: 'Each server keeps its own copy of the tree. For moments, the copies differ.',
    notInTree: 'This server’s tree does not have it at this moment.',
    data: 'Data',
    dataNull: 'null (no data at all)',
    dataEmpty: '"" (empty, not null)',
    owner: 'Owner',
    ownerNone: 'no session: stays until deleted',
    noSession: 'no session',
    children: 'Children',
    childrenNone: 'none',
    nextNumber: 'Next number',
    nextNumberTip:
      'What a sequential child created now would get: how many children were ever created, with those that are deleted.',
    watches: 'Watches',
    acl: 'ACL',
    aclNumber: 'DataNode.acl',
    aclNumberTip:
      'A Long: the number of this list in the server’s table, which holds equal lists once. Clients are told the list.',
    perms: { c: 'create', d: 'delete', r: 'read', w: 'write', a: 'admin' },
    permsNone: 'do nothing',
    ttl: 'TTL',
    ttlText: (ms: number) =>
      `deleted once it has no child and its data has not been written for ${format.span(ms)}`,
    stat: 'Stat',
    was: (before: string) => `was ${before}`,
    stats: {
      czxid: 'Transaction that created it.',
      mzxid: 'Transaction that last set its data.',
      pzxid: 'Transaction that last added or removed a child.',
      ctime: 'When it was created, in simulated time.',
      mtime: 'When its data was last set.',
      version: 'Number of times its data was set.',
      cversion:
        'Number of times its children changed. Sequence numbers do not come from it: they count only the creates.',
      aversion: 'Number of times its ACL was set.',
      ephemeralOwner: 'The session it is deleted with; 0x0 if it does not depend on one.',
      dataLength: 'Size of its data in bytes.',
      numChildren: 'Number of children it has now.',
    },
  },
  server: {
    title: (number: string) => `Server ${number}`,
    states: { serving: 'serving', down: 'down', notServing: 'not serving', readOnly: 'read-only' },
    zxidProposed: 'Last zxid assigned',
    zxidApplied: 'Last zxid applied',
    behavesAs: 'Behaves as',
    mended: '(known bugs fixed)',
    znodes: 'Znodes',
    znodeCount: (all: number, own: number) =>
      `${format.number(all)}, ${format.number(own)} of them from /zookeeper down`,
    ephemerals: 'Ephemerals',
    connections: 'Connections',
    packets: 'Packets',
    packetCounts: (received: number, sent: number) =>
      `${format.number(received)} received, ${format.number(sent)} sent`,
    queues: 'Queued requests',
    queueCounts: (prep: number, sync: number, final: number) =>
      `${format.number(prep)} to prepare, ${format.number(sync)} to log, ${format.number(final)} to apply`,
    sessions: 'Sessions by expiry bucket',
    bucket: (at: string) => `at ${at}`,
    log: 'Log',
    logSize: (count: number, snapshot: string) =>
      `${format.plural(count, { one: '1 transaction', other: `${format.number(count)} transactions` })}, ${snapshot}`,
    snapshotIs: (file: string) => `snapshot.${file}`,
    snapshotNext: (file: string) => `snapshot.${file} is being written`,
    snapshotNone: 'no snapshot',
  },
  /** What the step shown did to an entry, for those who do not see how it is drawn. */
  changes: { added: 'new in this step', removed: 'gone in this step' },
  more: (count: number) => `… and ${format.number(count)} more`,
  empty: 'empty',
  /** A process whose session is being closed. */
  closing: 'closing its session',
  /** The debugger has it at a line, and it runs on from there in the same step. */
  runsOn: (line: number) =>
    `The debugger shows this client at line ${format.number(line)}. What it believes, calls and waits for is from the end of this step.`,
  /** After the one that counts. */
  ownsMore: (count: number) => (count === 1 ? 'and 1 more znode' : `and ${format.number(count)} more znodes`),
  noServer: 'nobody can tell: no server is running',
  memory: {
    title: 'Memory of its process',
    latch: (count: number) => `latch, count ${format.number(count)}`,
  },
  /** Numbered as in the view of threads. */
  thread: (id: number, waitsFor: string) =>
    id < 0 ? `event thread: ${waitsFor}` : `thread ${format.number(id + 1)}: ${waitsFor}`,

  /** Tables have the names that they have in ZooKeeper's code. */
  watches: {
    title: 'Watches',
    managers: {
      data: 'dataWatches',
      child: 'childWatches',
    },
    managerTips: {
      data: 'Set by getData, exists and addWatch.',
      child: 'Set by getChildren and addWatch.',
    },
    count: (count: number) =>
      format.plural(count, { one: '1 watch', other: `${format.number(count)} watches` }),
    byPath: 'watchTable: path → watchers',
    byWatcher: 'watch2Paths: watcher → paths',
    /** Behind the watcher. */
    modes: { STANDARD: '', PERSISTENT: ' (persistent)', PERSISTENT_RECURSIVE: ' (persistent recursive)' },
    tables: {
      data: 'dataWatches',
      exist: 'existWatches',
      child: 'childWatches',
      persistent: 'persistentWatches',
      recursive: 'persistentRecursiveWatches',
    },
    tableTips: {
      data: 'Watchers given to getData, and to exists if the znode was there.',
      exist: 'Watchers given to exists if the znode was not there.',
      child: 'Watchers given to getChildren.',
      persistent: 'Watchers given to addWatch in mode PERSISTENT.',
      recursive: 'Watchers given to addWatch in mode PERSISTENT_RECURSIVE.',
    },
    clientRows: 'path → watcher objects',
    reconnect: 'After a reconnect, the library sends them to the server again (setWatches).',
    othersEmpty: (tables: string) => `Empty: ${tables}.`,
  },
  session: {
    asked: (span: string) => `it asked for ${span}`,
    madeBy: 'Its id',
    parts: (server: string, startedMs: number, number: number) =>
      `the id of ${server}, the start of its session tracker (at ${format.number(startedMs)} ms of its clock), and a counter (${format.number(number)})`,
  },

  /** A client outside the lab. */
  outside: {
    title: (number: string) => `Client ${number}`,
    kind: 'a program outside the lab',
    library: 'Library',
    libraries: {
      java: 'ZooKeeper’s Java client',
      curator: 'Curator',
      kazoo: 'kazoo',
      c: 'ZooKeeper’s C client, or a binding to it',
      go: 'go-zookeeper',
      node: 'node-zookeeper-client',
      other: 'neither Java (since 3.4) nor C (since 3.5) nor kazoo',
      unknown: 'not known yet',
    },
    clues: {
      noReadOnly: 'its connect request has no readOnly byte',
      readsConfig: 'it read /zookeeper/config with a watch as soon as it was connected',
      protectedName: 'it named a znode _c_, a UUID and -',
      contenderName: 'it named a znode with 32 hexadecimal digits and __lock__',
      setsWatches: 'it sent setWatches after a reconnect, and its request numbers begin at 1',
      xidsFrom0: 'its request numbers begin at 0',
      xidsFrom1: 'its request numbers begin at 1',
      xidsFromTime: 'its request numbers begin at the time in seconds',
      xidsGoOn: 'its request numbers begin at 1 and went on after a reconnect',
      xidsBeginAgain: 'its request numbers began at 1 again after a reconnect',
      pingsJitter: 'it pings up to 0.4 s before a third of the session timeout, by chance',
    },
    guessed: (library: string, clue: string) => `${library}, for ${clue}`,
    address: 'Address',
    addressUnknown: 'not written down in this run',
    connection: 'Connection',
    at: (wire: string, server: string, state: string) => `${wire} to ${server}, ${state}`,
    noConnection: (server: string) => `none; the last one was to ${server}`,
    underWay: 'Requests under way',
    network: 'on the network',
    watches: 'Watches',
    ephemerals: 'Ephemeral znodes',
    belief: 'Believes',
    beliefUnknown: 'Only its own program knows.',
    notified: (who: string) => `Why was client ${who} notified?`,
  },

  /** A client's connection as both sides hold it. */
  connection: {
    open: 'Show the connection',
    /** As the client has it. */
    clientStates: {
      notConnected: 'none yet',
      connecting: 'connecting',
      connected: 'connected',
      closed: 'closed',
      authFailed: 'authentication failed',
    },
    of: (link: string, to: string) => `to ${to}, connection ${link}`,
    client: 'Client side: ClientCnxn',
    server: 'Server side: NIOServerCnxn',
    elsewhere: 'The client has no connection to this server now.',
    unknown: 'The server holds no connection of this client.',
    number: (count: number) => `its connection number ${format.number(count)}`,
    state: 'State',
    states: { connecting: 'connecting: the session is not confirmed yet', established: 'established' },
    outgoing: 'outgoingQueue',
    outgoingTip: 'Calls that have not been sent yet.',
    pending: 'pendingQueue',
    pendingTip: 'Calls that were sent and wait for their replies, which come in this order.',
    events: 'waitingEvents',
    eventsTip: 'Events and callbacks that wait for the event thread. It runs one at a time.',
    call: (xid: number, call: string) => `${call} (xid ${xid})`,
    event: (event: string, watcher: string) => `${event} for ${watcher}`,
    outcome: (call: string) => `callback of ${call}`,
    heard: 'Last heard',
    heardText: (sinceMs: number, limitMs: number) =>
      `${format.span(sinceMs)} ago; it gives up the connection after ${format.span(limitMs)} of silence`,
    lastZxid: 'lastZxid',
    lastZxidTip: 'The highest zxid that a reply has named. A server that is behind it refuses this client.',
    session: 'Session',
    outstanding: 'Outstanding requests',
    outstandingTip: 'Requests read from this connection that are still in the processors.',
    stages: {
      prep: 'PrepRequestProcessor',
      sync: 'SyncRequestProcessor',
      final: 'FinalRequestProcessor',
      commit: 'CommitProcessor',
    },
    packets: 'Packets',
    packetsText: (received: number, sent: number) =>
      `${format.number(received)} received, ${format.number(sent)} sent`,
    last: 'Last request',
    lastText: (op: string, xid: number, latencyMs: number) =>
      `${op}${xid < 0 ? '' : ` (xid ${xid})`}, answered in ${format.span(latencyMs)}`,
    lastNone: 'none yet',
    auth: 'authInfo',
    authTip: 'Identities of this connection. ACLs are checked against them.',
    watches: 'Watches',
    watchesText: (data: number, child: number) =>
      `${format.number(data)} on data, ${format.number(child)} on children`,
  },
  /** When an invariant was violated that holds again. */
  spell: (from: string, to: string) => `from ${from} to ${to}`,
  log: {
    repeats: (count: number) => `${format.number(count)} times in a row: show each`,
    /** What is violated, as beside the picture, and why. */
    violated: (broken: string, why: string) => `${broken}. ${why}`,
    mended: (mended: string) => `${mended}; it holds again.`,
  },
};
