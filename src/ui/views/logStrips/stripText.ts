// Logs in words: how they stand, what a cell is, and a sentence for each server.
import type { ViewWords } from '../../../words/messages.ts';
import type { LogCell, LogCellKind, LogColumn, LogStrip, LogStrips } from '../../select/logStrips.ts';
import { standingOf } from '../../draw/thing/ServerTag.tsx';

export interface Telling {
  readonly words: ViewWords['logStrips'];
  readonly txns: ViewWords['txns'];
}

export interface Line {
  readonly text: string;
  readonly tone: 'calm' | 'alarm';
}

/** The worst that can be said of any transaction that is still on a disk, else how far all agree. */
export function lineOf({ columns, strips }: LogStrips, { words }: Telling): Line {
  const lost = columns.findLastIndex(
    ({ fate }, at) => fate === 'committed' && strips.some(({ cells }) => cells[at]?.kind === 'truncated'),
  );
  const lostColumn = columns[lost];
  if (lostColumn !== undefined) {
    const servers = strips.flatMap(({ server, cells }) =>
      cells[lost]?.kind === 'truncated' ? [server.id] : [],
    );
    return { text: words.lost(lostColumn.zxid, servers), tone: 'alarm' };
  }
  const missed = missedIn({ columns, strips });
  if (missed !== null) return { text: words.missed(missed.zxid, missed.leader, missed.epoch), tone: 'alarm' };
  const doomed = columns.filter(({ fate }) => fate === 'doomed');
  if (doomed.length > 0) {
    const servers = [...new Set(doomed.flatMap(({ loggedBy }) => loggedBy))].toSorted();
    const zxids = doomed.map(({ zxid }) => zxid);
    return { text: words.doomed(zxids, servers), tone: 'alarm' };
  }
  const outstanding = columns.filter(
    ({ fate, loggedBy }) => fate === 'outstanding' && loggedBy.length > 0,
  ).length;
  if (outstanding > 0) return { text: words.outstanding(outstanding), tone: 'calm' };
  const at = columns.findLastIndex(({ fate }) => fate === 'committed');
  const newest = columns[at];
  if (newest === undefined) return { text: words.empty, tone: 'calm' };
  const haveAll = strips.every(({ cells }) => HAS.has(cells[at]?.kind ?? 'none'));
  return { text: haveAll ? words.same(newest.zxid) : words.committed(newest.zxid), tone: 'calm' };
}

/** What was committed, and the leader of a later epoch has not: no quorum of one server keeps it. */
function missedIn({ columns, strips }: Pick<LogStrips, 'columns' | 'strips'>) {
  for (const { server, cells } of strips) {
    if (standingOf(server) !== 'LEADING') continue;
    const missed = columns.find(
      ({ fate, epoch }, at) =>
        fate === 'committed' && epoch < server.epoch && (cells[at]?.kind ?? 'none') === 'none',
    );
    if (missed !== undefined) return { zxid: missed.zxid, leader: server.id, epoch: server.epoch };
  }
  return null;
}

const HAS: ReadonlySet<LogCellKind> = new Set(['committed', 'unheard', 'snapshot']);

/** “Create /a by client B, zxid 4:2, logged by servers 1 and 2, committed”. */
export function cellText(
  { name, loggedBy }: LogColumn,
  { kind, variant }: LogCell,
  { words }: Telling,
): string {
  const state = variant > 0 ? `${words.cells[kind]}; ${words.variant}` : words.cells[kind];
  return words.cell(name, loggedBy, state);
}

/** “Server 1, down: 12 committed, 1 logged and not committed.” */
export function stripText({ server, cells }: LogStrip, { words, txns }: Telling): string {
  const counts = new Map<LogCellKind, number>();
  for (const { kind } of cells) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = SPOKEN.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [words.counts[kind](count)];
  });
  const state = txns.states[standingOf(server)];
  return words.strip(server.number, state, parts.length === 0 ? [words.nothing] : parts);
}

const SPOKEN = ['committed', 'unheard', 'outstanding', 'unforced', 'doomed', 'truncated'] as const;

/** What is said at the end of a strip, where there is something to say. */
export function noteOf(
  { server, cells }: LogStrip,
  columns: readonly LogColumn[],
  words: ViewWords['logStrips'],
): Note | null {
  if (cells.some(({ kind }) => kind === 'doomed')) return { text: words.notes.doomed, tone: 'alarm' };
  if (server.process === 'down') return { text: words.notes.down, tone: 'calm' };
  const lacking = cells.filter(({ kind }, at) => kind === 'none' && columns[at]?.fate === 'committed').length;
  if (lacking > 0) return { text: words.notes.lacking(lacking), tone: 'calm' };
  return cells.slice(-RECENT).some(({ kind }) => kind === 'truncated')
    ? { text: words.notes.truncated, tone: 'calm' }
    : null;
}

export type Note = Line;

/** What was discarded is told of for so many columns more. */
const RECENT = 12;
