// The session that is the next to expire as things are, as nothing of its client reaches a server: a long timeout looks as if nothing happened.
import type { ClientId, SessionId, World } from '../../../engine/index.ts';

export interface NextExpiry {
  readonly client: ClientId;
  readonly session: SessionId;
  readonly atMs: number;
}

/** Null where every client with a session is heard, or nobody would end one, and while the leader is yet to be told of one that was. */
export function nextExpiry(world: World): NextExpiry | null {
  const leader = [...world.servers.values()].find(
    ({ vars, peer }) =>
      vars.value.state === 'serving' && (peer.value === null || peer.value.role === 'LEADING'),
  );
  let next: NextExpiry | null = null;
  for (const [client, { vars }] of world.clients) {
    const session = leader?.sessions.get(vars.value.sessionId);
    if (session?.state !== 'open' || isHeard(world, client) || isToBeTold(world, session.id)) continue;
    if (next === null || session.expiresAtMs < next.atMs)
      next = { client, session: session.id, atMs: session.expiresAtMs };
  }
  return next;
}

/** A follower tells the leader with its next ping whom it has heard: until then the session would expire later than the leader knows. */
function isToBeTold({ servers, flights }: World, session: SessionId): boolean {
  if ([...servers.values()].some(({ touched }) => touched.get(session) !== undefined)) return true;
  return [...flights.values()].some(
    ({ message }) => message.kind === 'PING' && message.touches.some((touch) => touch.session === session),
  );
}

function isHeard(world: World, client: ClientId): boolean {
  const vars = world.clients.get(client)?.vars.value;
  if (vars?.process !== 'running' || vars.connection !== 'connected' || world.cutOff.has(client))
    return false;
  return ![...world.links.values()].some(
    (link) => link.client === client && world.cutPairs.has(`${client}>${link.server}`),
  );
}
