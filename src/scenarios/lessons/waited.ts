// Whether something has had enough time to happen: what has not come by then is not going to.
import type { TraceRecord } from '../../engine/index.ts';

export class Waited {
  readonly #forMs: number;
  #sinceMs: number | null = null;

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  /** From the first such record on. */
  since({ timeMs }: TraceRecord): void {
    this.#sinceMs ??= timeMs;
  }

  get hasBegun(): boolean {
    return this.#sinceMs !== null;
  }

  isOver({ timeMs }: TraceRecord): boolean {
    return this.#sinceMs !== null && timeMs >= this.#sinceMs + this.#forMs;
  }

  /** Milliseconds since it began; 0 before. */
  at({ timeMs }: TraceRecord): number {
    return this.#sinceMs === null ? 0 : timeMs - this.#sinceMs;
  }
}
