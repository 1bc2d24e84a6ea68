// Why two actors did not hear each other: the newest command that parted them or ended or froze one of them, and that was
// not undone since. Read off the trace.
import type { ActorId } from '../model/ids.ts';
import type { Reasons } from './causes.ts';
import type { TraceRecord } from './record.ts';

/** Nothing was heard because nothing could pass, or because the other side did not run. */
export function becauseParted(
  trace: readonly TraceRecord[],
  record: TraceRecord,
  from: TraceRecord['actor'],
  others: readonly ActorId[],
): Reasons | null {
  const partings = others.flatMap((other) => parter(trace, record.seq, from, other) ?? []);
  return partings.length === 0 ? null : { goOn: partings, beside: [] };
}

/** The record to go on at, before a sequence number; null if nothing kept the two apart. */
function parter(
  trace: readonly TraceRecord[],
  before: number,
  one: TraceRecord['actor'],
  other: ActorId,
): TraceRecord | null {
  const mended = new Set<TraceRecord['actor']>();
  for (let at = before - 2; at >= 0; at--) {
    const record = trace[at];
    if (record === undefined) continue;
    const { kind, actor } = record;
    if (kind === 'network.healed' && isBetween(record.pairs, one, other)) return null;
    if (kind === 'network.cut' && isBetween(record.pairs, one, other)) return commandOf(trace, record);
    if (kind === 'server.started' || kind === 'server.thawed') mended.add(actor);
    const isOut = kind === 'server.stopped' || kind === 'server.frozen';
    if (isOut && (actor === one || actor === other) && !mended.has(actor)) return commandOf(trace, record);
  }
  return null;
}

function isBetween(
  pairs: readonly { readonly from: string; readonly to: string }[],
  one: string,
  other: string,
): boolean {
  return pairs.some(({ from, to }) => (from === one && to === other) || (from === other && to === one));
}

/** The command behind it, or the record itself where no command was: a disk that failed ends a process too. */
function commandOf(trace: readonly TraceRecord[], record: TraceRecord): TraceRecord {
  const first = trace[(record.causes[0] ?? 0) - 1];
  return first?.kind === 'command.given' ? first : record;
}
