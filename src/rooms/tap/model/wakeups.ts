// Which write woke which clients: notifications that tell of the same are put together, and the write they come from is looked for among
// those that passed the tap. A server does not say it, so it is inferred.
import { fill } from './fill.ts';
import { writesIn, type Write } from './script.ts';
import type { SeenNode, SeenSession, SeenWatch } from './seen.ts';
import type { TapEvent } from './tapEvent.ts';

const MAX_WAKEUPS = 5000;
const MAX_WRITES = 20_000;
/** Notifications of one write come within so long of each other. */
const TOGETHER_MS = 2000;
/** Of one kind and path: several clients may write at once, and all but one come too late. */
const MAX_WRITES_ALIKE = 8;

export interface Wakeup {
  readonly path: string;
  readonly type: string;
  readonly atMs: number;
  /** Of the first notification. */
  readonly index: number;
  /** Of the last one. */
  lastIndex: number;
  readonly cause: Cause;
  /** Sessions that were told, in order. */
  readonly woken: Set<string>;
  /** Those that asked again and have written nothing since, until they were woken anew. */
  readonly inVain: Set<string>;
}

export type Cause =
  | {
      readonly kind: 'write';
      readonly op: Write['op'];
      readonly path: string;
      readonly session: string | null;
      readonly index: number;
      /** It did not pass the tap: the log of a server has it. */
      readonly isLogged: boolean;
      /** One of several of a multi: a persistent watch may tell of each. */
      readonly isPart: boolean;
    }
  /** The owner's session ended: at that event, or where no other one tells of it, before the first notification. */
  | { readonly kind: 'sessionEnd'; readonly session: string; readonly index: number }
  /** Nothing that was seen: a client wrote or ended that is not connected through the tap, or the server removed a container or TTL node. */
  | { readonly kind: 'unseen' };

type CauseKnown = Exclude<Cause, { kind: 'unseen' }>;

interface Kept {
  readonly cause: CauseKnown;
  /** Of the request. */
  readonly xid: number | null;
  readonly atMs: number;
  /** Null until it is known. */
  zxid: number | null;
}

/** Which writes an event cannot come from. */
interface Ruled {
  /** The watch was set after this transaction, or the znode created by it. */
  readonly sinceZxid: number;
  /** Writes that its watch has told of already. */
  readonly toldOf: readonly (number | null)[];
  /** It tells of the first write after it was set. */
  readonly isOneTime: boolean;
}

export class Wakeups {
  /** The newest. */
  readonly all: Wakeup[] = [];
  /** Over all, also those that are forgotten. */
  count = 0;
  clients = 0;
  readonly #open = new Map<string, Wakeup>();
  /** The last writes that a notification of such a kind can come from, by kind and path; as they were asked for, the newest last. */
  readonly #writes = new Map<string, readonly Kept[]>();
  /** By session: what woke it last. */
  readonly #lastOf = new Map<string, Wakeup>();
  /** Of a wake-up and a session that has written since. */
  readonly #wrote = new Set<string>();

