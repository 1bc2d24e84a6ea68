// The recording, written as it happens.
import { recordingLine, type TapHead } from '../../src/rooms/tap/model/recording.ts';
import type { TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import { WrittenFile } from '../writtenFile.ts';

const FLUSH_MS = 1000;

export class RecordFile {
  readonly #file: WrittenFile;
  readonly #timer: NodeJS.Timeout;

  /** For this user alone: paths may tell more than others should know. `onLost`: told once, where it cannot be written on. */
  constructor(path: string, head: TapHead, onLost: (message: string) => void) {
    this.#file = new WrittenFile(path, { mode: 0o600, onLost });
    this.#file.add(recordingLine(head));
    this.#file.flush();
    this.#timer = setInterval(() => this.#file.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  get isLost(): boolean {
    return this.#file.isLost;
  }

  add(event: TapEvent): void {
    this.#file.add(recordingLine(event));
  }

  end(): void {
    clearInterval(this.#timer);
    this.#file.end();
  }
}
