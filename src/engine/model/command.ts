// Everything a user can do to a world: imperative, serialisable. A list of given commands is a link. What each command says stands in
// the table below; its type, what a link may hold, the notation and the words that must be there all follow from it.
import type { ClientId, LinkId, ResourceId, ServerId, WireId } from './ids.ts';
import type { ClientMessage } from './message.ts';
import { FOUR_LETTER_WORDS } from './fourLetterWord.ts';
import { GATE_NAMES } from './op.ts';

/** The client that a command is about: one by name, or the one that plays a role in the world at hand. */
export type ClientTarget = ClientId | 'role:holder' | 'role:nextInLine';

/** The server that a command is about: one by name, or the one that plays a role in the ensemble at hand. */
export type ServerTarget = ServerId | ServerRole;

/** `follower2`: the second of the voters that do not lead, by number; `observer1`: the first observer. */
export type ServerRole = 'role:leader' | `role:follower${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | 'role:observer1';

/** Who can be at an end of a connection that a fault is about, and how a command names it. */
export type Peer = ServerId | ClientId | ResourceId | WireId;
export type PeerTarget = ServerTarget | ClientTarget | ResourceId | WireId;

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
  | {
      readonly kind:
        | 'client'
        | 'server'
        | 'peer'
        | 'ways'
        | 'groups'
        | 'link'
        | 'direction'
        | 'wire'
        /** Of a client outside the world, as its socket has it. It need not be known. */
        | 'address'
        | 'packet';
    }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** One line of so many UTF-16 units at most. It comes last and is said verbatim. */
  | { readonly kind: 'line'; readonly maxLength: number }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly unit: 'ms' | '‰' | 'thread' | null;
    };

/** Ten times too slow, and ten times too fast. */
export const MIN_PER_MILLE = -900;
export const MAX_PER_MILLE = 9000;

/** Longer lines are not typed. */
export const MAX_LINE_LENGTH = 10_000;

/** What is said of a command; what it does stands in src/engine/commands. */
interface Descriptor {
  readonly fields: Readonly<Record<string, Field>>;
  readonly icon: CommandIcon;
  readonly place?: CommandPlace;
  readonly key?: string;
}

export type CommandIcon =
  | 'cable'
  | 'circleX'
  | 'hourglass'
  | 'keyRound'
  | 'logOut'
  | 'mailX'
  | 'pause'
  | 'play'
  | 'power'
  | 'rotateCcw'
  | 'scissors'
  | 'terminal'
  | 'userPlus';

/** Of whom the page offers a command, and among which of theirs. */
export type CommandPlace = 'client' | 'threads' | 'clientClock' | 'server' | 'disk' | 'link' | 'message';

/** A hundred years. */
const MAX_MS = 3_153_600_000_000;

const CLIENT = { kind: 'client' } as const;
const SERVER = { kind: 'server' } as const;
const WIRE = { kind: 'wire' } as const;
const WAY = { from: { kind: 'peer' }, to: { kind: 'peer' }, ways: { kind: 'ways' } } as const;
const MESSAGE = {
  link: { kind: 'link' },
  direction: { kind: 'direction' },
  nth: { kind: 'number', min: 1, max: Number.MAX_SAFE_INTEGER, unit: null },
} as const;
const RATE = { kind: 'number', min: MIN_PER_MILLE, max: MAX_PER_MILLE, unit: '‰' } as const;
const DELAY_MS = { kind: 'number', min: 0, max: MAX_MS, unit: 'ms' } as const;
const SHIFT_MS = { kind: 'number', min: -MAX_MS, max: MAX_MS, unit: 'ms' } as const;

/**
 * Every command: its fields in the order in which links and the console have them, its icon, and where the page offers it and by which
 * key. Commands that share a place and a key share a button: the first that is possible is offered. No place: it has one of its own.
 */
const COMMANDS = {
  /** Opens the gate `release` of a holder that waits for it. */
  release: { fields: { client: CLIENT }, icon: 'keyRound', place: 'client', key: 'R' },
  /** The process is gone; its connection breaks, its session and ephemerals stay until they expire. */
  killClient: { fields: { client: CLIENT }, icon: 'circleX', place: 'client', key: 'K' },
  /** The whole process stands still, its I/O too, as in a long GC pause. */
  pauseClient: { fields: { client: CLIENT }, icon: 'pause', place: 'client', key: 'P' },
  /** The process goes on where it stood. */
  resumeClient: { fields: { client: CLIENT }, icon: 'play', place: 'client', key: 'P' },
  /** Nothing passes between the client and any server, in either direction; neither side is told. */
  cutClientLink: { fields: { client: CLIENT }, icon: 'scissors', place: 'client', key: 'X' },
  /** Messages pass between the client and the servers again. */
  healClientLink: { fields: { client: CLIENT }, icon: 'cable', place: 'client', key: 'X' },
  /** The connection breaks just before the client's next reply arrives: the write stands, the client sees ConnectionLoss. */
  dropReply: { fields: { client: CLIENT }, icon: 'mailX', place: 'client', key: 'D' },
  /** The server closes the client's session now; the client learns of it when it reconnects. */
  expireSession: { fields: { client: CLIENT }, icon: 'hourglass', place: 'client', key: 'E' },
  /** closeSession and the end of the process: ephemerals go at once. */
  closeClient: { fields: { client: CLIENT }, icon: 'logOut', place: 'client', key: 'C' },
  /** Starts the client's programs anew: in a living process that has ended them, or in a new process of that name. */
  startClient: { fields: { client: CLIENT }, icon: 'power', place: 'client', key: 'S' },

  /** Lets the client's programs through a gate that they wait at for a user to say so. */
  openGate: { fields: { client: CLIENT, gate: { kind: 'choice', of: GATE_NAMES } }, icon: 'play' },
  /** A line at the console of a client, where zkCli reads: it is started beside other programs when it does not run yet. */
  typeLine: {
    fields: { client: CLIENT, line: { kind: 'line', maxLength: MAX_LINE_LENGTH } },
    icon: 'terminal',
  },
  /** A new client after the last one, with the programs the stage gives to newcomers. */
  addClient: { fields: {}, icon: 'userPlus' },

  /** Its threads stand still, as in a long computation; its library goes on with heartbeats and events. */
  stallProgram: { fields: { client: CLIENT }, icon: 'pause', place: 'threads', key: 'T' },
  /** Its threads go on where they stood. */
  unstallProgram: { fields: { client: CLIENT }, icon: 'play', place: 'threads', key: 'T' },
  /** No callback is run any more, as behind one that does not return; answers to calls still come. */
  blockEventLane: { fields: { client: CLIENT }, icon: 'circleX', place: 'threads', key: 'L' },
  /** Callbacks are run again, those first that waited. */
  unblockEventLane: { fields: { client: CLIENT }, icon: 'play', place: 'threads', key: 'L' },
  /** InterruptedException in whatever that thread waits for; what it called may be done all the same. */
  interruptThread: {
    fields: { client: CLIENT, thread: { kind: 'number', min: -1, max: 999, unit: 'thread' } },
    icon: 'circleX',
    place: 'threads',
    key: 'I',
  },

  /** Its wall clock jumps forwards or, with a negative number, backwards. */
  jumpClientClock: {
    fields: { client: CLIENT, byMs: SHIFT_MS },
    icon: 'hourglass',
    place: 'clientClock',
    key: 'J',
  },
  /** Its clock and all its timers run too fast by so much or, with a negative number, too slow; 0: as they should. */
  driftClientClock: {
    fields: { client: CLIENT, perMille: RATE },
    icon: 'hourglass',
    place: 'clientClock',
    key: 'V',
  },

  /** The process is killed: memory and what was not forced to disk is lost, its connections close at once. */
  crashServer: { fields: { server: SERVER }, icon: 'circleX', place: 'server', key: 'K' },
  /** A process that is down starts with what is on its disk. */
  startServer: { fields: { server: SERVER }, icon: 'power', place: 'server', key: 'S' },
  /** The process stands still (SIGSTOP): its connections stay open, what arrives waits in its receive buffer. */
  freezeServer: { fields: { server: SERVER }, icon: 'pause', place: 'server', key: 'P' },
  /** The process goes on (SIGCONT) and reads what has arrived. */
  thawServer: { fields: { server: SERVER }, icon: 'play', place: 'server', key: 'P' },
  /** Stops the server's process and starts it again from snapshot and log. */
  restartServer: { fields: { server: SERVER }, icon: 'rotateCcw', place: 'server', key: 'Shift+R' },

  /** A four-letter word over a connection that the network does not hold up; `crst` and `srst` set figures back. */
  askServer: {
    fields: { server: SERVER, word: { kind: 'choice', of: FOUR_LETTER_WORDS } },
    icon: 'terminal',
  },

  /** Forcing a transaction to disk takes that much longer. */
  slowDisk: {
    fields: { server: SERVER, extraFsyncMs: DELAY_MS },
    icon: 'hourglass',
    place: 'disk',
    key: 'D',
  },
  /** The next write to the log fails and ends the process. */
  failDisk: { fields: { server: SERVER }, icon: 'circleX', place: 'disk', key: 'E' },
  /** The disk is as fast and as sound as ever. */
  mendDisk: { fields: { server: SERVER }, icon: 'rotateCcw', place: 'disk', key: 'M' },
  /** Log, snapshots and epochs of a server that is down are gone, as with an empty data directory. */
  wipeDisk: { fields: { server: SERVER }, icon: 'circleX', place: 'disk', key: 'W' },
  /** The server's wall clock jumps forwards or, with a negative number, backwards. */
  driftClock: { fields: { server: SERVER, byMs: SHIFT_MS }, icon: 'hourglass', place: 'disk', key: 'C' },

  /** Its clocks, also the one that counts ticks and timeouts, run that much too fast or, below 0, too slow; 0: right. */
  driftRate: {
    fields: { server: SERVER, perMille: { kind: 'number', min: -MAX_MS, max: MAX_MS, unit: '‰' } },
    icon: 'hourglass',
  },

  /** Nothing passes `from` → `to` any more (or either way); neither side is told. New connections carry nothing too. */
  cutLink: { fields: WAY, icon: 'scissors', place: 'link', key: 'X' },
  /** Messages pass again `from` → `to` (or either way). */
  healLink: { fields: WAY, icon: 'cable', place: 'link', key: 'H' },
  /** What is sent from now on takes that much longer; 0: as fast as ever. */
  slowLink: { fields: { ...WAY, extraMs: DELAY_MS }, icon: 'hourglass', place: 'link', key: 'L' },

  /** That message, and what comes behind it on its connection, waits. */
  holdMessage: { fields: MESSAGE, icon: 'pause', place: 'message', key: 'H' },
  /** A message that was held goes on, and what waits behind it. */
  releaseMessage: { fields: MESSAGE, icon: 'play', place: 'message', key: 'H' },
  /** The connection breaks in that message's place. */
  cutAtMessage: { fields: MESSAGE, icon: 'scissors', place: 'message', key: 'X' },

  /** Nothing passes between actors of different groups. Servers that are named nowhere are one more group. */
  partition: { fields: { groups: { kind: 'groups' } }, icon: 'scissors' },
  /** Everything that is cut is whole again, no matter which command cut it; slow links stay slow. */
  healAll: { fields: {}, icon: 'cable' },

  /** The scenario's script gives no more commands: the world is in the hands of its user. */
  stopScript: { fields: {}, icon: 'pause' },
  /** A client outside the world connects to a server. It keeps its wire while it comes back with its session: one connection after the other. */
  openWire: { fields: { wire: WIRE, server: SERVER, from: { kind: 'address' } }, icon: 'cable' },
  /** A message of a client outside the world. */
  sendWire: { fields: { wire: WIRE, message: { kind: 'packet' } }, icon: 'play' },
  /** The connection of a client outside the world ends. */
  closeWire: { fields: { wire: WIRE }, icon: 'scissors' },
  /** The session that goes over the wire is closed by its server now; its client learns of it as after an expiry. */
  expireWire: { fields: { wire: WIRE }, icon: 'hourglass' },
} as const satisfies Readonly<Record<string, Descriptor>>;

export type CommandType = keyof typeof COMMANDS;

/** Some command, or those of some types. */
export type Command<T extends CommandType = CommandType> = { readonly [K in T]: CommandOf<K, Said> }[T];

/** The same with its roles resolved: what is done is done to servers and clients, not to roles. */
export type MeantCommand<T extends CommandType = CommandType> = {
  readonly [K in T]: CommandOf<K, Meant>;
}[T];

type FieldsOf<T extends CommandType> = (typeof COMMANDS)[T]['fields'];

type CommandOf<T extends CommandType, Values extends Said | Meant> = {
  readonly [F in 'type' | Exclude<keyof FieldsOf<T>, Unsaid<T>>]: F extends keyof FieldsOf<T>
    ? ValueOf<FieldsOf<T>[F], Values>
    : T;
} & { readonly [F in Unsaid<T>]?: string };

/** Fields that a command need not have. */
type Unsaid<T extends CommandType> = {
  [F in keyof FieldsOf<T>]: FieldsOf<T>[F] extends { readonly kind: 'address' } ? F : never;
}[keyof FieldsOf<T>];

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
  readonly wire: WireId;
  readonly packet: ClientMessage;
  readonly direction: MessageName['direction'];
  readonly line: string;
  readonly number: number;
}

export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[];

/** What a client outside the world does: nobody else does it in its name. */
export function isDoneOutside(command: Command): command is Command<'openWire' | 'sendWire' | 'closeWire'> {
  return command.type === 'openWire' || command.type === 'sendWire' || command.type === 'closeWire';
}

export function iconOf(type: CommandType): CommandIcon {
  return COMMANDS[type].icon;
}

/** What the page offers in a place, by key. */
export function commandsIn(
  place: CommandPlace,
): ReadonlyMap<string, readonly [CommandType, ...CommandType[]]> {
  const byKey = new Map<string, readonly [CommandType, ...CommandType[]]>();
  for (const type of COMMAND_TYPES) {
    const { place: own, key = '' }: Descriptor = COMMANDS[type];
    const others = byKey.get(key);
    if (own === place) byKey.set(key, others === undefined ? [type] : [...others, type]);
  }
  return byKey;
}

/** The fields of a command, in their order. */
export function fieldsOf(type: CommandType): readonly (readonly [name: string, field: Field])[] {
  return Object.entries<Field>(COMMANDS[type].fields);
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
  /** It has a line break in it, or is too long. */
  | 'notOneLine'
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
  | 'noScript'
  /** It arrived, or was never sent. */
  | 'noSuchMessage'
  | 'alreadyHeld'
  | 'notHeld'
  /** A wire is one connection. */
  | 'wireAlreadyOpened'
  /** It was never opened, or has been closed. */
  | 'wireNotOpen';
