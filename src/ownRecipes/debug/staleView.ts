// Where what a client has last read is no longer what the tree has.
import {
  isClientId,
  type ClientId,
  type SessionId,
  type TraceRecord,
  type TreeChange,
} from '../../engine/index.ts';

export interface Stale {
  readonly step: number;
  readonly client: ClientId;
  /** What it has read, and another has changed since. */
  readonly path: string;
}

/** Where the first view after a step becomes stale: that of this client, or of any if it is null. */
export class StaleViews {
  readonly #found: Stale[] = [];
  /** By client: paths of which it has read the data or that they are there, and paths whose children it has listed. */
  readonly #read = new Map<ClientId, { readonly nodes: Set<string>; readonly lists: Set<string> }>();
  readonly #asked = new Map<string, { readonly op: string; readonly path: string }>();
  readonly #clientOf = new Map<SessionId, ClientId>();
  /** A transaction changes the tree once, however many servers apply it, and however often. */
  readonly #applied = new Set<number>();
  #seen = 0;

  /** All records of one run so far, each time with more at their end. */
  after(trace: readonly TraceRecord[], step: number, client: ClientId | null): Stale | null {
    for (; this.#seen < trace.length; this.#seen++) {
      const record = trace[this.#seen];
      if (record !== undefined) this.#follow(record);
    }
    return (
      this.#found.find((each) => each.step > step && (client === null || each.client === client)) ?? null
    );
  }

  #follow(record: TraceRecord): void {
    if (record.kind === 'session.established' && isClientId(record.actor))
      this.#clientOf.set(record.session, record.actor);
    if (record.kind === 'txn.applied' && !this.#applied.has(record.zxid)) {
      this.#applied.add(record.zxid);
      const writer = this.#clientOf.get(record.session) ?? null;
      for (const change of record.changes) this.#change(change, writer, record.step);
    }
    if (record.kind !== 'program.resumed' || !isClientId(record.actor)) return;
    const lane = `${record.actor} ${record.thread}`;
    const asked = this.#asked.get(lane);
    this.#asked.delete(lane);
    const { input, yielded, actor } = record;
    if (asked !== undefined && (input.kind === 'response' || input.kind === 'error'))
      this.#reads(actor, asked);
    if (yielded.kind !== 'op' || yielded.op.kind !== 'zk') return;
    const { request } = yielded.op;
    if (request.op === 'getData' || request.op === 'exists' || request.op === 'getChildren')
      this.#asked.set(lane, { op: request.op, path: request.path });
  }

  #reads(client: ClientId, { op, path }: { readonly op: string; readonly path: string }): void {
    const read = this.#read.get(client) ?? { nodes: new Set(), lists: new Set() };
    this.#read.set(client, read);
    (op === 'getChildren' ? read.lists : read.nodes).add(path);
  }

  /** It is told once of each: until it reads anew it stays so. A client knows of its own writes. */
  #change({ path, type }: TreeChange, writer: ClientId | null, step: number): void {
    const parent = path.slice(0, Math.max(1, path.lastIndexOf('/')));
    const isThereOrNot = type !== 'dataSet' && type !== 'aclSet';
    for (const [client, { nodes, lists }] of this.#read) {
      if (client === writer) continue;
      if (nodes.delete(path)) this.#found.push({ step, client, path });
      if (isThereOrNot && lists.delete(parent)) this.#found.push({ step, client, path: parent });
    }
  }
}
