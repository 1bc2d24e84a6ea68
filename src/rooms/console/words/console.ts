import type { Area } from '../../../words/areas.ts';
import { consoleWords } from './en.ts';

/** The words of the consoles, beyond what zkCli and servers print there. */
export const CONSOLE: Area<'console'> = { id: 'console', english: consoleWords };
