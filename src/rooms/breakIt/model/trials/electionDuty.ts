// The election: whenever a client could lead, one does, and no two at once.
import type { TraceRecord } from '../../../../engine/index.ts';
import type { Attendance, Turn } from './attendance.ts';
import { isOverdue, isUnwoken, type Duty, type Failure } from './duty.ts';

/** So long after the last trouble nothing more is to come. */
const CALM_MS = 30_000;

export class ElectionDuty implements Duty {
  readonly #attendance: Attendance;
  readonly #isJudgedByWaking: boolean;
  /** Where a client has led before: then nobody is in office by being the first to come. */
  #vacantSinceMs: number | null = null;
  #lastMs = 0;
  #nowMs = 0;

  constructor(attendance: Attendance, isJudgedByWaking: boolean) {
    this.#attendance = attendance;
    this.#isJudgedByWaking = isJudgedByWaking;
  }

  heed({ timeMs, kind }: TraceRecord, turn: Turn | null): Failure | null {
    if (kind === 'command.given') this.#lastMs = timeMs;
    if (turn === null) return null;
    this.#lastMs = timeMs;
    if (turn.kind !== 'stated') {
      this.#vacantSinceMs = timeMs;
      return null;
    }
    const { who, belief } = turn;
    if (belief.what !== 'leader') return { why: 'short', client: who.id };
    const others = this.#attendance.survivors.filter((each) => each !== who && each.holds.size > 0);
    if (others.length > 0) return { why: 'together', client: who.id };
    const isSuccessor = this.#vacantSinceMs !== null && (who.beganMs ?? 0) < this.#vacantSinceMs;
    if (this.#isJudgedByWaking && isSuccessor && isUnwoken(who, this.#vacantSinceMs ?? 0, timeMs))
      return { why: 'unwoken', client: who.id };
    return null;
  }

  look(nowMs: number): Failure | null {
    this.#nowMs = nowMs;
    const { present } = this.#attendance;
    if (!isOverdue(this.#attendance, nowMs) || present.some(({ holds }) => holds.size > 0)) return null;
    const [waiting] = present;
    return waiting === undefined ? null : { why: 'waits', client: waiting.id };
  }

  isDone(): boolean {
    return this.#nowMs - this.#lastMs > CALM_MS;
  }
}
