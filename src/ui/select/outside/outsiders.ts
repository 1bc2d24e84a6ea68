// Clients outside the world, told apart by what goes over their connections: who shows the session of an earlier connection is the
// same client. What they believe nobody here knows.
import type {
  ClientMessage,
  LinkId,
  ServerId,
  ServerState,
  SessionId,
  TraceRecord,
  WireId,
  World,
} from '../../../engine/index.ts';
import { traceReader } from '../readTrace.ts';
import { wireOfLink } from '../traceIndex.ts';
import { newClues, takeMessage, takeTimeout, type Clues, type Guess } from './library.ts';

export type ServerConnection = NonNullable<ReturnType<ServerState['connections']['get']>>;

/** A client outside as it stands after a step. */
export interface OutsideClient {
  /** Its newest connection, by which it is called. */
  readonly id: WireId;
  /** All of them so far, in their order. */
  readonly wires: readonly WireId[];
  /** From 0, in the order they came. */
  readonly index: number;
  /** The server it called last. */
  readonly server: ServerId;
  /** Null in runs that were written down without it. */
  readonly from: string | null;
  readonly guess: Guess;
  /** Null before it has one. */
  readonly session: SessionId | null;
  /** The connection is there, as far as the client knows. */
  readonly isOpen: boolean;
  /** What the server holds of it; null if it knows of none. */
  readonly connection: ServerConnection | null;
}

/** Everybody whose connection is open or whose session lives, in the order they came. */
export function outsideClients(world: World, trace: readonly TraceRecord[]): readonly OutsideClient[] {
  const { clients } = outsiders(trace);
  if (clients.length === 0) return [];
  const sessions = new Set([...world.servers.values()].flatMap(livingSessions));
  return clients.flatMap((client) => {
    const shown = shownAt(client, world);
    const isThere =
      shown !== null && (shown.isOpen || (shown.session !== null && sessions.has(shown.session)));
    return isThere ? [shown] : [];
  });
}

/** The client that has or had that connection; null for a connection over which nobody asked for a session. */
export function outsideClient(
  world: World,
  trace: readonly TraceRecord[],
  wire: WireId,
): OutsideClient | null {
  const client = outsiders(trace).byWire.get(wire);
  return client === undefined ? null : shownAt(client, world);
}

/** Whose session that is: the newest connection up to a step of who has it. */
export function outsideOwner(trace: readonly TraceRecord[], session: SessionId, step: number): WireId | null {
  const client = outsiders(trace).bySession.get(session);
  return client === undefined ? null : (newest(client, step)?.wire ?? null);
}

/** Paths, sorted: what its server will tell it of. */
export function watchesOf(world: World, { id, server }: OutsideClient): readonly string[] {
  const held = world.servers.get(server);
  const paths = [
    ...(held?.dataWatchPaths.get(`${id}#1`) ?? []),
    ...(held?.childWatchPaths.get(`${id}#1`) ?? []),
  ];
  return [...new Set(paths)].toSorted();
}

interface Client {
  readonly index: number;
  readonly calls: Call[];
  session: { readonly id: SessionId; readonly step: number } | null;
  readonly clues: Clues;
}

/** A connection over which a session was asked for. */
interface Call extends Opened {
  readonly wire: WireId;
  /** Of the connect request. */
  readonly step: number;
}

interface Opened {
  readonly server: ServerId;
  readonly from: string | null;
}

interface Outsiders {
  readonly opened: Map<WireId, Opened>;
  readonly clients: Client[];
  readonly byWire: Map<WireId, Client>;
  readonly bySession: Map<SessionId, Client>;
}

const outsiders = traceReader<Outsiders>(
  () => ({ opened: new Map(), clients: [], byWire: new Map(), bySession: new Map() }),
  (found, record) => {
    if (record.kind === 'command.given') takeCommand(found, record);
    else if (record.kind === 'session.created' || record.kind === 'session.resumed')
      takeSession(found, record);
  },
);

function takeCommand(found: Outsiders, record: Extract<TraceRecord, { kind: 'command.given' }>): void {
  const { command, step, timeMs } = record;
  if (command.type === 'openWire') {
    const server = command.server;
    if (server.startsWith('server:'))
      found.opened.set(command.wire, { server: server as ServerId, from: command.from ?? null });
  } else if (command.type === 'sendWire') {
    if (command.message.kind === 'connect') takeConnect(found, command.wire, command.message, step);
    const client = found.byWire.get(command.wire);
    if (client !== undefined) takeMessage(client.clues, command.wire, command.message, { step, timeMs });
  }
}

function takeConnect(
  { opened, clients, byWire, bySession }: Outsiders,
  wire: WireId,
  { sessionId }: Extract<ClientMessage, { kind: 'connect' }>,
  step: number,
): void {
  const call = opened.get(wire);
  if (call === undefined || byWire.has(wire)) return;
  const known = bySession.get(sessionId);
  const client = known ?? { index: clients.length, calls: [], session: null, clues: newClues() };
  if (known === undefined) clients.push(client);
  client.calls.push({ ...call, wire, step });
  byWire.set(wire, client);
}

function takeSession(
  { byWire, bySession }: Outsiders,
  { session, link, step, timeoutMs }: Extract<TraceRecord, { kind: 'session.created' | 'session.resumed' }>,
): void {
  const wire = link === null ? null : wireOfLink(link);
  const client = wire === null ? undefined : byWire.get(wire);
  if (client === undefined) return;
  takeTimeout(client.clues, timeoutMs);
  if (bySession.has(session)) return;
  client.session = { id: session, step };
  bySession.set(session, client);
}

function newest({ calls }: Client, step: number): Call | undefined {
  return calls.findLast((call) => call.step <= step);
}

function shownAt(client: Client, world: World): OutsideClient | null {
  const call = newest(client, world.step);
  if (call === undefined) return null;
  const link: LinkId = `${call.wire}#1`;
  const { session, clues } = client;
  return {
    id: call.wire,
    wires: client.calls.flatMap(({ wire, step }) => (step <= world.step ? [wire] : [])),
    index: client.index,
    server: call.server,
    from: call.from,
    guess: clues.guesses.findLast(({ step }) => step <= world.step)?.guess ?? UNKNOWN,
    session: session !== null && session.step <= world.step ? session.id : null,
    isOpen: world.links.get(link)?.clientEnd === 'open',
    connection: world.servers.get(call.server)?.connections.get(link) ?? null,
  };
}

const UNKNOWN: Guess = { library: 'unknown', clue: null };

function livingSessions({ sessions, vars }: ServerState): readonly SessionId[] {
  return vars.value.state === 'down' ? [] : [...sessions.keys()];
}
