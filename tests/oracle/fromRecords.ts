// From the engine's records, as plain JSON, to a history in plain words.
import * as v from 'valibot';
import type { Happening } from './history.ts';

const head = { actor: v.string(), step: v.number() };
const text = v.string();
const number = v.number();
const path = v.nullable(text);
const event = v.object({ type: text, path: v.nullable(v.optional(text)) });
const change = v.variant('type', [
  v.object({ type: v.literal('created'), path: text, owner: v.nullable(text) }),
  v.object({ type: v.literal('deleted'), path: text }),
  v.object({ type: v.literal('dataSet'), path: text, version: number }),
  v.object({ type: v.literal('aclSet'), path: text }),
]);

const records = v.variant('kind', [
  v.object({ kind: v.literal('session.established'), ...head, session: text, link: text, how: text }),
  v.object({ kind: v.literal('request.sent'), ...head, link: text, xid: number, op: text, path }),
  v.object({
    kind: v.literal('reply.delivered'),
    ...head,
    link: text,
    xid: number,
    op: text,
    path,
    zxid: number,
    err: text,
  }),
  v.object({ kind: v.literal('watch.fired'), ...head, link: text, event }),
  v.object({ kind: v.literal('event.delivered'), ...head, link: v.nullable(text), event }),
  v.object({ kind: v.literal('txn.proposed'), ...head, zxid: number, path }),
  v.object({
    kind: v.literal('txn.applied'),
    ...head,
    zxid: number,
    type: text,
    session: text,
    changes: v.array(change),
  }),
  v.object({ kind: v.literal('session.closed'), ...head, session: text, zxid: number }),
  v.object({ kind: v.literal('role.left'), ...head }),
  v.object({ kind: v.picklist(['server.started', 'sync.received', 'log.truncated', 'disk.wiped']), ...head }),
]);

type Schema = (typeof records.options)[number];

/** Found by their kind: trying one after the other takes several times as long. */
const UNDERSTOOD: ReadonlyMap<string, Schema> = new Map(
  records.options.flatMap((schema): (readonly [string, Schema])[] => {
    const { kind } = schema.entries;
    return 'literal' in kind ? [[kind.literal, schema]] : kind.options.map((one) => [one, schema] as const);
  }),
);

/** Said at once, before what was asked earlier: a type that is unknown, a write where nobody leads. */
export const OUT_OF_TURN: ReadonlySet<string> = new Set(['Unimplemented', 'NotReadOnly']);

export class RecordReader {
  /** Zxids of the events on their way to a connection, oldest first; null where nothing was changed for them. */
  readonly #fired = new Map<string, (number | null)[]>();
  /**
   * A server that gives up its role applies what is in its log, committed or not: what happens to that the next leader
   * decides.
   */
  #leaving: { readonly server: string; readonly step: number } | null = null;
  #applied: { readonly server: string; readonly step: number; readonly zxid: number } | null = null;

  /** Null for what the rules are not about. */
  read(json: { readonly kind: string }): Happening | null {
    const schema = UNDERSTOOD.get(json.kind);
    if (schema === undefined) return null;
    const record = v.parse(schema, json);
    switch (record.kind) {
      case 'session.established':
        return { kind: 'connected', connection: record.link, session: record.session };
      case 'request.sent':
        return { kind: 'asked', connection: record.link, xid: record.xid, op: record.op, path: record.path };
      case 'reply.delivered': {
        const { link: connection, op, zxid, err } = record;
        const xid = OUT_OF_TURN.has(err) ? 0 : record.xid;
        return { kind: 'answered', connection, xid, op, path: record.path, zxid, err, sights: [] };
      }
      case 'watch.fired':
        this.#fire(record);
        return null;
      case 'event.delivered':
        return record.link === null || record.event.type === 'None'
          ? null
          : this.#told(record.link, record.event);
      case 'txn.proposed':
        return { kind: 'proposed', zxid: record.zxid, path: record.path };
      case 'txn.applied': {
        const { actor: server, step, zxid, session, changes } = record;
        if (this.#isLeaving(record)) return null;
        this.#applied = { server, step, zxid };
        return { kind: 'applied', server, zxid, session, begins: record.type === 'createSession', changes };
      }
      case 'session.closed':
        if (this.#isLeaving(record)) return null;
        return { kind: 'ended', session: record.session, zxid: record.zxid };
      case 'role.left':
        this.#leaving = { server: record.actor, step: record.step };
        return null;
      default:
        return { kind: 'rebuilt', server: record.actor };
    }
  }

  #isLeaving({ actor, step }: { readonly actor: string; readonly step: number }): boolean {
    return this.#leaving?.server === actor && this.#leaving.step === step;
  }

  #fire({
    actor,
    step,
    link,
  }: {
    readonly actor: string;
    readonly step: number;
    readonly link: string;
  }): void {
    const applied = this.#applied;
    const isOfTxn = applied !== null && applied.server === actor && applied.step === step;
    const zxid = isOfTxn ? applied.zxid : null;
    const fired = this.#fired.get(link);
    if (fired === undefined) this.#fired.set(link, [zxid]);
    else fired.push(zxid);
  }

  #told(
    connection: string,
    { type, path: at }: { readonly type: string; readonly path?: string | null | undefined },
  ): Happening {
    const zxid = this.#fired.get(connection)?.shift() ?? null;
    return { kind: 'told', connection, path: at ?? '', type, zxid };
  }
}
