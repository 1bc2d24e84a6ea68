// What a client's card says, read off a world: what the client knows and believes, and what the servers hold of it.
import type {
  ClientId,
  ClientState,
  LinkId,
  PendingRequest,
  ProgramThread,
  ServerSession,
  ServerState,
  World,
} from '../../engine/index.ts';

export interface ClientFacts {
  readonly client: ClientState;
  readonly isCut: boolean;
  /** What the server holds of its session; null if it has none such. */
  readonly session: ServerSession | null;
  readonly thread: ProgramThread | null;
  /** Znodes of its session under the lock's parent, in the order the lock looks at them. */
  readonly own: readonly Place[];
  /** Whether what it believes of the lock is what the tree says. */
  readonly belief: 'true' | 'false' | 'none';
  readonly calls: readonly Call[];
}

export interface Place {
  readonly path: string;
  /** From 1. */
  readonly place: number;
}

export interface Call {
  readonly pending: PendingRequest;
  readonly state: 'queued' | 'sent';
}

export interface LockPlace {
  readonly parent: string;
  readonly order: 'none' | 'sequence';
}

export function clientFacts(world: World, id: ClientId, lock: LockPlace): ClientFacts | null {
  const client = world.clients.get(id);
  if (client === undefined) return null;
  const server = [...world.servers.values()][0];
  const { sessionId, beliefs } = client.vars.value;
  const belief = beliefs[0] ?? null;
  const own = server === undefined ? [] : placesOf(server, sessionId, lock);
  return {
    client,
    isCut: world.cutOff.has(id),
    session: server?.sessions.get(sessionId) ?? null,
    thread: programOf(client),
    own,
    belief:
      belief === null
        ? 'none'
        : own.some(({ path, place }) => place === 1 && path === belief.path)
          ? 'true'
          : 'false',
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

function placesOf(server: ServerState, session: string, lock: LockPlace): readonly Place[] {
  const names = server.nodes.get(lock.parent)?.children ?? [];
  const inOrder = lock.order === 'none' ? names : names.toSorted(byText);
  return inOrder.flatMap((name, index) => {
    const path = `${lock.parent}/${name}`;
    return server.nodes.get(path)?.owner === session ? [{ path, place: index + 1 }] : [];
  });
}

/** The program to tell about: the first that goes on, else the last. */
function programOf(client: ClientState): ProgramThread | null {
  let last: ProgramThread | null = null;
  for (const thread of client.threads.values()) {
    if (thread.state.kind !== 'ended') return thread;
    last = thread;
  }
  return last;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
