// The expiry buckets of the one server that lets sessions expire, as a wheel: a bucket ends at each multiple of tickTime,
// the hand is the time, and a session that is touched in a later tick moves on to a later bucket (ExpiryQueue).
import type {
  ClientId,
  ServerId,
  ServerSession,
  ServerState,
  SessionId,
  TraceRecord,
  World,
} from '../../engine/index.ts';
import { isServerId } from '../../engine/index.ts';
import { keeperOfSessions } from './ensemble/ensembleClients.ts';
import { serverFaces, type ServerFace } from './ensemble/serverFaces.ts';
import { kept } from './kept.ts';
import { traceIndex } from './traceIndex.ts';

export interface SessionWheel {
  readonly decider: Decider;
  readonly hand: Hand;
  readonly tickMs: number;
  /** Buckets around the wheel: the hand goes round in so many ticks. */
  readonly slots: number;
  /** Those that the decider watches over, or would if there were one: by when they end, then by id. */
  readonly sessions: readonly WheelSession[];
  /** Known to one server alone, which decides on them by itself. */
  readonly local: readonly WheelSession[];
}

/**
 * Who says that a session has expired. `frozen`: the leader, or the only server, stands still, and so does its hand.
 * `nobody`: no leader is in office, and learners do not let global sessions expire.
 */
export interface Decider {
  readonly kind: 'alone' | 'leader' | 'frozen' | 'nobody';
  readonly server: ServerFace | null;
}

/** Where the hand is: with the time, where its server was stopped, or nowhere. */
export type Hand = 'goes' | 'none' | { readonly standsAtMs: number };

export interface WheelSession {
  readonly id: SessionId;
  readonly client: ClientId | null;
  readonly timeoutMs: number;
  /** The end of its bucket; null while nobody counts. */
  readonly expiresAtMs: number | null;
  readonly lastTouchedAtMs: number;
  /** `closing`: its end is under way. */
  readonly state: 'open' | 'closing';
  /** The server its client talks to; null if it is connected to none. */
  readonly at: ServerId | null;
  /** The server that decides on it. */
  readonly keeper: ServerId;
  readonly scope: ServerSession['scope'];
}

/** Numbers of buckets a wheel may have: it grows by leaps, so that it does not change with every session. */
const SLOTS = [8, 12, 16, 24, 32, 48];

export const sessionWheel = kept(wheelOf);

function wheelOf(world: World, trace: readonly TraceRecord[]): SessionWheel {
  const keeper = keeperOfSessions(world);
  const decider = deciderOf(world, keeper);
  const tickMs = world.setup.config.tickTimeMs;
  const isCounted = decider.kind !== 'nobody';
  const context = { world, trace };
  const sessions = keeper === null ? [] : sessionsOf(keeper, 'global', isCounted, context);
  return {
    decider,
    hand: handOf(decider, context),
    tickMs,
    slots: slotsFor(sessions, tickMs),
    sessions: sessions.toSorted(byEnd),
    local: localSessions(context).toSorted(byEnd),
  };
}

/** Whether a server lets global sessions expire, and who. */
export function deciderOf(world: World, keeper: ServerState | null = keeperOfSessions(world)): Decider {
  const server = serverFaces(world).find(({ id }) => id === keeper?.vars.value.id) ?? null;
  if (server === null || server.process === 'down') return { kind: 'nobody', server: null };
  const isAlone = server.role === 'standalone';
  const isInOffice = isAlone || (server.role === 'LEADING' && server.phase === 'broadcast');
  if (!isInOffice) return { kind: 'nobody', server: null };
  if (server.process === 'frozen') return { kind: 'frozen', server };
  return { kind: isAlone ? 'alone' : 'leader', server };
}

interface Context {
  readonly world: World;
  readonly trace: readonly TraceRecord[];
}

function handOf({ kind, server }: Decider, { world, trace }: Context): Hand {
  if (kind === 'nobody') return 'none';
  if (kind !== 'frozen') return 'goes';
  const seen = trace.slice(0, world.nextRecordSeq - 1);
  const frozen = seen.findLast(({ kind: of, actor }) => of === 'server.frozen' && actor === server?.id);
  return { standsAtMs: frozen?.timeMs ?? world.timeMs };
}

function sessionsOf(
  keeper: ServerState,
  wanted: ServerSession['scope'],
  isCounted: boolean,
  { world, trace }: Context,
): readonly WheelSession[] {
  const sessions = [...keeper.sessions.values()].filter(({ scope }) => scope === wanted);
  return sessions.map(({ id, timeoutMs, expiresAtMs, lastTouchedAtMs, state }) => {
    const client = traceIndex(trace).clientOf.get(id) ?? null;
    return {
      id,
      client,
      timeoutMs,
      expiresAtMs: isCounted ? expiresAtMs : null,
      lastTouchedAtMs,
      state,
      at: client === null ? null : serverOf(world, client),
      keeper: keeper.vars.value.id,
      scope: wanted,
    };
  });
}

/** The server a client is connected to with a session. */
function serverOf(world: World, id: ClientId): ServerId | null {
  const vars = world.clients.get(id)?.vars.value;
  if (vars === undefined || vars.link === null || vars.connection !== 'connected') return null;
  const server = world.links.get(vars.link)?.server;
  return server !== undefined && isServerId(server) ? server : null;
}

function localSessions(context: Context): readonly WheelSession[] {
  const running = [...context.world.servers.values()].filter(({ vars }) => vars.value.state !== 'down');
  return running.flatMap((server) => sessionsOf(server, 'local', true, context));
}

/** Enough for the longest timeout and the tick it may take beyond it. */
function slotsFor(sessions: readonly WheelSession[], tickMs: number): number {
  const longestMs = Math.max(0, ...sessions.map(({ timeoutMs }) => timeoutMs));
  const needed = Math.ceil(longestMs / tickMs) + 2;
  return SLOTS.find((slots) => slots >= needed) ?? needed;
}

function byEnd(a: WheelSession, b: WheelSession): number {
  return (a.expiresAtMs ?? 0) - (b.expiresAtMs ?? 0) || (a.id < b.id ? -1 : 1);
}
