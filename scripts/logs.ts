// npm run logs: what the data directories of real servers hold, proved by the digests in their logs. Exit 1: there is nothing to read;
// 2: what was asked for makes no sense.
import { align } from '../src/rooms/data/model/align.ts';
import { serversIn } from '../src/rooms/data/model/folders.ts';
import type { ServerHistory } from '../src/rooms/data/model/serverHistory.ts';
import { readServer } from '../src/rooms/data/reading/readServer.ts';
import { unpack } from '../src/rooms/data/reading/unpack.ts';
import { parseArguments, USAGE, type Order } from './logs/arguments.ts';
import { filesBelow } from './logs/files.ts';
import { jsonReport } from './logs/jsonReport.ts';
import type { ReadData } from './logs/readData.ts';
import { textReport } from './logs/textReport.ts';
import { printUsage } from './printUsage.ts';
import { messageOf } from './messageOf.ts';

// The reader may close the pipe early, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const order = parseArguments(args);
  return order.kind === 'run' ? run(order) : printUsage(order, USAGE);
}

async function run(order: Extract<Order, { readonly kind: 'run' }>): Promise<number> {
  let data: ReadData;
  try {
    data = await read(order.paths);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 1;
  }
  if (data.servers.length === 0) {
    process.stderr.write('There is no log.<zxid> and no snapshot.<zxid> in there.\n');
    return 1;
  }

  const report = order.format === 'json' ? jsonReport(data, order) : textReport(data, order);
  for (const part of report) if (!process.stdout.write(part)) await drained();
  return 0;
}

async function read(paths: readonly string[]): Promise<ReadData> {
  const { sources, damaged } = await unpack(paths.flatMap((path) => filesBelow(path)));
  const servers: ServerHistory[] = [];
  for (const files of serversIn(sources)) servers.push(await readServer(files));
  return { servers, alignment: align(servers), unreadable: damaged };
}

function drained(): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.once('drain', resolve);
  });
}
