// A chain of causes as it is shown: turning points as lines, what lies between them folded away where there is much of it.
import type { RecordKind, TraceRecord } from '../../engine/index.ts';

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
  const close = (): void => {
    const [first] = between;
    if (first === undefined) return;
    if (between.length === 1 || opened.has(first.seq))
      lines.push(...between.map((record): WhyLine => ({ kind: 'record', record })));
    else lines.push({ kind: 'fold', key: first.seq, records: between });
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
