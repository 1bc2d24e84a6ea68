// npm run tap: between programs and real servers, until Ctrl+C or until its program ends. Standard output has the addresses; what happens
// on the way goes to standard error. Exit 0: it was ended; 1: a port is taken; 2: what was asked for makes no sense; or the program's.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Ledger } from '../src/rooms/tap/model/ledger.ts';
import { ASK_PATH, STREAM_PATH } from '../src/rooms/tap/model/channel.ts';
import { FORMAT, type TapHead } from '../src/rooms/tap/model/recording.ts';
import { BadScript, parseScript, type ScriptLine } from '../src/rooms/tap/model/script.ts';
import { counted } from './tap/counted.ts';
import { summaryOf } from '../src/rooms/tap/model/summary.ts';
import type { TapEvent } from '../src/rooms/tap/model/tapEvent.ts';
import { keptToken } from './serving/keptToken.ts';
import { hostInAddress } from './serving/ownHost.ts';
import { PageServer } from './serving/pageServer.ts';
import { BadArgument, parseTapArguments, USAGE, type TapOrder } from './tap/arguments.ts';
import { Asker } from './tap/asker.ts';
import { obey } from './tap/console.ts';
import { joinFiles } from './tap/joinFiles.ts';
import { RecordFile } from './tap/recordFile.ts';
import { ScriptPlayer } from './tap/scriptPlayer.ts';
import { Tap } from './tap/tap.ts';
import { TapPage } from './tap/tapPage.ts';
import { messageOf } from './messageOf.ts';
import { readText } from './readText.ts';

/** The built page. */
const DIST = process.env['ZNODE_LAB_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url));
const TOKEN_FILE = fileURLToPath(new URL('../.cache/tap-token', import.meta.url));

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const order = parseTapArguments(args);
    if (order !== null && 'directory' in order) {
      for (const line of await joinFiles(order)) warn(line);
      return 0;
    }
    if (order !== null) return await run(order, linesOf(order.scriptFile));
    process.stdout.write(USAGE);
    return 0;
  } catch (error) {
    warn(messageOf(error));
    return error instanceof BadArgument || error instanceof BadScript ? 2 : 1;
  }
}

function linesOf(path: string | null): readonly ScriptLine[] {
  if (path === null) return [];
  try {
    return parseScript(readText(path));
  } catch (error) {
    if (error instanceof BadScript) throw new BadScript(`${path}, ${error.message}`);
    throw new BadArgument(`--script ${path}: ${messageOf(error)}`);
  }
}

async function run(order: TapOrder, script: readonly ScriptLine[]): Promise<number> {
  const ledger = new Ledger();
  const listeners = new Set<(event: TapEvent) => void>([(event) => ledger.take(event)]);
  let bytes = 0;
  listeners.add((event) => {
    if (event.kind === 'ended') bytes += event.bytes.client + event.bytes.server;
  });
  const tap = new Tap({
    ...order,
    warn,
    onEvent: (event) => {
      for (const listener of listeners) listener(event);
    },
  });
  const head: TapHead = {
    format: FORMAT,
    epochMs: tap.epochMs,
    upstreams: order.upstreams.map(addressOf),
    keepsData: order.keepsData,
  };
  const file = order.recordTo === null ? null : new RecordFile(order.recordTo, head, lost(order.recordTo));
  if (file !== null) listeners.add((event) => file.add(event));
  await tap.start();
  const addresses = tap.ports.map((port) => addressOf({ host: order.shownHost, port }));
  const source = new TapPage(tap, head, addresses);
  const page = order.pagePort === null ? null : pageServer(source, order.host, order.pagePort);
  if (page !== null) listeners.add((event) => source.add(event));
  try {
    await page?.start();
  } catch (error) {
    await tap.close();
    throw error;
  }
  const player = new ScriptPlayer(script, tap, warn);
  if (script.length > 0) listeners.add((event) => player.take(event));
  const asker =
    order.askEveryMs === null
      ? null
      : new Asker(order.upstreams, order.askEveryMs, (server, report) => tap.report(server, report));
  void asker?.start();
  say(order, tap.ports, addresses, page?.addressAt(order.shownHost) ?? null);
  let code: number;
  try {
    code = await ended(order, addresses, (line) => obey(tap, ledger, line));
  } finally {
    player.close();
    asker?.close();
    await page?.close();
    await tap.close();
    file?.end();
  }
  const summary = summaryOf(ledger, bytes);
  if (order.json) process.stdout.write(`${JSON.stringify(summary)}\n`);
  else
    warn(
      `${counted(summary.connections, 'connection')}, ${counted(summary.requests, 'request')}, ${counted(summary.notifications, 'notification')}, ${counted(summary.bytes, 'byte')}`,
    );
  if (file?.isLost === false) warn(`${order.recordTo} can be opened in tap.html.`);
  return code;
}

function pageServer(source: TapPage, host: string, port: number) {
  return new PageServer(source, {
    port,
    host,
    folder: DIST,
    streamPath: STREAM_PATH,
    askPath: ASK_PATH,
    opens: 'tap.html#tap=',
    token: keptToken(TOKEN_FILE),
  });
}

function addressOf({ host, port }: { readonly host: string; readonly port: number }): string {
  return `${hostInAddress(host)}:${port}`;
}

function say(
  order: TapOrder,
  ports: readonly number[],
  addresses: readonly string[],
  page: string | null,
): void {
  if (order.json) {
    process.stdout.write(`${JSON.stringify({ listen: ports, page })}\n`);
    return;
  }
  const servers = addresses.map((address, index) => {
    const to = order.upstreams[index];
    return `      ${address}   to ${to === undefined ? '' : addressOf(to)}`;
  });
  process.stdout.write(`
  The tap is ready. Connect your program to

${servers.join('\n')}
${page === null ? '' : `\n  and watch it at\n\n      ${page}\n`}
  It keeps who asked what of which znode, ${order.keepsData ? 'with' : 'without'} the data; never passwords, authentications and ACLs.
  Ctrl+C ends it; orders are lines of standard input, such as cut server:1 for 5s.
`);
}

/** The exit code: that of the program, once it has ended, or 0 after a signal. */
async function ended(
  { program }: TapOrder,
  addresses: readonly string[],
  answer: (line: string) => Promise<string | null>,
): Promise<number> {
  const interrupted = new Promise<number>((resolve) => {
    process.once('SIGINT', () => resolve(0));
    process.once('SIGTERM', () => resolve(0));
  });
  if (program !== null) return runProgram(program, addresses.join(','), interrupted);
  const lines = createInterface({ input: process.stdin });
  let answered = Promise.resolve();
  lines.on('line', (line) => {
    answered = answered.then(async () => {
      const text = await answer(line);
      if (text !== null) warn(text);
    });
  });
  const code = await interrupted;
  lines.close();
  process.stdin.destroy();
  return code;
}

async function runProgram(
  program: readonly string[],
  connectString: string,
  interrupted: Promise<number>,
): Promise<number> {
  const [command = '', ...args] = program.map((each) => each.replaceAll('{connect}', connectString));
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ZNODE_LAB_TAP: connectString },
  });
  void interrupted.then(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new BadArgument(`${command} cannot be started: ${error.message}`)));
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}

function lost(path: string): (message: string) => void {
  return (message) => warn(`${path} ends here, and the tap goes on without it: ${message}`);
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}
