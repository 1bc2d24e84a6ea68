// A recording: a line of JSON that says what it is, and a line for each event.
import * as v from 'valibot';
import { EVENT_TYPES } from '../../../engine/index.ts';
import type { TapEvent } from './tapEvent.ts';
import { jsonOf } from '../../../scenarios/link/jsonOf.ts';

export interface TapHead {
  readonly format: typeof FORMAT;
  /** The wall time, since 1970, at which the tap's time is 0. */
  readonly epochMs: number;
  /** Host and port, in the order of their numbers. */
  readonly upstreams: readonly string[];
  readonly keepsData: boolean;
}

export const FORMAT = 'znode-lab-tap/1';

export interface Recording {
  readonly head: TapHead;
  readonly events: readonly TapEvent[];
  /** Lines that are no event: the file was cut, or written into. */
  readonly unreadable: number;
  /** Lines behind the last event that there is room for. */
  readonly leftOut: number;
}

/** Beyond that a page runs out of memory. */
const MAX_EVENTS = 1_000_000;

export function recordingLine(value: TapHead | TapEvent): string {
  return `${JSON.stringify(value)}\n`;
}

/** Null: it is no such file. */
export function parseRecording(text: string, maxEvents = MAX_EVENTS): Recording | null {
  const lines = text.split('\n');
  const head = v.safeParse(HeadSchema, jsonOf(lines[0] ?? ''));
  if (!head.success) return null;
  const events: TapEvent[] = [];
  let unreadable = 0;
  let leftOut = 0;
  for (const line of lines.slice(1)) {
    if (line === '') continue;
    if (events.length >= maxEvents) {
      leftOut += 1;
      continue;
    }
    const event = v.safeParse(EventSchema, jsonOf(line));
    if (event.success) events.push(event.output);
    else unreadable += 1;
  }
  return { head: head.output, events, unreadable, leftOut };
}

const HeadSchema: v.GenericSchema<unknown, TapHead> = v.object({
  format: v.literal(FORMAT),
  epochMs: v.number(),
  upstreams: v.array(v.string()),
  keepsData: v.boolean(),
});

const Num = v.number();
const Text = v.string();
const Texts = v.array(Text);
const Data = v.nullable(v.union([Text, v.object({ hex: Text })]));
const Stat = v.object({
  czxid: Num,
  mzxid: Num,
  version: Num,
  cversion: Num,
  owner: Text,
  dataBytes: Num,
  numChildren: Num,
});
const Held = v.array(v.object({ session: Text, path: Text }));
const Report = v.object({
  mode: v.nullable(Text),
  zxid: v.nullable(v.pipe(Text, v.regex(/^0x[0-9a-f]{1,16}$/))),
  znodes: v.nullable(Num),
  watchCount: v.nullable(Num),
  ephemeralCount: v.nullable(Num),
  sessions: v.nullable(Texts),
  watches: v.nullable(Held),
  ephemerals: v.nullable(Held),
  refused: Texts,
  isCut: v.boolean(),
});
const Bytes = v.object({ client: Num, server: Num });
const SideSchema = v.picklist(['client', 'server']);
const WATCHES = { data: Texts, exist: Texts, child: Texts, persistent: Texts, recursive: Texts };

const BASE = { atMs: Num, connection: Num };

const EventSchema: v.GenericSchema<unknown, TapEvent> = v.variant('kind', [
  v.object({ ...BASE, kind: v.literal('opened'), server: Num, client: Text }),
  v.object({
    ...BASE,
    kind: v.literal('ended'),
    by: v.picklist(['client', 'server', 'tap', 'unreachable']),
    bytes: Bytes,
  }),
  v.object({
    ...BASE,
    kind: v.literal('opaque'),
    side: SideSchema,
    why: v.picklist(['tls', 'http', 'length', 'unreadable', 'missing']),
  }),
  v.object({ ...BASE, kind: v.literal('word'), word: Text }),
  v.object({
    ...BASE,
    kind: v.literal('connect'),
    sessionId: Text,
    timeoutMs: Num,
    lastZxidSeen: Num,
    bytes: Num,
  }),
  v.object({
    ...BASE,
    kind: v.literal('connected'),
    sessionId: Text,
    timeoutMs: Num,
    readOnly: v.boolean(),
    bytes: Num,
  }),
  v.object({ ...BASE, kind: v.literal('turnedAway'), err: Text, bytes: Num }),
  v.object({
    ...BASE,
    kind: v.literal('request'),
    xid: Num,
    bytes: Num,
    op: Text,
    path: v.nullable(Text),
    watch: v.exactOptional(v.boolean()),
    mode: v.exactOptional(Text),
    dataBytes: v.exactOptional(Num),
    data: v.exactOptional(Data),
    parts: v.exactOptional(v.array(v.object({ op: Text, path: Text, mode: v.exactOptional(Text) }))),
    watches: v.exactOptional(v.object(WATCHES)),
  }),
  v.object({
    ...BASE,
    kind: v.literal('answer'),
    xid: Num,
    op: v.nullable(Text),
    about: v.nullable(Text),
    err: Text,
    zxid: Num,
    latencyMs: v.nullable(Num),
    bytes: Num,
    path: v.exactOptional(Text),
    stat: v.exactOptional(Stat),
    childCount: v.exactOptional(Num),
    children: v.exactOptional(Texts),
    data: v.exactOptional(Data),
    dataBytes: v.exactOptional(Num),
    results: v.exactOptional(
      v.array(v.object({ op: Text, err: Text, path: Text, stat: v.exactOptional(Stat) })),
    ),
  }),
  v.object({
    ...BASE,
    kind: v.literal('event'),
    type: v.picklist([...EVENT_TYPES, 'unknown']),
    path: Text,
    bytes: Num,
  }),
  v.object({ ...BASE, kind: v.literal('ping') }),
  v.object({ ...BASE, kind: v.literal('pong'), latencyMs: v.nullable(Num) }),
  v.object({ ...BASE, kind: v.literal('disturbed'), order: Text }),
  v.object({ ...BASE, kind: v.literal('report'), server: Num, report: Report }),
  v.object({
    ...BASE,
    kind: v.literal('log'),
    zxid: Num,
    session: v.nullable(Text),
    endsSession: v.boolean(),
    nodes: v.array(
      v.object({
        path: Text,
        change: v.picklist(['loaded', 'create', 'setData', 'delete', 'other']),
        stat: Stat,
      }),
    ),
  }),
  v.object({ ...BASE, kind: v.literal('gap'), side: SideSchema, bytes: Num }),
]);
