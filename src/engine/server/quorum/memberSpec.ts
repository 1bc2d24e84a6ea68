// A member as a reconfiguration writes it (QuorumPeer.QuorumServer, QuorumPeerConfig.parseDynamicConfig):
// `server.4=host:port:port:role;host:port`.
import { serverNumber, type ServerId } from '../../model/ids.ts';
import type { Member } from '../../model/quorumConfig.ts';
import type { KeeperErrorCode } from '../../model/keeperError.ts';

/** What cannot be read: a number or a port out of range costs the server an exception that nobody catches. */
export type SpecFault = Extract<KeeperErrorCode, 'BadArguments' | 'MarshallingError'>;

/** Members without those that leave and with those that join, which may be members already; or what is wrong. */
export function changedMembers(
  members: readonly Member[],
  joining: string | null,
  leaving: string | null,
): readonly Member[] | SpecFault {
  const next = new Map(members.map((member) => [member.id, member]));
  let buckets = bucketsOfCopy(members.length);
  for (const text of listOf(leaving)) {
    const id = idOf(text);
    if (id === null) return 'MarshallingError';
    next.delete(id);
  }
  for (const text of listOf(joining)) {
    const [name, spec, ...more] = text.split('=');
    if (name === undefined || name === '' || spec === undefined || spec === '' || more.length > 0)
      return 'BadArguments';
    const id = idOf(name.slice(name.lastIndexOf('.') + 1));
    if (id === null) return 'MarshallingError';
    const member = memberOf(id, spec);
    if (typeof member === 'string') return member;
    if (member.client === null) return 'BadArguments';
    next.delete(id);
    next.set(id, member);
    if (next.size > LOAD_FACTOR * buckets) buckets *= 2;
  }
  return [...next.values()].toSorted((a, b) => bucketOf(a, buckets) - bucketOf(b, buckets));
}

/** A HashMap that copies another one has as many buckets as that needs: few, so that numbers do not come in their order. */
function bucketsOfCopy(size: number): number {
  const needed = Math.floor(size / LOAD_FACTOR + 1);
  let buckets = 1;
  while (buckets < needed) buckets *= 2;
  return buckets;
}

const LOAD_FACTOR = 0.75;

function bucketOf({ id }: Member, buckets: number): number {
  return serverNumber(id) % buckets;
}

/** Members as they are all given, one a line or between commas; or what is wrong. */
export function wholeMembers(text: string): readonly Member[] | SpecFault {
  const members: Member[] = [];
  for (const line of text.replaceAll(',', '\n').split('\n')) {
    const [, key = '', value = ''] = /^\s*([^=:\s]*)\s*[=:\s]?\s*(.*)$/u.exec(line) ?? [];
    if (key === '' || key.startsWith('#') || key.startsWith('!') || key === 'version') continue;
    if (!key.startsWith('server.')) return 'BadArguments';
    const id = idOf(key.slice('server.'.length));
    if (id === null) return 'MarshallingError';
    const member = memberOf(id, value);
    if (typeof member === 'string') return member;
    members.push(member);
  }
  return byNumber(members);
}

function memberOf(id: ServerId, spec: string): Member | SpecFault {
  const [server = '', clients, ...more] = withoutEmptyEnd(spec.split(';'));
  const [host = '', quorum, election, role = 'participant', ...rest] = server.split(':');
  if (quorum === undefined || election === undefined || more.length > 0 || rest.length > 0)
    return 'BadArguments';
  const type = role.trim().toLowerCase();
  const client = clients === undefined ? null : clientOf(clients);
  if (typeof client === 'string') return client;
  const ports = [quorum, election].map(portOf);
  const fault = ports.find((port) => typeof port === 'string');
  if (fault !== undefined) return fault;
  if (ports[0] === ports[1]) return 'BadArguments';
  if (type !== 'participant' && type !== 'observer') return 'BadArguments';
  return { id, type, address: `${host}:${quorum}:${election}`, client: client?.at ?? null };
}

/** `port`, at every address of the machine, or `host:port`. */
function clientOf(text: string): { readonly at: string } | SpecFault {
  const parts = text.split(':');
  if (parts.length > 2) return 'BadArguments';
  const port = portOf(parts.at(-1) ?? '');
  if (typeof port === 'string') return port;
  return { at: `${parts.length === 2 ? parts[0] : '0.0.0.0'}:${port}` };
}

const LAST_PORT = 65_535;

function portOf(text: string): number | SpecFault {
  if (!/^[+-]?\d{1,10}$/u.test(text)) return 'BadArguments';
  const port = Number(text);
  return port >= 0 && port <= LAST_PORT ? port : 'MarshallingError';
}

/** Null where Long.parseLong throws. */
function idOf(text: string): ServerId | null {
  return /^[+-]?\d{1,18}$/u.test(text) ? `server:${Number(text)}` : null;
}

/** StringUtils.split at commas. */
function listOf(text: string | null): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** String.split of Java drops empty parts at the end. */
function withoutEmptyEnd(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex((part) => part !== '');
  return parts.slice(0, last + 1);
}

function byNumber(members: readonly Member[]): readonly Member[] {
  return members.toSorted((a, b) => serverNumber(a.id) - serverNumber(b.id));
}
