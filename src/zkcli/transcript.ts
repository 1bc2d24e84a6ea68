// What stands on a client's console: a pure function of the records, so it can be had for any moment of a run.
import type { ClientId, TraceRecord } from '../engine/index.ts';

/** What was typed, and what was printed from then until something else was typed. */
export interface ConsoleEntry {
  /** Null: what was printed before the first line of a process was typed. */
  readonly line: string | null;
  /** How zkCli counts it, as in its prompt and its history; null for a line that it does not count. */
  readonly number: number | null;
  /** The step in which the line was taken up. */
  readonly step: number;
  readonly printed: readonly PrintedText[];
}

interface PrintedText {
  readonly stream: 'out' | 'err';
  /** With the line breaks that are in it. */
  readonly text: string;
  readonly step: number;
  readonly timeMs: number;
}

/** The console of a client, oldest first. A new process of that name begins on an empty line. */
export function consoleOf(records: Iterable<TraceRecord>, client: ClientId): readonly ConsoleEntry[] {
  const entries: ConsoleEntry[] = [];
  let count = 0;
  for (const record of records) {
    if (record.actor !== client) continue;
    switch (record.kind) {
      case 'client.started':
        count = 0;
        entries.push({ line: null, number: null, step: record.step, printed: [] });
        break;
      case 'line.read': {
        const number = record.line === '' ? null : count++;
        entries.push({ line: record.line, number, step: record.step, printed: [] });
        break;
      }
      case 'text.printed': {
        const last = entries.pop() ?? { line: null, number: null, step: record.step, printed: [] };
        const { stream, text, step, timeMs } = record;
        entries.push({ ...last, printed: [...last.printed, { stream, text, step, timeMs }] });
        break;
      }
      default:
    }
  }
  return entries.filter(({ line, printed }) => line !== null || printed.length > 0);
}

/** All that was printed, as it comes out of zkCli whose input is no terminal: without what was typed. */
export function printedBy(records: Iterable<TraceRecord>, client: ClientId): string {
  let text = '';
  for (const record of records)
    if (record.kind === 'text.printed' && record.actor === client) text += record.text;
  return text;
}

/** Lines typed at that console, newest first, each once. */
export function linesTyped(entries: readonly ConsoleEntry[]): readonly string[] {
  const lines = entries.flatMap(({ line }) => (line === null || line === '' ? [] : [line]));
  return [...new Set(lines.toReversed())];
}
