import type { ConsoleWords } from './contract.ts';
import { format } from '../../../words/en/nouns.ts';
import type { LabProblem } from '../model/labLine.ts';

export const consoleWords: ConsoleWords = {
  consoles: 'Consoles',
  lab: 'Lab',
  output: (name) => `Console output: ${name}`,
  line: (name) => `Command line: ${name}`,
  run: 'Run line',
  hint: 'Tab completes. ↑ and ↓ go through earlier lines. Press Esc and then Tab to leave the line.',
  earlier: 'Show earlier lines',
  labEmpty:
    'Every fault and every four-letter word is a command here, for example crashServer server:1, ruok server:1 or wait 5000.',
  help: 'Commands of the lab, faults and four-letter words:',
  completions: 'Completions',
  noCompletion: 'No completions',
  beside: (client) =>
    `${client} runs its own program. What you type here runs in a zkCli beside it, with the same session.`,
  ended: (client) => `The process of ${client} has ended.`,
  notYet: (client) => `${client} has not started yet. Play on to use its console.`,
  whenPlaying: 'The world is paused. Press Play to run the line.',
  startAgain: 'Start it again',
  progress: (done, all) => `Running line ${format.number(done)} of ${format.number(all)}`,
  stop: 'Stop',
  stoppedAt: (number, line, problem) => `Stopped at line ${format.number(number)}, “${line}”: ${problem}`,
  notAllowed: (command) => `${command} is not available on this page.`,
  refused: (command, reason) => `${command}: ${reason}.`,
  problems: labProblems,
};

/** What is said at the console of the lab of a line that it does not understand. */
export function labProblems(problem: LabProblem): string {
  switch (problem.kind) {
    case 'unknownName':
      return problem.like === null
        ? `There is no command “${problem.name}”.`
        : `There is no command “${problem.name}”. Did you mean ${problem.like}?`;
    case 'ofZkcli':
      return `${problem.name} is a command of zkCli. Type it at the console of a client.`;
    case 'fieldMissing':
      return `${problem.field} is missing. Usage: ${problem.usage}`;
    case 'fieldWrong':
      return `“${problem.word}” is not valid for ${problem.field}. Usage: ${problem.usage}`;
    case 'tooManyWords':
      return `“${problem.word}” is one word too many. Usage: ${problem.usage}`;
  }
}
