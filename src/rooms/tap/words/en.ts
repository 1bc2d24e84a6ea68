import { assertNever } from '../../../engine/index.ts';
import type { Finding } from '../model/findings.ts';
import type { TapWords } from './contract.ts';

const count = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 1 });
const times = (number: number, one: string, many = `${one}s`) =>
  `${count(number)} ${number === 1 ? one : many}`;

export const tapWords: TapWords = {
  title: 'ZooKeeper traffic',
  lead: 'What your programs and your ZooKeeper servers say to each other, as the tap saw it.',
  whole: 'To the lab',
  open: {
    drop: 'Drop a recording or a packet capture here',
    accepts:
      'A file of npm run tap -- --record FILE, or a pcap or pcapng file of the client ports. It is read in this page and sent nowhere.',
    file: 'Open a file',
    command: 'To watch running programs, start the tap between them and your servers:',
    reading: 'Reading…',
    nothing: (name) => `${name} is neither a recording of the tap nor a packet capture.`,
    linkType: (linkType) =>
      `The capture has link type ${linkType}, which is not read here. Capture Ethernet, “any” or loopback with tcpdump.`,
    noServer: 'The capture has no connection to a ZooKeeper server, or begins too late to tell one.',
    sample: 'Open the sample recording',
    sampleAbout: 'Ten kazoo clients compete for a lock, and every release wakes all of them.',
    another: 'Open another file',
  },
  states: {
    connecting: 'Connecting to the tap…',
    following: 'You see what passes now.',
    lookingBack: 'You see an earlier moment. The traffic goes on.',
    broken: 'The connection to the tap is lost. Trying again…',
    ended: 'The tap has ended. What it saw is still here.',
  },
  listens: (servers) => `Tap: ${servers}`,
  recorded: (name, servers) => `${name}: ${servers}`,
  dropped: (events) => `The first ${times(events, 'event')} are no longer kept; figures begin after them.`,
  unreadable: (lines) =>
    `${times(lines, 'line')} of the file cannot be read and ${lines === 1 ? 'is' : 'are'} left out.`,
  leftOut: (events) =>
    `The recording is too long for this page: its last ${times(events, 'event')} ${events === 1 ? 'is' : 'are'} left out.`,
  moment: {
    title: 'Moment',
    slider: 'Event',
    of: (event, events, seconds) => `Event ${count(event)} of ${count(events)}, at ${seconds} s`,
    earlier: 'Previous event',
    later: 'Next event',
    now: 'To the end',
  },
  tabs: {
    findings: 'Findings',
    clients: 'Clients',
    diagram: 'Space-time',
    tree: 'Tree as seen',
    beliefs: 'Beliefs',
    messages: 'Messages',
    figures: 'Figures',
    disturb: 'Disturb',
  },
  count,
  bytes: (number) =>
    number < 1000 ? `${number} B` : number < 1e6 ? `${count(number / 1000)} kB` : `${count(number / 1e6)} MB`,
  ms: (ms) => (ms < 1000 ? `${count(ms)} ms` : `${count(ms / 1000)} s`),
  none: 'none',
  nothingYet: 'Nothing has passed yet. Connect a program to the tap.',
  findings: {
    none: 'Nothing stands out so far.',
    about:
      'Each finding leads to the event that shows it. Causes of notifications are inferred: servers do not send them.',
    print: 'Print the report',
    show: 'Show',
    scene: 'See it in the lab',
    compare: 'Compare with the lab’s simulation',
    compared:
      'One side is the recording, the other the lab’s lock of one znode that all watch, with as many clients. Each release wakes all that wait.',
    simulation: 'The lab’s simulation',
    totals: ({ connections, requests, notifications, bytes, wakeups, woken }) =>
      `${times(connections, 'connection')}, ${times(requests, 'request')}, ${times(notifications, 'notification')}, ${count(bytes / 1000)} kB. ${times(wakeups, 'change')} woke ${times(woken, 'client')} in total.`,
    say,
    advice: {
      herd: 'Let each client watch only the znode before its own.',
      expired: 'Its ephemeral znodes are gone, and its watches with them.',
      lostAnswer: 'The client cannot know whether the write was done: it has to look before it tries again.',
      nearExpiry:
        'A pause of the client (garbage collection, a slow disk, too little CPU) almost cost the session.',
      storm: 'Look at what happened just before: a server that went away, or a network that did.',
      watchLeak:
        'Remove watches that are no longer needed, or they cost memory on the server until the session ends.',
      polling: 'A watch would tell the client of the change, without asking.',
      differs:
        'The session may be older than the tap. If it is not, the server is right: trust what was asked over what is inferred.',
      besides: 'Their requests are not seen, so notifications that they cause have no known cause here.',
      unread: 'Bytes pass unchanged, but nothing is known of what they say.',
    },
  },
  wakeups: {
    title: 'Wake-ups',
    inferred: 'Inferred from the order of messages.',
    cause: 'Cause',
    path: 'Watched path',
    woken: 'Clients woken',
    inVain: 'Asked in vain',
    causes: (cause) => {
      switch (cause.kind) {
        case 'write':
          return `${cause.op} ${cause.path}${cause.session === null ? '' : ` by ${cause.session}`}${cause.isLogged ? ' (from the log)' : ''}`;
        case 'sessionEnd':
          return `end of session ${cause.session}`;
        case 'unseen':
          return 'nothing that passed the tap';
        default:
          return assertNever(cause);
      }
    },
  },
  clients: {
    summary: (open, sessions) => `${times(open, 'open connection')}, ${times(sessions, 'session')} seen.`,
    states: { open: 'connected', away: 'disconnected', expired: 'expired', closed: 'closed' },
    client: 'Client',
    session: 'Session',
    server: 'Server',
    timeout: 'Timeout',
    silence: 'Silent for',
    longest: (time) => `max ${time}`,
    requests: 'Requests',
    watches: 'Watches',
    ephemerals: 'Ephemeral znodes',
    older: 'older than the tap',
    connects: ({ connects }) => (connects === 1 ? '1 connection' : `${count(connects)} connections`),
    watch: (kind, path, resets) =>
      `${kind} ${path}${resets === 0 ? '' : ` (set again ${resets === 1 ? 'once' : `${count(resets)} times`})`}`,
    noSession: 'no session',
    endedBy: {
      client: 'ended by the client',
      server: 'ended by the server',
      tap: 'ended by the tap',
      unreachable: 'server not reachable',
    },
    opaque: {
      tls: 'TLS: not readable',
      http: 'HTTP: not ZooKeeper’s protocol',
      length: 'a packet with an impossible length',
      unreadable: 'not ZooKeeper’s protocol',
      missing: 'bytes are missing from the capture',
    },
  },
  servers: {
    title: 'Servers',
    about:
      'Asked: what each server last answered to srvr, mntr, cons, wchp and dump. Known: what passed the tap. Inferred: what follows from it.',
    role: 'Role (asked)',
    epoch: 'Epoch',
    znodes: 'Znodes',
    sessions: 'Sessions',
    watches: 'Watches',
    ephemerals: 'Ephemeral znodes',
    asked: 'asked',
    known: 'known',
    inferred: 'inferred',
    silent: 'no answer',
    refused: (words) => `not in 4lw.commands.whitelist: ${words}`,
    cut: 'too many watches or ephemeral znodes to compare',
  },
  diagram: {
    about: 'Each column is one message, in the order in which the tap saw them. Dashed: notifications.',
    label: (messages) => `Space-time diagram of the last ${times(messages, 'message')} before the moment`,
  },
  tree: {
    about:
      'Only what answers, child lists and events have shown. A znode may have changed since it was last seen.',
    complete: 'Complete: joined with the data directory of a server, at the times of its log.',
    search: 'Search paths',
    states: { there: 'there', gone: 'gone', unsure: 'unsure' },
    sources: {
      answer: 'an answer',
      childList: 'a child list',
      event: 'an event',
      log: 'the log of a server',
      sessionEnd: 'the end of its session (inferred)',
    },
    seen: (source, seconds) => `known from ${source}, ${seconds} s ago`,
    owner: (session) => `ephemeral, of ${session}`,
    version: (version) => `version ${version}`,
    showGone: 'Show znodes that are gone',
    more: (nodes) => `${times(nodes, 'znode')} more: search for a path.`,
  },
  beliefs: {
    about:
      'Znodes that have changed since a client last read or wrote them. The client may have forgotten the old value; only its program knows.',
    none: 'Every client has the newest version of what it last read, as far as is known.',
    path: 'Path',
    told: 'Last answer to the client',
    known: 'Known now',
    hears: 'Will it find out?',
    was: (version, seconds) => `${version === null ? 'no znode' : `version ${version}`}, ${seconds} s ago`,
    heard: {
      watch: 'it has a watch',
      told: 'notified, has not read again',
      never: 'no watch: only if it reads again',
    },
  },
  messages: {
    filter: 'Filter by path, operation or session',
    shown: (shown, all) => `The last ${count(shown)} of ${count(all)} up to the moment.`,
    opened: (client, server) => `${client} connects to server ${server}`,
    ended: (by) => `connection closed: ${by}`,
    opaque: (why) => `passes unread from here on: ${why}`,
    gone: 'session expired',
    connected: (session, timeout) => `session ${session}, timeout ${timeout}`,
    disturbed: (order) => `tap: ${order}`,
    gap: (bytes) => `${bytes} missing from the capture`,
    log: (zxid, changes, session) =>
      session === null
        ? `log: the tree at ${zxid}`
        : `log: ${zxid} of ${session}${changes === '' ? '' : `: ${changes}`}`,
    report: (server, mode) => `tap asked server ${server}: ${mode}`,
  },
  figures: {
    operations: 'Operations',
    operation: 'Operation',
    count: 'Count',
    errors: 'Errors',
    bytes: 'Bytes',
    paths: 'Paths by bytes',
    path: 'Path',
    reads: 'Reads',
    writes: 'Writes',
    notifications: 'Notifications',
    first: (rows) => `The first ${count(rows)}.`,
  },
  disturb: {
    about:
      'Orders act only on the connections between your programs and the tap. Your servers stay as they are.',
    order: 'Order',
    give: 'Run',
    forms: 'Orders',
    holding: 'In force',
    heal: 'Heal everything',
    done: (order) => `Done: ${order}`,
    noOrder: 'That is not an order. Choose one of the forms below.',
    noTarget: 'There is no such server, connection or session now.',
    notReached: 'The tap did not answer. Is it still running?',
    cut: 'Cut',
    dropReply: 'Drop the next reply',
    stall: 'Stall for 2 s',
    close: 'Close',
    delay: 'Delay by 200 ms',
  },
};

