// Commands that stand for what somebody outside the world does at a bare connection: real clients that are connected to the
// simulated servers. With their moments in the list of commands such a run can be made again without them.
import type { LinkId, ServerId, WireId } from '../model/ids.ts';
import type { Refusal } from '../model/command.ts';
import { closeEnd, openLink, sendOver } from '../stage/network.ts';
import type { World } from '../world/world.ts';
import { serverOfSession } from './clientConnection.ts';
import type { Handlers } from './handler.ts';

export const wires = {
  openWire: {
    refusal: (world, { wire, server }) =>
      world.servers.has(server) ? (world.linkCounts.has(wire) ? 'wireAlreadyOpened' : null) : 'noSuchServer',
    perform({ world }, { wire, server }) {
      openLink(world, wire, server);
    },
  },
  sendWire: {
    refusal: refusalUnlessOpen,
    perform({ world, outbox }, { wire, message }) {
      sendOver(world, linkOf(wire), 'toServer', message, message.kind === 'ping', [outbox.lastRecord]);
    },
  },
  closeWire: {
    refusal: refusalUnlessOpen,
    perform({ world, outbox }, { wire }) {
      closeEnd(world, linkOf(wire), 'client', 'closed', [outbox.lastRecord]);
    },
  },
  expireWire: {
    refusal: (world, { wire }) => (expiryOf(world, wire) === null ? 'noSession' : null),
    perform(stage, { wire }) {
      const expiry = expiryOf(stage.world, wire);
      if (expiry !== null) stage.toServer(expiry.server, { kind: 'expireSession', session: expiry.session });
    },
  },
} satisfies Handlers;

/** Its only one: who connects again is another wire. */
function linkOf(wire: WireId): LinkId {
  return `${wire}#1`;
}

function refusalUnlessOpen(world: World, { wire }: { readonly wire: WireId }): Refusal | null {
  return world.links.get(linkOf(wire))?.clientEnd === 'open' ? null : 'wireNotOpen';
}

/** The session that goes over it, and who can end that session. */
function expiryOf(world: World, wire: WireId) {
  const link = world.links.get(linkOf(wire));
  const server = link === undefined ? undefined : world.servers.get(link.server as ServerId);
  const session = server?.connections.get(linkOf(wire))?.sessionId;
  const closer = session === undefined ? null : serverOfSession(world, session);
  return session === undefined || closer === null ? null : { session, server: closer };
}
