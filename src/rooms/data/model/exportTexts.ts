// A moment or the transactions up to it as files of other tools, piece by piece.
import { dataText, type Acl, type Data } from '../../../engine/index.ts';
import type { Version } from './history.ts';
import { logRowAt } from './logRows.ts';
import type { Mask } from './masking.ts';
import { hex, statTextOf } from './moment.ts';
import type { ServerHistory } from './serverHistory.ts';
import { typeName } from './typeNames.ts';

export type ExportFormat = 'json' | 'csv' | 'zkcli' | 'shiviz';

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

/** A line of a script that zkCli takes; null where the znode is always there. */
export function zkcliLine({ version, data }: NodeWithData, mask: Mask): string | null {
  const { kind, acl, ttlMs } = version;
  if (version.path === '/' || version.path === '/zookeeper' || version.path.startsWith('/zookeeper/'))
    return null;
  const option = { persistent: '', ephemeral: '-e ', container: '-c ', ttl: `-t ${ttlMs} ` }[kind];
  const text = dataText(mask.data(data)) ?? '';
  return `create ${option}${quoted(mask.path(version.path))} ${quoted(text)} ${aclText(mask.acl(acl))}\n`;
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

function quoted(text: string): string {
  return /^[^\s"'\\]+$/.test(text) ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A cell that begins like a formula is text for a spreadsheet all the same. */
function csvText(text: string): string {
  return /^[=+\-@]|[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
