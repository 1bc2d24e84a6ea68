// What is noted of a session while it goes on: how long its client says nothing, and what it reads again and again without a watch.
import { fill } from './fill.ts';
import { READS } from './operations.ts';
import type { Seeing, SeenConnection, SeenSession } from './seen.ts';
import type { Asked } from './tapEvent.ts';

const MAX_POLLS = 200;

/** One that the tap has not seen before. `isOlder`: its client had it before the tap was there. */
export function newSession(
  id: string,
  timeoutMs: number,
  isOlder: boolean,
  { atMs: openedMs, index }: Seeing,
): SeenSession {
  return {
    id,
    timeoutMs,
    openedMs,
    openedIndex: index,
    isOlder,
    state: 'open',
    endedMs: null,
    endedIndex: null,
    connection: null,
    answeredMs: openedMs,
    isClosing: false,
    sign: null,
    connects: 0,
    requests: 0,
    notifications: 0,
    watches: new Map(),
    ephemerals: new Set(),
    longestSilenceMs: 0,
    silenceIndex: index,
    beliefs: new Map(),
    polls: new Map(),
  };
}

export function copyOfSession(session: SeenSession): SeenSession {
  const copy: SeenSession = {
    ...session,
    watches: new Map(),
    ephemerals: new Set(session.ephemerals),
    beliefs: new Map(session.beliefs),
    polls: new Map(),
  };
  fill(copy.watches, session.watches, (watch) => ({ ...watch }));
  fill(copy.polls, session.polls, (polling) => ({ ...polling }));
  return copy;
}

export function copyOfConnection(connection: SeenConnection): SeenConnection {
  const copy: SeenConnection = { ...connection, open: new Map() };
  fill(copy.open, connection.open, (requests) => [...requests]);
  return copy;
}

/** The client has said something on that connection. */
export function noteHeard(
  connection: SeenConnection,
  session: SeenSession | undefined,
  { atMs, index }: Seeing,
): void {
  const silenceMs = atMs - connection.heardMs;
  if (session?.connection === connection.id && silenceMs > session.longestSilenceMs) {
    session.longestSilenceMs = silenceMs;
    session.silenceIndex = index;
  }
  connection.heardMs = atMs;
}

/** A read that asks for no watch. */
export function notePoll({ polls }: SeenSession, { op, path, watch }: Asked, { atMs, index }: Seeing): void {
  if (path === null || !READS.has(op) || watch === true) return;
  const key = `${op} ${path}`;
  const before = polls.get(key);
  if (before !== undefined) {
    before.count += 1;
    before.lastMs = atMs;
  } else if (polls.size < MAX_POLLS)
    polls.set(key, { op, path, count: 1, firstMs: atMs, lastMs: atMs, index });
}
