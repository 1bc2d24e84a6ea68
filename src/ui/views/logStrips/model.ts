// The logs of all servers under one another: how they stand, a sentence for each, and what is to be said of it.
import { standingOf } from '../../draw/thing/ServerTag.tsx';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import {
  logStrips,
  type LogCell,
  type LogCellKind,
  type LogColumn,
  type LogStrip,
  type LogStrips,
} from '../../select/logStrips.ts';
import type { Words } from './words/en.ts';

type Texts = ViewTexts<Words>;

export interface LogsModel extends ViewModel {
  readonly logs: LogStrips;
  /** One for each strip. */
  readonly notes: readonly (Note | null)[];
  readonly words: Words;
  readonly trace: Scene['view']['simulation']['trace'];
}

/** What is said at the end of a strip. */
export interface Note {
  readonly text: string;
  readonly tone: 'calm' | 'alarm';
}

/** One strip for each server, aligned by zxid: solid is committed, hollow is only logged, hatched will be discarded. */
export function logsModel({ view }: Scene, texts: Texts): LogsModel | string {
  const { words } = texts;
  const { trace } = view.simulation;
  const logs = logStrips(view.world, trace);
  const line = lineOf(logs, words);
  if (logs.columns.length === 0) return line.line;
  return {
    ...line,
    spoken: logs.strips.map((strip) => stripText(strip, texts)),
    things: logs.strips.map(({ server }) => ({ kind: 'server', id: server.id })),
    logs,
    notes: logs.strips.map((strip) => noteOf(strip, logs.columns, words)),
    words,
    trace,
  };
}

type Line = Pick<ViewModel, 'line' | 'tone'>;

/** The worst that can be said of any transaction that is still on a disk, else how far all agree. */
function lineOf({ columns, strips }: LogStrips, words: Words): Line {
  const lost = columns.findLastIndex(
    ({ fate }, at) => fate === 'committed' && strips.some(({ cells }) => cells[at]?.kind === 'truncated'),
  );
  const lostColumn = columns[lost];
  if (lostColumn !== undefined) {
    const servers = strips.flatMap(({ server, cells }) =>
      cells[lost]?.kind === 'truncated' ? [server.id] : [],
    );
    return { line: words.lost(lostColumn.zxid, servers), tone: 'alarm' };
  }
  const missed = missedIn({ columns, strips });
  if (missed !== null) return { line: words.missed(missed.zxid, missed.leader, missed.epoch), tone: 'alarm' };
  const doomed = columns.filter(({ fate }) => fate === 'doomed');
  if (doomed.length > 0) {
    const servers = [...new Set(doomed.flatMap(({ loggedBy }) => loggedBy))].toSorted();
    const zxids = doomed.map(({ zxid }) => zxid);
    return { line: words.doomed(zxids, servers), tone: 'alarm' };
  }
  const outstanding = columns.filter(
    ({ fate, loggedBy }) => fate === 'outstanding' && loggedBy.length > 0,
  ).length;
  if (outstanding > 0) return { line: words.outstanding(outstanding), tone: 'calm' };
  const at = columns.findLastIndex(({ fate }) => fate === 'committed');
  const newest = columns[at];
  if (newest === undefined) return { line: words.empty, tone: 'calm' };
  const haveAll = strips.every(({ cells }) => HAS.has(cells[at]?.kind ?? 'none'));
  return { line: haveAll ? words.same(newest.zxid) : words.committed(newest.zxid), tone: 'calm' };
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
export function cellText({ name, loggedBy }: LogColumn, { kind, variant }: LogCell, words: Words): string {
  const state = variant > 0 ? `${words.cells[kind]}; ${words.variant}` : words.cells[kind];
  return words.cell(name, loggedBy, state);
}

/** “Server 1, down: 12 committed, 1 logged and not committed.” */
function stripText({ server, cells }: LogStrip, { words, txns }: Texts): string {
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

function noteOf({ server, cells }: LogStrip, columns: readonly LogColumn[], words: Words): Note | null {
  if (cells.some(({ kind }) => kind === 'doomed')) return { text: words.notes.doomed, tone: 'alarm' };
  if (server.process === 'down') return { text: words.notes.down, tone: 'calm' };
  const lacking = cells.filter(({ kind }, at) => kind === 'none' && columns[at]?.fate === 'committed').length;
  if (lacking > 0) return { text: words.notes.lacking(lacking), tone: 'calm' };
  return cells.slice(-RECENT).some(({ kind }) => kind === 'truncated')
    ? { text: words.notes.truncated, tone: 'calm' }
    : null;
}

/** What was discarded is told of for so many columns more. */
const RECENT = 12;
