// One row for each server of a small picture: its role over time, when it was down, and what its log holds at the breach.
import { isServerId } from '../../../engine/index.ts';
import type { ServerId, Simulation, TraceRecord } from '../../../engine/index.ts';
import type { Turn } from './turn.ts';
import { serverFaces } from '../ensemble/serverFaces.ts';
import type { RedBar, RedMark, RedRow } from './clientRows.ts';

export function serverRows({ trace, world }: Simulation, turn: Turn): readonly RedRow[] {
  const rows = new Map(serverFaces(world).map(({ id, number }) => [id, newRow(id, number)]));
  for (const record of trace) {
    const row = isServerId(record.actor) ? rows.get(record.actor) : undefined;
    if (row !== undefined) take(row, record, turn);
  }
  return [...rows.values()];
}

interface Row extends Omit<RedRow, 'bars' | 'marks'> {
  readonly bars: { readonly fromMs: number; toMs: number | null; readonly look: RedBar['look'] }[];
  readonly marks: RedMark[];
}

function newRow(id: ServerId, number: number): Row {
  return { key: id, actor: id, name: String(number), index: null, bars: [], marks: [], endMs: null };
}

function take(row: Row, record: TraceRecord, { step }: Turn): void {
  const { timeMs } = record;
  switch (record.kind) {
    case 'role.changed':
      endAll(row, timeMs, ROLES);
      if (record.role === 'LEADING') begin(row, timeMs, 'leads');
      else if (record.role !== 'LOOKING') begin(row, timeMs, 'follows');
      else begin(row, timeMs, 'looks');
      break;
    case 'role.left':
    case 'vote.started':
      endAll(row, timeMs, ROLES);
      begin(row, timeMs, 'looks');
      break;
    case 'server.stopped':
      endAll(row, timeMs, ALL);
      begin(row, timeMs, 'away');
      break;
    case 'server.started':
      endAll(row, timeMs, ALL);
      break;
    case 'server.frozen':
      begin(row, timeMs, 'still');
      break;
    case 'server.thawed':
      endAll(row, timeMs, ['still']);
      break;
    case 'txn.logged':
      row.marks.push({
        seq: record.seq,
        atMs: timeMs,
        look: record.step === step ? 'bad' : 'tick',
        text: '',
      });
      break;
    case 'log.truncated':
      row.marks.push({
        seq: record.seq,
        atMs: timeMs,
        look: record.step === step ? 'bad' : 'done',
        text: '',
      });
      break;
    default:
  }
}

const ROLES: readonly RedBar['look'][] = ['leads', 'follows', 'looks'];
const ALL: readonly RedBar['look'][] = [...ROLES, 'away', 'still'];

function begin(row: Row, fromMs: number, look: RedBar['look']): void {
  row.bars.push({ fromMs, toMs: null, look });
}

function endAll({ bars }: Row, timeMs: number, looks: readonly RedBar['look'][]): void {
  for (const bar of bars) if (bar.toMs === null && looks.includes(bar.look)) bar.toMs = timeMs;
}
