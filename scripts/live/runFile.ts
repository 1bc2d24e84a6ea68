// The run of live servers as a file: a link whose commands are written as they come. Until it is ended it is no JSON, but all
// that happened stands in it, a line for each command.
import { closeSync, openSync, writeSync } from 'node:fs';
import { BEHAVIOUR_VERSION, LINK_VERSION, type LinkCommand } from '../../src/scenarios/link/permalink.ts';
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
    const head = { v: LINK_VERSION, behaviour: BEHAVIOUR_VERSION, choices: [choice] };
    this.#write(`${JSON.stringify(head).slice(0, -1)},"commands":[\n`);
  }

  add({ command, afterStep, atMs }: LinkCommand): void {
    this.#write(`${this.#commands++ === 0 ? '' : ',\n'}${JSON.stringify({ command, afterStep, atMs })}`);
  }

  end(step: number, timeMs: number): void {
    const tail = { playhead: { step, timeMs }, hash: '', view: 'single' };
    this.#write(`\n],${JSON.stringify(tail).slice(1)}\n`);
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
