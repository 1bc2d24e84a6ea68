// npm run nightly: explores everything that is to hold, and compares what was tried with the counts that are pinned. Exit 0: all held, with
// the same counts; 1: one is said to be wrong, or was counted otherwise; 2: what was asked for makes no sense.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Pinned } from './explore/certificateLine.ts';
import { rightOnes, type RightOne } from './explore/rightOnes.ts';
import { Explorer, type ExploreOrder } from '../src/rooms/breakIt/model/explore/explorer.ts';
import { PROTOCOL_BOUNDS, protocolOrder } from '../src/rooms/breakIt/model/explore/testing/protocol.ts';
import { Total } from '../src/rooms/breakIt/model/explore/total.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { wholeNumber } from '../src/scenarios/scenario/parameters.ts';

const USAGE = `Explores every right recipe: variants of the library, right sides of the museum, own programs of ten styles. And the protocol: three
servers and one write, within bounds of its own.

  npm run nightly -- [NAME…] [--clients N] [--at-most K] [--seconds S] [--write]

  NAME…        only those whose names contain one of them
  --clients N  how many clients (3)
  --at-most K  faults in one run, at most, of kill, close, pause, cut and expire (2)
  --seconds S  for each of them, at most (3600); what is cut off is not compared
  --write      pins the counts of what was complete in scripts/explore/pinned.json
`;

/** How the names of its explorations begin. */
const PROTOCOL = 'protocol';
const PINNED = new URL('explore/pinned.json', import.meta.url);

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const order = orderOf(args);
  if (typeof order === 'string') {
    process.stderr.write(`${order}\n${USAGE}`);
    return 2;
  }
  const pinned = JSON.parse(readFileSync(PINNED, 'utf8')) as Record<string, Pinned>;
  const wrong: string[] = [];
  const rights = (await rightOnes(order.clients)).map(
    (one) =>
      [
        `${one.name} | ${one.choice.clients} clients | ${order.atMost} faults`,
        orderFor(one, order.atMost),
      ] as const,
  );
  const protocol = Object.entries(PROTOCOL_BOUNDS).map(
    ([name, bound]) => [`${PROTOCOL}: ${name}`, protocolOrder(bound)] as const,
  );
  for (const [key, exploration] of [...protocol, ...rights]) {
    if (order.names.length > 0 && !order.names.some((part) => key.includes(part))) continue;
    const found = explored(exploration, order.seconds);
    const known = pinned[key];
    const verdict = found === null ? 'not complete' : verdictOn(found, known);
    process.stdout.write(`${verdict}: ${key}${found === null ? '' : ` ${JSON.stringify(found)}`}\n`);
    if (verdict === 'violated' || verdict === 'counted otherwise') wrong.push(key);
    if (found === null || !order.isWritten) continue;
    pinned[key] = found;
    writeFileSync(PINNED, `${JSON.stringify(pinned, null, 2)}\n`);
  }
  return wrong.length === 0 ? 0 : 1;
}

function verdictOn(found: Pinned, known: Pinned | undefined): string {
  if (found.violated.some((id) => known?.violated.includes(id) !== true)) return 'violated';
  if (known === undefined) return 'holds, not pinned';
  return JSON.stringify(found) === JSON.stringify(known) ? 'as pinned' : 'counted otherwise';
}

function orderFor({ choice, claims }: RightOne, atMost: number): ExploreOrder {
  const faults = ['kill', 'close', 'pause', 'cut', 'expire'] as const;
  const bound = { faults, atMost, delays: 0, gates: 2 * choice.clients };
  return { scenario: scenarioOf(choice, { findScenario }), choice, book: recipeBook, claims, bound };
}

/** Null if the time was over, or a run comes to no end. */
function explored(order: ExploreOrder, seconds: number): Pinned | null {
  const explorer = new Explorer(order);
  const total = new Total(order.bound, explorer.shards);
  const endMs = performance.now() + seconds * 1000;
  for (const shard of explorer.shards) {
    const work = explorer.explore(shard);
    let next = work.next();
    while (next.done !== true && performance.now() < endMs) next = work.next();
    if (next.done !== true) break;
    total.add(next.value);
  }
  explorer.release();
  const { complete, runs, states, found } = total.report();
  if (!complete) return null;
  const named = (isLimit: boolean) =>
    found
      .filter(({ grade }) => (grade === 'limit') === isLimit)
      .map(({ invariant, error }) => invariant ?? error?.code ?? '');
  return { runs, states, limits: named(true), violated: named(false) };
}

function orderOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        clients: { type: 'string', default: '3' },
        'at-most': { type: 'string', default: '2' },
        seconds: { type: 'string', default: '3600' },
        write: { type: 'boolean', default: false },
      },
    });
    const [clients, atMost, seconds] = [values.clients, values['at-most'], values.seconds].map(wholeNumber);
    if (clients == null || atMost == null || seconds == null) return 'Counts are whole numbers.';
    return { names: positionals, clients, atMost, seconds, isWritten: values.write };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
