// Who takes part in a trial: which clients are there, what each says that it holds, how often it asks, and until when waiting is excused
// because of a fault.
import {
  isClientId,
  type Belief,
  type ClientId,
  type SessionId,
  type TraceRecord,
} from '../../../../engine/index.ts';

/** How long after a lost connection or a restart everybody is back at work. */
const RECONNECT_MS = 2000;
const RESTART_MS = 3000;

export interface Attendant {
  readonly id: ClientId;
  isThere: boolean;
  /** When it began: late, if its program stood still at first. */
  beganMs: number | null;
  isStalled: boolean;
  session: SessionId | null;
  readonly holds: Map<string, Held>;
  /** Requests since there was news for it. */
  asked: number;
  /** When its program was last told of a change of a znode. */
  wokenMs: number;
  threw: string | null;
}

export interface Held {
  readonly belief: Belief;
  readonly sinceMs: number;
}

/** What a record has changed, for a duty to look at. */
export type Turn =
  | { readonly kind: 'stated'; readonly who: Attendant; readonly belief: Belief }
  | { readonly kind: 'withdrawn'; readonly who: Attendant; readonly belief: Belief; readonly heldMs: number }
  | { readonly kind: 'gone'; readonly who: Attendant };

export class Attendance {
  readonly #all = new Map<ClientId, Attendant>();
  /** Sessions of dead clients that are still open: what they own is there. */
  readonly #remains = new Set<SessionId>();
  readonly #closed = new Set<SessionId>();
  #excusedUntilMs = 0;
  #newsMs = 0;

  get survivors(): readonly Attendant[] {
    return [...this.#all.values()].filter(({ isThere }) => isThere);
  }

  /** Those whose program has begun. */
  get present(): readonly Attendant[] {
    return this.survivors.filter(({ beganMs }) => beganMs !== null);
  }

  /** Since when nothing has been in the way of those who wait; null while something is. */
  clearSinceMs(nowMs: number): number | null {
    const sinceMs = Math.max(this.#excusedUntilMs, this.#newsMs);
    return this.#remains.size > 0 || nowMs < sinceMs ? null : sinceMs;
  }

  /** Something has happened that lets a client go on. */
  news(timeMs: number): void {
    this.#newsMs = timeMs;
    for (const each of this.#all.values()) each.asked = 0;
  }

  heed(record: TraceRecord): Turn | null {
    switch (record.kind) {
      case 'session.closed':
        this.#closed.add(record.session);
        if (this.#remains.delete(record.session)) this.news(record.timeMs);
        return null;
      case 'server.stopped':
        this.#excuse(record.timeMs + RESTART_MS);
        return null;
      case 'reply.dropped':
        this.#excuse(record.timeMs + RECONNECT_MS);
        return null;
      default:
        return isClientId(record.actor) ? this.#heedClient(this.#attendant(record.actor), record) : null;
    }
  }

  #heedClient(who: Attendant, record: TraceRecord): Turn | null {
    switch (record.kind) {
      case 'program.stalled':
        who.isStalled = true;
        return null;
      case 'program.unstalled':
        who.isStalled = false;
        this.#begin(who, record.timeMs);
        return null;
      case 'program.started':
        if (record.thread === 0 && !who.isStalled) this.#begin(who, record.timeMs);
        return null;
      case 'program.resumed':
        if (record.yielded.kind === 'threw') who.threw = record.yielded.message;
        return null;
      case 'session.established':
        who.session = record.session;
        return null;
      case 'session.learnedExpired':
      case 'client.killed':
        return this.#lose(who, record.timeMs);
      case 'request.queued':
        if (record.thread !== null) who.asked++;
        return null;
      case 'callback.run':
        if (record.event.type === 'None') return null;
        who.wokenMs = record.timeMs;
        // It was told of a change, and may look at what there is now.
        who.asked = 0;
        return null;
      case 'belief.stated':
        return this.#state(who, record.belief, record.timeMs);
      case 'belief.withdrawn':
        return this.#withdraw(who, record.belief, record.timeMs);
      default:
        return null;
    }
  }

  #state(who: Attendant, belief: Belief, timeMs: number): Turn {
    who.holds.set(keyOf(belief), { belief, sinceMs: timeMs });
    this.news(timeMs);
    return { kind: 'stated', who, belief };
  }

  #withdraw(who: Attendant, belief: Belief, timeMs: number): Turn | null {
    const held = who.holds.get(keyOf(belief));
    if (held === undefined) return null;
    who.holds.delete(keyOf(belief));
    this.news(timeMs);
    return { kind: 'withdrawn', who, belief, heldMs: timeMs - held.sinceMs };
  }

  #begin(who: Attendant, timeMs: number): void {
    if (who.beganMs !== null) return;
    who.beganMs = timeMs;
    this.news(timeMs);
  }

  #lose(who: Attendant, timeMs: number): Turn {
    who.isThere = false;
    who.holds.clear();
    if (who.session !== null && !this.#closed.has(who.session)) this.#remains.add(who.session);
    this.news(timeMs);
    return { kind: 'gone', who };
  }

  #excuse(untilMs: number): void {
    this.#excusedUntilMs = Math.max(this.#excusedUntilMs, untilMs);
    for (const each of this.#all.values()) each.asked = 0;
  }

  #attendant(id: ClientId): Attendant {
    const known = this.#all.get(id);
    if (known !== undefined) return known;
    const fresh: Attendant = {
      id,
      isThere: true,
      beganMs: null,
      isStalled: false,
      session: null,
      holds: new Map(),
      asked: 0,
      wokenMs: -1,
      threw: null,
    };
    this.#all.set(id, fresh);
    return fresh;
  }
}

/** A client may hold several items of one kind. */
function keyOf({ what, path }: Belief): string {
  return `${what} ${path}`;
}
