// Reading a trace, or another list that only grows, once and only as far as it has grown: what a selector needs to know of the
// past is not counted again for another step.
import { minIndex } from 'd3-array';
import type { RecordKind, RecordOf, TraceRecord } from '../../engine/index.ts';

/**
 * What was read of a trace so far, kept for each trace by itself; `take` writes the next record into it. `kinds`: those that it is
 * given, if not all: most records are none of its business.
 *
 * A fork's trace begins as the one it left, and reading it goes on from a copy of what was known then. Maps, sets and lists of a state
 * are copied, however deep; any other object in it must be replaced, never changed.
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
  const readOn = readerOn<TraceRecord, State>(
    begin,
    (state, record, trace) => take(state, record as RecordOf<Kind>, trace),
    kinds && next,
  );
  return (trace) => {
    asked.add(readOn);
    return readOn(trace).state;
  };
}

/** Those that what is shown has asked: of another trace it will ask them again. */
const asked = new Set<(trace: readonly TraceRecord[], isOutOfTime: () => boolean) => { read: number }>();

/** Reads a trace that is to be shown, as far as there is time, so that there is less to read when it is. False: there is more to read. */
export function readTraceAhead(trace: readonly TraceRecord[], isOutOfTime: () => boolean): boolean {
  for (const readOn of asked) if (readOn(trace, isOutOfTime).read < trace.length) return false;
  return true;
}

/** Between two copies that are kept so many are read, or this part of what was read before: copying takes less time than reading. */
const COPY_EVERY = 2000;
const COPY_SHARE = 8;
/** So many of one list: a run is left anywhere, most often near its end. */
const MOST_COPIES = 6;
/** The clock is looked at after so many: that takes as long as to read a few. */
const CLOCK_EVERY = 64;

interface Reader<Item, State> {
  state: State;
  read: number;
  /** Where copies were made, and the items that were read last then. */
  copied: { readonly last: Item; readonly read: number }[];
  copyAt: number;
}

/** The same of any list that only grows. */
export function listReader<Item extends object, State>(
  begin: () => State,
  take: (state: State, item: Item, list: readonly Item[]) => void,
): (list: readonly Item[]) => State {
  const readOn = readerOn(begin, take);
  return (list) => readOn(list).state;
}

/** `next`: the place of what is taken next, at or after that one. */
function readerOn<Item extends object, State>(
  begin: () => State,
  take: (state: State, item: Item, list: readonly Item[]) => void,
  next: (list: readonly Item[], from: number) => number = (_, from) => from,
): (list: readonly Item[], isOutOfTime?: () => boolean) => Reader<Item, State> {
  const readers = new WeakMap<readonly Item[], Reader<Item, State>>();
  /** By the item read last: lists that have it at the same place are the same up to there. */
  const copies = new WeakMap<Item, { readonly state: State; readonly read: number }>();

  function beginAt(list: readonly Item[]): Reader<Item, State> {
    const copied: Reader<Item, State>['copied'] = [];
    let from: { readonly state: State; readonly read: number } | undefined;
    for (let read = copyAfter(0); read <= list.length; read = copyAfter(read)) {
      const last = list[read - 1];
      const copy = last && copies.get(last);
      if (last === undefined || copy?.read !== read) continue;
      copied.push({ last, read });
      from = copy;
    }
    const { state, read } = from ?? { state: begin(), read: 0 };
    return { state: copyOf(state, true), read, copied, copyAt: copyAfter(read) };
  }

  function keepCopy(reader: Reader<Item, State>, last: Item): void {
    copies.set(last, { state: copyOf(reader.state, true), read: reader.read });
    reader.copied.push({ last, read: reader.read });
    reader.copyAt = copyAfter(reader.read);
    if (reader.copied.length <= MOST_COPIES) return;
    for (const copy of reader.copied.splice(leastMissed(reader), 1)) copies.delete(copy.last);
  }

  /** Between its neighbours there is least to read anew, for how far it is from the end. */
  function leastMissed({ copied, read }: Reader<Item, State>): number {
    const share = copied.map((_, at) => {
      const before = copied[at - 1]?.read ?? 0;
      return ((copied[at + 1]?.read ?? Infinity) - before) / (read - before);
    });
    return minIndex(share);
  }

  return (list, isOutOfTime) => {
    const reader = readers.get(list) ?? beginAt(list);
    readers.set(list, reader);
    let at = next(list, reader.read);
    for (let n = 1; reader.read < list.length; n++) {
      if (n % CLOCK_EVERY === 0 && isOutOfTime?.() === true) return reader;
      const item = list[at];
      if (at < reader.copyAt && item !== undefined) {
        take(reader.state, item, list);
        reader.read = at + 1;
        at = next(list, reader.read);
      } else reader.read = Math.min(list.length, reader.copyAt);
      const last = list[reader.read - 1];
      if (reader.read === reader.copyAt && last !== undefined) keepCopy(reader, last);
    }
    return reader;
  };
}

function copyAfter(read: number): number {
  return read + Math.max(COPY_EVERY, Math.floor(read / COPY_SHARE));
}

/** A state may be an object of several. */
function copyOf<Value>(value: Value, isState?: true): Value;
function copyOf(value: unknown, isState?: true): unknown {
  if (Array.isArray(value)) return value.map((each) => copyOf(each));
  if (value instanceof Set) return new Set(value);
  if (value instanceof Map) {
    const copy = new Map<unknown, unknown>(value);
    for (const [key, each] of copy) copy.set(key, copyOf(each));
    return copy;
  }
  if (isState)
    return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, copyOf(each)]));
  return value;
}

/** The kinds of all records, side by side: to look at them takes far less time than to look into each record. */
const kindsIn = listReader(
  (): RecordKind[] => [],
  (found, { kind }: TraceRecord) => {
    found.push(kind);
  },
);
