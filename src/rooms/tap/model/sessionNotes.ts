// What is noted of a session while it goes on: how long its client says nothing, and what it reads again and again without a watch.
import { fill } from './fill.ts';
import { READS, WRITES } from './operations.ts';
import type { Seeing, SeenConnection, SeenSession } from './seen.ts';
import type { Asked } from './tapEvent.ts';
import { parentOf } from './wakeups.ts';

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

/** A read that asks for no watch. One that comes after news of its znode has a reason, and is not counted. */
export function notePoll({ polls }: SeenSession, { op, path, watch }: Asked, { atMs, index }: Seeing): void {
  if (path === null || !READS.has(op) || watch === true) return;
  const key = `${op} ${path}`;
  const before = polls.get(key);
  if (before !== undefined) {
    if (!before.hasNews) {
      before.count += 1;
      before.gapsMs += atMs - before.lastMs;
    }
    before.lastMs = atMs;
    before.hasNews = false;
  } else if (polls.size < MAX_POLLS)
    polls.set(key, { op, path, count: 1, gapsMs: 0, lastMs: atMs, hasNews: false, index });
}

/** The session changes something there, as a lock does before it lists the line again. */
export function noteWrites(session: SeenSession, { op, path, parts = [] }: Asked): void {
  if (!WRITES.has(op)) return;
  if (path !== null) noteNews(session, path);
  for (const part of parts) noteNews(session, part.path);
}

/** Something has changed there, as the session knows: of that znode, and of its parent's list. */
export function noteNews({ polls }: SeenSession, path: string): void {
  for (const of of [path, parentOf(path)])
    for (const op of READS) {
      const polling = polls.get(`${op} ${of}`);
      if (polling !== undefined) polling.hasNews = true;
    }
}
