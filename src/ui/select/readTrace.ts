// Reading a trace once, and only as far as it has grown: what a selector needs to know of the past is not counted again for
// another step.
import type { TraceRecord } from '../../engine/index.ts';

type Trace = readonly TraceRecord[];

/** What was read of a trace so far, kept for each trace by itself; `take` writes the next record into it. */
export function traceReader<State>(
  begin: () => State,
  take: (state: State, record: TraceRecord, trace: Trace) => void,
): (trace: Trace) => State {
  const readers = new WeakMap<Trace, { readonly state: State; read: number }>();
  return (trace) => {
    const reader = readers.get(trace) ?? { state: begin(), read: 0 };
    readers.set(trace, reader);
    for (; reader.read < trace.length; reader.read++) {
      const record = trace[reader.read];
      if (record !== undefined) take(reader.state, record, trace);
    }
    return reader.state;
  };
}
