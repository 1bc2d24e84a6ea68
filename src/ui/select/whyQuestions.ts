// What can be asked of a server or a client, and the record each question is about. Read from a trace once and only as far
// as it has grown.
import type { ClientId, ServerId, SessionId, TraceRecord, World } from '../../engine/index.ts';
import { isClientId, isServerId } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';

export type ServerQuestion =
  | { readonly asks: 'leader' | 'looks' | 'down'; readonly seq: number }
  | { readonly asks: 'follows'; readonly leader: ServerId; readonly seq: number };

/** Why a server is what it is; null where nothing made it so. */
export function serverQuestion(
  world: World,
  trace: readonly TraceRecord[],
  id: ServerId,
): ServerQuestion | null {
  const turns =
    turnings(trace)
      .servers.get(id)
      ?.filter(({ step }) => step <= world.step) ?? [];
  return turns.at(-1)?.question ?? null;
}

export interface ClientQuestions {
  /** How it lost the last connection that it had a session on. */
  readonly disconnected: number | null;
  /** How its session ended. */
  readonly expired: number | null;
  /** A session that is alive though nothing is heard of its client. */
  readonly unexpired: SessionId | null;
}

export function clientQuestions(world: World, trace: readonly TraceRecord[], id: ClientId): ClientQuestions {
  const { losses, expiries } = turnings(trace);
  const isPast = ({ step }: Turn) => step <= world.step;
  const vars = world.clients.get(id)?.vars.value;
  const session = vars?.sessionId ?? '0x0';
  const expired = expiries.get(session)?.findLast(isPast)?.seq ?? null;
  const isHeard = vars?.connection === 'connected' && vars.process === 'running' && !world.cutOff.has(id);
  const lives = [...world.servers.values()].some(
    ({ sessions, vars: of }) => of.value.state !== 'down' && sessions.has(session),
  );
  return {
    disconnected: losses.get(id)?.findLast(isPast)?.seq ?? null,
    expired,
    unexpired: session !== '0x0' && expired === null && !isHeard && lives ? session : null,
  };
}

interface Turn {
  readonly step: number;
  readonly seq: number;
}

interface ServerTurn extends Turn {
  readonly question: ServerQuestion | null;
}

interface Turnings {
  readonly servers: Map<ServerId, ServerTurn[]>;
  readonly losses: Map<ClientId, Turn[]>;
  readonly expiries: Map<SessionId, Turn[]>;
  /** Clients that have a session on the connection they have. */
  readonly established: Set<ClientId>;
}

const turnings: (trace: readonly TraceRecord[]) => Turnings = traceReader(
  () => ({ servers: new Map(), losses: new Map(), expiries: new Map(), established: new Set() }),
  take,
);

function take(turns: Turnings, record: TraceRecord): void {
  const { actor, step, seq } = record;
  if (isServerId(actor)) {
    const question = questionAfter(record);
    if (question !== undefined) push(turns.servers, actor, { step, seq, question });
    if (record.kind === 'session.expired') push(turns.expiries, record.session, { step, seq });
  }
  if (!isClientId(actor)) return;
  if (record.kind === 'session.established') turns.established.add(actor);
  if (record.kind === 'connection.lost' && turns.established.delete(actor))
    push(turns.losses, actor, { step, seq });
}

/** Undefined for what does not change what a server is. */
function questionAfter(record: TraceRecord): ServerQuestion | null | undefined {
  const { seq } = record;
  switch (record.kind) {
    case 'leader.established':
      return { asks: 'leader', seq };
    case 'role.left':
      return { asks: 'looks', seq };
    case 'role.changed':
      if (record.leader === null) return undefined;
      // Elected, and not yet followed: it looks for nobody any more.
      return record.leader === record.actor ? null : { asks: 'follows', leader: record.leader, seq };
    case 'server.stopped':
      return { asks: 'down', seq };
    case 'server.started':
      return null;
    default:
      return undefined;
  }
}

function push<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
