// Who is in an ensemble, and the version of that list (QuorumMaj, QuorumPeer.QuorumServer): what `/zookeeper/config` holds.
import type { ServerId, Zxid } from './ids.ts';
import { serverNumber } from './ids.ts';

export interface QuorumConfig {
  /** The zxid of the reconfiguration it comes from; of a first one, of the epoch that took it up, and 0 before. */
  readonly version: Zxid;
  /** In the order in which it is written. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly id: ServerId;
  readonly type: 'participant' | 'observer';
  /** `host:port:port`, for learners and for elections. */
  readonly address: string;
  /** `host:port` for clients; null where only the server's own file says it. */
  readonly client: string | null;
}

export function votersOf({ members }: QuorumConfig): readonly ServerId[] {
  return members.filter(({ type }) => type === 'participant').map(({ id }) => id);
}

export function observersOf({ members }: QuorumConfig): readonly ServerId[] {
  return members.filter(({ type }) => type === 'observer').map(({ id }) => id);
}

/** QuorumMaj.toString */
export function configText({ version, members }: QuorumConfig): string {
  const lines = members.map(({ id, type, address, client }) => {
    const clients = client === null ? '' : `;${client}`;
    return `server.${serverNumber(id)}=${address}:${type}${clients}\n`;
  });
  return `${lines.join('')}version=${version.toString(16)}`;
}

/** As a reader of that text has it: by number (QuorumMaj, of Properties). */
export function asRead({ version, members }: QuorumConfig): QuorumConfig {
  return { version, members: members.toSorted((a, b) => serverNumber(a.id) - serverNumber(b.id)) };
}

/** Whether two lists name the same members, whatever their versions. */
export function isSameMembership(a: QuorumConfig, b: QuorumConfig): boolean {
  return configText(asRead({ ...a, version: 0 })) === configText(asRead({ ...b, version: 0 }));
}

/** Whether a server has a vote in both, at the same address. */
export function votesInBoth(a: QuorumConfig, b: QuorumConfig, id: ServerId): boolean {
  const [before, after] = [a, b].map(({ members }) => members.find((member) => member.id === id));
  const votes = before?.type === 'participant' && after?.type === 'participant';
  return votes && portOf(before) === portOf(after);
}

/** `host:port` for learners. */
function portOf({ address }: Member): string {
  return address.slice(0, address.lastIndexOf(':'));
}
