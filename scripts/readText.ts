// A file that was named on the command line, or a sentence that names it and says why it cannot be read.
import { readFileSync } from 'node:fs';
import { BadInput } from './sim/badInput.ts';

export function readText(path: string): string {
  return orSentence(path, () => readFileSync(path, 'utf8'));
}

/** What reading that path comes to, where it can be read. */
export function orSentence<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const say = SENTENCES[code];
    throw say === undefined ? error : new BadInput(say(JSON.stringify(path)));
  }
}

const SENTENCES: Readonly<Partial<Record<string, (path: string) => string>>> = {
  ENOENT: (path) => `There is no file ${path}.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EACCES: (path) => `The file ${path} may not be read.`,
};
