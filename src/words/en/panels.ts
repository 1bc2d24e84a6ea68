import type { Belief, GateName } from '../../engine/index.ts';
import type { WhyNotExpired } from '../contracts/views.ts';
import { gates } from './commands.ts';
import { actor, beliefs, format, server } from './nouns.ts';

export const panels = {
  log: {
    title: 'What happens',
    filter: 'Show',
    story: 'Story',
    messages: 'Messages',
    everything: 'All',
    both: 'Both',
    empty: 'Nothing yet. Press play.',
    earlier: 'Earlier',
    hint: 'Choose a line to ask why it happened.',
  },
  why: {
    title: 'Why?',
    ask: 'Why?',
    of: (sentence: string) => `Why? ${sentence}`,
    woke: (who: string) => `Why did ${who} wake?`,
    holds: (who: string) => `Why does ${who} hold the lock?`,
    believes: (who: string) => `Why does ${who} believe that it holds the lock?`,
    gone: 'Why is it gone?',
    exists: 'Why does it exist?',
    changed: 'Why did it change?',
    red: 'Why is this red?',
    back: 'Back to the card',
    none: 'Nothing led to it: it is the beginning.',
  },
  card: {
    close: 'Close the card',
    none: 'none',
    nobody: 'nobody',
    gone: 'It does not exist at this moment.',
    commands: 'What you can do',
  },
  znode: {
    kinds: {
      persistent: 'persistent znode',
      ephemeral: 'ephemeral znode',
      container: 'container znode',
      ttl: 'TTL znode',
    },
    data: 'Data',
    dataNull: 'null (no data at all)',
    dataEmpty: '"" (empty, not null)',
    owner: 'Owner',
    ownerNone: 'no session: it stays until it is deleted',
    children: 'Children',
    childrenNone: 'none',
    dataWatches: 'Data watches',
    childWatches: 'Child watches',
    stat: 'Stat',
    stats: {
      czxid: 'The transaction that created it.',
      mzxid: 'The transaction that last set its data.',
      pzxid: 'The transaction that last added or removed a child.',
      ctime: 'When it was created, in this world’s time.',
      mtime: 'When its data was last set.',
      version: 'How often its data was set.',
      cversion:
        'How often its children changed. The numbers of sequential children do not come from here but from the creates alone.',
      aversion: 'How often its access list was set.',
      ephemeralOwner: 'The session it dies with; 0x0 if it does not depend on one.',
      dataLength: 'Bytes of its data.',
      numChildren: 'How many children it has now.',
    },
  },
  client: {
    title: (letters: string) => `Client ${letters}`,
    process: 'Process',
    processes: { running: 'running', paused: 'paused', killed: 'gone (killed)', closed: 'ended (closed)' },
    connection: 'Connection',
    connections: {
      notConnected: 'none yet',
      connecting: 'connecting',
      connected: 'connected',
      closed: 'closed',
      authFailed: 'authentication failed',
    },
    cut: 'the network between is cut',
    link: (link: string, to: string) => `to ${to}, its connection ${link}`,
    session: 'Session',
    sessionNone: 'none yet',
    timeout: 'Timeout',
    remaining: 'Lives for',
    remainingNow: (ms: number) => `${format.span(ms)} more, unless it is heard`,
    remainingGone: 'the server has no such session any more',
    remainingClosing: 'the server is closing it',
    remainingDue: 'due now',
    belief: 'It believes',
    programEnded: 'its program has ended',
    standsAs: (what: Belief['what']) => `believes it ${beliefs[what]}`,
    believes: ({ what, path }: Belief) =>
      `that it ${beliefs[what]} (${path === '' ? 'without a node' : path})`,
    believesNothing: 'that it does not hold the lock',
    believesDead: 'nothing: the process is gone',
    truth: 'The truth',
    truthHolder: (path: string) => `${path} is its own and comes first: it holds the lock`,
    truthOwn: (path: string) => `${path} is its own`,
    truthWaiting: (path: string, place: number) =>
      `${path} is its own, number ${format.number(place)} in line`,
    truthNothing: 'it has no znode of the lock',
    truthNodeOfDead: (path: string) => `${path} still stands, and blocks the lock until the session expires`,
    disagrees: 'What it believes is not true.',
    waitsFor: 'Waits for',
    waits: {
      reply: (call: string) => `the answer to ${call}`,
      event: (path: string) => `an event of ${path}`,
      anyEvent: 'an event',
      sleep: (ms: number) => `${format.span(ms)} to pass`,
      release: 'you to let it release',
      gate: (gate: GateName) =>
        gate === 'arrive' ? 'the others, to begin together' : `you to press “${gates[gate].label}”`,
      nothing: 'nothing: it is about to go on',
      ended: 'nothing: its program has ended',
      threw: (message: string) => `nothing: its program ended with ${message}`,
      notStarted: 'its start',
      latch: (name: string) => `the latch ${name}`,
      monitor: (name: string) => `its turn in synchronized (${name})`,
      notification: (name: string) => `a notification by ${name}`,
      connectionState: 'the connection’s state to change',
      resource: (name: string) => `the answer of ${actor(name)}`,
    },
    steps: 'Its program',
    watches: 'Its watches',
    watchKinds: {
      data: 'data',
      exist: 'existence',
      child: 'children',
      persistent: 'persistent',
      recursive: 'recursive',
    },
    watchLine: (path: string, kind: string) => `${path} (${kind})`,
    queue: 'Calls under way',
    queued: 'not sent yet',
    sent: 'sent, no answer yet',
  },
  server: {
    title: (number: string) => `Server ${number}`,
    states: { serving: 'serving', down: 'down', notServing: 'not serving', readOnly: 'serving reads alone' },
    zxidProposed: 'Last zxid given',
    zxidApplied: 'Last zxid applied',
    znodes: 'Znodes',
    ephemerals: 'Ephemerals',
    watches: 'Watches',
    watchCounts: (data: number, child: number) =>
      `${format.number(data)} on data, ${format.number(child)} on children`,
    connections: 'Connections',
    packets: 'Packets',
    packetCounts: (received: number, sent: number) =>
      `${format.number(received)} received, ${format.number(sent)} sent`,
    queues: 'Waiting requests',
    queueCounts: (prep: number, sync: number, final: number) =>
      `${format.number(prep)} to prepare, ${format.number(sync)} to log, ${format.number(final)} to apply`,
    sessions: 'Sessions, by the bucket they expire in',
    bucket: (at: string) => `at ${at}`,
    log: 'Log',
    logSize: (count: number, snapshot: string) =>
      `${format.plural(count, { one: '1 transaction', other: `${format.number(count)} transactions` })}, ${snapshot}`,
    snapshotAt: (zxid: string) => `snapshot at zxid ${zxid}`,
    snapshotNone: 'no snapshot yet',
  },
  message: {
    title: 'Message',
    from: 'From',
    to: 'To',
    sent: 'Sent',
    arrives: 'Arrives',
    state: 'State',
    states: {
      flying: 'on its way',
      stalled: 'held up: the link is cut, or a message is held on it',
      waiting: 'arrived, not read: the process stands still',
    },
    content: 'Content',
    kinds: {
      connect: 'request to connect',
      request: 'request',
      ping: 'heartbeat',
      fourLetterWord: 'four-letter word',
      connected: 'answer to connecting',
      connectError: 'refusal to connect',
      reply: 'answer',
      event: 'watch event',
      pong: 'answer to a heartbeat',
      fourLetterAnswer: 'answer to a four-letter word',
      close: 'end of the connection',
    },
    gone: 'It has arrived, or is not sent yet.',
  },
  promises: {
    state: 'State',
    states: {
      holds: 'kept',
      broken: 'broken',
      mended: 'was broken, holds again',
      unwatched: 'not watched here',
    },
    breaches: 'Broken',
    expected: 'Meant to break here.',
    since: (at: string) => `since ${at}`,
    times: (count: number) => format.plural(count, { one: 'once', other: `${format.number(count)} times` }),
  },
};

