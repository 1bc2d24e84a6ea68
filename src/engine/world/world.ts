// World: all simulated state, plain data in tables of immutable records.
import type { ClientSetup, ClientState, ClientTask } from '../client/clientState.ts';
import type { Agenda } from '../kernel/agenda.ts';
import { forkAll, type Forkable, type Table } from '../kernel/table.ts';
import type { Acl } from '../model/acl.ts';
import type { ActorId, ClientId, LinkId, ResourceId, ServerId, WireId } from '../model/ids.ts';
import type { Message } from '../model/anyMessage.ts';
import type { Cue } from '../trace/cue.ts';
import type { GateName } from '../model/op.ts';
import type { RecipeFrame } from '../model/recipeFrame.ts';
import type { QuorumRule } from '../server/quorum/peerState.ts';
import type { ResourceSetup, ResourceState } from '../resource/resourceState.ts';
import type { ServerConfig, ServerState, ServerTask } from '../server/serverState.ts';
import type { Outsider } from './outsider.ts';

/** What a world starts from: plain JSON, part of every link. */
export interface WorldSetup {
  readonly seed: number;
  readonly config: ServerConfig;
  /** One is standalone; more are an ensemble. */
  readonly servers: readonly ServerId[];
  /** Those of them that learn and never vote. */
  readonly observers?: readonly ServerId[];
  /** Those of them that are in no configuration but their own; they may join by `reconfig`. */
  readonly joiners?: readonly ServerId[];
  /** Those of them whose processes do not run at first; their disks are empty. */
  readonly notStarted?: readonly ServerId[];
  /** How many of the voters decide. `oneVote` breaks what ensembles promise. */
  readonly quorum?: QuorumRule;
  readonly clients: readonly ClientSetup[];
  /** What a client made by `addClient` is like. */
  readonly newcomer: Omit<ClientSetup, 'id'> | null;
  /** Paths that exist before anything else happens; made by no session, in transactions of their own, before step 1. */
  readonly nodes: readonly string[];
  /** Data of some of them, by path; the others have none. */
  readonly nodeData?: Readonly<Record<string, string>>;
  /** ACLs of some of them, by path; the others are open to anyone. */
  readonly nodeAcls?: Readonly<Record<string, Acl>>;
  /** How many children were created below a node before and are gone: its next sequential child has that number. */
  readonly created?: Readonly<Record<string, number>>;
  /** Milliseconds a message travels, drawn uniformly. */
  readonly latencyMs: Range;
  /** Where it is another: of a connection by both its ends, as `client:A>server:1`, or of all connections of one end. */
  readonly latencies?: {
    readonly links: Readonly<Record<Pair, Range>>;
    readonly ends: Readonly<Partial<Record<ActorId, Range>>>;
  };
  /**
   * The gates the conductor opens when the world is quiescent: of those that clients wait at, the first in this order.
   * Gates that are not listed wait for a command.
   */
  readonly conductor: readonly GateName[];
  /** What the invariants of recipes must know of the scenario; absent where none is watched. */
  readonly recipe?: RecipeFrame;
  /** Things outside ZooKeeper that a lock is to guard. */
  readonly resources?: readonly ResourceSetup[];
  /** Commands that the conductor gives by itself, one after the other, each when its cue comes. */
  readonly script?: readonly Cue[];
}

/** What an agenda item says is to be done. */
export type What =
  /** The flight of that id reaches its end, unless it was held up since. */
  | { readonly kind: 'deliver'; readonly flight: number; readonly attempt: number }
  | {
      readonly kind: 'server';
      readonly server: ServerId;
      readonly incarnation: number;
      readonly task: ServerTask;
    }
  | {
      readonly kind: 'client';
      readonly client: ClientId;
      readonly incarnation: number;
      readonly task: ClientTask;
    }
  /** The command of that cue of the script is due. */
  | { readonly kind: 'cue'; readonly index: number };

/** The cue of the script that is waited for. */
export interface PresentCue {
  readonly index: number;
  /** Records so far that it waits for. */
  readonly seen: number;
  /** `planned`: its time is on the agenda. `due`: its command is the next step. */
  readonly state: 'waiting' | 'planned' | 'due';
  /** What ends the wait: a record, or that nothing but background work is pending. */
  readonly for: 'record' | 'quiet';
}

