// Finds the files that are to be replayed and reads them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { byCodePoint } from './answers.ts';

export interface TraceFile {
  /** As people would name it: relative to where they stand, where that is shorter. */
  readonly path: string;
  /** Null if it could not be read; `problem` says why. */
  readonly text: string | null;
  readonly problem: string;
}

/** Files one by one, in the order of the arguments, sorted within a folder. */
export function* readTraces(paths: readonly string[]): Generator<TraceFile> {
  for (const path of paths) {
    if (!isFolder(path)) {
      yield readTrace(path);
      continue;
    }
    const found = readdirSync(path, { recursive: true, encoding: 'utf8' });
    const files = found.filter((name) => name.endsWith('.json')).toSorted(byCodePoint);
    for (const name of files) yield readTrace(join(path, name));
  }
}

function readTrace(path: string): TraceFile {
  const shown = shortest(path);
  try {
    return { path: shown, text: readFileSync(path, 'utf8'), problem: '' };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { path: shown, text: null, problem: `cannot be read (${problem})` };
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function shortest(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
