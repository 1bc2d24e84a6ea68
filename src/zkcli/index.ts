// zkCli of ZooKeeper 3.8.0 at the consoles of a world: the program, what it has printed, and what helps to type.
export { isZkcliCommand } from './commands.ts';
export { complete, type Completion } from './completion.ts';
export { consoleOf, linesTyped, printedBy, type ConsoleEntry } from './transcript.ts';
export { zkcliProgram } from './setup.ts';
export { isAtWork, promptOf, runsZkcli } from './prompt.ts';
export { zkcliRecipes } from './program.ts';
