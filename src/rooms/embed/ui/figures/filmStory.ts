// What the figures about servers show: at each of a few moments what every server is and has, and how far each client's call
// has come. Plain data.
import { bisector } from 'd3-array';
import {
  type ClientId,
  dataText,
  type RecordOf,
  type ServerId,
  type ServerState,
  type Simulation,
  type TraceRecord,
  type Txn,
  type World,
} from '../../../../engine/index.ts';
import { REGISTER } from '../../../../scenarios/ensemble/register.ts';
import type { Film, MomentKey } from './filmRun.ts';

export interface FilmStory {
  readonly frames: readonly FilmFrame[];
  /** The value before the first moment: what the figure is about is written over it. */
  readonly before: string | null;
  /** The value that the first client of the film writes, once it does. */
  readonly asked: string | null;
}

export interface FilmFrame {
  readonly key: MomentKey;
  readonly servers: ReadonlyMap<ServerId, FilmServer>;
  readonly calls: ReadonlyMap<ClientId, FilmCall>;
  readonly isCut: boolean;
}

export interface FilmServer {
  readonly role: 'leads' | 'follows' | 'looks' | 'down';
  /** Of /x in its tree; of a server that is down, the last on its disk. */
  readonly value: string | null;
  /** A value in its log that it does not know to be committed, or that was cut off its log. */
  readonly other: { readonly value: string; readonly state: 'logged' | 'discarded' } | null;
}

export interface FilmCall {
  readonly value: string | null;
  readonly outcome: 'waits' | 'done' | 'failed';
}

/** The moments up to a step, all of which the run has behind it; the last may be one still to come, as it is now. */
export function filmStory(film: Film, simulation: Simulation, world: World): FilmStory {
  const { trace } = simulation;
  const reached = film.moments.filter(({ atMs }) => stepAt(trace, atMs) <= world.step);
  const next = film.moments[reached.length];
  const past = pastFrames(film, simulation, reached.length);
  const live = next === undefined ? [] : [frameOf(film, next.key, trace, world, past.at(-1) ?? null)];
  const frames = [...past, ...live];
  const before = valueOf(simulation.worldAt(stepAt(trace, film.startMs)).servers.get('server:1'));
  const asked = [...(frames.at(-1)?.calls.values() ?? [])][0]?.value ?? null;
  return { frames, before, asked: asked === before ? null : asked };
}

function stepAt(trace: readonly TraceRecord[], atMs: number): number {
  return trace[byTime.right(trace, atMs) - 1]?.step ?? 0;
}

const byTime = bisector(({ timeMs }: TraceRecord) => timeMs);

const drawn = new WeakMap<Simulation, FilmFrame[]>();

/** What is past stays as it was, and is not worked out for every step. */
function pastFrames(film: Film, simulation: Simulation, count: number): readonly FilmFrame[] {
  const { trace } = simulation;
  const known = drawn.get(simulation) ?? [];
  drawn.set(simulation, known);
  for (const { key, atMs } of film.moments.slice(known.length, count)) {
    const world = simulation.worldAt(stepAt(trace, atMs));
    known.push(frameOf(film, key, trace, world, known.at(-1) ?? null));
  }
  return known.slice(0, count);
}

function frameOf(
  { rows, cutMs }: Film,
  key: MomentKey,
  trace: readonly TraceRecord[],
  world: World,
  earlier: FilmFrame | null,
): FilmFrame {
  const servers = rows.flatMap((row) => (row.kind === 'server' ? [row.server] : []));
  const clients = rows.flatMap((row) => (row.kind === 'client' ? [row.client] : []));
  const timeMs = trace.findLast(({ step }) => step <= world.step)?.timeMs ?? 0;
  return {
    key,
    isCut: cutMs !== null && timeMs >= cutMs[0] && timeMs < cutMs[1],
    servers: new Map(
      servers.map((id) => [id, serverOf(world.servers.get(id), earlier?.servers.get(id) ?? null)]),
    ),
    calls: new Map(
      clients.flatMap((id) => {
        const call = callOf(trace, id, world.step);
        return call === null ? [] : [[id, call] as const];
      }),
    ),
  };
}

function serverOf(server: ServerState | undefined, earlier: FilmServer | null): FilmServer {
  const logged = server?.log.toArray().flatMap(({ txn: { body } }) => valuesIn(body)) ?? [];
  const last = logged.at(-1) ?? null;
  const isDown = server?.vars.value.state === 'down';
  const value = isDown ? last : valueOf(server);
  return {
    role: isDown ? 'down' : ROLES[server?.peer.value?.role ?? 'LOOKING'],
    value,
    other:
      last !== null && last !== value ? { value: last, state: 'logged' } : discarded(earlier, value, logged),
  };
}

const ROLES = { LEADING: 'leads', FOLLOWING: 'follows', OBSERVING: 'follows', LOOKING: 'looks' } as const;

/** What it had logged, or had on its disk while it was down, and has no more. */
function discarded(
  earlier: FilmServer | null,
  value: string | null,
  logged: readonly string[],
): FilmServer['other'] {
  const had = earlier?.other?.value ?? (earlier?.role === 'down' ? earlier.value : null);
  if (had === null || had === value || logged.includes(had)) return null;
  return { value: had, state: 'discarded' };
}

function valueOf(server: ServerState | undefined): string | null {
  return dataText(server?.nodes.get(REGISTER)?.data ?? null);
}

function valuesIn(body: Txn['body']): readonly string[] {
  const isWrite = (body.type === 'setData' || body.type === 'create') && body.path === REGISTER;
  const text = isWrite ? dataText(body.data) : null;
  return text === null ? [] : [text];
}

/** The last write that a client has called for. */
function callOf(trace: readonly TraceRecord[], client: ClientId, step: number): FilmCall | null {
  const resumed = trace.flatMap((record) =>
    record.kind === 'program.resumed' && record.actor === client && record.step <= step ? [record] : [],
  );
  const at = resumed.findLastIndex((record) => writtenIn(record) !== null);
  const called = resumed[at];
  if (called === undefined) return null;
  const answer = resumed.slice(at + 1).find((record) => record.thread === called.thread);
  const outcome = answer === undefined ? 'waits' : answer.input.kind === 'response' ? 'done' : 'failed';
  return { value: writtenIn(called), outcome };
}

function writtenIn({ yielded }: RecordOf<'program.resumed'>): string | null {
  const request = yielded.kind === 'op' && yielded.op.kind === 'zk' ? yielded.op.request : null;
  return request?.op === 'setData' ? dataText(request.data) : null;
}

/** How many of the servers that run have it, in their tree or in their log. */
export function haveIt({ servers }: FilmFrame, value: string | null): number {
  return [...servers.values()].filter((server) => server.role !== 'down' && hasIt(server, value)).length;
}

/** In its tree or in its log, or on its disk if it is down. */
export function hasIt({ value, other }: FilmServer, asked: string | null): boolean {
  return value === asked || (other?.state === 'logged' && other.value === asked);
}

/** What stands behind the colon. */
export function nameOf(id: ClientId | ServerId): string {
  return id.slice(id.indexOf(':') + 1);
}
