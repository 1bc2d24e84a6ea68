// The queue: A puts five items in, the others work on each of them once, one at a time, and it goes when its work is done.
import type { ClientId, TraceRecord, TreeChange } from '../../../../engine/index.ts';
import type { Attendance, Attendant, Turn } from './attendance.ts';
import { isOverdue, isUnwoken, type Duty, type Failure } from './duty.ts';

const PARENT = '/queue';
const ITEMS = 5;
const PRODUCER: ClientId = 'client:A';

interface Item {
  /** Who have worked on it to the end and live. */
  readonly workedBy: Set<ClientId>;
  isGone: boolean;
  /** Who took it out. */
  deletedBy: ClientId | null;
}

export class QueueDuty implements Duty {
  readonly #attendance: Attendance;
  readonly #holdMs: number;
  readonly #isWithoutFault: boolean;
  readonly #items = new Map<string, Item>();
  readonly #freeSinceMs = new Map<ClientId, number>();

  constructor(attendance: Attendance, holdMs: number, isWithoutFault: boolean) {
    this.#attendance = attendance;
    this.#holdMs = holdMs;
    this.#isWithoutFault = isWithoutFault;
  }

  heed(record: TraceRecord, turn: Turn | null): Failure | null {
    if (turn !== null) return this.#heedTurn(turn, record.timeMs);
    if (record.kind !== 'txn.applied') return null;
    for (const change of record.changes) {
      const failure = this.#heedChange(change, record);
      if (failure !== null) return failure;
    }
    return null;
  }

  look(nowMs: number): Failure | null {
    if (!isOverdue(this.#attendance, nowMs)) return null;
    const producer = this.#attendance.present.find(({ id }) => id === PRODUCER);
    if (producer !== undefined && this.#items.size < ITEMS) return { why: 'waits', client: PRODUCER };
    const idle = this.#workers().find(({ holds }) => holds.size === 0);
    const isWaitedFor = [...this.#items].some(([path, { isGone }]) => !isGone && !this.#isHeld(path));
    return idle !== undefined && isWaitedFor ? { why: 'waits', client: idle.id } : null;
  }

  isDone(): boolean {
    const items = [...this.#items.values()];
    return items.length === ITEMS && items.every(({ isGone, workedBy }) => isGone && workedBy.size > 0);
  }

  #heedTurn(turn: Turn, timeMs: number): Failure | null {
    const { who } = turn;
    if (turn.kind === 'gone') return this.#lose(who);
    const item = this.#items.get(turn.belief.path);
    if (turn.kind === 'withdrawn') {
      this.#freeSinceMs.set(who.id, timeMs);
      if (turn.heldMs >= this.#holdMs) item?.workedBy.add(who.id);
      return null;
    }
    if (item === undefined || who.id === PRODUCER) return { why: 'short', client: who.id };
    if (item.workedBy.size > 0) return { why: 'twice', client: who.id };
    const isShared = this.#attendance.survivors.some((each) => each !== who && isAt(each, turn.belief.path));
    if (isShared) return { why: 'together', client: who.id };
    const sinceMs = this.#freeSinceMs.get(who.id) ?? who.beganMs ?? 0;
    return this.#isWithoutFault && isUnwoken(who, sinceMs, timeMs)
      ? { why: 'unwoken', client: who.id }
      : null;
  }

  /** What it has worked on counts only if the item went, too. What it has taken out and not worked on is lost. */
  #lose({ id }: Attendant): Failure | null {
    for (const { workedBy, isGone, deletedBy } of this.#items.values()) {
      if (!isGone) workedBy.delete(id);
      else if (workedBy.size === 0 && deletedBy === id) return { why: 'lost', client: id };
    }
    return null;
  }

  #heedChange(change: TreeChange, record: TraceRecord): Failure | null {
    if (!('path' in change) || !isItem(change.path)) return null;
    if (change.type === 'created' && change.owner === null && this.#isProducers(record)) {
      this.#items.set(change.path, { workedBy: new Set(), isGone: false, deletedBy: null });
      this.#attendance.news(record.timeMs);
      return this.#items.size > ITEMS ? { why: 'twice', client: PRODUCER } : null;
    }
    if (change.type !== 'deleted') return null;
    const item = this.#items.get(change.path);
    if (item === undefined) return null;
    item.isGone = true;
    const session = record.kind === 'txn.applied' ? record.session : null;
    item.deletedBy = this.#attendance.survivors.find((each) => each.session === session)?.id ?? null;
    this.#attendance.news(record.timeMs);
    return null;
  }

  #isProducers(record: TraceRecord): boolean {
    const producer = this.#attendance.survivors.find(({ id }) => id === PRODUCER);
    return record.kind === 'txn.applied' && record.session === producer?.session;
  }

  #workers(): readonly Attendant[] {
    return this.#attendance.present.filter(({ id }) => id !== PRODUCER);
  }

  #isHeld(path: string): boolean {
    return this.#workers().some((each) => isAt(each, path));
  }
}

function isItem(path: string): boolean {
  return path.startsWith(`${PARENT}/`) && !path.slice(PARENT.length + 1).includes('/');
}

function isAt({ holds }: Attendant, path: string): boolean {
  return [...holds.values()].some(({ belief }) => belief.path === path);
}
