// npm run zkcli: lines at the console of a client in a fresh world. Standard output has what zkCli prints; what is wrong with the call goes
// to standard error. Exit 0: it ran; 2: what was asked for makes no sense.
import { readFileSync } from 'node:fs';
import { runScript } from './zkcli/runScript.ts';

const USAGE = `npm run zkcli -- [--servers N] [FILE]

Types the lines of FILE, or of standard input, at the zkCli of a client in a fresh world, and prints what the zkCli of ZooKeeper 3.8.0
prints for them when its input is no terminal. N servers are an ensemble; without it there is one.
`;
const MAX_SERVERS = 9;

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    process.stdout.write(USAGE);
    return 0;
  }
  const order = orderOf(args);
  if (typeof order === 'string') {
    process.stderr.write(`${order}\n\n${USAGE}`);
    return 2;
  }
  let script: string;
  try {
    script = readFileSync(order.file ?? 0, 'utf8');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  process.stdout.write(runScript(linesOf(script), order.servers));
  return 0;
}

interface Order {
  readonly servers: number;
  readonly file: string | null;
}

/** Or what is wrong. */
function orderOf(args: readonly string[]): Order | string {
  let servers = 1;
  let file: string | null = null;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const [, given = word === '--servers' ? args[++at] : undefined] = /^--servers=(.*)$/u.exec(word) ?? [];
    if (word.startsWith('--servers')) {
      servers = Number(given);
      if (!Number.isInteger(servers) || servers < 1 || servers > MAX_SERVERS)
        return `--servers takes a number from 1 to ${MAX_SERVERS}.`;
    } else if (word.startsWith('--')) return `There is no option ${word}.`;
    else if (file === null) file = word;
    else return 'One file at most.';
  }
  return { servers, file };
}

/** As BufferedReader.readLine takes them: what ends the last line need not be there. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/u);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
