import type { CliCall } from './command.ts';
import { parseInteger } from './javaException.ts';

/** What is given with -v, or any version. What is no number ends zkCli. */
export function versionOf({ values }: CliCall): number {
  const text = values.get('v');
  return text === undefined ? -1 : Number(parseInteger(text));
}
