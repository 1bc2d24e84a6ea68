// Which library a client outside uses, guessed from what it sends. Each rule was read off recorded packets of the library: Debian's
// zkCli.sh 3.8.0 (the Java client), kazoo 2.8 and Curator 5.4. What fits several libraries says nothing.
import type { ClientMessage, WireId } from '../../../engine/index.ts';

/** `other`: none of the three. `unknown`: nothing has told it yet. */
export type Library = 'java' | 'curator' | 'kazoo' | 'other' | 'unknown';

/** What told it. */
export type Clue =
  /** The connect request has no byte `readOnly`: Java has it since 3.4, kazoo always. */
  | 'noReadOnly'
  /** Curator's EnsembleTracker reads /zookeeper/config with a watch as soon as it is connected. */
  | 'readsConfig'
  /** Curator's protection: `_c_`, a UUID, and `-` before the name of a znode. */
  | 'protectedName'
  /** The recipes of kazoo: 32 hexadecimal digits, and `__lock__` or the like. */
  | 'contenderName'
  /** Only the Java client registers its watches anew in one request. */
  | 'setsWatches'
  /** The first request of a later connection goes on with the numbers of the earlier one. */
  | 'xidsGoOn'
  /** It begins at 1 again. */
  | 'xidsBeginAgain'
  /** Pings come up to 0.4 s before a third of the session timeout, by chance, on average 0.2 s. On time they come from Java and C alike. */
  | 'pingsJitter';

export interface Guess {
  readonly library: Library;
  readonly clue: Clue | null;
}

export interface Clues {
  /** As it changed, in order. */
  readonly guesses: { readonly step: number; readonly guess: Guess }[];
  timeoutMs: number;
  wire: WireId | null;
  sentAtMs: number;
  lastXid: number;
  /** Of this connection. */
  requests: number;
  /** Pings that followed each other without another packet, and how much earlier than the third they came in all. */
  pings: number;
  earlyMs: number;
  isPinging: boolean;
}

export function newClues(): Clues {
  return {
    guesses: [],
    timeoutMs: 0,
    wire: null,
    sentAtMs: 0,
    lastXid: 0,
    requests: 0,
    pings: 0,
    earlyMs: 0,
    isPinging: false,
  };
}

/** What the servers granted. */
export function takeTimeout(clues: Clues, timeoutMs: number): void {
  clues.timeoutMs = timeoutMs;
}

/** Takes what the client sent over one of its connections. */
export function takeMessage(
  clues: Clues,
  wire: WireId,
  message: ClientMessage,
  at: { readonly step: number; readonly timeMs: number },
): void {
  const clue = clueIn(clues, wire, message, at.timeMs);
  clues.sentAtMs = at.timeMs;
  if (clue === null) return;
  const last = clues.guesses.at(-1)?.guess.clue ?? null;
  if (last !== null && WEIGHT[last] >= WEIGHT[clue]) return;
  clues.guesses.push({ step: at.step, guess: { library: TOLD_BY[clue], clue } });
}

const TOLD_BY: Readonly<Record<Clue, Library>> = {
  noReadOnly: 'other',
  readsConfig: 'curator',
  protectedName: 'curator',
  contenderName: 'kazoo',
  setsWatches: 'java',
  xidsGoOn: 'java',
  xidsBeginAgain: 'kazoo',
  pingsJitter: 'kazoo',
};

/** Which clue gives way to which: habits of the clock to those of the protocol, and these to names. */
const WEIGHT: Readonly<Record<Clue, number>> = {
  pingsJitter: 0,
  setsWatches: 1,
  xidsGoOn: 1,
  xidsBeginAgain: 1,
  contenderName: 2,
  readsConfig: 2,
  protectedName: 2,
  noReadOnly: 3,
};

function clueIn(clues: Clues, wire: WireId, message: ClientMessage, timeMs: number): Clue | null {
  switch (message.kind) {
    case 'connect':
      clues.wire = wire;
      clues.requests = 0;
      clues.isPinging = false;
      clues.timeoutMs = message.timeoutMs;
      return message.readOnly === null ? 'noReadOnly' : null;
    case 'ping':
      return wire === clues.wire ? clueOfPing(clues, timeMs - clues.sentAtMs) : null;
    case 'request':
      return wire === clues.wire ? clueOfRequest(clues, message) : null;
    default:
      return null;
  }
}

/** So many in a row say something: how late a packet is for reasons of the machine is the same for all, on average. */
const PINGS = 5;
const EARLY_MS = { kazoo: 75, kazooAtMost: 400 };

function clueOfPing(clues: Clues, silentMs: number): Clue | null {
  if (clues.isPinging) {
    clues.pings++;
    clues.earlyMs += Math.floor(clues.timeoutMs / 3) - silentMs;
  }
  clues.isPinging = true;
  if (clues.pings < PINGS) return null;
  const meanMs = clues.earlyMs / clues.pings;
  return meanMs >= EARLY_MS.kazoo && meanMs <= EARLY_MS.kazooAtMost ? 'pingsJitter' : null;
}

function clueOfRequest(
  clues: Clues,
  { xid, request }: Extract<ClientMessage, { kind: 'request' }>,
): Clue | null {
  clues.isPinging = false;
  const before = clues.lastXid;
  const isFirst = clues.requests++ === 0;
  if (xid > 0) clues.lastXid = xid;
  if (request.op === 'setWatches') return 'setsWatches';
  if (
    request.op === 'getData' &&
    request.path === '/zookeeper/config' &&
    request.watch &&
    clues.requests <= 2
  )
    return 'readsConfig';
  if ('path' in request && typeof request.path === 'string') {
    if (PROTECTED.test(request.path)) return 'protectedName';
    if (CONTENDER.test(request.path)) return 'contenderName';
  }
  if (!isFirst || before === 0 || xid <= 0) return null;
  if (xid === before + 1) return 'xidsGoOn';
  return xid === 1 ? 'xidsBeginAgain' : null;
}

const PROTECTED = /\/_c_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-/u;
const CONTENDER = /\/[0-9a-f]{32}__[a-z]+__/u;
