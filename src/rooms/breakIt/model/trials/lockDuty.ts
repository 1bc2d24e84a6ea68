// The lock and the read/write lock: each client gets it in its mode, keeps it as long as asked, and gives it back.
import type { ClientId, TraceRecord } from '../../../../engine/index.ts';
import type { Attendance, Attendant, Turn } from './attendance.ts';
import { isOverdue, isUnwoken, type Duty, type Failure } from './duty.ts';

interface LockOrder {
  readonly attendance: Attendance;
  readonly holdMs: number;
  readonly isWithoutFault: boolean;
  /** In which mode a client is to hold it. */
  readonly modeOf: (client: ClientId) => 'holder' | 'reader' | 'writer';
}

/** What is asked of the read/write lock: the first two clients write. */
export function readWriteMode(client: ClientId): 'reader' | 'writer' {
  return client === 'client:A' || client === 'client:B' ? 'writer' : 'reader';
}

export class LockDuty implements Duty {
  readonly #order: LockOrder;
  readonly #done = new Set<ClientId>();
  #haveShared = false;

  constructor(order: LockOrder) {
    this.#order = order;
  }

  heed({ timeMs }: TraceRecord, turn: Turn | null): Failure | null {
    const { modeOf, holdMs, isWithoutFault } = this.#order;
    if (turn?.kind === 'stated') {
      const { who, belief } = turn;
      if (belief.what !== modeOf(who.id)) return { why: 'short', client: who.id };
      if (isWithoutFault && isUnwoken(who, who.beganMs ?? 0, timeMs))
        return { why: 'unwoken', client: who.id };
      return this.#clash(who);
    }
    if (turn?.kind === 'withdrawn') {
      if (turn.heldMs < holdMs) return { why: 'short', client: turn.who.id };
      this.#done.add(turn.who.id);
    }
    return null;
  }

  look(nowMs: number): Failure | null {
    const { attendance } = this.#order;
    if (!isOverdue(attendance, nowMs)) return null;
    const { present } = attendance;
    if (present.some(({ holds }) => holds.size > 0)) return null;
    const waiting = present.find(({ id }) => !this.#done.has(id));
    return waiting === undefined ? null : { why: 'waits', client: waiting.id };
  }

  isDone(): boolean {
    const { survivors } = this.#order.attendance;
    return survivors.length > 0 && survivors.every(({ id }) => this.#done.has(id));
  }

  /** Readers were never in together. */
  get isUnshared(): boolean {
    return this.#order.modeOf('client:C') === 'reader' && !this.#haveShared;
  }

  #clash(who: Attendant): Failure | null {
    const others = this.#order.attendance.survivors.filter((each) => each !== who && each.holds.size > 0);
    if (others.length === 0) return null;
    const modes = [who, ...others].map(({ id }) => this.#order.modeOf(id));
    if (modes.some((mode) => mode !== 'reader')) return { why: 'together', client: who.id };
    this.#haveShared = true;
    return null;
  }
}