  takeOver(from: Wakeups): void {
    const copies = new Map(
      from.all.map((each) => [each, { ...each, woken: new Set(each.woken), inVain: new Set(each.inVain) }]),
    );
    const copyOf = (wakeup: Wakeup): Wakeup => copies.get(wakeup) ?? wakeup;
    for (const copy of copies.values()) this.all.push(copy);
    this.count = from.count;
    this.clients = from.clients;
    fill(this.#open, from.#open, copyOf);
    fill(this.#lastOf, from.#lastOf, copyOf);
    fill(this.#writes, from.#writes, (writes) => writes.map((kept) => ({ ...kept })));
    for (const wrote of from.#wrote) this.#wrote.add(wrote);
  }

  /** A write is looked for from when it is asked: others may be told of it before its own answer. */
  asked(request: Extract<TapEvent, { kind: 'request' }>, session: string | null, index: number): void {
    const parts = request.parts ?? [{ op: request.op, path: request.path ?? '' }];
    const writes = parts.filter(
      (part): part is Write => part.op === 'create' || part.op === 'delete' || part.op === 'setData',
    );
    const by = { session, index, isLogged: false, isPart: writes.length > 1 };
    this.#noteAll(writes, by, { xid: request.xid, atMs: request.atMs, zxid: null });
    const last = session === null ? undefined : this.#lastOf.get(session);
    if (session === null || last === undefined) return;
    if (request.op === 'closeSession') last.inVain.delete(session);
    // Asking is in vain as long as nothing is written: a write that is refused, as that of who comes late to a lock, is in vain too.
    else if (request.op !== 'setWatches' && !this.#wrote.has(`${last.index} ${session}`))
      last.inVain.add(session);
  }

  /** The path of a sequential znode is known from its answer. */
  done(answer: Extract<TapEvent, { kind: 'answer' }>, session: string | null, index: number): void {
    const written = writesIn(answer);
    if (written.length === 0) this.#undo(answer, session);
    if (answer.err !== 'Ok') return;
    const last = session === null ? undefined : this.#lastOf.get(session);
    if (written.length > 0 && session !== null && last !== undefined) {
      last.inVain.delete(session);
      this.#wrote.add(`${last.index} ${session}`);
    }
    const { xid, zxid, atMs } = answer;
    const isAsked = (kept: Kept) => kept.xid === xid && kept.cause.session === session;
    const askedFor = (key: string) => this.#writes.get(key)?.findLast(isAsked);
    // Sequential znodes have another name now.
    const isKnown = written.every((write) => askedFor(keyOf(write.op, write.path)) !== undefined);
    if (!isKnown) {
      const asked = written.map(({ path }) => askedFor(`children ${parentOf(path)}`)).find(Boolean);
      const by = { session, index: asked?.cause.index ?? index, isLogged: false, isPart: written.length > 1 };
      this.#noteAll(written, by, { xid, atMs, zxid });
    }
    for (const key of written.flatMap(keysOf)) {
      const kept = askedFor(key);
      if (kept !== undefined) kept.zxid = zxid;
    }
  }

  /** A transaction of a session that does not pass the tap. */
  logged(
    { nodes, endsSession, zxid, atMs }: Extract<TapEvent, { kind: 'log' }>,
    session: string,
    index: number,
  ): void {
    for (const { change, path } of nodes) {
      if (change !== 'create' && change !== 'delete' && change !== 'setData') continue;
      const write = { op: change, path };
      const at = { xid: null, zxid, atMs };
      if (endsSession) this.#keep(write, { cause: { kind: 'sessionEnd', session, index }, ...at });
      else this.#note(write, { session, index, isLogged: true, isPart: nodes.length > 2 }, at);
    }
  }

  woke(
    {
      type,
      path,
      session,
      index,
      atMs,
    }: {
      readonly type: string;
      readonly path: string;
      readonly session: string;
      readonly index: number;
      readonly atMs: number;
    },
    ruled: Ruled,
    gone: () => SeenSession | null,
  ): Cause {
    const kept = chosenOf(this.#writes.get(KEYS[type]?.(path) ?? '') ?? [], ruled, atMs);
    const cause = kept?.cause ?? endOf(gone(), index);
    const key = `${type} ${path}`;
    let wakeup = this.#open.get(key);
    const isSame =
      wakeup !== undefined &&
      !wakeup.woken.has(session) &&
      atMs - wakeup.atMs < TOGETHER_MS &&
      (wakeup.cause.kind !== 'write' || cause.kind !== 'write' || wakeup.cause.index === cause.index);
    if (wakeup === undefined || !isSame) {
      wakeup = { path, type, atMs, index, lastIndex: index, cause, woken: new Set(), inVain: new Set() };
      this.#open.set(key, wakeup);
      this.all.push(wakeup);
      this.count += 1;
      if (this.all.length > MAX_WAKEUPS) this.#forget();
    }
    wakeup.woken.add(session);
    wakeup.lastIndex = index;
    this.clients += 1;
    this.#lastOf.set(session, wakeup);
    return cause;
  }

  #forget(): void {
    const first = this.all.shift();
    if (first === undefined) return;
    const key = `${first.type} ${first.path}`;
    if (this.#open.get(key) === first) this.#open.delete(key);
    for (const session of first.woken) {
      this.#wrote.delete(`${first.index} ${session}`);
      if (this.#lastOf.get(session) === first) this.#lastOf.delete(session);
    }
  }

  /** A watch that fires once tells of the first part of a multi that concerns it: of parts under one key that one is kept. */
  #noteAll(
    writes: readonly Write[],
    by: Omit<Extract<Cause, { kind: 'write' }>, 'kind' | 'op' | 'path'>,
    at: Omit<Kept, 'cause'>,
  ): void {
    for (const write of writes.toReversed()) this.#note(write, by, at);
  }

  #note(
    write: Write,
    by: Omit<Extract<Cause, { kind: 'write' }>, 'kind' | 'op' | 'path'>,
    at: Omit<Kept, 'cause'>,
  ): void {
    this.#keep(write, { cause: { kind: 'write', ...write, ...by }, ...at });
  }

  #keep(write: Write, kept: Kept): void {
    for (const key of keysOf(write)) this.#keepUnder(key, { ...kept });
  }

  /** What was refused woke nobody. */
  #undo({ op, xid, about, results }: Extract<TapEvent, { kind: 'answer' }>, session: string | null): void {
    const refused = results ?? (about === null ? [] : [{ op: op ?? '', path: about }]);
    for (const { op: each, path } of refused)
      for (const key of [`${each} ${path}`, `children ${parentOf(path)}`]) {
        const kept = this.#writes.get(key);
        const left = kept?.filter((write) => write.xid !== xid || write.cause.session !== session);
        if (kept !== undefined && left !== undefined && left.length < kept.length)
          this.#writes.set(key, left);
      }
  }

  #keepUnder(key: string, kept: Kept): void {
    const { session, index } = kept.cause;
    const others = (this.#writes.get(key) ?? []).filter(
      ({ cause }) => cause.session !== session || cause.index !== index,
    );
    this.#writes.delete(key);
    this.#writes.set(key, [...others.slice(1 - MAX_WRITES_ALIKE), kept]);
    if (this.#writes.size <= MAX_WRITES) return;
    const oldest = this.#writes.keys().next();
    if (oldest.done !== true) this.#writes.delete(oldest.value);
  }
}

/**
 * A watch that fires once was fired by the first write after it was set: by the one with the lowest zxid, or where none is answered yet by
 * the one that was asked for first. Others hear of each write.
 */
function chosenOf(
  writes: readonly Kept[],
  { sinceZxid, toldOf, isOneTime }: Ruled,
  atMs: number,
): Kept | undefined {
  const isPossible = ({ zxid, cause }: Kept) =>
    (zxid === null || zxid > sinceZxid) && !(toldOf.includes(cause.index) && !isPart(cause));
  const newest = writes.at(-1);
  if (newest === undefined || !isOneTime)
    return newest !== undefined && isPossible(newest) ? newest : undefined;
  const possible = writes.filter(isPossible);
  const [first] = possible
    .filter(({ zxid }) => zxid !== null)
    .toSorted((one, other) => Number(one.zxid) - Number(other.zxid));
  return first ?? possible.find((write) => atMs - write.atMs < TOGETHER_MS) ?? possible.at(-1);
}

function endOf(ended: SeenSession | null, toldAtIndex: number): Cause {
  return ended === null
    ? { kind: 'unseen' }
    : { kind: 'sessionEnd', session: ended.id, index: ended.endedIndex ?? toldAtIndex };
}

export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

function keysOf({ op, path }: Write): readonly string[] {
  return op === 'setData' ? [keyOf(op, path)] : [keyOf(op, path), `children ${parentOf(path)}`];
}

function isPart(cause: CauseKnown): boolean {
  return cause.kind === 'write' && cause.isPart;
}

function keyOf(op: Write['op'], path: string): string {
  return `${op} ${path}`;
}

const KEYS: Readonly<Record<string, (path: string) => string>> = {
  NodeCreated: (path) => `create ${path}`,
  NodeDeleted: (path) => `delete ${path}`,
  NodeDataChanged: (path) => `setData ${path}`,
  NodeChildrenChanged: (path) => `children ${path}`,
};

/** What a watch was set after does not fire it, and what came before a znode did not delete it. */
export function ruledOutBy(watches: readonly SeenWatch[], node: SeenNode | undefined): Ruled {
  const isPersistent = watches.some(({ kind }) => kind === 'persistent' || kind === 'recursive');
  const set = watches.map(({ setZxid }) => setZxid);
  const sinceZxid = Math.max(set.length === 0 ? -1 : Math.min(...set), node?.stat?.czxid ?? -1);
  return {
    sinceZxid,
    toldOf: isPersistent ? watches.map(({ toldOf }) => toldOf) : [],
    isOneTime: watches.length > 0 && !isPersistent,
  };
}
