// The calls of a run, as their clients saw them: asked, and answered as of a zxid. What no reply told, as the children that were listed,
// stands in what the program was handed. Of clients outside the world only their server is seen: received, and answered.
import {
  isWireId,
  type LinkId,
  type RecordOf,
  type SessionId,
  type TraceRecord,
  type TreeChange,
  type Zxid,
} from '../../../../engine/index.ts';

type ReplyDelivered = RecordOf<'reply.delivered'>;

/** A call that was answered. */
export interface Call {
  readonly session: SessionId;
  readonly op: ReplyDelivered['op'];
  readonly path: string | null;
  readonly err: ReplyDelivered['err'];
  readonly zxid: Zxid;
  /** The records in which it was asked, and answered. */
  readonly asked: RecordOf<'request.sent'> | RecordOf<'request.received'>;
  readonly answered: ReplyDelivered | RecordOf<'reply.sent'>;
  /** Null where they were not asked for, or not seen. */
  readonly children: readonly string[] | null;
  /** Of the znode it was answered of: the transaction that wrote its data last. Null where that is not seen. */
  readonly mzxid: Zxid | null;
}

/** What a program was handed of an answer. */
type Told = Pick<Call, 'children' | 'mzxid'>;

export interface Calls {
  /** As they were answered. */
  readonly calls: readonly Call[];
  /** What servers did to the tree, by the zxid of the transaction. */
  readonly changes: ReadonlyMap<Zxid, readonly TreeChange[]>;
  /** Proposals nobody was seen to apply: they may have taken effect unseen. */
  readonly undecided: ReadonlyMap<Zxid, string | null>;
}

export function callsIn(trace: Iterable<TraceRecord>): Calls {
  const reader = new CallReader();
  for (const record of trace) reader.read(record);
  return reader.result();
}

/** Reads a trace record by record, and keeps no more of it than what calls consist of. */
export class CallReader {
  readonly #calls: { call: Omit<Call, keyof Told>; told: Told }[] = [];
  /** By its record, until a program is handed what it says. */
  readonly #ofReply = new Map<number, number>();
  readonly #pending = new Map<string, RecordOf<'request.sent'> | RecordOf<'request.received'>>();
  readonly #sessions = new Map<LinkId, SessionId>();
  readonly #changes = new Map<Zxid, readonly TreeChange[]>();
  readonly #proposed = new Map<Zxid, string | null>();
  #leaving: RecordOf<'role.left'> | null = null;

  read(record: TraceRecord): void {
    switch (record.kind) {
      case 'session.established':
        this.#sessions.set(record.link, record.session);
        return;
      case 'request.sent':
        this.#pending.set(keyOf(record), record);
        return;
      case 'request.received':
        if (isWireId(record.link)) this.#pending.set(keyOf(record), record);
        return;
      case 'reply.delivered':
        this.#answer(record);
        return;
      case 'reply.sent':
        if (isWireId(record.link)) this.#answer(record);
        return;
      case 'program.resumed':
        this.#hand(record);
        return;
      case 'txn.proposed':
        if (!this.#changes.has(record.zxid)) this.#proposed.set(record.zxid, record.path);
        return;
      case 'role.left':
        this.#leaving = record;
        return;
      case 'txn.applied':
        this.#apply(record);
        return;
      default:
    }
  }

  result(): Calls {
    return {
      calls: this.#calls.map(({ call, told }) => ({ ...call, ...told })),
      changes: this.#changes,
      undecided: this.#proposed,
    };
  }

  #answer(answered: ReplyDelivered | RecordOf<'reply.sent'>): void {
    const key = keyOf(answered);
    const asked = this.#pending.get(key);
    // What has no number of its own (authentication, watches set again) is no call.
    if (asked === undefined) return;
    this.#pending.delete(key);
    const session = asked.kind === 'request.received' ? asked.session : this.#sessions.get(asked.link);
    // A session that the run began with.
    if (session === undefined) return;
    const { op, zxid, err } = answered;
    this.#ofReply.set(answered.seq, this.#calls.length);
    const call = { session, op, path: asked.path, err, zxid, asked, answered };
    this.#calls.push({ call, told: { children: null, mzxid: null } });
  }

  #hand({ input, causes }: RecordOf<'program.resumed'>): void {
    if (input.kind !== 'response') return;
    const { children = null, stat } = input.body;
    for (const cause of causes) {
      const call = this.#calls[this.#ofReply.get(cause) ?? -1];
      if (call !== undefined) call.told = { children, mzxid: stat?.mzxid ?? null };
    }
  }

  /** A server that gives up its role applies what is in its log, committed or not: the next leader decides whether it stays. */
  #apply({ actor, step, zxid, changes }: RecordOf<'txn.applied'>): void {
    if (this.#leaving?.actor === actor && this.#leaving.step === step) return;
    this.#proposed.delete(zxid);
    const known = this.#changes.get(zxid) ?? [];
    // What a snapshot has already is not changed again: the whole is what one of them did.
    if (!this.#changes.has(zxid) || changes.length > known.length) this.#changes.set(zxid, changes);
  }
}

function keyOf({ link, xid }: { readonly link: LinkId; readonly xid: number }): string {
  return `${link} ${xid}`;
}
