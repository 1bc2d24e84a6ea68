// Reading a trace, or another list that only grows, once and only as far as it has grown: what a selector needs to know of the
// past is not counted again for another step.
import type { RecordKind, RecordOf, TraceRecord } from '../../engine/index.ts';

/**
 * What was read of a trace so far, kept for each trace by itself; `take` writes the next record into it. `kinds`: those that it is
 * given, if not all. A fork's trace is read anew by every reader, and most records are none of its business.
 */
export function traceReader<State, Kind extends RecordKind = RecordKind>(
  begin: () => State,
  take: (state: State, record: RecordOf<Kind>, trace: readonly TraceRecord[]) => void,
  kinds?: readonly Kind[],
): (trace: readonly TraceRecord[]) => State {
  const taken: ReadonlySet<RecordKind> = new Set(kinds);
  const next = (trace: readonly TraceRecord[], from: number): number => {
    const all = kindsIn(trace);
    let at = from;
    for (let kind = all[at]; kind !== undefined && !taken.has(kind); kind = all[at]) at++;
    return at;
  };
  return listReader<TraceRecord, State>(
    begin,
    (state, record, trace) => take(state, record as RecordOf<Kind>, trace),
    kinds && next,
  );
}

/** The same of any list that only grows. `next`: the place of what is taken next, at or after that one. */
export function listReader<Item extends object, State>(
  begin: () => State,
  take: (state: State, item: Item, list: readonly Item[]) => void,
  next: (list: readonly Item[], from: number) => number = (_, from) => from,
): (list: readonly Item[]) => State {
  const readers = new WeakMap<readonly Item[], { readonly state: State; read: number }>();
  return (list) => {
    const reader = readers.get(list) ?? { state: begin(), read: 0 };
    readers.set(list, reader);
    while ((reader.read = next(list, reader.read)) < list.length) {
      const item = list[reader.read];
      if (item !== undefined) take(reader.state, item, list);
      reader.read++;
    }
    return reader.state;
  };
}

/** The kinds of all records, side by side: to look at them takes far less time than to look into each record. */
const kindsIn = listReader(
  (): RecordKind[] => [],
  (found, { kind }: TraceRecord) => {
    found.push(kind);
  },
);