function say(finding: Finding): string {
  switch (finding.kind) {
    case 'herd':
      return `Herd effect on ${finding.path}: one change woke ${times(finding.largest, 'client')}. ${times(finding.writes, 'change')} woke ${count(finding.woken)} in all, and ${count(finding.inVain)} of those asked again and wrote nothing.`;
    case 'expired':
      return `Session ${finding.session} expired (timeout ${count(finding.timeoutMs / 1000)} s)${
        finding.sign === null
          ? '.'
          : `. Inferred: no server answered it for ${count(finding.sign.silenceMs / 1000)} s, and its ephemeral znode ${finding.sign.path} is gone.`
      }`;
    case 'lostAnswer': {
      const { op, path, found } = finding.lost;
      const then =
        found === null
          ? ''
          : ` The client then listed the children, found its own mark in ${found.path}, and knew that the write was done (protected creation).`;
      return `Lost answer: the connection ended before the answer to ${op} ${path}.${then}`;
    }
    case 'nearExpiry':
      return `Session ${finding.session} was silent for ${count(finding.silenceMs / 1000)} s of its timeout of ${count(finding.timeoutMs / 1000)} s.`;
    case 'storm':
      return `Reconnect storm: ${times(finding.connects, 'session')} came back within ${count(finding.withinMs / 1000)} s.`;
    case 'watchLeak':
      return `Session ${finding.session} has ${times(finding.watches, 'watch', 'watches')} that did not fire for a minute or more.`;
    case 'polling':
      return `Session ${finding.session} polls: ${finding.op} ${finding.path}, ${count(finding.count)} times, every ${count(finding.everyMs)} ms.`;
    case 'differs': {
      const { session, path, kind } = finding.first;
      const [one, many] = kind.endsWith('Watch')
        ? ['watch', 'watches']
        : ['ephemeral znode', 'ephemeral znodes'];
      const what = times(finding.differences, one, many);
      const such = `such as ${path} of session ${session}`;
      return kind.startsWith('unseen')
        ? `Asked and inferred differ: server ${finding.server} has ${what} that did not pass the tap, ${such}.`
        : `Asked and inferred differ: server ${finding.server} does not have ${what} that ${finding.differences === 1 ? 'was' : 'were'} inferred, ${such}.`;
    }
    case 'besides':
      return `Server ${finding.server} has ${times(finding.sessions, 'session')} that ${finding.sessions === 1 ? 'does' : 'do'} not pass the tap, such as ${finding.first} (asked).`;
    case 'unread':
      return `Connection ${finding.connection} is not read: ${finding.why}.`;
    default:
      return assertNever(finding);
  }
}
