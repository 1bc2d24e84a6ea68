// The run of live servers as a file, written as it happens.
import { closeSync, openSync, writeSync } from 'node:fs';
import { headOf, lineOf, tailOf } from '../../src/rooms/live/model/runText.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';

const FLUSH_AT_CHARACTERS = 1 << 16;

export class RunFile {
  readonly #file: number;
  #text = '';
  #commands = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  begin(choice: ScenarioChoice): void {
    this.#write(headOf(choice));
  }

  add(command: LinkCommand): void {
    this.#write(lineOf(command, this.#commands++));
  }

  end(step: number, timeMs: number): void {
    this.#write(tailOf(step, timeMs));
    this.#flush();
    closeSync(this.#file);
  }

  #write(text: string): void {
    this.#text += text;
    if (this.#text.length >= FLUSH_AT_CHARACTERS) this.#flush();
  }

  #flush(): void {
    writeSync(this.#file, this.#text);
    this.#text = '';
  }
}
