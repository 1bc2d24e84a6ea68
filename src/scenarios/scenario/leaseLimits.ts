// The limit of every lease: two clients believe that they hold one lock, and no program is to blame as long as one of them cannot know
// that its session is over.
import {
  truthOf,
  type ClientId,
  type Finding,
  type InvariantId,
  type TraceRecord,
  type World,
} from '../../engine/index.ts';

/** Those that rest on what clients believe. */
export const BELIEFS: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-1', 'I-3', 'I-6', 'I-12', 'I-41']);
/** A program that learns that its session is over stops believing within that time. */
const GRACE_MS = 1000;

/** When a client learned that its session is over, and whether it has another one since. */
interface Told {
  readonly atMs: number;
  readonly has: 'noOther' | 'another';
}

/** Clients that learned that their session is over. */
export type ToldClients = ReadonlyMap<ClientId, Told>;

export const NOBODY_TOLD: ToldClients = new Map();

/** Who knows it after a record. The same map if that makes no difference. */
export function toldAfter(told: ToldClients, record: TraceRecord): ToldClients {
  const client = record.actor as ClientId;
  const before = told.get(client);
  const noted = (now: Told): ToldClients => new Map([...told, [client, now]]);
  if (before !== undefined && record.kind === 'session.established' && record.how === 'created')
    return noted({ ...before, has: 'another' });
  // That it was told of an earlier session makes no difference any more.
  if (before?.has === 'another' && record.timeMs - before.atMs > GRACE_MS)
    return new Map([...told].filter(([known]) => known !== client));
  if (record.kind === 'session.learnedExpired') return noted({ atMs: record.timeMs, has: 'noOther' });
  // What it was told before it stood still, its program hears when it goes on.
  if (before !== undefined && record.kind === 'client.resumed')
    return noted({ ...before, atMs: record.timeMs });
  return told;
}

export function isLimitOfLease(
  { invariant, clients }: Pick<Finding, 'clients'> & { readonly invariant: InvariantId },
  world: World,
  told: ToldClients,
): boolean {
  return BELIEFS.has(invariant) && clients.some((client) => cannotKnow(world, client, told.get(client)));
}

/**
 * Whether what was a limit when it began still is. While no server serves nobody is told: what could not be known before is not known now.
 */
export function staysLimit(
  { invariant, clients }: Parameters<typeof isLimitOfLease>[0],
  world: World,
  told: ToldClients,
): boolean {
  if (truthOf(world) === null && BELIEFS.has(invariant) && !clients.some((client) => told.has(client)))
    return true;
  return isLimitOfLease({ invariant, clients }, world, told);
}

/** Its session is over, and it has not been told, or only just: its library may have another one by then. */
function cannotKnow(world: World, client: ClientId, told: Told | undefined): boolean {
  if (told !== undefined) {
    const isPaused = world.clients.get(client)?.vars.value.process === 'paused';
    if (isPaused || world.timeMs - told.atMs <= GRACE_MS) return true;
    if (told.has === 'noOther') return false;
  }
  return hasLostSession(world, client) || isOverAtLatest(world, client);
}

/** The server that is furthest has ended it; others hear of that a moment later. Local sessions are known to one server only. */
function isOverAtLatest(world: World, client: ClientId): boolean {
  const session = world.clients.get(client)?.vars.value.sessionId;
  const latest = truthOf(world);
  if (session === undefined || latest === null || world.setup.config.localSessions === true) return false;
  return latest.sessions.get(session)?.state !== 'open';
}

/** Whether the session that a client has now is over at the servers. While none serves, no session is. */
export function hasLostSession({ clients, servers }: World, client: ClientId): boolean {
  const session = clients.get(client)?.vars.value.sessionId;
  const serving = [...servers.values()].filter(({ vars }) => vars.value.state === 'serving');
  if (session === undefined || serving.length === 0) return false;
  return !serving.some(({ sessions }) => sessions.get(session)?.state === 'open');
}
