// The barrier: no member passes before all have come, and then every surviving one does.
import type { ClientId, TraceRecord } from '../../../../engine/index.ts';
import type { Attendance, Turn } from './attendance.ts';
import { isOverdue, isUnwoken, type Duty, type Failure } from './duty.ts';

export class BarrierDuty implements Duty {
  readonly #attendance: Attendance;
  readonly #clients: number;
  readonly #isWithoutFault: boolean;
  readonly #come = new Set<ClientId>();
  readonly #passed = new Set<ClientId>();

  constructor(attendance: Attendance, clients: number, isWithoutFault: boolean) {
    this.#attendance = attendance;
    this.#clients = clients;
    this.#isWithoutFault = isWithoutFault;
  }

  heed({ timeMs }: TraceRecord, turn: Turn | null): Failure | null {
    for (const { id } of this.#attendance.present) this.#come.add(id);
    if (turn?.kind !== 'stated') return null;
    const { who, belief } = turn;
    if (belief.what !== 'entered') return { why: 'short', client: who.id };
    if (this.#come.size < this.#clients) return { why: 'early', client: who.id };
    if (this.#isWithoutFault && isUnwoken(who, who.beganMs ?? 0, timeMs))
      return { why: 'unwoken', client: who.id };
    this.#passed.add(who.id);
    return null;
  }

  look(nowMs: number): Failure | null {
    if (this.#come.size < this.#clients || !isOverdue(this.#attendance, nowMs)) return null;
    const waiting = this.#attendance.present.find(({ id }) => !this.#passed.has(id));
    return waiting === undefined ? null : { why: 'waits', client: waiting.id };
  }

  isDone(): boolean {
    const { survivors } = this.#attendance;
    return this.#come.size === this.#clients && survivors.every(({ id }) => this.#passed.has(id));
  }
}
