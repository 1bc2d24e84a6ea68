// What a language says at the consoles of clients and of the lab.
import type { LabProblem } from '../model/labLine.ts';

export interface ConsoleWords {
  /** Of all consoles together, and of one by its name. */
  readonly consoles: string;
  readonly lab: string;
  readonly output: (name: string) => string;
  readonly line: (name: string) => string;
  readonly run: string;
  readonly hint: string;
  readonly earlier: string;
  readonly labEmpty: string;
  /** Above the list of what can be said at the console of the lab. */
  readonly help: string;
  readonly completions: string;
  readonly noCompletion: string;
  /** About a client with another program, one whose process is gone, and one that is yet to start. */
  readonly beside: (client: string) => string;
  readonly ended: (client: string) => string;
  readonly notYet: (client: string) => string;
  readonly whenPlaying: string;
  readonly startAgain: string;
  /** While many lines are typed that were pasted. */
  readonly progress: (done: number, all: number) => string;
  readonly stop: string;
  readonly stoppedAt: (number: number, line: string, problem: string) => string;
  readonly notAllowed: (command: string) => string;
  readonly refused: (command: string, reason: string) => string;
  readonly problems: (problem: LabProblem) => string;
}
