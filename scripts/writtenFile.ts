// A file that is written as things happen, for programs that go on without it: a disk that is full ends no connection.
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { messageOf } from './messageOf.ts';

const FLUSH_AT_CHARACTERS = 1 << 16;

export interface WrittenFileOptions {
  /** File permissions; by default everybody may read it. */
  readonly mode?: number;
  /** Called once, when writing has failed for good. */
  readonly onLost: (message: string) => void;
}

export class WrittenFile {
  readonly #file: number;
  readonly #onLost: (message: string) => void;
  #text = '';
  #isLost = false;

  /** Throws where there can be no such file. */
  constructor(path: string, { mode, onLost }: WrittenFileOptions) {
    this.#file = openSync(path, 'w', mode);
    this.#onLost = onLost;
  }

  /** A write failed: the file ends somewhere before. */
  get isLost(): boolean {
    return this.#isLost;
  }

  add(text: string): void {
    if (this.#isLost) return;
    this.#text += text;
    if (this.#text.length >= FLUSH_AT_CHARACTERS) this.flush();
  }

  flush(): void {
    const text = this.#text;
    this.#text = '';
    if (this.#isLost || text === '') return;
    try {
      writeFileSync(this.#file, text);
    } catch (error) {
      this.#isLost = true;
      this.#onLost(messageOf(error));
    }
  }

  end(): void {
    this.flush();
    closeSync(this.#file);
  }
}
