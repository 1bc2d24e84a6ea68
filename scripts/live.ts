// npm run live: the simulated servers behind real ports, until Ctrl+C. Standard output has the addresses; what happens on the way
// goes to standard error. Exit 0: it was ended; 1: a port is taken; 2: what was asked for makes no sense.
import { createInterface } from 'node:readline';
import { BadArgument, parseLiveArguments, USAGE, type LiveOrder } from './live/arguments.ts';
import { obey } from './live/console.ts';
import { LiveServer } from './live/liveServer.ts';
import { RunFile } from './live/runFile.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const order = parseLiveArguments(args);
    if (order !== null) return await run(order);
    process.stdout.write(USAGE);
    return 0;
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return error instanceof BadArgument ? 2 : 1;
  }
}

async function run(order: LiveOrder): Promise<number> {
  const file = order.recordTo === null ? null : new RunFile(order.recordTo);
  const live = new LiveServer({ ...order, warn, onCommand: (command) => file?.add(command) });
  file?.begin(live.world.choice);
  await live.start();
  say(order, live);
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
  file?.end(live.world.step, live.world.nowMs);
  await live.close();
  process.stdin.destroy();
  return 0;
}

function say(order: LiveOrder, live: LiveServer): void {
  if (order.json) {
    process.stdout.write(`${JSON.stringify({ connectString: live.connectString, page: null })}\n`);
    return;
  }
  process.stdout.write(`
  Simulated ZooKeeper servers are ready. Connect to

      ${live.connectString}

  Ctrl+C stops them; faults are lines of standard input, such as crashServer role:leader.
`);
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}
