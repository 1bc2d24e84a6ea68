// Reading a trace, or another list that only grows, once and only as far as it has grown: what a selector needs to know of the
// past is not counted again for another step.
import type { TraceRecord } from '../../engine/index.ts';

/** What was read of a trace so far, kept for each trace by itself; `take` writes the next record into it. */
export function traceReader<State>(
  begin: () => State,
  take: (state: State, record: TraceRecord, trace: readonly TraceRecord[]) => void,
): (trace: readonly TraceRecord[]) => State {
  return listReader(begin, take);
}

/** The same of any list that only grows. */
export function listReader<Item extends object, State>(
  begin: () => State,
  take: (state: State, item: Item, list: readonly Item[]) => void,
): (list: readonly Item[]) => State {
  const readers = new WeakMap<readonly Item[], { readonly state: State; read: number }>();
  return (list) => {
    const reader = readers.get(list) ?? { state: begin(), read: 0 };
    readers.set(list, reader);
    for (; reader.read < list.length; reader.read++) {
      const item = list[reader.read];
      if (item !== undefined) take(reader.state, item, list);
    }
    return reader.state;
  };
}
