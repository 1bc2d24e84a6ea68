// The words that stories of locks are written in: what is done to whom, once something has happened.
import type { ClientId, Command, GateName } from '../../engine/index.ts';

export { once, quiet, when } from '../scenario/cues.ts';

export function kill(client: ClientId): Command {
  return { type: 'killClient', client };
}

export function pause(client: ClientId): Command {
  return { type: 'pauseClient', client };
}

export function resume(client: ClientId): Command {
  return { type: 'resumeClient', client };
}

export function cut(client: ClientId): Command {
  return { type: 'cutClientLink', client };
}

export function heal(client: ClientId): Command {
  return { type: 'healClientLink', client };
}

export function dropReply(client: ClientId): Command {
  return { type: 'dropReply', client };
}

/** Pauses only the program: events and replies still reach the process. */
export function stall(client: ClientId): Command {
  return { type: 'stallProgram', client };
}

export function unstall(client: ClientId): Command {
  return { type: 'unstallProgram', client };
}

/** Its first thread, in whatever it waits for. */
export function interrupt(client: ClientId): Command {
  return { type: 'interruptThread', client, thread: 0 };
}

export function openGate(client: ClientId, gate: GateName): Command {
  return { type: 'openGate', client, gate };
}

/** Tells the holder to give the lock back. */
export function release(client: ClientId): Command {
  return { type: 'release', client };
}

/** What was on its way to the server is lost; sessions go on. */
export const RESTART: Command = { type: 'restartServer', server: 'server:1' };

export const A = 'client:A';
export const B = 'client:B';
export const C = 'client:C';
