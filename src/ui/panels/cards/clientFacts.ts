// What a client's card says, read off a world: what the client knows and believes, and what the servers hold of it.
import { childOf } from '../../../engine/index.ts';
import type {
  ClientId,
  ClientState,
  GateName,
  LinkId,
  PendingRequest,
  ProgramThread,
  ServerSession,
  ServerState,
  World,
} from '../../../engine/index.ts';
import { keeperOfSessions } from '../../select/ensemble/ensembleClients.ts';
import { convictionOf, type Conviction } from '../../select/conviction.ts';
import { HELD_STEP } from '../../select/heldStep.ts';
import { mainProgramOf } from '../../select/mainProgram.ts';
import { entitledCount, inLine, type Line } from '../../select/lockLine.ts';

export interface ClientFacts {
  readonly client: ClientState;
  readonly isCut: boolean;
  /** What the leader, or the only server, holds of its session; null if it has none such. */
  readonly session: ServerSession | null;
  readonly thread: ProgramThread | null;
  /** Whether a server runs: while none does nobody says what is true. */
  readonly isServed: boolean;
  /** What its threads that go on are at; none of a process that is gone. */
  readonly atSteps: readonly AtStep[];
  /**
   * Znodes of its session that it claims elsewhere than under the lock's parent, and those under it: those in line in its order, then
   * those beside it. Where there is no lock, all.
   */
  readonly own: readonly Place[];
  /** Whether what it believes of the lock is what the tree says. */
  readonly belief: Conviction['truth'] | 'none';
  readonly calls: readonly Call[];
}

/** Where in its list of steps a thread is. */
export interface AtStep {
  readonly thread: number;
  readonly step: string;
}

/** `first`: it has what it was made for. `beside`: nobody stands in line there. */
export type Place =
  | { readonly path: string; readonly standing: 'first' | 'beside' }
  | { readonly path: string; readonly standing: 'waits'; /** From 1. */ readonly place: number };

export interface Call {
  readonly pending: PendingRequest;
  readonly state: 'queued' | 'sent';
}

export function clientFacts(world: World, id: ClientId, line: Line): ClientFacts | null {
  const client = world.clients.get(id);
  if (client === undefined) return null;
  const keeper = keeperOfSessions(world);
  const server = keeper?.vars.value.state === 'down' ? null : keeper;
  const { sessionId } = client.vars.value;
  return {
    client,
    isCut: world.cutOff.has(id),
    session: server?.sessions.get(sessionId) ?? null,
    isServed: server !== null,
    thread: mainProgramOf(client),
    atSteps: stepsOf(client),
    own: server === null ? [] : ownPlaces(client, server, line),
    belief: (server === null ? null : convictionOf(client, server, line))?.truth ?? 'none',
    calls: [
      ...client.pending.toArray().map((pending): Call => ({ pending, state: 'sent' })),
      ...client.outgoing.toArray().map((pending): Call => ({ pending, state: 'queued' })),
    ],
  };
}

/** The server a connection leads to. */
export function serverOf(world: World, link: LinkId | null): string | null {
  return link === null ? null : (world.links.get(link)?.server ?? null);
}

function ownPlaces({ vars }: ClientState, server: ServerState, line: Line): readonly Place[] {
  const { beliefs, sessionId } = vars.value;
  const places = placesOf(server, sessionId, line);
  const claimed = new Set(beliefs.map(({ path }) => path));
  const elsewhere = [...claimed].filter(
    (path) =>
      server.nodes.get(path)?.owner === sessionId && !places.some(({ path: known }) => known === path),
  );
  return [...elsewhere.map((path): Place => ({ path, standing: 'beside' })), ...places];
}

function placesOf({ nodes }: ServerState, session: string, line: Line): readonly Place[] {
  const names = nodes.get(line.parent)?.children;
  if (names === undefined || line.order === 'unheld') return ephemeralsOf(nodes, session);
  const standing = inLine(names, line);
  const entitled = entitledCount(standing, line);
  const inLineFirst = [...standing, ...names.filter((name) => !standing.includes(name))];
  return inLineFirst.flatMap((name): readonly Place[] => {
    const path = childOf(line.parent, name);
    if (nodes.get(path)?.owner !== session) return [];
    const at = standing.indexOf(name);
    // A lock without a line has no first.
    if (at < 0 || line.order === 'none') return [{ path, standing: 'beside' }];
    return [at < entitled ? { path, standing: 'first' } : { path, standing: 'waits', place: at + 1 }];
  });
}

/** Where there is no lock. */
function ephemeralsOf(nodes: ServerState['nodes'], session: string): readonly Place[] {
  return [...nodes.keys()]
    .filter((path) => nodes.get(path)?.owner === session)
    .toSorted()
    .map((path) => ({ path, standing: 'beside' }));
}

/** A program may still be there when it has learned that it does not lead. */
const LEADS = 'election.lead';

function stepsOf({ vars, threads }: ClientState): readonly AtStep[] {
  const { process, beliefs } = vars.value;
  if (process !== 'running' && process !== 'paused') return [];
  return [...threads.values()].flatMap(({ id, state, atStep }) =>
    state.kind === 'ended' ||
    atStep === null ||
    (atStep === LEADS && beliefs.length === 0) ||
    (restsBefore(state) && !HELD_STEP.test(atStep))
      ? []
      : [{ thread: id, step: atStep }],
  );
}

/** Gates at which a program has done what it was told to last, and waits to be told more. */
const BEGINNINGS: ReadonlySet<GateName> = new Set([
  'produce',
  'consume',
  'publish',
  'read',
  'write',
  'sync',
  'enter',
]);

function restsBefore(state: ProgramThread['state']): boolean {
  return state.kind === 'waiting' && state.for.kind === 'gate' && BEGINNINGS.has(state.for.gate);
}
