// The clients of an ensemble, each at the server it is connected to, or was before it began to look for another one.
import { isServerId } from '../../../engine/index.ts';
import type {
  ClientId,
  ClientState,
  ServerId,
  ServerState,
  TraceRecord,
  World,
} from '../../../engine/index.ts';
import type { CastId } from '../cast.ts';
import { clientDiscs, type ClientDisc } from '../clientDiscs.ts';
import { outsideDiscs } from './outsideDiscs.ts';
import { outsideClients } from '../outside/outsiders.ts';
import { leads } from '../sessionBars.ts';
import type { Line } from '../lockLine.ts';
import { homeOf } from './homes.ts';
import { clientLink, type PeerLink } from './peerLinks.ts';

export interface EnsembleClient {
  readonly disc: ClientDisc<CastId>;
  /** Where it stands; null before it has tried any server. */
  readonly at: ServerId | null;
  /** The link to the server that it is connected to or tries now, which need not be the one it stands at; null without. */
  readonly link: PeerLink | null;
}

/** `line`: where its clients take a lock, by which it is told whether what they believe is so. */
export function ensembleClients(
  world: World,
  trace: readonly TraceRecord[],
  line: Line = NO_LINE,
): readonly EnsembleClient[] {
  const keeper = keeperOfSessions(world);
  if (keeper === null) return [];
  const discs = clientDiscs(keeper, world, {
    line,
    lane: NO_LANE,
    watches: [],
    nodes: [],
    trace,
    index: null,
  });
  const inside = [...world.clients.keys()];
  return [
    ...inside.flatMap((id, at) => {
      const disc = discs[at];
      return disc === undefined ? [] : [clientOf(id, disc, world, trace)];
    }),
    ...outsideDiscs(keeper, world, outsideClients(world)),
  ];
}

/**
 * Sessions are counted down by the leader; while there is none by nobody, and what any server that runs knows of them is
 * from before.
 */
export function keeperOfSessions(world: World): ServerState | null {
  const servers = [...world.servers.values()];
  const [newest] = servers.filter(leads).toSorted((a, b) => epochOf(b) - epochOf(a));
  return newest ?? servers.find((server) => server.vars.value.state !== 'down') ?? servers[0] ?? null;
}

const NO_LINE = { parent: '/', order: 'unheld', permits: 1 } as const;
const NO_LANE = { order: 'unheld', entitled: 0, places: [], waiting: [] } as const;

function epochOf({ peer }: ServerState): number {
  return peer.value?.currentEpoch ?? 0;
}

function clientOf(
  id: ClientId,
  disc: ClientDisc,
  world: World,
  trace: readonly TraceRecord[],
): EnsembleClient {
  const client = world.clients.get(id);
  const home = homeOf(trace, id, world.step);
  // A connected client is at home, so that almost no client needs another lookup.
  const isHome = home !== null && disc.wire === 'up';
  const calls = isHome ? home : client === undefined ? null : serverCalled(client, world);
  const at = home ?? calls;
  const to = disc.wire === 'off' ? null : (calls ?? at);
  const link = to === null ? null : clientLink(world, id, to);
  const isCut = link !== null && link.cut !== 'none';
  return { disc: isCut ? { ...disc, wire: 'cut' } : disc, at, link };
}

/** The server of its connection; between two connections the one it tried last. */
function serverCalled({ vars }: ClientState, world: World): ServerId | null {
  const { link, setup, nextServer } = vars.value;
  const connected = link === null ? undefined : world.links.get(link)?.server;
  if (connected !== undefined && isServerId(connected)) return connected;
  return nextServer < 1 ? null : (setup.connectString[(nextServer - 1) % setup.connectString.length] ?? null);
}
