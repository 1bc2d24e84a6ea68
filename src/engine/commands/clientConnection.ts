// Commands about a client's connection and session: cut, heal, drop one reply, expire.
import type { ClientId, LinkId, ServerId, SessionId } from '../model/ids.ts';
import { cutOff, dropNextReply, hasDropArmed, heal } from '../stage/network.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

export const clientConnection = {
  cutClientLink: {
    refusal(world, { client }) {
      return world.cutOff.has(client) ? 'alreadyCut' : null;
    },
    perform(stage, { client }) {
      stage.world.silencedBy.set(client, stage.outbox.lastRecord);
      cutOff(stage.world, client);
      stage.outbox.record({ kind: 'link.cut', client });
    },
  },
  healClientLink: {
    refusal(world, { client }) {
      return world.cutOff.has(client) ? null : 'notCut';
    },
    perform(stage, { client }) {
      heal(stage.world, client);
      stage.outbox.record({ kind: 'link.healed', client });
    },
  },
  dropReply: {
    refusal(world, { client }) {
      const link = openLinkOf(world, client);
      if (link === null) return 'notConnected';
      return hasDropArmed(world, link) ? 'dropAlreadyArmed' : null;
    },
    perform(stage, { client }) {
      const link = openLinkOf(stage.world, client);
      if (link !== null) dropNextReply(stage.world, link, stage.outbox.lastRecord);
    },
  },
  expireSession: {
    refusal(world, { client }) {
      return serverOfSession(world, sessionOf(world, client)) === null ? 'noSession' : null;
    },
    perform(stage, { client }) {
      const session = sessionOf(stage.world, client);
      const server = serverOfSession(stage.world, session);
      if (server !== null && session !== undefined)
        stage.toServer(server, { kind: 'expireSession', session });
    },
  },
} satisfies Handlers;

function openLinkOf(world: World, client: ClientId): LinkId | null {
  const link = world.clients.get(client)?.vars.value.link ?? null;
  return link !== null && world.links.get(link)?.clientEnd === 'open' ? link : null;
}

function sessionOf(world: World, client: ClientId): SessionId | undefined {
  return world.clients.get(client)?.vars.value.sessionId;
}

/** The server that can close a session: the only one, the leader, or the one that alone knows it. */
export function serverOfSession(world: World, session: SessionId | undefined): ServerId | null {
  if (session === undefined) return null;
  for (const [id, server] of world.servers) {
    const known = server.sessions.get(session);
    if (server.vars.value.state !== 'serving' || known?.state !== 'open') continue;
    const { value: peer } = server.peer;
    if (peer === null || peer.role === 'LEADING' || known.scope === 'local') return id;
  }
  return null;
}
