// npm run live: the simulated servers behind real ports, until Ctrl+C. Standard output has the addresses; what happens on the way
// goes to standard error. Exit 0: it was ended; 1: a port is taken; 2: what was asked for makes no sense.
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadArgument, parseLiveArguments, USAGE, type LiveOrder } from './live/arguments.ts';
import { AdminServers } from './live/adminServer.ts';
import { obey } from './live/console.ts';
import { keptToken } from './serving/keptToken.ts';
import { LivePage } from './live/livePage.ts';
import { ASK_PATH, STREAM_PATH } from '../src/rooms/live/model/channel.ts';
import { startLive } from './live/liveServer.ts';
import { hostInAddress } from './serving/ownHost.ts';
import { PageServer } from './serving/pageServer.ts';
import { CommandLog } from '../src/rooms/live/model/commandLog.ts';
import { replayRun } from './live/replayRun.ts';
import { RunFile } from './live/runFile.ts';
import { parseRun } from '../src/rooms/live/model/runText.ts';
import { messageOf } from './messageOf.ts';

/** The built page. */
const DIST = process.env['ZNODE_LAB_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url));
const TOKEN_FILE = fileURLToPath(new URL('../.cache/live-token', import.meta.url));

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const order = parseLiveArguments(args);
    if (order === null) {
      process.stdout.write(USAGE);
      return 0;
    }
    return order.replayFrom === null ? await run(order) : replay(order.replayFrom);
  } catch (error) {
    warn(messageOf(error));
    return error instanceof BadArgument ? 2 : 1;
  }
}

/** Exit 1: it is no such file. */
function replay(path: string): number {
  const recorded = parseRun(readFileSync(path, 'utf8'));
  if (recorded === null) throw new Error(`${path} is no run that was recorded here`);
  replayRun(recorded, (line) => process.stdout.write(`${line}\n`));
  return 0;
}

async function run(order: LiveOrder): Promise<number> {
  const file = order.recordTo === null ? null : new RunFile(order.recordTo, lost(order.recordTo));
  const log = new CommandLog();
  const live = await startLive({
    ...order,
    warn,
    onCommand: (command) => {
      file?.add(command);
      if (page === null) return;
      log.add(command);
      source.given(command);
    },
  });
  const source = new LivePage(live, log);
  const page =
    order.pagePort === null
      ? null
      : new PageServer(source, {
          port: order.pagePort,
          host: order.host,
          folder: DIST,
          streamPath: STREAM_PATH,
          askPath: ASK_PATH,
          opens: '#live=',
          token: keptToken(TOKEN_FILE),
        });
  const admin = new AdminServers(live);
  let adminPorts: readonly number[] = [];
  file?.begin(live.world.choice);
  try {
    if (order.adminPort !== null) adminPorts = await admin.start(order.host, order.adminPort);
    await page?.start();
  } catch (error) {
    await admin.close();
    await live.close();
    throw error;
  }
  const admins = adminPorts.map((port) => `http://${hostInAddress(order.host)}:${port}/commands`);
  say(order, { connectString: live.connectString, page: page?.address ?? null, admins });
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const answer = obey(live, line);
    if (answer !== null) warn(answer);
  });
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  lines.close();
  await page?.close();
  await admin.close();
  file?.end(live.world.step, live.world.nowMs);
  await live.close();
  process.stdin.destroy();
  return 0;
}

interface Addresses {
  readonly connectString: string;
  readonly page: string | null;
  /** Of the AdminServers, one for each server or none. */
  readonly admins: readonly string[];
}

function say(order: LiveOrder, { connectString, page, admins }: Addresses): void {
  if (order.json) {
    const shown = admins.length === 0 ? { connectString, page } : { connectString, page, admins };
    process.stdout.write(`${JSON.stringify(shown)}\n`);
    return;
  }
  process.stdout.write(`
  Simulated ZooKeeper servers are ready. Connect to

      ${connectString}
${
  page === null
    ? ''
    : `
  and watch them at

      ${page}
`
}${
    admins.length === 0
      ? ''
      : `
  Their AdminServers answer at

${admins.map((address) => `      ${address}\n`).join('')}`
  }
  Ctrl+C stops them; faults are lines of standard input, such as crashServer role:leader.
`);
}

function lost(path: string): (message: string) => void {
  return (message) => warn(`${path} ends here, and the servers go on without it: ${message}`);
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}
