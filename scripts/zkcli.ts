// npm run zkcli: lines at the console of a client in a fresh world. Standard output has what zkCli prints; what is wrong with the call goes
// to standard error. Exit 0: it ran; 2: what was asked for makes no sense.
import { readFileSync } from 'node:fs';
import { namesConsoles, runScript, SWITCHES, type ScriptOptions, type Switch } from './zkcli/runScript.ts';
import { messageOf } from './messageOf.ts';
import { readText } from './readText.ts';

const USAGE = `npm run zkcli -- [--servers N] [--set NAME=true|false]... [FILE]

Types the lines of FILE, or of standard input, at the zkCli of a client in a fresh world, and prints what the zkCli of ZooKeeper 3.8.0
prints for them when its input is no terminal.

  --servers N     an ensemble of 2 to 9 servers; one unless said
  --set NAME=...  at the servers: extendedTypes (znodes with a TTL; true unless said), enforceQuota, skipAcl,
                  reconfigEnabled (false)

Lines can name the console they are for, and then all consoles are shown: "client:B> ls /", "lab> crashServer server:1",
"lab> mntr server:1", "lab> wait 5000". "lab> addClient" makes the next client.
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
    script = order.file === null ? readFileSync(0, 'utf8') : readText(order.file);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 2;
  }
  const lines = linesOf(script);
  process.stdout.write(
    runScript(lines, namesConsoles(lines) ? order.options : { ...order.options, typing: 'batch' }),
  );
  return 0;
}

interface Order {
  readonly options: ScriptOptions;
  readonly file: string | null;
}

/** Or what is wrong. */
function orderOf(args: readonly string[]): Order | string {
  const set: Partial<Record<Switch, boolean>> = {};
  let servers = 1;
  let file: string | null = null;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const [, option, given] = /^--(servers|set)(?:=(.*))?$/u.exec(word) ?? [];
    const value = given ?? (option === undefined ? '' : (args[++at] ?? ''));
    if (option === 'servers') {
      servers = Number(value);
      if (!Number.isInteger(servers) || servers < 1 || servers > MAX_SERVERS)
        return `--servers takes a number from 1 to ${MAX_SERVERS}.`;
    } else if (option === 'set') {
      const [name, choice] = value.split('=');
      const known = SWITCHES.find((each) => each === name);
      if (known === undefined || (choice !== 'true' && choice !== 'false'))
        return `--set takes one of ${SWITCHES.join(', ')} with =true or =false.`;
      set[known] = choice === 'true';
    } else if (word.startsWith('--')) return `There is no option ${word}.`;
    else if (file === null) file = word;
    else return 'One file at most.';
  }
  return { options: { servers, set }, file };
}

/** As BufferedReader.readLine takes them: what ends the last line need not be there. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/u);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