export interface World {
  readonly setup: WorldSetup;
  /** Milliseconds since the beginning: the time of the step last taken. */
  timeMs: number;
  /** Steps taken so far; the world after step n is world n. */
  step: number;
  /** The next record's sequence number. */
  nextRecordSeq: number;
  nextFlightId: number;
  /** Null where there is no script, or all of it has been given. */
  cue: PresentCue | null;
  readonly agenda: Agenda<What>;
  readonly links: Table<LinkId, Link>;
  /** Messages on their way or held up, by id. */
  readonly flights: Table<number, Flight>;
  readonly servers: Map<ServerId, ServerState>;
  readonly clients: Map<ClientId, ClientState>;
  readonly resources: Map<ResourceId, ResourceState>;
  /** Connections each client has opened so far. */
  readonly linkCounts: Table<ActorId, number>;
  /** Clients outside the world whose connection is open or whose session may live; some that are gone too. */
  readonly outsiders: Table<WireId, Outsider>;
  /** Clients that are cut off: their connections, also new ones, carry nothing. */
  readonly cutOff: Table<ClientId, 'cut'>;
  /** From whom to whom nothing passes, one direction each. */
  readonly cutPairs: Table<Pair, 'cut'>;
  /** From whom to whom messages take so many milliseconds longer. */
  readonly slowPairs: Table<Pair, number>;
  /** Servers whose processes stand still, and what came up for them meanwhile, in order. */
  readonly frozen: Table<ServerId, readonly ServerTask[]>;
  /** What came up for a paused client, in order; it is taken up again when the process resumes. */
  readonly held: Table<ClientId, readonly ClientTask[]>;
  /** The record of the command that last silenced an actor (kill, pause, cut, drop), until it is heard again. */
  readonly silencedBy: Table<ActorId, number>;
}

/** In milliseconds. */
export interface Range {
  readonly min: number;
  readonly max: number;
  /** Drawn from these instead of uniformly. */
  readonly samples?: readonly number[];
}

/** `server:1>server:2`: from whom to whom. */
export type Pair = `${ActorId}>${ActorId}`;

/** A TCP connection of a client to a server, or of a server to another one. */
export interface Link {
  readonly id: LinkId;
  /** Who opened it: a client, or a server that calls another one. */
  readonly client: ActorId;
  readonly server: ServerId | ResourceId;
  /** `learner`: of a follower or observer to its leader. `election`: for votes. `resource`: for one write to a resource. */
  readonly channel: 'client' | 'learner' | 'election' | 'resource';
  /** The n-th connection of that client, from 1. */
  readonly number: number;
  /** Which ends are open: an end that closed reads and writes nothing more. */
  readonly clientEnd: 'open' | 'closed';
  readonly serverEnd: 'open' | 'closed';
  /** `cut`: in one direction at least nothing passes. */
  readonly path: 'whole' | 'cut';
  /** The record of the command that has the connection break in place of the next reply to the client; null without. */
  readonly dropArmedBy: number | null;
  /** Messages sent so far and the latest delivery fixed, per direction: FIFO rests on it. */
  readonly toServer: DirectionState;
  readonly toClient: DirectionState;
}

export interface DirectionState {
  readonly sentCount: number;
  readonly lastDeliverAtMs: number;
  readonly carries: 'whole' | 'cut';
  /** The flight that is held up by command, and all behind it; null without. */
  readonly heldAt: number | null;
}

export type Direction = 'toServer' | 'toClient';

/** A message on its way. */
export interface Flight {
  readonly id: number;
  readonly link: LinkId;
  readonly direction: Direction;
  readonly message: Message;
  readonly sentAtMs: number;
  /** Fixed when sent, never before that of an earlier message of the same direction; anew when a cut heals. */
  readonly deliverAtMs: number;
  /** `stalled`: the link is cut, or one ahead is held up. `waiting`: it arrived, and the process it is for stands still. */
  readonly state: 'flying' | 'stalled' | 'waiting';
  /** Raised whenever its delivery is planned anew; plans with a lower number are void. */
  readonly attempt: number;
  /** `dropped`: the connection breaks in its place. */
  readonly fate: 'delivered' | 'dropped';
  readonly background: boolean;
  readonly causes: readonly number[];
}

/** A copy that goes on by itself; O(number of containers). */
export function forkWorld(world: World): World {
  return {
    ...world,
    agenda: world.agenda.fork(),
    links: world.links.fork(),
    flights: world.flights.fork(),
    servers: forkActors(world.servers),
    clients: forkActors(world.clients),
    resources: forkActors(world.resources),
    linkCounts: world.linkCounts.fork(),
    outsiders: world.outsiders.fork(),
    cutOff: world.cutOff.fork(),
    cutPairs: world.cutPairs.fork(),
    slowPairs: world.slowPairs.fork(),
    frozen: world.frozen.fork(),
    held: world.held.fork(),
    silencedBy: world.silencedBy.fork(),
  };
}

function forkActors<Id, State extends { readonly [K in keyof State]: Forkable }>(
  actors: ReadonlyMap<Id, State>,
): Map<Id, State> {
  const copy = new Map<Id, State>();
  for (const [id, state] of actors) copy.set(id, forkAll(state));
  return copy;
}
