// npm run live: the simulated servers behind real ports, until Ctrl+C. Standard output has the addresses; what happens on the way
// goes to standard error. Exit 0: it was ended; 1: a port is taken; 2: what was asked for makes no sense.
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadArgument, parseLiveArguments, USAGE, type LiveOrder } from './live/arguments.ts';
import { obey } from './live/console.ts';
import { keptToken } from './live/keptToken.ts';
import { LivePage } from './live/livePage.ts';
import { startLive } from './live/liveServer.ts';
import { PageServer } from './live/pageServer.ts';
import { CommandLog } from '../src/rooms/live/model/commandLog.ts';
import { replayRun } from './live/replayRun.ts';
import { RunFile } from './live/runFile.ts';
import { parseRun } from '../src/rooms/live/model/runText.ts';

/** The built page. */
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
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
    warn(error instanceof Error ? error.message : String(error));
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
  const file = order.recordTo === null ? null : new RunFile(order.recordTo);
  const log = new CommandLog();
  const live = await startLive({
    ...order,
    warn,
    onCommand: (command) => {
      file?.add(command);
      if (page === null) return;
      log.add(command);
      page.given(command);
    },
  });
  const page =
    order.pagePort === null
      ? null
      : new PageServer(new LivePage(live, log), {
          port: order.pagePort,
          host: order.host,
          folder: DIST,
          token: keptToken(TOKEN_FILE),
        });
  file?.begin(live.world.choice);
  try {
    await page?.start();
  } catch (error) {
    await live.close();
    throw error;
  }
  say(order, live.connectString, page?.address ?? null);
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
  file?.end(live.world.step, live.world.nowMs);
  await live.close();
  process.stdin.destroy();
  return 0;
}

function say(order: LiveOrder, connectString: string, page: string | null): void {
  if (order.json) {
    process.stdout.write(`${JSON.stringify({ connectString, page })}\n`);
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
}
  Ctrl+C stops them; faults are lines of standard input, such as crashServer role:leader.
`);
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}
