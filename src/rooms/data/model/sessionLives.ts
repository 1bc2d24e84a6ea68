// The sessions of a server's history: when each began and ended, as far as logs and snapshots say.
import type { SessionId } from '../../../engine/index.ts';

export interface SessionLife {
  readonly id: SessionId;
  /** Null where it began before everything there is. */
  readonly openedRow: number | null;
  readonly timeoutMs: number | null;
  readonly closedRow: number | null;
  /**
   * `client`: its own request. `server`: a closeSession without a request number, as a server makes when a session expires.
   * `unknown`: between what was recorded.
   */
  readonly closedBy: 'client' | 'server' | 'unknown' | null;
}

type Draft = { -readonly [K in keyof SessionLife]: SessionLife[K] };

export class SessionLives {
  readonly #lives: Draft[] = [];
  readonly #open = new Map<SessionId, Draft>();

  opened(id: SessionId, timeoutMs: number | null, row: number | null): void {
    const known = this.#open.get(id);
    if (known !== undefined) {
      known.timeoutMs ??= timeoutMs;
      return;
    }
    const life: Draft = { id, openedRow: row, timeoutMs, closedRow: null, closedBy: null };
    this.#lives.push(life);
    this.#open.set(id, life);
  }

  closed(id: SessionId, row: number, closedBy: 'client' | 'server' | 'unknown'): void {
    if (!this.#open.has(id)) this.opened(id, null, null);
    const life = this.#open.get(id);
    if (life === undefined) return;
    life.closedRow = row;
    life.closedBy = closedBy;
    this.#open.delete(id);
  }

  /** A snapshot has these and no others. `isFirst`: nothing was known before. */
  loaded(timeouts: ReadonlyMap<SessionId, number>, row: number, isFirst: boolean): void {
    // A map may lose entries while it is gone through.
    for (const id of this.#open.keys()) if (!timeouts.has(id)) this.closed(id, row, 'unknown');
    for (const [id, timeoutMs] of timeouts) this.opened(id, timeoutMs, isFirst ? null : row);
  }

  all(): readonly SessionLife[] {
    return this.#lives;
  }
}

/** Whether a session is open after a row. */
export function isOpenAt({ openedRow, closedRow }: SessionLife, row: number): boolean {
  return (openedRow ?? -1) <= row && (closedRow === null || closedRow > row);
}
