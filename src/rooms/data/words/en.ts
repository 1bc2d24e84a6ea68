import { zxidText } from '../../../engine/index.ts';
import { format } from '../../../words/en/nouns.ts';
import type { DataDirectoryWords } from './contract.ts';
import { timeText } from './timeText.ts';

const { number, plural } = format;
const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${plural(count, { one, other })}`;
const znodes = (count: number) => counted(count, 'znode', 'znodes');
const sessions = (count: number) => counted(count, 'session', 'sessions');

const KINDS = { persistent: 'persistent', ephemeral: 'ephemeral', container: 'container', ttl: 'TTL' };
const HOW = {
  came: 'created',
  went: 'deleted',
  data: 'data changed',
  other: 'Stat, ACL or children changed',
};

export const dataDirectoryWords: DataDirectoryWords = {
  title: 'ZooKeeper data directories',
  lead: 'Open the logs and snapshots of a real server, go to any moment, and see who did what.',
  whole: 'Open the lab',
  open: {
    drop: 'Drop a data directory here',
    folder: 'Open folder…',
    files: 'Open files…',
    sample: 'Open the sample incident',
    sampleAbout:
      'Three servers of an ensemble, recorded: a lock lost by expiry, a deleted znode, a server that fell behind.',
    accepts:
      'The folder version-2 or any above it: log.<zxid> and snapshot.<zxid>, also .gz and .snappy, or a .zip or .tar.gz of one or several servers.',
    stays: 'Nothing leaves this machine: the files are read by this page alone.',
    another: 'Open other data',
  },
  offer: { found: 'These are files of a real ZooKeeper server.', open: 'Open its history' },
  reading: { title: 'Reading…', cancel: 'Cancel', of: (done, all) => `${done} of ${all}` },
  failed: {
    nothing:
      'There is no log.<zxid> and no snapshot.<zxid> among these files. Choose the folder version-2, or one above it.',
    error: (message) => `The files could not be read: ${message}`,
    unanswered: (message) =>
      `Something is missing below, because a file could not be read again: ${message} Files of a running server change. Open them again.`,
    tooManyZnodes: (most) =>
      `There are more than ${number(most)} znodes at once. This page has no room for them.`,
  },
  bytes: (count) =>
    count < 1024
      ? counted(count, 'byte', 'bytes')
      : count < 1024 * 1024
        ? `${number(Math.round(count / 102.4) / 10)} kB`
        : `${number(Math.round(count / 104857.6) / 10)} MB`,
  count: number,
  time: (ms) => (ms <= 0 ? 'no time' : timeText(ms)),
  span: (ms) => (ms < 1000 ? `${number(ms)} ms` : `${number(Math.round(ms / 100) / 10)} s`),

  servers: 'Servers',
  serverName: (myid, folder) => (myid === null ? folder : `Server ${myid}`),
  badge: (right, compared) =>
    compared === 0
      ? 'No digests in these logs: the tree cannot be proved'
      : `${number(right)} of ${counted(compared, 'transaction', 'transactions')}: the tree equals the server’s own checksum`,
  noDigests: 'Servers write digests since 3.6, unless zookeeper.digest.enabled is false.',
  covers:
    'A digest proves paths, data and Stats after each transaction. It says nothing of ACLs, of sessions, and of what each server keeps below /zookeeper.',
  notCompared: (count) => `${number(count)} more without a digest to compare`,
  differs: 'but the other servers have another history: see Side by side',
  withoutDigest: (count) =>
    `${counted(count, 'transaction has', 'transactions have')} no digest to compare: refused writes, old servers, and the start of a fuzzy snapshot.`,
  firstWrong: 'First difference',
  serverDigest: 'Digest in the log',
  hereDigest: 'Digest of this tree',
  suspects: (lastRight) =>
    lastRight === null
      ? 'No digest was right before it. The base of the tree is the first suspect: a snapshot or an early log that is missing.'
      : `The last right digest is that of ${lastRight}. The cause is between the two: missing records, or a write that the log does not hold.`,
  transactions: (count) => counted(count, 'transaction', 'transactions'),
  epochs: (accepted, current) =>
    `accepted epoch ${accepted === null ? 'unknown' : number(accepted)}, current epoch ${current === null ? 'unknown' : number(current)}`,
  snapshots: 'Snapshots',
  snapshotLine: ({ nodes, settled, isRight }) =>
    `${znodes(nodes)}${settled === null ? '' : `, exact at ${settled}`}${isRight === null ? '' : isRight ? ': equals the tree' : ': differs from the tree'}`,
  damages: (count) => counted(count, 'damaged place', 'damaged places'),
  noDamage: 'No damage found.',
  reasons: {
    noHeader: 'No header of a log or a snapshot',
    tornTail: 'Torn tail: the last record was not written to its end. The server ignores it too.',
    wrongChecksum: 'Wrong checksum: the record was changed after it was written',
    noEndOfRecord: 'No end of record: what follows cannot be read',
    impossibleLength: 'Impossible length: what follows cannot be read',
    malformedRecord: 'Malformed record: its checksum is right, its content is not a transaction',
    unknownType: 'Unknown type of transaction: it was not applied',
    hole: 'Hole: transactions before this one are missing',
    missingFile:
      'Missing file: transactions between the log before and this one are not here, unless the server took a snapshot from its leader',
    outOfOrder: 'Zxid out of order: the record was not applied again',
    wrongName: 'The first transaction is not the one the file is named by',
    incompleteSnapshot: 'Incomplete snapshot: it ends too early',
    wrongSeal: 'Wrong checksum of the snapshot: it was not used',
    unreadable: 'Cannot be unpacked to its end',
  },
  damagePlace: (offset, zxid) => `byte ${number(offset)}, zxid ${zxid}`,

  tabs: {
    tree: 'Tree',
    log: 'Transactions',
    sessions: 'Sessions',
    activity: 'Activity',
    patterns: 'Patterns',
    beside: 'Side by side',
    proof: 'Proof and damage',
    onward: 'Use it',
  },
  moment: {
    title: 'Moment',
    previous: 'Previous transaction',
    next: 'Next transaction',
    zxid: 'Go to zxid or time',
    go: 'Go',
    axis: 'Axis',
    byZxid: 'Zxid',
    byTime: 'Wall clock',
    noSuchZxid: 'Type a zxid such as 0x10000002a, or a time such as 12:03 or 2026-11-24 12:03:05.',
    kinds: { snapshot: 'snapshot loaded', start: 'empty server' },
    by: (session, cxid) =>
      cxid === null ? `by the server for session ${session}` : `session ${session}, request ${number(cxid)}`,
    byServer: 'by the server itself',
    verdicts: {
      right: 'digest right',
      wrong: 'digest differs',
      without: 'no digest',
      unsettled: 'fuzzy snapshot, not exact yet',
      notApplied: 'not applied',
    },
    keys: 'Arrow keys move by one transaction, Page Up and Page Down by a hundredth of the log.',
  },
  tree: {
    search: 'Search paths',
    results: (count) => counted(count, 'result', 'results'),
    none: 'No znode matches at this moment.',
    more: (count) => `Show ${number(count)} more`,
    children: (count) => counted(count, 'child', 'children'),
    choose: 'Choose a znode to see its data, its Stat and its life.',
    notThere: 'This znode does not exist at this moment. Its life is below.',
    changedHere: 'changed by this transaction',
    otherMoments: (count) => `${znodes(count)} at other moments`,
  },
  map: {
    title: 'Map of the tree',
    zoomedTo: 'Zoomed in to',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    chooseFirst: 'Choose a znode with children first.',
    isWhole: 'This is the whole tree.',
    keys: 'Map of the tree. Arrow keys move, Enter chooses, + zooms in, − zooms out.',
    part: (first, last) => `children ${number(first)} to ${number(last)}`,
    count: (count, changed) => `${znodes(count)}, ${number(changed)} changed`,
    cell: ({ path, name, kind, znodes: below, changed, how, group }) => {
      const what =
        group === null
          ? `${path}, ${KINDS[kind]}${below > 1 ? `, ${znodes(below - 1)} below` : ''}`
          : `${name} to ${group.lastName}, ${znodes(below)}`;
      const own = how === null || how === 'other' ? '' : `, ${HOW[how]}`;
      return `${what}${own}${changed > 0 && below > 1 ? `, ${number(changed)} changed` : ''}`;
    },
    legend: {
      persistent: 'persistent znode, as wide as what it holds',
      ephemeral: 'ephemeral',
      container: 'container',
      ttl: 'TTL',
      group: 'several znodes: select to zoom in',
      came: 'created',
      data: 'data changed',
      went: 'deleted',
      below: 'children changed, or a change further down',
    },
  },
  node: {
    stat: 'Stat',
    data: 'Data',
    noData: 'No data',
    cut: (bytes) => `Only the first ${bytes} are shown.`,
    forms: { text: 'Text', json: 'JSON', hex: 'Hex' },
    notJson: 'This is not JSON.',
    acl: 'ACL',
    life: 'Life',
    kind: KINDS,
    ttl: (ms) => `TTL ${number(ms)} ms`,
    changes: {
      created: 'created',
      dataSet: 'data written',
      aclSet: 'ACL set',
      childrenChanged: 'children changed',
      deleted: 'deleted',
      loaded: 'in a snapshot',
      dropped: 'not in a snapshot any more',
    },
    showAll: 'Also changes of its children',
    lifeCut: (shown, all) => `The newest ${number(shown)} of ${number(all)} are shown.`,
    session: 'Session',
    when: 'Time',
    what: 'What',
    version: (version) => `version ${number(version)}`,
  },
  compare: {
    setFrom: 'Compare from this moment',
    clear: 'Stop comparing',
    result: (count, from, to) => `${znodes(count)} differ between ${from} and ${to}`,
    none: 'No znode differs.',
    how: HOW,
  },
  log: {
    filter: 'Path begins with',
    session: 'Session',
    type: 'Type',
    all: 'All types',
    none: 'No transaction matches.',
    earlier: 'Earlier',
    later: 'Later',
    path: 'Znode',
    time: 'Time',
    more: (count) => `and ${number(count)} more`,
  },
  sessions: {
    show: 'Show its transactions',
    summary: (all, open) => `${sessions(all)}, ${number(open)} open at this moment`,
    open: 'open at the end of the log',
    ended: {
      client: 'closed by its client',
      server: 'ended by the server: expired',
      unknown: 'ended between what was recorded',
    },
    timeout: (ms) => `timeout ${number(ms)} ms`,
    unknownTimeout: 'timeout unknown',
    writes: (count) => counted(count, 'write', 'writes'),
    ephemerals: (count) => counted(count, 'ephemeral', 'ephemerals'),
    atMoment: 'Open at this moment',
    notInLog:
      'A log holds no reads, no pings and no server a client was connected to. A closeSession without a request number was made by the server.',
    shown: (shown, all) => `The ${number(shown)} sessions with the most writes, of ${number(all)}.`,
    legend: {
      lived: 'open, or closed by its client',
      expired: 'ended by the server: expired',
      now: 'the moment shown',
    },
    bar: (id, from, to, end) => `Session ${id}, ${from} to ${to}, ${end}`,
  },
  activity: {
    writes: 'Writes over time',
    perBucket: (span) => `one bar is ${span}`,
    byType: 'By type',
    byPrefix: 'By path',
    bySession: 'By session',
    biggest: 'Most data',
    mostChildren: 'Most children',
    busiest: 'Most writes',
    legend: {
      creates: 'create',
      sets: 'data or ACL written',
      deletes: 'delete',
      sessions: 'session begins or ends',
      refused: 'refused',
      others: 'multi and others',
      epoch: 'a new epoch: another leader',
    },
    epochs: 'Epochs',
    epoch: (epoch, from, count) =>
      `Epoch ${number(epoch)} from ${from}: ${counted(count, 'transaction', 'transactions')}`,
  },
  patterns: {
    none: 'None of the known patterns is in this log.',
    go: 'Go there',
    scene: 'See it in the lab',
    about: 'Found in the records alone. Each names the moment where it shows.',
  },
  pattern: (pattern) => {
    switch (pattern.kind) {
      case 'herd':
        return `Herd: ${sessions(pattern.sessions)} write within half a second after ${pattern.path} is deleted (${counted(pattern.writes, 'write', 'writes')}). They all waited for one znode.`;
      case 'sessionStorm':
        return `Session storm: ${sessions(pattern.sessions)} begin within ${number(Math.ceil(pattern.spanMs / 1000))} s.`;
      case 'expiryStorm':
        return `Expiry storm: the server ends ${sessions(pattern.sessions)} within ${number(Math.ceil(pattern.spanMs / 1000))} s. A pause or a lost network is likelier than as many crashes.`;
      case 'flapping':
        return `Flapping: the ephemeral ${pattern.path} was created ${number(pattern.times)} times by ${sessions(pattern.sessions)}.`;
      case 'holderExpired':
        return `Lock lost by expiry: session ${pattern.session} expired while it held ${pattern.path}, with ${number(pattern.waiting)} waiting. ${pattern.next} was next.${pattern.times > 1 ? ` It happened ${number(pattern.times)} times there.` : ''}`;
      case 'ownerExpired':
        return `Owner changed by expiry: session ${pattern.session} expired while ${pattern.path} was its own, and session ${pattern.next} created it ${number(pattern.afterMs)} ms later.${pattern.times > 1 ? ` It happened ${number(pattern.times)} times there.` : ''}`;
      case 'growingQueue':
        return `Growing queue: ${pattern.path} has ${counted(pattern.children, 'child', 'children')}; ${number(pattern.created)} were created and ${number(pattern.deleted)} deleted.`;
      case 'sequenceNearEnd':
        return `Sequence near its end: the next sequential child of ${pattern.path} is number ${number(pattern.next)}. The counter stops at 2,147,483,647: further creates with the same prefix fail with NodeExists.`;
      case 'longChildList':
        return `Long child list: naming the ${counted(pattern.children, 'child', 'children')} of ${pattern.path} takes ${number(pattern.bytes)} bytes. Beyond jute.maxbuffer (1,048,575) getChildren fails.`;
    }
  },
  beside: {
    equal: 'All servers have the same transactions.',
    differences: (count) => counted(count, 'difference', 'differences'),
    difference: (difference, names) => {
      const who = names.join(', ');
      switch (difference.kind) {
        case 'ends':
          return `${who}: the log ends before ${zxidText(difference.zxid)}. Others go on to ${zxidText(difference.lastZxid)}.`;
        case 'hole':
          return `${who}: ${counted(difference.count, 'transaction is', 'transactions are')} missing, ${zxidText(difference.zxid)} to ${zxidText(difference.toZxid)}. Other servers have them.`;
        case 'onlyHere':
          return `Two histories: only ${who} ${names.length === 1 ? 'has' : 'have'} ${counted(difference.count, 'transaction', 'transactions')} ${zxidText(difference.zxid)} to ${zxidText(difference.toZxid)}. The others go on without them in a later epoch, as when a leader is replaced before a quorum has its last writes.`;
        case 'record':
          return `Two histories: ${zxidText(difference.zxid)} is not the same transaction on ${who}${difference.count > 1 ? `, and so are ${number(difference.count - 1)} later ones` : ''}.`;
        case 'digest':
          return `${who}: the tree differs from the digest in the log from ${zxidText(difference.zxid)} on.`;
      }
    },
    strips: 'Who has which transactions',
    has: (from, to, count) => `${from} to ${to}: ${counted(count, 'transaction', 'transactions')}`,
    lacks: {
      before: 'its files begin later',
      after: 'its log ends earlier',
      inSnapshot: 'in a snapshot: it caught up with its leader',
      hole: 'missing',
      otherHistory: 'goes on without them',
    },
    hasThem: 'has them',
    records: 'The records of this zxid',
    missing: 'no record',
    zxids: 'Transactions that differ',
    paths: (count, zxid) => `${znodes(count)} differ at ${zxid}`,
    samePaths: (zxid) => `All trees are alike at ${zxid}, below /zookeeper aside.`,
    path: 'Znode',
    notThere: 'not there',
    version: (letter) => `version ${letter}`,
    pathsAbout:
      'Compared at the last zxid that every server has reached. Servers with one letter have the same znode.',
    morePaths: (count) => `and ${number(count)} more`,
  },
  onward: {
    world: 'Make a world of this moment',
    worldAbout:
      'The tree becomes a world of the lab. Each session that owns ephemerals becomes a client with zkCli that creates them again, so you can break it further.',
    worldOpen: 'Open the world in the lab',
    worldMade: (nodes, clients) => `${znodes(nodes)} and ${counted(clients, 'client', 'clients')}.`,
    worldLeft: (nodes, clients) =>
      `${znodes(nodes)} and ${counted(clients, 'client', 'clients')} are left out: a world has its limits, and data that is not text becomes its length.`,
    exports: 'Save as a file',
    formats: {
      json: 'Tree as JSON',
      csv: 'Transactions as CSV',
      zkcli: 'Tree as a zkCli script',
      shiviz: 'Transactions for ShiViz',
    },
    mask: 'Before anything is saved or opened',
    masks: {
      nothing: 'Keep everything',
      data: 'Keep paths, replace data by its length',
      names: 'Replace names and data',
    },
    maskAbout:
      'Digest ids in ACLs are replaced whenever data is. What you choose is all that a file or a link carries.',
    failed: 'This could not be saved.',
  },
};
