// The command line: which files or folders, and how to tell.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Wish =
  | { readonly kind: 'replay'; readonly paths: readonly string[]; readonly output: 'text' | 'json' }
  /** `folder`: where the published states are; null if they are not at hand. */
  | { readonly kind: 'spec'; readonly folder: string | null }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string };

export const USAGE = `npm run conformance -- [--json] [FILE or FOLDER]...
npm run conformance -- spec [FOLDER]

Replays traces recorded from a real ZooKeeper server (format zk-trace/1) against the engine and compares results,
error codes, zxids, Stats, events with their order, and closed connections, exactly.

  FILE or FOLDER   traces to replay; folders are searched for *.json, subfolders too (default: conformance/traces)
  --json           print one JSON object alone
  --help           print this

  spec             follow the counterexamples of the published TLA+ specification instead, with the server's fault and without;
                   FOLDER has their states (mixed_v1/trace of Disalg-ICS-NJU/zookeeper-tla-spec) and is compared if given

The last line is "N passed, M failed". The exit code is 0 if all passed, 1 if any failed or none was found.
A file that is no trace counts as failed.`;

export const ALL_TRACES = fileURLToPath(new URL('../traces', import.meta.url));

/** Relative paths are relative to where the caller stands. */
export function parseArguments(given: readonly string[]): Wish {
  const options = given.filter((argument) => argument.startsWith('-'));
  const unknown = options.find((option) => option !== '--json' && option !== '--help' && option !== '-h');
  if (unknown !== undefined) {
    return { kind: 'wrong', problem: `unknown option ${unknown}; there are --json and --help` };
  }
  if (options.includes('--help') || options.includes('-h')) return { kind: 'help' };
  if (given[0] === 'spec') return { kind: 'spec', folder: given[1] === undefined ? null : resolve(given[1]) };
  const paths = given.filter((argument) => !argument.startsWith('-')).map((path) => resolve(path));
  const output = options.includes('--json') ? 'json' : 'text';
  return { kind: 'replay', paths: paths.length === 0 ? [ALL_TRACES] : paths, output };
}
