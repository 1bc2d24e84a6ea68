// The recording, written as it happens.
import { closeSync, openSync, writeSync } from 'node:fs';
import { lineOf, type TapHead } from '../../src/rooms/tap/model/recording.ts';
import type { TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';

const FLUSH_AT_CHARACTERS = 1 << 16;
const FLUSH_MS = 1000;

export class RecordFile {
  readonly #file: number;
  readonly #timer: NodeJS.Timeout;
  #text: string;

  /** For this user alone: paths may tell more than others should know. */
  constructor(path: string, head: TapHead) {
    this.#file = openSync(path, 'w', 0o600);
    this.#text = lineOf(head);
    this.#flush();
    this.#timer = setInterval(() => this.#flush(), FLUSH_MS);
    this.#timer.unref();
  }

  add(event: TapEvent): void {
    this.#text += lineOf(event);
    if (this.#text.length >= FLUSH_AT_CHARACTERS) this.#flush();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    if (this.#text !== '') writeSync(this.#file, this.#text);
    this.#text = '';
  }
}
