// The words scripts of ensembles are written in: moments by what happens, and commands by who plays a role.
import type {
  ClientId,
  Command,
  CueMoment,
  GateName,
  PeerTarget,
  ServerId,
  ServerTarget,
} from '../../engine/index.ts';
import { once } from '../scenario/cues.ts';

export { once, quiet, when } from '../scenario/cues.ts';

/** The client waits for its user to press that button again: what was pressed before has come to its end. */
export function ready(client: ClientId, gate: GateName, afterMs = 0): CueMoment {
  return once('gate.reached', { actor: client, where: { gate }, afterMs });
}

export function press(client: ClientId, gate: GateName): Command {
  return { type: 'openGate', client, gate };
}

export function crash(server: ServerTarget): Command {
  return { type: 'crashServer', server };
}

export function start(server: ServerTarget): Command {
  return { type: 'startServer', server };
}

export function freeze(server: ServerTarget): Command {
  return { type: 'freezeServer', server };
}

export function thaw(server: ServerTarget): Command {
  return { type: 'thawServer', server };
}

export function restart(server: ServerTarget): Command {
  return { type: 'restartServer', server };
}

/** Forcing a write to that disk takes so much longer. */
export function slowDisk(server: ServerTarget, extraFsyncMs: number): Command {
  return { type: 'slowDisk', server, extraFsyncMs };
}

/** What is sent from the one to the other takes so much longer; 0: no longer than ever. */
export function slowLink(from: PeerTarget, to: PeerTarget, extraMs: number): Command {
  return { type: 'slowLink', from, to, ways: 'oneWay', extraMs };
}

export function part(...groups: readonly (readonly PeerTarget[])[]): Command {
  return { type: 'partition', groups };
}

/** Nothing passes from the one to the other any more. */
export function mute(from: PeerTarget, to: PeerTarget): Command {
  return { type: 'cutLink', from, to, ways: 'oneWay' };
}

export function cut(from: PeerTarget, to: PeerTarget): Command {
  return { type: 'cutLink', from, to, ways: 'both' };
}

export const HEAL: Command = { type: 'healAll' };
export const LEADER = 'role:leader';

/**
 * The n-th of the voters that do not lead now, by number. The last of them all led at first: while another leads, it is the
 * last of these.
 */
export function follower(n: number): ServerTarget {
  const role = FOLLOWERS[n - 1];
  if (role === undefined) throw new Error(`no ensemble has a follower ${n}`);
  return role;
}

/** Those from one to another; none if the other comes before it. */
export function followers(from: number, to: number): readonly ServerTarget[] {
  return FOLLOWERS.slice(from - 1, Math.max(from - 1, to));
}

/** By its number, for moments without a leader. */
export function numbered(number: number): ServerId {
  return `server:${number}`;
}

const FOLLOWERS = [
  'role:follower1',
  'role:follower2',
  'role:follower3',
  'role:follower4',
  'role:follower5',
  'role:follower6',
  'role:follower7',
  'role:follower8',
] as const;
