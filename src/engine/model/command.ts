// Everything a user can do to a world: imperative, serialisable. A list of given commands is a link.
import type { ClientId, ServerId } from './ids.ts';

/** Whom a client command is about: one client, or whoever plays a role in the world at hand. */
export type ClientTarget = ClientId | 'role:holder' | 'role:nextInLine';

export type Command =
  /** Opens the gate `release` of a holder that waits for it. */
  | { readonly type: 'release'; readonly client: ClientTarget }
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
  /** Stops the server's process and starts it again from snapshot and log. */
  | { readonly type: 'restartServer'; readonly server: ServerId };

export type CommandType = Command['type'];

/** A command with the moment it was given: after so many steps of this world, at that virtual time. */
export interface GivenCommand {
  readonly command: Command;
  readonly atMs: number;
  readonly afterStep: number;
}

/** Why a command cannot be done in a world; words for it are the catalogue's. */
export type Refusal =
  | 'noSuchClient'
  | 'noSuchServer'
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
  | 'dropAlreadyArmed'
  | 'tooManyClients';

/** Whom or what a command is about; null for one that is about the world. */
export function targetOf(command: Command): ClientTarget | ServerId | null {
  switch (command.type) {
    case 'addClient':
      return null;
    case 'restartServer':
      return command.server;
    default:
      return command.client;
  }
}
