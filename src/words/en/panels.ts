import type { Belief, GateName } from '../../engine/index.ts';
import type { WhyNotExpired } from '../contracts/views.ts';
import { gates } from './gates.ts';
import { actor, beliefs, format, server } from './nouns.ts';

export const panels = {
  log: {
    title: 'Event log',
    filter: 'Show',
    story: 'Story',
    messages: 'Messages',
    everything: 'All',
    both: 'Both',
    empty: 'Nothing yet. Press Play.',
    earlier: 'Earlier',
    hint: 'Choose an event to see why it happened.',
  },
  why: {
    title: 'Why?',
    ask: 'Why?',
    of: (sentence: string) => `Why? ${sentence}`,
    woke: (who: string) => `Why did ${who} wake up?`,
    holds: (who: string) => `Why does ${who} hold the lock?`,
    believes: (who: string) => `Why does ${who} believe that it holds the lock?`,
    gone: 'Why is it gone?',
    exists: 'Why does it exist?',
    changed: 'Why did it change?',
    red: 'Why is this red?',
    back: 'Back to details',
    none: 'This is the first event; nothing caused it.',
  },
  card: {
    close: 'Close details',
    none: 'none',
    nobody: 'nobody',
    gone: 'It does not exist at this moment.',
    commands: 'What you can do',
  },
  client: {
    title: (letters: string) => `Client ${letters}`,
    process: 'Process',
    processes: { running: 'running', paused: 'paused', killed: 'killed', closed: 'closed' },
    connection: 'Connection',
    connections: {
      notConnected: 'none yet',
      connecting: 'connecting',
      connected: 'connected',
      closed: 'closed',
      authFailed: 'authentication failed',
    },
    cut: 'the network to the server is cut',
    link: (link: string, to: string) => `to ${to}, connection ${link}`,
    session: 'Session',
    sessionNone: 'none yet',
    timeout: 'Timeout',
    remaining: 'Expires in',
    remainingNow: (ms: number) =>
      `${format.span(ms)} (each heartbeat resets it to the timeout, rounded up to a tick)`,
    remainingGone: 'the session no longer exists on the server',
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
    truthHolder: (path: string) => `it owns ${path}, the first in line`,
    truthOwn: (path: string) => `it owns ${path}`,
    truthWaiting: (path: string, place: number) => `it owns ${path}, number ${format.number(place)} in line`,
    truthNothing: 'it owns no znode of the lock',
    truthNodeOfDead: (path: string) => `${path} still exists and blocks the lock until the session expires`,
    disagrees: 'What it believes is wrong.',
    waitsFor: 'Waiting for',
    waits: {
      reply: (call: string) => `the reply to ${call}`,
      event: (path: string) => `an event on ${path}`,
      anyEvent: 'an event',
      sleep: (ms: number) => `${format.span(ms)} to pass`,
      release: 'you to press Release',
      gate: (gate: GateName) =>
        gate === 'arrive' ? 'the others, to start together' : `you to press “${gates[gate].label}”`,
      nothing: 'nothing: it is about to continue',
      ended: 'nothing: its program has ended',
      threw: (message: string) => `nothing: its program ended with ${message}`,
      notStarted: 'nothing: not started yet',
      latch: (name: string) => `the latch ${name}`,
      monitor: (name: string) => `its turn in synchronized (${name})`,
      notification: (name: string) => `a notify on ${name}`,
      line: 'a line to be typed',
      connectionState: 'the connection’s state to change',
      resource: (name: string) => `the reply from ${actor(name)}`,
    },
    steps: 'Program',
    queue: 'Calls in flight',
    queued: 'not sent yet',
    sent: 'sent, no reply yet',
  },
  message: {
    title: 'Message',
    from: 'From',
    to: 'To',
    sent: 'Sent',
    arrives: 'Arrives',
    state: 'State',
    states: {
      flying: 'in transit',
      stalled: 'held up: the link is cut, or a message on it is held',
      waiting: 'arrived but not read: the process is paused',
    },
    content: 'Content',
    kinds: {
      connect: 'connect request',
      request: 'request',
      ping: 'heartbeat',
      fourLetterWord: 'four-letter word',
      unreadable: 'unreadable packet',
      connected: 'connect reply',
      connectError: 'connection refused',
      reply: 'reply',
      event: 'watch event',
      pong: 'heartbeat reply',
      fourLetterAnswer: 'four-letter word reply',
      close: 'connection closed',
    },
    gone: 'This message has arrived, or has not been sent yet.',
  },
  promises: {
    state: 'State',
    states: {
      holds: 'holds',
      broken: 'violated',
      mended: 'was violated, holds again',
      unwatched: 'not checked here',
    },
    breaches: 'Violated',
    expected: 'Expected to be violated here.',
    since: (at: string) => `since ${at}`,
    times: (count: number) => format.plural(count, { one: 'once', other: `${format.number(count)} times` }),
  },
};

/** Questions about ensembles, and what is answered where no record tells. */
export const questions = {
  leader: (number: string) => `Why is server ${number} the leader?`,
  follows: (number: string, leader: string) => `Why does server ${number} follow server ${leader}?`,
  looks: (number: string) => `Why is server ${number} looking for a leader?`,
  down: (number: string) => `Why is server ${number} down?`,
  disconnected: (who: string) => `Why was client ${who} disconnected?`,
  expired: (who: string) => `Why did client ${who}’s session expire?`,
  unexpired: (who: string) => `Why has client ${who}’s session not expired?`,
  unexpiredId: (session: string) => `Why has session ${session} not expired?`,
  vanished: (zxid: string) => `Why did this write (zxid ${zxid}) disappear?`,
  doomed: (zxid: string) => `Why will this write (zxid ${zxid}) be discarded?`,
  between: (count: number) => `${format.number(count)} steps between`,

  answers: (answer: WhyNotExpired, nowMs: number): string => {
    switch (answer.why) {
      case 'gone':
        return 'The session no longer exists: it has ended.';
      case 'noLeader':
        return 'Only a leader expires sessions, and there is no leader. Followers keep the session as it is; the next leader gives it a full timeout when it takes over.';
      case 'leaderFrozen':
        return `Only the leader expires sessions. ${capitalServer(answer.server.id)} is the leader and is frozen, so its session timers are stopped too.`;
      case 'closing':
        return 'It is being closed: closeSession is a transaction like any other and waits for a quorum.';
      case 'heard':
        return `Its client was last heard from ${ago(answer.touchedAtMs, nowMs)}. That moved the expiry to ${format.clock(answer.expiresAtMs)}.`;
      case 'restarted':
        return `${capitalServer(answer.server.id)} became leader at ${format.clock(answer.touchedAtMs)} and gave every session a full timeout from then: the failover reset the timer. Without a heartbeat, the session expires at ${format.clock(answer.expiresAtMs)}.`;
      case 'notYet':
        return `Its client was last heard from ${ago(answer.touchedAtMs, nowMs)}, and its timeout is ${format.span(answer.timeoutMs)}. Without a heartbeat, it expires at ${format.clock(answer.expiresAtMs)}.`;
      case 'bucket':
        return `Its timeout of ${format.span(answer.timeoutMs)} is over. Sessions expire in buckets, at multiples of tickTime (${format.span(answer.tickMs)}): this one at ${format.clock(answer.expiresAtMs)}.`;
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
