// An ensemble at one step as its picture shows it: plain data, no pixels, no words.
import type { InvariantId, ServerId, Simulation, World } from '../../../engine/index.ts';
import { chipOf, type InvariantChip } from '../invariantChips.ts';
import { shareStructure } from '../shareStructure.ts';
import { ensembleClients, type EnsembleClient } from './ensembleClients.ts';
import { logTails, type LogTails } from './logTails.ts';
import { networkParts } from './networkParts.ts';
import { packets, type Packet } from './packets.ts';
import { serverLinks, type PeerLink } from './peerLinks.ts';
import { serverFaces, type ServerFace } from './serverFaces.ts';

export interface EnsemblePicture {
  readonly step: number;
  readonly timeMs: number;
  readonly servers: readonly ServerFace[];
  readonly logs: LogTails;
  /** Between every two servers. */
  readonly links: readonly PeerLink[];
  /** Groups of servers between which nothing passes. */
  readonly parts: readonly (readonly ServerId[])[];
  readonly clients: readonly EnsembleClient[];
  readonly packets: readonly Packet[];
  /** The promises the scenario watches over. */
  readonly promises: readonly InvariantChip[];
}

export interface EnsembleOptions {
  readonly invariants: readonly InvariantId[];
  readonly expected: readonly InvariantId[];
}

/** The picture of a world after a step. What did not change since the last picture of the same simulation is the same object. */
export function ensemblePicture(
  simulation: Simulation,
  world: World,
  options: EnsembleOptions,
): EnsemblePicture {
  const last = lastPictures.get(simulation.trace);
  const picture = shareStructure(last, pictureOf(simulation, world, options));
  lastPictures.set(simulation.trace, picture);
  return picture;
}

const lastPictures = new WeakMap<object, EnsemblePicture>();

function pictureOf(simulation: Simulation, world: World, options: EnsembleOptions): EnsemblePicture {
  const { trace, violations } = simulation;
  const servers = serverFaces(world);
  const links = serverLinks(world);
  return {
    step: world.step,
    timeMs: world.timeMs,
    servers,
    logs: logTails(world, trace),
    links,
    parts: networkParts(
      servers.map(({ id }) => id),
      links,
    ),
    clients: ensembleClients(world, trace),
    packets: packets(world, trace),
    promises: options.invariants.map((id) => chipOf(id, violations, world.step, options)),
  };
}
