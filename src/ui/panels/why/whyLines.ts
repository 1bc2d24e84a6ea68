// A chain of causes as it is shown: turning points as lines, what lies between them folded away where there is much of it.
import type { RecordKind, TraceRecord } from '../../../engine/index.ts';
import { ownLineReached } from '../../../scenarios/scenario/ownThreads.ts';

export type WhyLine =
  | { readonly kind: 'record'; readonly record: TraceRecord }
  /** `key`: the number of the first record in it. */
  | { readonly kind: 'fold'; readonly key: number; readonly records: readonly TraceRecord[] };

/** Chains up to so many records are shown whole. */
const SHORT = 12;

/** `opened`: keys of folds that the reader has opened. */
export function whyLines(chain: readonly TraceRecord[], opened: ReadonlySet<number>): readonly WhyLine[] {
  const lines: WhyLine[] = [];
  let between: TraceRecord[] = [];
  const fold = (records: readonly TraceRecord[]): void => {
    const [first] = records;
    if (first === undefined) return;
    if (records.length === 1 || opened.has(first.seq))
      lines.push(...records.map((record): WhyLine => ({ kind: 'record', record })));
    else lines.push({ kind: 'fold', key: first.seq, records });
  };
  const close = (): void => {
    const at = between.findLastIndex(marksLine);
    fold(between.slice(0, Math.max(0, at)));
    if (at >= 0) fold(between.slice(at, at + 1));
    fold(between.slice(at + 1));
    between = [];
  };
  for (const record of chain) {
    const isEnd = record === chain[0] || record === chain.at(-1);
    if (chain.length > SHORT && !isEnd && BETWEEN.has(record.kind)) {
      between.push(record);
      continue;
    }
    close();
    lines.push({ kind: 'record', record });
  }
  close();
  return lines;
}

/** Of those in a row the last is the line of own code that made the call. */
function marksLine(record: TraceRecord): boolean {
  return ownLineReached(record) !== null;
}

/** How things came about rather than why. */
const BETWEEN: ReadonlySet<RecordKind> = new Set([
  'program.resumed',
  'request.queued',
  'request.sent',
  'request.received',
  'request.forwarded',
  'request.taken',
  'connection.attempted',
  'connection.accepted',
  'connection.refused',
  'vote.started',
  'vote.cast',
  'vote.received',
  'role.changed',
  'epoch.accepted',
  'epoch.begun',
  'leader.called',
  'learner.joined',
  'learner.lost',
  'txn.received',
  'reply.sent',
  'event.delivered',
]);
