// What stands on each console at a moment: on a client's what was typed and printed there, on the lab's all other commands and what
// servers answered. A trace is read once, and only as far as it has grown.
import { bisectRight } from 'd3-array';
import type { ClientId, Refusal, TraceRecord } from '../../../engine/index.ts';
import { commandWords } from '../../../scenarios/link/commandNotation.ts';
import { consoleOf, type ConsoleEntry } from '../../../zkcli/index.ts';

export type ConsoleId = ClientId | 'lab';

export interface Entry extends ConsoleEntry {
  /** Why this world did not do it. */
  readonly refusal: Refusal | null;
}

/** The entries of a console among the first `count` records of a trace, oldest first. */
export function entriesOf(
  trace: readonly TraceRecord[],
  console: ConsoleId,
  count: number,
): readonly Entry[] {
  const records = recordsOf(trace, console, count);
  if (console === 'lab') return labEntries(records);
  return consoleOf(records, console).map((entry) => ({ ...entry, refusal: null }));
}

/** What is typed at a client's console stands there. */
function labEntries(records: readonly TraceRecord[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const record of records) {
    const { step, timeMs } = record;
    if (record.kind === 'word.answered') {
      const last = entries.pop() ?? { line: null, number: null, step, printed: [], refusal: null };
      const answer = { stream: 'out', text: record.text, step, timeMs } as const;
      entries.push({ ...last, printed: [...last.printed, answer] });
    } else if (record.kind === 'command.given' || record.kind === 'command.refused') {
      const refusal = record.kind === 'command.refused' ? record.reason : null;
      entries.push({ line: commandWords(record.command), number: null, step, printed: [], refusal });
    }
  }
  return entries;
}

function recordsOf(trace: readonly TraceRecord[], console: ConsoleId, count: number): readonly TraceRecord[] {
  const seqs = seqsOf(trace).get(console) ?? [];
  return seqs.slice(0, bisectRight(seqs, count)).flatMap((seq) => trace[seq - 1] ?? []);
}

interface Reader {
  read: number;
  readonly seqs: Map<ConsoleId, number[]>;
}

const readers = new WeakMap<readonly TraceRecord[], Reader>();

function seqsOf(trace: readonly TraceRecord[]): ReadonlyMap<ConsoleId, readonly number[]> {
  const reader = readers.get(trace) ?? { read: 0, seqs: new Map<ConsoleId, number[]>() };
  readers.set(trace, reader);
  for (; reader.read < trace.length; reader.read++) {
    const record = trace[reader.read];
    const console = record === undefined ? null : consoleFor(record);
    if (record === undefined || console === null) continue;
    const known = reader.seqs.get(console);
    if (known === undefined) reader.seqs.set(console, [record.seq]);
    else known.push(record.seq);
  }
  return reader.seqs;
}

function consoleFor(record: TraceRecord): ConsoleId | null {
  switch (record.kind) {
    case 'client.started':
    case 'line.read':
    case 'text.printed':
      return isClient(record.actor) ? record.actor : null;
    case 'word.answered':
      return 'lab';
    case 'command.given':
    case 'command.refused':
      return record.command.type === 'typeLine' ? null : 'lab';
    default:
      return null;
  }
}

function isClient(actor: string): actor is ClientId {
  return actor.startsWith('client:');
}
