// What one client logs, claims or is refused again and again, as one line of the event log.
import type { TraceRecord } from '../../../engine/index.ts';

interface Said {
  readonly side: number;
  readonly record: TraceRecord;
  readonly sentence: string;
  /** It tells something else than its record. */
  readonly isAside?: boolean;
}

export interface Folded<Line> {
  readonly line: Line;
  /** How often it was said in a row, on the last of them; else 1. */
  readonly count: number;
  /** Of those in a row, the same as long as there are more. */
  readonly key: string;
  readonly isOpen: boolean;
}

/**
 * Of those in a row the last line stands for all, unless they are opened. In a row: its client logs nothing else between. Of claims and
 * refusals: nothing else at all is told of it but what it logs.
 */
export function foldRepeats<Line extends Said>(
  lines: readonly Line[],
  opened: ReadonlySet<string>,
): readonly Folded<Line>[] {
  const rows = new Map<string, Row>();
  const rowOf = lines.map((line): Row => {
    const { side, record, sentence, isAside } = line;
    const alone = { key: `${side} ${record.seq}`, sentence, count: 1, last: record.seq };
    const client = `${side} ${record.actor}`;
    const of = isAside === true ? null : repeatable(record);
    if (of !== 'log')
      for (const other of ['claim', 'refusal']) if (other !== of) rows.delete(`${client} ${other}`);
    if (of === null) return alone;
    const before = rows.get(`${client} ${of}`);
    if (before === undefined || before.sentence !== sentence) {
      rows.set(`${client} ${of}`, alone);
      return alone;
    }
    before.count++;
    before.last = record.seq;
    return before;
  });
  return lines.flatMap((line, at) => {
    const row = rowOf[at];
    if (row === undefined) return [];
    const { key, count, last } = row;
    const isLast = last === line.record.seq;
    const isOpen = opened.has(key);
    return isLast || isOpen ? [{ line, count: isLast ? count : 1, key, isOpen }] : [];
  });
}

/** What a loop does each time round. */
function repeatable(record: TraceRecord): 'log' | 'claim' | 'refusal' | null {
  if (record.kind === 'fact.stated') return record.fact.type === 'says' ? 'log' : null;
  if (record.kind === 'belief.stated') return 'claim';
  return record.kind === 'reply.delivered' && record.err !== 'Ok' ? 'refusal' : null;
}

interface Row {
  readonly key: string;
  readonly sentence: string;
  count: number;
  last: number;
}
