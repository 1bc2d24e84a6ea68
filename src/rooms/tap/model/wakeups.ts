// Which write woke which clients: notifications that tell of the same are put together, and the write they come from is looked for among
// those that passed the tap. A server does not say it, so it is inferred.
import { writesIn, type Write } from './script.ts';
import type { LoggedNode, TapEvent } from './tapEvent.ts';

const MAX_WAKEUPS = 5000;
const MAX_WRITES = 20_000;
/** Notifications of one write come within so long of each other. */
const TOGETHER_MS = 2000;

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
    }
  /** The owner's session ended. */
  | { readonly kind: 'sessionEnd'; readonly session: string; readonly index: number | null }
  /** Nothing that was seen: another client wrote, which is not connected through the tap. */
  | { readonly kind: 'unseen' };

type CauseKnown = Exclude<Cause, { kind: 'unseen' }>;

export class Wakeups {
  /** The newest. */
  readonly all: Wakeup[] = [];
  /** Over all, also those that are forgotten. */
  count = 0;
  clients = 0;
  readonly #open = new Map<string, Wakeup>();
  /** The last write that a notification of such a kind can come from, by kind and path. */
  readonly #writes = new Map<string, CauseKnown>();
  /** By session: what woke it last. */
  readonly #lastOf = new Map<string, Wakeup>();
  /** Of a wake-up and a session that has written since. */
  readonly #wrote = new Set<string>();

  /** A write is looked for from when it is asked: others may be told of it before its own answer. */
  asked(request: Extract<TapEvent, { kind: 'request' }>, session: string | null, index: number): void {
    const parts = request.parts ?? [{ op: request.op, path: request.path ?? '' }];
    const writes = parts.filter(
      (part): part is Write => part.op === 'create' || part.op === 'delete' || part.op === 'setData',
    );
    for (const write of writes) this.#note(write, { session, index, isLogged: false });
    const last = session === null ? undefined : this.#lastOf.get(session);
    if (session === null || last === undefined) return;
    if (request.op === 'closeSession') last.inVain.delete(session);
    // Asking is in vain as long as nothing is written: a write that is refused, as that of who comes late to a lock, is in vain too.
    else if (request.op !== 'setWatches' && !this.#wrote.has(`${last.index} ${session}`))
      last.inVain.add(session);
  }

  /** The path of a sequential znode is known from its answer. */
  done(answer: Extract<TapEvent, { kind: 'answer' }>, session: string | null, index: number): void {
    if (answer.err !== 'Ok') return this.#undo(answer, session);
    const written = writesIn(answer);
    const last = session === null ? undefined : this.#lastOf.get(session);
    if (written.length > 0 && session !== null && last !== undefined) {
      last.inVain.delete(session);
      this.#wrote.add(`${last.index} ${session}`);
    }
    for (const write of written) {
      const before = this.#writes.get(keyOf(write.op, write.path));
      if (before === undefined || before.session !== session)
        this.#note(write, { session, index, isLogged: false });
    }
  }

  /** A transaction of a session that does not pass the tap. */
  logged(nodes: readonly LoggedNode[], session: string, endsSession: boolean, index: number): void {
    for (const { change, path } of nodes) {
      if (change !== 'create' && change !== 'delete' && change !== 'setData') continue;
      const write = { op: change, path };
      if (endsSession) this.#keep(write, { kind: 'sessionEnd', session, index });
      else this.#note(write, { session, index, isLogged: true });
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
    gone: { readonly id: string; readonly endedIndex: number | null } | null,
  ): void {
    const cause = this.#causeOf(type, path, gone);
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

  #note(
    write: Write,
    by: { readonly session: string | null; readonly index: number; readonly isLogged: boolean },
  ): void {
    this.#keep(write, { kind: 'write', ...write, ...by });
  }

  #keep({ op, path }: Write, cause: CauseKnown): void {
    this.#keepUnder(keyOf(op, path), cause);
    if (op !== 'setData') this.#keepUnder(`children ${parentOf(path)}`, cause);
  }

  /** What was refused woke nobody. */
  #undo({ op, about }: Extract<TapEvent, { kind: 'answer' }>, session: string | null): void {
    if (about === null) return;
    for (const key of [`${op} ${about}`, `children ${parentOf(about)}`]) {
      const cause = this.#writes.get(key);
      if (cause?.kind === 'write' && cause.session === session && cause.path === about)
        this.#writes.delete(key);
    }
  }

  #keepUnder(key: string, cause: CauseKnown): void {
    this.#writes.delete(key);
    this.#writes.set(key, cause);
    if (this.#writes.size <= MAX_WRITES) return;
    const oldest = this.#writes.keys().next();
    if (oldest.done !== true) this.#writes.delete(oldest.value);
  }

  #causeOf(
    type: string,
    path: string,
    gone: { readonly id: string; readonly endedIndex: number | null } | null,
  ): Cause {
    const write = this.#writes.get(KEYS[type]?.(path) ?? '');
    if (write !== undefined) return write;
    return gone === null
      ? { kind: 'unseen' }
      : { kind: 'sessionEnd', session: gone.id, index: gone.endedIndex };
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
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
