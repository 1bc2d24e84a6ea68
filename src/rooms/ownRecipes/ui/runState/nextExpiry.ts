// The session that is the next to expire as things are, as nothing of its client reaches a server: a long timeout looks as if nothing happened.
import type { ClientId, SessionId, World } from '../../../../engine/index.ts';

export interface NextExpiry {
  readonly client: ClientId;
  readonly session: SessionId;
  readonly atMs: number;
  /** Its client has closed it, or was told that it is over, by a leader that could not say so to the others. */
  readonly isGivenUp: boolean;
}

/**
 * Null where every client with a session is heard, or no leader would expire one. A session is left out while a follower has
 * still to tell the leader that it heard the client: that moves the expiry.
 */
export function nextExpiry(world: World): NextExpiry | null {
  const leader = [...world.servers.values()].find(
    ({ vars, peer }) =>
      vars.value.state === 'serving' && (peer.value === null || peer.value.role === 'LEADING'),
  );
  let next: NextExpiry | null = null;
  for (const [client, { vars }] of world.clients) {
    const session = leader?.sessions.get(vars.value.sessionId);
    if (session?.state !== 'open' || isHeard(world, client) || isTouchPending(world, session.id)) continue;
    if (next === null || session.expiresAtMs < next.atMs)
      next = {
        client,
        session: session.id,
        atMs: session.expiresAtMs,
        isGivenUp: vars.value.connection === 'closed',
      };
  }
  return next;
}

function isHeard(world: World, client: ClientId): boolean {
  const vars = world.clients.get(client)?.vars.value;
  if (vars?.process !== 'running' || vars.connection !== 'connected' || world.cutOff.has(client))
    return false;
  return ![...world.links.values()].some(
    (link) => link.client === client && world.cutPairs.has(`${client}>${link.server}`),
  );
}

/** Heard by a learner, which names it in its answer to the leader's next ping. */
function isTouchPending(world: World, session: SessionId): boolean {
  for (const { vars, touched } of world.servers.values())
    if (vars.value.state === 'serving' && touched.has(session)) return true;
  for (const { message } of world.flights.values())
    if (message.kind === 'PING' && message.touches.some((touch) => touch.session === session)) return true;
  return false;
}
