// npm run class: the page, a join page for phones and the relay between them, until Ctrl+C. Exit 0: it was ended; 1: the port is
// taken or the page is not built; 2: what was asked for makes no sense.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadArgument, parseClassArguments, USAGE, type ClassOrder } from './class/arguments.ts';
import { ClassServer } from './class/classServer.ts';
import { messageOf } from './messageOf.ts';

/** The built page. */
const DIST = process.env.ZNODE_LAB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const order = parseClassArguments(args);
    if (order !== null) await run(order);
    else process.stdout.write(USAGE);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return error instanceof BadArgument ? 2 : 1;
  }
}

async function run(order: ClassOrder): Promise<void> {
  if (!existsSync(`${DIST}/join.html`)) throw new Error('The page is not built: npm run build');
  const server = new ClassServer({ ...order, folder: DIST });
  await server.start();
  say(order, server);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
}

function say({ json }: ClassOrder, { page, join, secret }: ClassServer): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ page, join, secret })}\n`);
    return;
  }
  process.stdout.write(`
  A class is open. On this machine, open

      ${page}

  Phones in the same network join at

      ${join}

  Ctrl+C ends the class; this computer keeps nothing of it.
`);
}
