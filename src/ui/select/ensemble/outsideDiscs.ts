// Clients outside the world as discs: what their servers know of them, and nothing that only they could know.
import type { ServerState, WireId, World } from '../../../engine/index.ts';
import { NEVER_WOKEN } from '../counters.ts';
import type { ClientDisc } from '../clientDiscs.ts';
import { clientLink, type PeerLink } from './peerLinks.ts';
import { sessionBarOutside } from '../sessionBars.ts';
import { requestsUnderWay } from '../outside/requests.ts';
import { watchesOf, type OutsideClient } from '../outside/outsiders.ts';

interface DockedDisc {
  readonly disc: ClientDisc<WireId>;
  readonly at: OutsideClient['server'];
  readonly link: PeerLink | null;
}

/** Each at the server it called last. `keeper` counts the sessions down. */
export function outsideDiscs(
  keeper: ServerState,
  world: World,
  clients: readonly OutsideClient[],
): readonly DockedDisc[] {
  return clients.map((client) => {
    const link = client.isOpen ? clientLink(world, client.id, client.server) : null;
    const isCut = link !== null && link.cut !== 'none';
    return { disc: discOf(client, isCut, keeper, world), at: client.server, link };
  });
}

function discOf(
  client: OutsideClient,
  isCut: boolean,
  keeper: ServerState,
  world: World,
): ClientDisc<WireId> {
  const { id, index, session, isOpen, connection, from, guess } = client;
  const isUp = connection?.state === 'established';
  return {
    id,
    name: id.slice('wire:'.length),
    index,
    process: 'running',
    activity: requestsUnderWay(world, client).length > 0 ? 'asking' : 'quiet',
    wire: !isOpen ? 'off' : isCut ? 'cut' : isUp ? 'up' : 'connecting',
    knowsCut: false,
    belief: null,
    session: sessionBarOutside(keeper, world, session, !isOpen ? 'none' : isCut || !isUp ? 'cut' : 'whole'),
    atStep: null,
    lastRead: null,
    place: null,
    isServed: false,
    owns: session === null ? [] : (keeper.ephemerals.get(session) ?? []).toSorted(),
    watches: watchesOf(world, client),
    woken: NEVER_WOKEN,
    dropArmed: (world.links.get(client.link)?.dropArmedBy ?? null) !== null,
    outside: { library: guess.library, port: from === null ? null : from.slice(from.lastIndexOf(':') + 1) },
  };
}
