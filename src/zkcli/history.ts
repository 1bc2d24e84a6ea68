// What the up arrow brings back.
import type { ConsoleEntry } from './transcript.ts';

/** Lines typed at that console, newest first, each once. */
export function linesTyped(entries: readonly ConsoleEntry[]): readonly string[] {
  const lines = entries.flatMap(({ line }) => (line === null || line === '' ? [] : [line]));
  return [...new Set(lines.toReversed())];
}
