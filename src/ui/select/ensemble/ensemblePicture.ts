// An ensemble at one step as its picture shows it: plain data, no pixels, no words.
import type { Line } from '../lockLine.ts';
import type {
  InvariantId,
  ServerId,
  SessionId,
  Simulation,
  TraceRecord,
  Violation,
  World,
} from '../../../engine/index.ts';
import { chipsOf, type InvariantChip, type OwnParts } from '../invariantChips.ts';
import { kept } from '../kept.ts';
import { busyLinks } from './busyLinks.ts';
import { ensembleClients, type EnsembleClient } from './ensembleClients.ts';
import { lastLeaderOf, leaderOf } from './leaderOf.ts';
import { logTails, type LogTails } from './logTails.ts';
import { networkParts } from './networkParts.ts';
import { packets, type Packet } from './packets.ts';
import { serverLinks, type PeerLink, type PeerLinkId } from './peerLinks.ts';
import { serverFaces, type ServerFace } from './serverFaces.ts';

export interface EnsemblePicture {
  readonly step: number;
  readonly timeMs: number;
  readonly servers: readonly ServerFace[];
  /** Who leads, or led last. */
  readonly leader: ServerId | null;
  readonly logs: LogTails;
  /** Between every two servers. */
  readonly links: readonly PeerLink[];
  /** Links, of clients too, that something flows or flowed over lately. */
  readonly busy: readonly PeerLinkId[];
  /** Groups of servers between which nothing passes. */
  readonly parts: readonly (readonly ServerId[])[];
  readonly clients: readonly EnsembleClient[];
  /** By client, where a lesson is about sessions; null elsewhere. */
  readonly sessionIds: SessionIds | null;
  readonly packets: readonly Packet[];
  /** The promises the scenario watches over. */
  readonly promises: readonly InvariantChip[];
}

export type SessionIds = Readonly<Record<string, SessionId>>;

export interface EnsembleOptions {
  readonly invariants: readonly InvariantId[];
  readonly expected: readonly InvariantId[];
  readonly ownChecks?: OwnParts;
  readonly line?: Line;
  readonly isAboutSessions?: boolean;
}

/** The picture of a world after a step. */
export function ensemblePicture(
  simulation: Simulation,
  world: World,
  options: EnsembleOptions,
): EnsemblePicture {
  const { trace, violations } = simulation;
  return keptPicture(world, trace, options, violations);
}

const keptPicture = kept(pictureOf);

function pictureOf(
  world: World,
  trace: readonly TraceRecord[],
  options: EnsembleOptions,
  violations: readonly Violation[],
): EnsemblePicture {
  const servers = serverFaces(world);
  const links = serverLinks(world);
  const flying = packets(world, trace);
  return {
    step: world.step,
    timeMs: world.timeMs,
    servers,
    leader: leaderOf(servers)?.id ?? lastLeaderOf(trace, world.step),
    logs: logTails(world, trace),
    links,
    busy: busyLinks(world, trace, flying),
    parts: networkParts(
      servers.map(({ id }) => id),
      links,
    ),
    clients: ensembleClients(world, trace, options.line),
    sessionIds: options.isAboutSessions === true ? sessionIds(world) : null,
    packets: flying,
    promises: options.invariants.flatMap((id) => chipsOf(id, violations, world.step, options)),
  };
}

/** As the clients know them: of one that has expired the old one, until another is established. */
function sessionIds({ clients }: World): SessionIds {
  return Object.fromEntries(
    [...clients].flatMap(([id, { vars }]) => {
      const { sessionId } = vars.value;
      return sessionId === '0x0' ? [] : [[id, sessionId]];
    }),
  );
}
