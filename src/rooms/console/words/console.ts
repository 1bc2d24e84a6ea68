import { consoleWords } from './en.ts';

/** The words of the consoles, beyond what zkCli and servers print there. */
export const CONSOLE = { id: 'console', english: consoleWords } as const;
