// Everything a user can do to a world: imperative, serialisable. A list of given commands is a link.
import type { ClientId, LinkId, ResourceId, ServerId } from './ids.ts';
import type { GateName } from './op.ts';

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

export type Command = ClientCommand | ServerCommand | NetworkCommand;

/** A command about servers or the network whose roles are resolved. */
export type MeantFault = ServerCommand<ServerId> | NetworkCommand<Peer>;

/** What is done to one client, or to all of them. */
export type ClientCommand =
  /** Opens the gate `release` of a holder that waits for it. */
  | { readonly type: 'release'; readonly client: ClientTarget }
  /** Lets the client's programs through a gate that they wait at for a user to say so. */
  | { readonly type: 'openGate'; readonly client: ClientTarget; readonly gate: GateName }
  /** Starts the client's programs anew: in a living process that has ended them, or in a new process of that name. */
  | { readonly type: 'startClient'; readonly client: ClientTarget }
  /** A new client after the last one, with the programs the stage gives to newcomers. */
  | { readonly type: 'addClient' }
  /** closeSession and the end of the process: ephemerals go at once. */
  | { readonly type: 'closeClient'; readonly client: ClientTarget }
  /** The process is gone; its connection breaks, its session and ephemerals stay until they expire. */
  | { readonly type: 'killClient'; readonly client: ClientTarget }
  /** The whole process stands still, its I/O too, as in a long GC pause. */
  | { readonly type: 'pauseClient'; readonly client: ClientTarget }
  | { readonly type: 'resumeClient'; readonly client: ClientTarget }
  /** Nothing passes between the client and any server, in either direction; neither side is told. */
  | { readonly type: 'cutClientLink'; readonly client: ClientTarget }
  | { readonly type: 'healClientLink'; readonly client: ClientTarget }
  /** The connection breaks just before the client's next reply arrives: the write stands, the client sees ConnectionLoss. */
  | { readonly type: 'dropReply'; readonly client: ClientTarget }
  /** The server closes the client's session now; the client learns of it when it reconnects. */
  | { readonly type: 'expireSession'; readonly client: ClientTarget }
  | ClientProcessCommand;

/** What is done to a part of a client's process. */
export type ClientProcessCommand =
  /** Its threads stand still, as in a long computation; its library goes on with heartbeats and events. */
  | { readonly type: 'stallProgram'; readonly client: ClientTarget }
  | { readonly type: 'unstallProgram'; readonly client: ClientTarget }
  /** No callback is run any more, as behind one that does not return; answers to calls still come. */
  | { readonly type: 'blockEventLane'; readonly client: ClientTarget }
  | { readonly type: 'unblockEventLane'; readonly client: ClientTarget }
  /** Its wall clock jumps forwards or, with a negative number, backwards. */
  | { readonly type: 'jumpClientClock'; readonly client: ClientTarget; readonly byMs: number }
  /** Its clock and all its timers run too fast by so much or, with a negative number, too slow; 0: as they should. */
  | { readonly type: 'driftClientClock'; readonly client: ClientTarget; readonly perMille: number }
  /** InterruptedException in whatever that thread waits for; what it called may be done all the same. */
  | { readonly type: 'interruptThread'; readonly client: ClientTarget; readonly thread: number };

/** What is done to one server. */
export type ServerCommand<Server extends ServerTarget = ServerTarget> =
  /** Stops the server's process and starts it again from snapshot and log. */
  | { readonly type: 'restartServer'; readonly server: Server }
  /** The process is killed: memory and what was not forced to disk is lost, its connections close at once. */
  | { readonly type: 'crashServer'; readonly server: Server }
  | { readonly type: 'startServer'; readonly server: Server }
  /** The process stands still (SIGSTOP): its connections stay open, what arrives waits in its receive buffer. */
  | { readonly type: 'freezeServer'; readonly server: Server }
  | { readonly type: 'thawServer'; readonly server: Server }
  /** Log, snapshots and epochs of a server that is down are gone, as with an empty data directory. */
  | { readonly type: 'wipeDisk'; readonly server: Server }
  /** Forcing a transaction to disk takes that much longer. */
  | { readonly type: 'slowDisk'; readonly server: Server; readonly extraFsyncMs: number }
  /** The next write to the log fails and ends the process. */
  | { readonly type: 'failDisk'; readonly server: Server }
  /** The disk is as fast and as sound as ever. */
  | { readonly type: 'mendDisk'; readonly server: Server }
  /** The server's wall clock jumps forwards or, with a negative number, backwards. */
  | { readonly type: 'driftClock'; readonly server: Server; readonly byMs: number }
  /** Its clocks, also the one that counts ticks and timeouts, run that much too fast or, below 0, too slow; 0: right. */
  | { readonly type: 'driftRate'; readonly server: Server; readonly perMille: number };

/** Ten times too slow, and ten times too fast. */
export const MIN_PER_MILLE = -900;
export const MAX_PER_MILLE = 9000;

/** Whether a fault of the network is about one direction or both. */
export type Ways = 'both' | 'oneWay';

/** What is done to the network between actors, or to one message. */
export type NetworkCommand<End extends PeerTarget = PeerTarget> =
  /** Nothing passes `from` → `to` any more (or either way); neither side is told. New connections carry nothing too. */
  | { readonly type: 'cutLink'; readonly from: End; readonly to: End; readonly ways: Ways }
  | { readonly type: 'healLink'; readonly from: End; readonly to: End; readonly ways: Ways }
  /** What is sent from now on takes that much longer; 0: as fast as ever. */
  | {
      readonly type: 'slowLink';
      readonly from: End;
      readonly to: End;
      readonly ways: Ways;
      readonly extraMs: number;
    }
  /** Nothing passes between actors of different groups. Servers that are named nowhere are one more group. */
  | { readonly type: 'partition'; readonly groups: readonly (readonly End[])[] }
  /** Everything that is cut is whole again, whoever cut it; slow links stay slow. */
  | { readonly type: 'healAll' }
  /** That message, and what comes behind it on its connection, waits. */
  | ({ readonly type: 'holdMessage' } & MessageName)
  | ({ readonly type: 'releaseMessage' } & MessageName)
  /** The connection breaks in that message's place. */
  | ({ readonly type: 'cutAtMessage' } & MessageName);

export type CommandType = Command['type'];

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
