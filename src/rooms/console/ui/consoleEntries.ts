// What stands on each console at a moment: on a client's what was typed and printed there, on the lab's all other commands and what
// servers answered.
import { bisectRight } from 'd3-array';
import {
  assertNever,
  type ClientId,
  type RecordOf,
  type Refusal,
  type TraceRecord,
} from '../../../engine/index.ts';
import { commandWords } from '../../../scenarios/link/commandNotation.ts';
import { traceReader } from '../../../ui/select/readTrace.ts';
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

const ON_CONSOLES = [
  'client.started',
  'line.read',
  'text.printed',
  'word.answered',
  'command.given',
  'command.refused',
] as const;

const seqsOf = traceReader(
  () => new Map<ConsoleId, number[]>(),
  (seqs, record) => {
    const console = consoleFor(record);
    if (console === null) return;
    const known = seqs.get(console);
    if (known === undefined) seqs.set(console, [record.seq]);
    else known.push(record.seq);
  },
  ON_CONSOLES,
);

function consoleFor(record: RecordOf<(typeof ON_CONSOLES)[number]>): ConsoleId | null {
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
      return assertNever(record);
  }
}

function isClient(actor: string): actor is ClientId {
  return actor.startsWith('client:');
}
