// The registry: each client logs who is alive, and logs it anew in time when one comes or goes.
import type { ClientId, TraceRecord } from '../../../../engine/index.ts';
import type { Attendance, Turn } from './attendance.ts';
import { isOverdue, type Duty, type Failure } from './duty.ts';

const CALM_MS = 30_000;

export class RegistryDuty implements Duty {
  readonly #attendance: Attendance;
  readonly #said = new Map<ClientId, string>();
  #lastMs = 0;
  #nowMs = 0;

  constructor(attendance: Attendance) {
    this.#attendance = attendance;
  }

  heed(record: TraceRecord, turn: Turn | null): Failure | null {
    if (turn !== null || record.kind === 'command.given') this.#lastMs = record.timeMs;
    if (record.kind !== 'fact.stated' || record.fact.type !== 'says' || record.fact.isWarning === true)
      return null;
    const { survivors } = this.#attendance;
    const who = survivors.find(({ id }) => id === record.actor);
    if (who !== undefined) this.#said.set(who.id, listIn(record.fact.text));
    return null;
  }

  look(nowMs: number): Failure | null {
    this.#nowMs = nowMs;
    if (!isOverdue(this.#attendance, nowMs)) return null;
    const { present } = this.#attendance;
    const alive = listIn(present.map(({ id }) => id.slice('client:'.length)).join(' '));
    const wrong = present.find(({ id }) => this.#said.get(id) !== alive);
    return wrong === undefined ? null : { why: 'outdated', client: wrong.id };
  }

  isDone(): boolean {
    return this.#nowMs - this.#lastMs > CALM_MS;
  }
}

/** Names in any order, however they are set apart. */
function listIn(text: string): string {
  return [...new Set(text.match(/\w+/gu))].toSorted().join(' ');
}
