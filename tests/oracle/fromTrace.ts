// From a recording of the real server (zk-trace/1), as plain JSON, to a history in plain words.
import * as v from 'valibot';
import { OUT_OF_TURN } from './fromRecords.ts';
import { COUNTERS, type Happening, type Sight } from './history.ts';

const zxid = v.union([v.number(), v.string()]);
const stat = v.object({
  czxid: zxid,
  mzxid: zxid,
  pzxid: zxid,
  version: v.number(),
  ephemeralOwner: v.union([v.string(), v.number()]),
});
const answer = v.object({
  err: v.optional(v.string()),
  zxid: v.optional(zxid),
  path: v.optional(v.nullable(v.string())),
  stat: v.optional(stat),
});
const event = v.object({ type: v.string(), path: v.string(), before: v.optional(v.boolean(), false) });
const request = v.object({ op: v.string(), path: v.optional(v.nullable(v.string())) });
const step = v.object({
  ...request.entries,
  session: v.optional(v.string()),
  of: v.optional(v.string()),
  lastZxidSeen: v.optional(v.union([v.number(), v.string()])),
  result: v.optional(v.looseObject({ ...answer.entries, session: v.optional(v.string()) })),
  results: v.optional(
    v.array(v.looseObject({ ...answer.entries, request: v.optional(v.number()), event: v.optional(event) })),
  ),
  requests: v.optional(v.array(request)),
  events: v.optional(v.record(v.string(), v.array(event))),
});
const trace = v.object({ steps: v.array(step) });

type Step = v.InferOutput<typeof step>;
type Answer = v.InferOutput<typeof answer>;
type Asked = v.InferOutput<typeof request>;

const HARNESS = new Set([
  'open',
  'reconnect',
  'attach',
  'drop',
  'hush',
  'pipeline',
  'awaitExpiry',
  'awaitGone',
  'sleep',
  'four',
  'server',
]);
/** A letter whose session is another's, or new: its earlier connections say nothing about it. */
const CONNECTING = new Set(['open', 'reconnect', 'attach']);

export function* historyOf(json: unknown): Generator<Happening> {
  let xid = 0;
  const names = new Names();
  for (const [at, one] of v.parse(trace, json).steps.entries()) {
    const { session } = one;
    if (session !== undefined && CONNECTING.has(one.op)) {
      names.connect(one, session, at + 1);
      yield { kind: 'connected', connection: names.connection(session), session: names.identity(session) };
      // A bare client says what it likes; what it was told before is its own affair.
      if (one.lastZxidSeen !== undefined || one.op !== 'reconnect')
        yield { kind: 'forgot', session: names.identity(session), zxid: 0 };
    }
    if (one.op === 'pipeline') {
      yield* pipelineOf(one, names, xid);
      xid += one.requests?.length ?? 0;
    } else if (!HARNESS.has(one.op) && session !== undefined) {
      yield* requestOf(one, names, ++xid);
    }
    yield* endOf(one, names);
  }
}

/** Who is meant by a letter: it may be opened anew, or join another one's session. */
class Names {
  readonly #connections = new Map<string, string>();
  readonly #identities = new Map<string, string>();

  connect({ op, of }: Step, letter: string, at: number): void {
    this.#connections.set(letter, `${letter}#${at}`);
    if (op === 'open') this.#identities.set(letter, `${letter}@${at}`);
    if (op === 'attach') this.#identities.set(letter, this.identity(of ?? letter));
  }

  connection(letter: string): string {
    return this.#connections.get(letter) ?? letter;
  }

  identity(letter: string): string {
    return this.#identities.get(letter) ?? letter;
  }
}

function* requestOf(one: Step, names: Names, xid: number): Generator<Happening> {
  const path = one.path ?? null;
  const connection = names.connection(one.session ?? '');
  yield { kind: 'asked', connection, xid, op: one.op, path };
  const change = one.result?.err === 'Ok' && CHANGES.has(one.op) ? numberOf(one.result.zxid) : null;
  for (const [session, events] of Object.entries(one.events ?? {})) {
    // One transaction only: what it changed is what these events announce.
    for (const { type, path: of, before } of events) {
      if (session === one.session && !before) continue;
      yield { kind: 'told', connection: names.connection(session), path: of, type, zxid: change };
    }
  }
  if (one.result !== undefined) yield* answeredOf(one, one.result, names, connection, xid);
  for (const { type, path: of, before } of one.events?.[one.session ?? ''] ?? []) {
    if (!before) yield { kind: 'told', connection, path: of, type, zxid: change };
  }
}

/** What a request of this kind changes is one node, so that its events are of its own zxid. */
const CHANGES = new Set(['create', 'create1', 'delete', 'setData']);

function* pipelineOf(
  { session = '', requests = [], results = [] }: Step,
  names: Names,
  first: number,
): Generator<Happening> {
  const connection = names.connection(session);
  for (const [index, { op, path = null }] of requests.entries())
    yield { kind: 'asked', connection, xid: first + index + 1, op, path };
  for (const result of results) {
    const asked = requests[result.request ?? -1];
    if (asked !== undefined)
      yield* answeredOf(asked, result, names, connection, first + (result.request ?? 0) + 1);
    else if (result.event !== undefined)
      yield { kind: 'told', connection, path: result.event.path, type: result.event.type, zxid: null };
  }
}

function* answeredOf(
  { op, path = null }: Asked,
  result: Answer,
  names: Names,
  connection: string,
  xid: number,
): Generator<Happening> {
  const at = numberOf(result.zxid);
  if (at === null || result.err === undefined) return;
  // Authentication is answered out of turn too.
  const hasTurn = op !== 'addauth' && !OUT_OF_TURN.has(result.err);
  const sights = result.stat === undefined ? [] : [sightOf(result.path ?? path ?? '', result.stat, names)];
  yield { kind: 'answered', connection, xid: hasTurn ? xid : 0, op, path, zxid: at, err: result.err, sights };
}

function* endOf({ op, session, result }: Step, names: Names): Generator<Happening> {
  const at = numberOf(result?.zxid);
  if (session === undefined || at === null) return;
  if (op === 'awaitExpiry' || (op === 'close' && result?.err === 'Ok'))
    yield { kind: 'ended', session: names.identity(session), zxid: at };
}

function sightOf(
  path: string,
  { ephemeralOwner, version, ...zxids }: v.InferOutput<typeof stat>,
  names: Names,
): Sight {
  return {
    path,
    czxid: numberOf(zxids.czxid) ?? 0,
    mzxid: numberOf(zxids.mzxid) ?? 0,
    pzxid: numberOf(zxids.pzxid) ?? 0,
    version,
    owner: typeof ephemeralOwner === 'string' ? names.identity(ephemeralOwner) : null,
  };
}

/** Traces of ensembles write `epoch:counter`. */
function numberOf(written: number | string | undefined): number | null {
  if (written === undefined || typeof written === 'number') return written ?? null;
  const [epoch = 0, counter = 0] = written.split(':').map(Number);
  return epoch * COUNTERS + counter;
}
