// What `npm run logs` is asked for.
import { parseArgs } from 'node:util';
import type { NotRun } from '../printUsage.ts';
import { messageOf } from '../messageOf.ts';

export type Order =
  | NotRun
  | {
      readonly kind: 'run';
      readonly paths: readonly string[];
      /** Null: the end. */
      readonly atZxid: number | null;
      readonly path: string;
      readonly format: 'text' | 'json';
    };

export const USAGE = `Reads the data directories of ZooKeeper servers, applies every transaction of their logs, and compares the tree with the
digest that the server wrote behind each.

  npm run logs -- DIR… [--json] [--at ZXID] [--path P]

  DIR          a folder with logs and snapshots (version-2, or any above it), single files, or archives of them (.zip, .tar.gz);
               several folders are several servers
  --at ZXID    the tree after that transaction: 0x10000002a, or decimal (the end of the logs)
  --path P     only this znode and what is below it; without --json also its whole life
  --json       one JSON object: {servers, differences}

Exit 0: read, whatever was found. 1: nothing that could be read. 2: what was asked for makes no sense.
`;

export function parseArguments(args: readonly string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        path: { type: 'string', default: '/' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    if (positionals.length === 0) return { kind: 'wrong', problem: `Which folder?\n\n${USAGE}` };
    const atZxid = values.at === undefined ? null : zxidOf(values.at);
    if (Number.isNaN(atZxid))
      return {
        kind: 'wrong',
        problem: `--at ${values.at}: a zxid is 0x and hexadecimal digits, or decimal.`,
      };
    if (!values.path.startsWith('/'))
      return { kind: 'wrong', problem: `--path ${values.path}: a path begins with a slash.` };
    return {
      kind: 'run',
      paths: positionals,
      atZxid,
      path: values.path.length > 1 ? values.path.replace(/\/$/, '') : '/',
      format: values.json ? 'json' : 'text',
    };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

function zxidOf(text: string): number {
  return /^(?:0x[0-9a-f]{1,14}|\d{1,15})$/i.test(text) ? Number(text) : Number.NaN;
}
