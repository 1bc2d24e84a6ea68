// How grave a violation is. Two that believe they hold one lock are no mistake of a recipe while one of them cannot know that its session
// is over: that is the limit of every lease. What never comes about after a program has ended with an error is that error's doing.
import type { InvariantId, ClientId, TraceRecord, Violation, World } from '../../../../engine/index.ts';
import { hasLostSession } from './bound.ts';

export type Grade = 'mistake' | 'limit' | 'unhandledError';

/** What a run has been seen to do, as far as grades depend on it. */
export interface Seen {
  /** When clients learned that their session is over. */
  readonly toldAtMs: ReadonlyMap<ClientId, number>;
  /** The first error that a program has ended with. */
  readonly threw: ThrownError | null;
}

export interface ThrownError {
  readonly client: ClientId;
  readonly code: string;
  /** Of the learner's file; null where it is not known. */
  readonly line: number | null;
}

/** Those that rest on what clients believe. */
const BELIEFS: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-1', 'I-3', 'I-6', 'I-12']);
/** Those that something comes about within a bound. */
const IN_TIME: ReadonlySet<InvariantId> = new Set<InvariantId>([
  'I-4',
  'I-5',
  'I-13',
  'I-27',
  'I-29',
  'I-30',
  'I-31',
  'I-32',
]);
/** A program that learns that its session is over stops believing within that time. */
const GRACE_MS = 1000;

export function gradeOf(violation: Violation, world: World, seen: Seen): Grade {
  const { invariant, clients } = violation;
  if (BELIEFS.has(invariant) && clients.some((client) => isLimit(world, client, seen))) return 'limit';
  return IN_TIME.has(invariant) && seen.threw !== null ? 'unhandledError' : 'mistake';
}

/** Whether what was a limit has become a mistake: everybody knows by now. */
export function isOverdue({ invariant, clients, until }: Violation, world: World, seen: Seen): boolean {
  if (!BELIEFS.has(invariant) || until !== null) return false;
  return !clients.some((client) => isLimit(world, client, seen));
}

/** Its session is over, and it has not been told, or only just. */
function isLimit(world: World, client: ClientId, { toldAtMs }: Seen): boolean {
  const toldMs = toldAtMs.get(client);
  if (toldMs !== undefined) return world.timeMs - toldMs <= GRACE_MS;
  return hasLostSession(world, client);
}

/** Null if no program ends there, or ends well. */
export function errorIn(record: TraceRecord): ThrownError | null {
  if (record.kind !== 'program.resumed' || record.yielded.kind !== 'threw') return null;
  const { code, message } = record.yielded;
  const line = Number(/^line (\d+)/.exec(message)?.[1] ?? 0);
  return {
    client: record.actor as ClientId,
    code: code ?? message.replace(/^line \d+: /, ''),
    line: line === 0 ? null : line,
  };
}
