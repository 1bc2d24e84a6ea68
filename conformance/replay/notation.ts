// How a trace writes what the engine names otherwise: sessions as letters, zxids as counters.
import type { SessionId, Zxid } from '../../src/engine/index.ts';

export class Notation {
  readonly #letters = new Map<string, string>();

  /** A session opened under a letter keeps it, whichever connection carries it. */
  learn(session: SessionId, letter: string): void {
    this.#letters.set(session, letter);
  }

  letterOf(session: string): string {
    return this.#letters.get(session) ?? '?';
  }

  /** An ephemeral's owner; 0 for nodes without one. */
  ownerOf(session: SessionId): string | 0 {
    return session === '0x0' ? 0 : this.letterOf(session);
  }

  /** One server: the number itself. The epochs of an ensemble would be renumbered here. */
  zxidOf(zxid: Zxid): number {
    return zxid;
  }
}
