// Commands that stand for what a client outside the world does at a bare connection: real clients that are connected to the
// simulated servers. With their moments in the list of commands such a run can be made again without them.
import type { ServerId, WireId } from '../model/ids.ts';
import type { Refusal } from '../model/command.ts';
import { closeEnd, openLink, sendFromWire } from '../stage/network.ts';
import { heardFromOutsider, meetOutsider, outsiderLeft } from '../stage/outsiders.ts';
import { isWireOpen, linkOfWire } from '../world/wires.ts';
import type { World } from '../world/world.ts';
import { serverOfSession } from './clientConnection.ts';
import type { Handlers } from './handler.ts';

export const wires = {
  openWire: {
    refusal: (world, { wire, server }) =>
      world.servers.has(server) ? (isWireOpen(world, wire) ? 'wireAlreadyOpened' : null) : 'noSuchServer',
    perform({ world }, { wire, server, from = null }) {
      openLink(world, wire, server);
      meetOutsider(world, wire, server, from);
    },
  },
  sendWire: {
    refusal: refusalUnlessOpen,
    perform({ world, outbox }, { wire, message }) {
      heardFromOutsider(world, wire, message);
      sendFromWire(world, linkOfWire(world, wire), message, [outbox.lastRecord]);
    },
  },
  closeWire: {
    refusal: refusalUnlessOpen,
    perform({ world, outbox }, { wire }) {
      closeEnd(world, linkOfWire(world, wire), 'client', 'closed', [outbox.lastRecord]);
      outsiderLeft(world, wire);
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

function refusalUnlessOpen(world: World, { wire }: { readonly wire: WireId }): Refusal | null {
  return isWireOpen(world, wire) ? null : 'wireNotOpen';
}

/** Its session, also while it has no connection, and who can end that session. */
function expiryOf(world: World, wire: WireId) {
  const link = linkOfWire(world, wire);
  const server = world.servers.get(world.links.get(link)?.server as ServerId);
  const session = server?.connections.get(link)?.sessionId ?? world.outsiders.get(wire)?.session;
  if (session === undefined || session === 'asked' || session === 'none') return null;
  const closer = serverOfSession(world, session);
  return closer === null ? null : { session, server: closer };
}
