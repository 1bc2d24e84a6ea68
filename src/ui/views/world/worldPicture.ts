// One world at one step as the picture shows it: plain data, no pixels, no words.
import {
  areOfOneLock,
  believers,
  OF_LOCKS,
  type ClientId,
  type InvariantId,
  type ServerId,
  type Simulation,
  type TraceRecord,
  type Violation,
  type World,
} from '../../../engine/index.ts';
import { clientDiscs, type ClientDisc } from '../../select/clientDiscs.ts';
import { countersAt, type Counters } from '../../select/counters.ts';
import { flightMarks, type FlightMark } from '../../select/flights.ts';
import { invariantChips, type InvariantChip, type OwnParts } from '../../select/invariantChips.ts';
import type { Line } from '../../select/lockLine.ts';
import { knownValues } from '../../select/knownValues.ts';
import { lockLane, type LockLane } from '../../select/lockLane.ts';
import { kept } from '../../select/kept.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import { watchArrows, type WatchArrow } from '../../select/watchArrows.ts';
import { znodeTree, type PictureNode, type ZnodeTree } from '../../select/znodeTree.ts';

export interface WorldPicture {
  readonly step: number;
  readonly timeMs: number;
  readonly lock: Line;
  readonly server: ServerFrame;
  /** By path: parents before children. With deleted ones that a notification still tells of. */
  readonly nodes: readonly PictureNode[];
  /** Siblings not drawn, by parent. */
  readonly more: ZnodeTree['more'];
  readonly clients: readonly ClientDisc[];
  readonly ownership: readonly OwnershipLine[];
  readonly watches: readonly WatchArrow[];
  readonly flights: readonly FlightMark[];
  readonly lane: LockLane;
  readonly counters: Counters;
  /** How many threads believe that they hold one lock. */
  readonly holders: number;
  /** That tells more than who was woken: the lock guards something, or failed. */
  readonly isAboutHolders: boolean;
  readonly invariants: readonly InvariantChip[];
}

export interface ServerFrame {
  readonly id: ServerId;
  readonly state: 'serving' | 'down';
  readonly lastZxid: number;
}

/** A client and an ephemeral znode of one of its sessions. */
export interface OwnershipLine {
  readonly client: ClientId;
  readonly path: string;
}

export interface PictureOptions {
  readonly lock: Line;
  /** What the scenario watches over; the others are shown as not watched. */
  readonly invariants: readonly InvariantId[];
  /** Those that its recipe claims; without it, all. */
  readonly claims?: readonly InvariantId[];
  /** Invariants the scenario is meant to break. */
  readonly expected: readonly InvariantId[];
  readonly ownChecks?: OwnParts;
}

/** The picture of a world after a step. */
export function worldPicture(simulation: Simulation, world: World, options: PictureOptions): WorldPicture {
  const { trace, violations } = simulation;
  return keptPicture(world, trace, options, violations);
}

const keptPicture = kept(pictureOf);

function pictureOf(
  world: World,
  trace: readonly TraceRecord[],
  options: PictureOptions,
  violations: readonly Violation[],
): WorldPicture {
  const { lock } = options;
  const index = traceIndex(trace);
  const server = firstServer(world);
  const flights = flightMarks(world);
  const lane = lockLane(server, world, lock, index);
  const watches = watchArrows(server, world);
  const tree = znodeTree(server, world, { lane, watches, index, step: world.step });
  const clients = clientDiscs(server, world, {
    line: lock,
    lane,
    watches,
    nodes: tree.nodes,
    trace,
    index,
    known: knownValues(trace),
  });
  const invariants = invariantChips(violations, world.step, options);
  return {
    step: world.step,
    timeMs: world.timeMs,
    lock,
    server: frameOf(server),
    nodes: tree.nodes,
    more: tree.more,
    clients,
    ownership: ownershipLines(tree.nodes),
    watches,
    flights,
    lane,
    counters: countersAt(index, world.step),
    holders: holdersAmong(world),
    isAboutHolders: isAboutHolders(world, invariants),
    invariants,
  };
}

/** Two worlds of one lock are judged by one number. */
export function isJudgedByHolders(picture: WorldPicture, beside: WorldPicture | undefined): boolean {
  return (
    picture.isAboutHolders || (beside?.isAboutHolders === true && beside.lock.parent === picture.lock.parent)
  );
}

function isAboutHolders({ resources }: World, chips: readonly InvariantChip[]): boolean {
  return resources.size > 0 || chips.some(({ id, breaches }) => id === 'I-1' && breaches > 0);
}

/** Threads that believe so of one lock; of several locks the most. */
function holdersAmong(world: World): number {
  const beliefs = believers(world, OF_LOCKS).map(({ held }) => held);
  return Math.max(0, ...beliefs.map((one) => beliefs.filter((other) => areOfOneLock(one, other)).length));
}

/** The one server of a standalone world. */
function firstServer(world: World) {
  for (const server of world.servers.values()) return server;
  throw new Error('a world has at least one server');
}

function frameOf(server: ReturnType<typeof firstServer>): ServerFrame {
  const { id, state, lastProcessedZxid } = server.vars.value;
  return {
    id,
    state: state === 'serving' || state === 'readOnly' ? 'serving' : 'down',
    lastZxid: lastProcessedZxid,
  };
}

function ownershipLines(nodes: readonly PictureNode[]): readonly OwnershipLine[] {
  return nodes.flatMap((node) =>
    node.owner === null || node.presence !== 'there' ? [] : [{ client: node.owner, path: node.path }],
  );
}
