// The run of live servers as a file, written as it happens.
import { headOf, commandLine, tailOf } from '../../src/rooms/live/model/runText.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { WrittenFile } from '../writtenFile.ts';

export class RunFile {
  readonly #file: WrittenFile;
  #commands = 0;

  /** `onLost`: told once, where it cannot be written on. */
  constructor(path: string, onLost: (message: string) => void) {
    this.#file = new WrittenFile(path, { onLost });
  }

  begin(choice: ScenarioChoice): void {
    this.#file.add(headOf(choice));
  }

  add(command: LinkCommand): void {
    this.#file.add(commandLine(command, this.#commands++));
  }

  end(step: number, timeMs: number): void {
    this.#file.add(tailOf(step, timeMs));
    this.#file.end();
  }
}
