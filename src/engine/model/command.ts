// Everything a user can do to a world: imperative, serialisable. A list of given commands is a link. What each command says stands in
// the table below; its type, what a link may hold, the notation and the words that must be there all follow from it.
import type { ClientId, LinkId, ResourceId, ServerId } from './ids.ts';
import { GATE_NAMES } from './op.ts';

/** Whom a client command is about: one client, or whoever plays a role in the world at hand. */
export type ClientTarget = ClientId | 'role:holder' | 'role:nextInLine';

/** Whom a server command is about: one server, or whoever plays a role in the ensemble at hand. */
export type ServerTarget = ServerId | ServerRole;

/** `follower2`: the second of the voters that do not lead, by number; `observer1`: the first observer. */
export type ServerRole = 'role:leader' | `role:follower${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | 'role:observer1';

/** Who can be at an end of a connection that a fault is about, and how a command names it. */
export type Peer = ServerId | ClientId | ResourceId;
export type PeerTarget = ServerTarget | ClientTarget | ResourceId;

/** A message on its way: the `nth` that was sent in its direction of its connection, from 1. */
export interface MessageName {
  readonly link: LinkId;
  /** As in Flight: `toServer` is from the end that opened the connection to the end that accepted it. */
  readonly direction: 'toServer' | 'toClient';
  readonly nth: number;
}

/** Whether a fault of the network is about one direction or both. */
export type Ways = 'both' | 'oneWay';

/** What a field of a command holds. `min` and `max` are what a link may say; what a world can do may be less. */
export type Field =
  | { readonly kind: 'client' | 'server' | 'peer' | 'ways' | 'groups' | 'link' | 'direction' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly unit: 'ms' | '‰' | 'thread' | null;
    };

/** Ten times too slow, and ten times too fast. */
export const MIN_PER_MILLE = -900;
export const MAX_PER_MILLE = 9000;

/** A hundred years. */
const MAX_MS = 3_153_600_000_000;

const CLIENT = { kind: 'client' } as const;
const SERVER = { kind: 'server' } as const;
const WAY = { from: { kind: 'peer' }, to: { kind: 'peer' }, ways: { kind: 'ways' } } as const;
const MESSAGE = {
  link: { kind: 'link' },
  direction: { kind: 'direction' },
  nth: { kind: 'number', min: 1, max: Number.MAX_SAFE_INTEGER, unit: null },
} as const;
const DELAY_MS = { kind: 'number', min: 0, max: MAX_MS, unit: 'ms' } as const;
const SHIFT_MS = { kind: 'number', min: -MAX_MS, max: MAX_MS, unit: 'ms' } as const;

/** Every command, with its fields in the order in which links and the console have them. */
const COMMANDS = {
  /** Opens the gate `release` of a holder that waits for it. */
  release: { client: CLIENT },
  /** Lets the client's programs through a gate that they wait at for a user to say so. */
  openGate: { client: CLIENT, gate: { kind: 'choice', of: GATE_NAMES } },
  /** Starts the client's programs anew: in a living process that has ended them, or in a new process of that name. */
  startClient: { client: CLIENT },
  /** A new client after the last one, with the programs the stage gives to newcomers. */
  addClient: {},
  /** closeSession and the end of the process: ephemerals go at once. */
  closeClient: { client: CLIENT },
  /** The process is gone; its connection breaks, its session and ephemerals stay until they expire. */
  killClient: { client: CLIENT },
  /** The whole process stands still, its I/O too, as in a long GC pause. */
  pauseClient: { client: CLIENT },
  resumeClient: { client: CLIENT },
  /** Nothing passes between the client and any server, in either direction; neither side is told. */
  cutClientLink: { client: CLIENT },
  healClientLink: { client: CLIENT },
  /** The connection breaks just before the client's next reply arrives: the write stands, the client sees ConnectionLoss. */
  dropReply: { client: CLIENT },
  /** The server closes the client's session now; the client learns of it when it reconnects. */
  expireSession: { client: CLIENT },

  /** Its threads stand still, as in a long computation; its library goes on with heartbeats and events. */
  stallProgram: { client: CLIENT },
  unstallProgram: { client: CLIENT },
  /** No callback is run any more, as behind one that does not return; answers to calls still come. */
  blockEventLane: { client: CLIENT },
  unblockEventLane: { client: CLIENT },
  /** Its wall clock jumps forwards or, with a negative number, backwards. */
  jumpClientClock: { client: CLIENT, byMs: SHIFT_MS },
  /** Its clock and all its timers run too fast by so much or, with a negative number, too slow; 0: as they should. */
  driftClientClock: {
    client: CLIENT,
    perMille: { kind: 'number', min: MIN_PER_MILLE, max: MAX_PER_MILLE, unit: '‰' },
  },
  /** InterruptedException in whatever that thread waits for; what it called may be done all the same. */
  interruptThread: { client: CLIENT, thread: { kind: 'number', min: -1, max: 999, unit: 'thread' } },

  /** Stops the server's process and starts it again from snapshot and log. */
  restartServer: { server: SERVER },
  /** The process is killed: memory and what was not forced to disk is lost, its connections close at once. */
  crashServer: { server: SERVER },
  startServer: { server: SERVER },
  /** The process stands still (SIGSTOP): its connections stay open, what arrives waits in its receive buffer. */
  freezeServer: { server: SERVER },
  thawServer: { server: SERVER },
  /** Log, snapshots and epochs of a server that is down are gone, as with an empty data directory. */
  wipeDisk: { server: SERVER },
  /** Forcing a transaction to disk takes that much longer. */
  slowDisk: { server: SERVER, extraFsyncMs: DELAY_MS },
  /** The next write to the log fails and ends the process. */
  failDisk: { server: SERVER },
  /** The disk is as fast and as sound as ever. */
  mendDisk: { server: SERVER },
  /** The server's wall clock jumps forwards or, with a negative number, backwards. */
  driftClock: { server: SERVER, byMs: SHIFT_MS },
  /** Its clocks, also the one that counts ticks and timeouts, run that much too fast or, below 0, too slow; 0: right. */
  driftRate: { server: SERVER, perMille: { kind: 'number', min: -MAX_MS, max: MAX_MS, unit: '‰' } },

  /** Nothing passes `from` → `to` any more (or either way); neither side is told. New connections carry nothing too. */
  cutLink: WAY,
  healLink: WAY,
  /** What is sent from now on takes that much longer; 0: as fast as ever. */
  slowLink: { ...WAY, extraMs: DELAY_MS },
  /** Nothing passes between actors of different groups. Servers that are named nowhere are one more group. */
  partition: { groups: { kind: 'groups' } },
  /** Everything that is cut is whole again, whoever cut it; slow links stay slow. */
  healAll: {},
  /** That message, and what comes behind it on its connection, waits. */
  holdMessage: MESSAGE,
  releaseMessage: MESSAGE,
  /** The connection breaks in that message's place. */
  cutAtMessage: MESSAGE,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Field>>>>;

export type CommandType = keyof typeof COMMANDS;

/** Some command, or those of some types. */
export type Command<T extends CommandType = CommandType> = { readonly [K in T]: CommandOf<K, Said> }[T];

/** The same with its roles resolved: what is done is done to servers and clients, not to roles. */
export type MeantCommand<T extends CommandType = CommandType> = {
  readonly [K in T]: CommandOf<K, Meant>;
}[T];

type CommandOf<T extends CommandType, Values extends Said | Meant> = {
  readonly [F in 'type' | keyof (typeof COMMANDS)[T]]: F extends keyof (typeof COMMANDS)[T]
    ? ValueOf<(typeof COMMANDS)[T][F], Values>
    : T;
};

type ValueOf<F, Values extends Said | Meant> = F extends { readonly of: readonly (infer Choice)[] }
  ? Choice
  : F extends { readonly kind: infer Kind extends keyof Values }
    ? Values[Kind]
    : never;

interface Said extends Plain {
  readonly client: ClientTarget;
  readonly server: ServerTarget;
  readonly peer: PeerTarget;
  readonly groups: readonly (readonly PeerTarget[])[];
}

interface Meant extends Plain {
  readonly client: ClientId;
  readonly server: ServerId;
  readonly peer: Peer;
  readonly groups: readonly (readonly Peer[])[];
}

interface Plain {
  readonly ways: Ways;
  readonly link: LinkId;
  readonly direction: MessageName['direction'];
  readonly number: number;
}

export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[];

/** The fields of a command, in their order. */
export function fieldsOf(type: CommandType): readonly (readonly [name: string, field: Field])[] {
  return Object.entries<Field>(COMMANDS[type]);
}

/** Whom a command is about; null where it is about nobody in particular. */
export function targetOf(command: Command): ClientTarget | ServerTarget | null {
  if ('client' in command) return command.client;
  return 'server' in command ? command.server : null;
}

/** A command with the moment it was given: after so many steps of this world, at that virtual time. */
export interface GivenCommand {
  readonly command: Command;
  readonly atMs: number;
  readonly afterStep: number;
}

/** Why a command cannot be done in a world; words for it are the catalogue's. */
export type Refusal = ClientRefusal | ServerRefusal | NetworkRefusal;

type ClientRefusal =
  | 'noSuchClient'
  | 'nobodyInRole'
  | 'alreadyDead'
  | 'notDead'
  | 'stillRunning'
  | 'alreadyPaused'
  | 'notPaused'
  | 'alreadyCut'
  | 'notCut'
  | 'notConnected'
  | 'noSession'
  | 'notWaitingToRelease'
  | 'notWaitingAtGate'
  | 'dropAlreadyArmed'
  | 'alreadyStalled'
  | 'notStalled'
  | 'laneAlreadyBlocked'
  | 'laneNotBlocked'
  | 'noSuchThread'
  /** The thread waits for nothing that an interrupt breaks off. */
  | 'notInterruptible'
  | 'tooManyClients';

type ServerRefusal =
  | 'noSuchServer'
  | 'noSuchResource'
  /** The server's process is not there. */
  | 'alreadyDown'
  | 'notDown'
  | 'alreadyFrozen'
  | 'notFrozen'
  | 'diskAlreadySo'
  | 'clockBelowZero'
  | 'clockAlreadySo'
  /** The number is not whole, or too large. */
  | 'outOfBounds';

type NetworkRefusal =
  | 'linkAlreadyCut'
  | 'linkNotCut'
  | 'linkAlreadySo'
  /** Two clients, or an actor and itself: they have no connection with each other. */
  | 'neverConnected'
  | 'namedTwice'
  /** The groups separate nobody. */
  | 'nothingToPart'
  | 'nothingToHeal'
  /** It arrived, or was never sent. */
  | 'noSuchMessage'
  | 'alreadyHeld'
  | 'notHeld';
