// A moment or the transactions up to it as files of other tools, piece by piece.
import { dataLength, type Acl, type Data } from '../../../engine/index.ts';
import type { Version } from './history.ts';
import { logRowAt } from './logRows.ts';
import type { Mask } from './masking.ts';
import { hex, statTextOf } from './moment.ts';
import type { ServerHistory } from './serverHistory.ts';
import { typeName } from './typeNames.ts';

export const EXPORT_FORMATS = ['json', 'csv', 'zkcli', 'shiviz'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A znode with its data, as it is written down. */
export interface NodeWithData {
  readonly version: Version;
  readonly data: Data;
}

export function jsonEntry({ version, data }: NodeWithData, mask: Mask): string {
  const stat = statTextOf({ ...version, acl: mask.acl(version.acl) });
  const owner = version.owner === null ? '0x0' : mask.session(version.owner);
  return `${JSON.stringify(mask.path(version.path))}: ${JSON.stringify({ ...stat, ephemeralOwner: owner, data: mask.data(data) })}`;
}

/** A line of a script that zkCli takes; null where there is nothing to type, or a path that cannot be typed. */
export function zkcliLine({ version, data }: NodeWithData, mask: Mask): string | null {
  const { kind, ttlMs } = version;
  const path = typed(mask.path(version.path));
  if (isOwn(version.path) || path === null) return null;
  const masked = mask.data(data);
  const text = masked === null ? null : typed(typeof masked === 'string' ? masked : null);
  const argument = text ?? (masked === null ? '' : `"<${dataLength(masked)} bytes>"`);
  if (version.path === '/') return argument === '' || argument === '""' ? null : `set / ${argument}\n`;
  const option = { persistent: '', ephemeral: '-e ', container: '-c ', ttl: `-t ${ttlMs} ` }[kind];
  return `${`create ${option}${path} ${argument}`.trimEnd()}\n`;
}

/** Typed once all znodes are there: an ACL may forbid to create what is below. Null where everyone may do everything. */
export function zkcliAclLine({ path, acl }: Version, mask: Mask): string | null {
  const masked = mask.acl(acl);
  const target = typed(mask.path(path));
  const isOpen = aclText(masked) === 'world:anyone:rwcda';
  return isOpen || isOwn(path) || target === null ? null : `setAcl ${target} ${aclText(masked)}\n`;
}

/** Each server has these by itself. */
function isOwn(path: string): boolean {
  return path === '/zookeeper' || path.startsWith('/zookeeper/');
}

export const CSV_HEAD = 'zxid,time,type,session,request,changes,paths\n';

export function csvLine(server: ServerHistory, row: number, mask: Mask): string {
  const { zxid, timeMs, typeCode, session, cxid, changes, changeCount } = logRowAt(server, row);
  const paths = changes.map(({ path }) => mask.path(path)).join(' ');
  return `${[hex(zxid), timeMs, typeName(typeCode), mask.session(session), cxid, changeCount, csvText(paths)].join(',')}\n`;
}

/** More than ShiViz draws. */
const MOST_SHIVIZ_ROWS = 2000;

/** The last transactions up to a row, for ShiViz's default parser: a session asks, the server logs, and what follows has seen both. */
export function shivizText(server: ServerHistory, row: number, mask: Mask): string {
  const { history } = server;
  const clocks = new Map<string, Map<string, number>>();
  const lines: string[] = [];
  const event = (host: string, from: string | null, text: string) => {
    const clock = clocks.get(host) ?? new Map<string, number>();
    clocks.set(host, clock);
    for (const [other, count] of from === null ? [] : (clocks.get(from) ?? []))
      clock.set(other, Math.max(clock.get(other) ?? 0, count));
    clock.set(host, (clock.get(host) ?? 0) + 1);
    lines.push(`${host} ${JSON.stringify(Object.fromEntries(clock))}\n${text}\n`);
  };
  for (let each = Math.max(0, row - MOST_SHIVIZ_ROWS + 1); each <= row; each++) {
    if (!history.isTransaction(each)) continue;
    const { zxid, typeCode, session, changes } = logRowAt(server, each);
    const text = `${typeName(typeCode)} ${changes.map(({ path }) => mask.path(path)).join(' ')}`.trim();
    const host = mask.session(session);
    event(host, 'server', text);
    event('server', host, `${hex(zxid)} ${text}`);
  }
  return lines.join('');
}

export function aclText(acl: Acl): string {
  return acl.map(({ scheme, id, perms }) => `${scheme}:${id}:${permsText(perms)}`).join(',');
}

export function permsText(perms: number): string {
  return ['r', 'w', 'c', 'd', 'a'].filter((_, bit) => (perms & (1 << bit)) !== 0).join('');
}

/** As zkCli splits a line: it knows two quotation marks and no way to escape them. Null where it cannot be typed, or is no text. */
function typed(text: string | null): string | null {
  if (text === null || /[\n\r\0]/.test(text)) return null;
  if (/^[^\s"']\S*$/.test(text)) return text;
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? null : `'${text}'`;
}

/** A cell that begins like a formula is text for a spreadsheet all the same. */
function csvText(text: string): string {
  return /^[=+\-@]|[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
