// How a trace writes what the engine names otherwise: sessions as letters, zxids as counters.
import type { SessionId, Zxid } from '../../src/engine/index.ts';

/** A zxid as traces write it: the number itself, or `epoch:counter` in an ensemble. */
export type WrittenZxid = number | string;

export class Notation {
  readonly #letters = new Map<string, string>();
  /** Epochs as numbered when they were first seen: failed elections burn numbers. Null for a single server. */
  readonly #epochs: Map<number, number> | null;

  /** Of the configuration that was shown last; −1 before. */
  configVersion = -1;

  constructor(servers: 'one' | 'ensemble') {
    this.#epochs = servers === 'one' ? null : new Map();
  }

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

  /** What `/zookeeper/config` holds, with its version as a zxid; null of any other text. */
  configOf(text: string): string | null {
    const [, members = '', version = ''] = /^((?:server\..*\n)*version=)([0-9a-f]+)$/u.exec(text) ?? [];
    if (members === '') return null;
    this.configVersion = Number.parseInt(version, 16);
    return members + String(this.zxidOf(this.configVersion));
  }

  /** 0 (before everything) and −1 (none) stay what they are. */
  zxidOf(zxid: Zxid): WrittenZxid {
    if (this.#epochs === null || zxid <= 0) return zxid;
    const counter = zxid % COUNTERS;
    const epoch = (zxid - counter) / COUNTERS;
    return `${numberOf(this.#epochs, epoch)}:${counter}`;
  }
}

/** A zxid's lower half counts transactions, its upper half is the epoch. */
const COUNTERS = 2 ** 32;

function numberOf(epochs: Map<number, number>, epoch: number): number {
  const known = epochs.get(epoch);
  if (known !== undefined) return known;
  for (const seen of epochs.keys()) {
    // The numbers would not rise with the epochs: what the recorder takes for a bad recording.
    if (seen > epoch) throw new Error(`epoch ${epoch} is seen for the first time after epoch ${seen}`);
  }
  const number = epochs.size + 1;
  epochs.set(epoch, number);
  return number;
}
