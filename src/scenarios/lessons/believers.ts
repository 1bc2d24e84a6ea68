// Which clients believe they hold a lock, or that they lead, at a moment of a run.
import type { TraceRecord } from '../../engine/index.ts';

export class Believers {
  /** The path each rests on, by client. */
  readonly now = new Map<string, string>();
  readonly #what: string;

  constructor(what: 'holder' | 'leader' | 'reader' | 'entered' = 'holder') {
    this.#what = what;
  }

  /** Their letters in order; `nobody` without any. */
  get names(): string {
    const letters = [...this.now.keys()].map((client) => client.replace('client:', ''));
    return letters.length === 0 ? 'nobody' : letters.toSorted().join(' ');
  }

  heed(record: TraceRecord): void {
    if (record.kind === 'belief.stated' && record.belief.what === this.#what)
      this.now.set(record.actor, record.belief.path);
    if (record.kind === 'belief.withdrawn' && record.belief.what === this.#what)
      this.now.delete(record.actor);
    // A dead client believes nothing; a paused one still does.
    if (record.kind === 'client.killed' || record.kind === 'client.closed') this.now.delete(record.actor);
  }
}