/** Questions about ensembles, and what is answered where no record tells. */
export const questions = {
  leader: (number: string) => `Why is server ${number} the leader?`,
  follows: (number: string, leader: string) => `Why does server ${number} follow server ${leader}?`,
  looks: (number: string) => `Why does server ${number} look for a leader?`,
  down: (number: string) => `Why is server ${number} down?`,
  disconnected: (who: string) => `Why was client ${who} disconnected?`,
  expired: (who: string) => `Why did client ${who}’s session expire?`,
  unexpired: (who: string) => `Why does nobody expire client ${who}’s session?`,
  unexpiredId: (session: string) => `Why does nobody expire session ${session}?`,
  vanished: (zxid: string) => `Why did this write (zxid ${zxid}) vanish?`,
  doomed: (zxid: string) => `Why will this write (zxid ${zxid}) be discarded?`,
  between: (count: number) => `${format.number(count)} steps between`,

  answers: (answer: WhyNotExpired, nowMs: number): string => {
    switch (answer.why) {
      case 'gone':
        return 'It exists no more: it has ended.';
      case 'noLeader':
        return 'Only a leader lets sessions expire, and no leader is in office. Followers keep the session as it is; the next leader will give it a full timeout from its first moment.';
      case 'leaderFrozen':
        return `Only the leader lets sessions expire. ${capitalServer(answer.server.id)} leads and stands still, and the time of its sessions stands still with it.`;
      case 'closing':
        return 'Its end is decided: closeSession is a transaction like any other and waits for a quorum.';
      case 'heard':
        return `Its client is heard: the last time ${ago(answer.touchedAtMs, nowMs)}. That put its end off to ${format.clock(answer.expiresAtMs)}.`;
      case 'restarted':
        return `${capitalServer(answer.server.id)} took office at ${format.clock(answer.touchedAtMs)} and gave every session a full timeout from then: its clock began anew at the failover. Unheard, it ends at ${format.clock(answer.expiresAtMs)}.`;
      case 'notYet':
        return `It was last heard ${ago(answer.touchedAtMs, nowMs)}, and its timeout is ${format.span(answer.timeoutMs)}. Unheard, it ends at ${format.clock(answer.expiresAtMs)}.`;
      case 'bucket':
        return `Its timeout of ${format.span(answer.timeoutMs)} is over. Sessions end by the bucket, at multiples of tickTime (${format.span(answer.tickMs)}): this one at ${format.clock(answer.expiresAtMs)}.`;
      default:
        return answer satisfies never;
    }
  },
};

function capitalServer(id: string): string {
  const name = server(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function ago(atMs: number, nowMs: number): string {
  return `${format.span(nowMs - atMs)} ago`;
}
