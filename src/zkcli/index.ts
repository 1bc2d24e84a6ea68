// zkCli of ZooKeeper 3.8.0 at the consoles of a world: the program, what it has printed, and completion.
export { consoleOf, printedBy, type ConsoleEntry, type PrintedText } from './transcript.ts';
export { hostsOf, zkcliProgram } from './setup.ts';
export { ZKCLI, zkcliRecipes } from './program.ts';
