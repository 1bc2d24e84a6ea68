// npm run nightly: explores everything that is to hold, and compares what was tried with the counts that are pinned. Exit 0: all held, with
// the same counts; 1: one is said to be wrong, or was counted otherwise; 2: what was asked for makes no sense.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Pinned } from './explore/certificateLine.ts';
import { rightOnes, type RightOne } from './explore/rightOnes.ts';
import { FAULTS, keyOf, tableText } from './explore/table.ts';
import {
  isPlacedFault,
  PLACED_FAULTS,
  type Bound,
  type PlacedFault,
} from '../src/rooms/breakIt/model/explore/bound.ts';
import { Explorer, type ExploreOrder } from '../src/rooms/breakIt/model/explore/explorer.ts';
import { PROTOCOL_BOUNDS, protocolOrder } from '../src/rooms/breakIt/model/explore/testing/protocol.ts';
import { Total, type Report } from '../src/rooms/breakIt/model/explore/total.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { wholeNumber } from '../src/scenarios/scenario/parameters.ts';
import { messageOf } from './messageOf.ts';
import { helpIfAsked } from './helpIfAsked.mjs';

const USAGE = `Explores every right recipe: variants of the library, right sides of the museum, own programs of ten styles. And the protocol: three
servers and one write, within bounds of its own.

  npm run nightly -- [NAME…] [--clients N] [--at-most K] [--faults FAULT,…] [--seconds S] [--write] [--new]

  NAME…             only those whose names contain one of them
  --clients N       how many clients (3)
  --at-most K       faults in one run, at most (2)
  --faults FAULT,…  of which (kill, close, pause, cut, expire)
  --seconds S       of processor time for each of them, at most (3600); what is cut off is not compared
  --write           pins the counts of what was complete in scripts/explore/pinned.json, and tells them in docs/every-run.md
  --new             only what is not pinned yet, or was before a rule was corrected

The cheapest come first, as far as it is known from a narrower bound.
`;

/** How the names of its explorations begin. */
const PROTOCOL = 'protocol';
const PINNED = new URL('explore/pinned.json', import.meta.url);
const PAGE = new URL('../docs/every-run.md', import.meta.url);

const UNKNOWN = { runs: Number.MAX_SAFE_INTEGER, states: 1 };
/** What stands before it in the page is written by hand. */
const TABLE = '<!-- table -->';

helpIfAsked(import.meta.url, USAGE);

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const order = orderOf(args);
  if (typeof order === 'string') {
    process.stderr.write(`${order}\n${USAGE}`);
    return 2;
  }
  const pinned = JSON.parse(readFileSync(PINNED, 'utf8')) as Record<string, Pinned>;
  const wrong: string[] = [];
  const protocol = Object.entries(PROTOCOL_BOUNDS).map(
    ([name, bound]) => [`${PROTOCOL}: ${name}`, protocolOrder(bound)] as const,
  );
  for (const [key, exploration] of [...protocol, ...(await ordersOf(order, pinned))]) {
    if (order.names.length > 0 && !order.names.some((part) => key.includes(part))) continue;
    const known = pinned[key];
    if (order.isNew && known !== undefined && known.before === undefined) continue;
    const { found, seconds } = explored(exploration, order.seconds);
    const verdict = found === null ? 'not complete' : verdictOn(found, known);
    const counts = found === null ? '' : ` ${JSON.stringify(found)}`;
    process.stdout.write(`${verdict}: ${key}${counts} in ${seconds.toFixed(1)} s\n`);
    if (verdict === 'violated' || verdict === 'counted otherwise') wrong.push(key);
    if (found === null || !order.isWritten) continue;
    pinned[key] = found;
    await write(pinned);
  }
  return wrong.length === 0 ? 0 : 1;
}

function verdictOn(found: Pinned, known: Pinned | undefined): string {
  if (found.violated.some((id) => known?.violated.includes(id) !== true)) return 'violated';
  if (known === undefined) return 'holds, not pinned';
  if (known.before !== undefined) return 'counted again';
  return JSON.stringify(found) === JSON.stringify(known) ? 'as pinned' : 'counted otherwise';
}

/** By what each is pinned as, the cheapest first. */
async function ordersOf(
  { clients, atMost, faults }: Order,
  pinned: Readonly<Record<string, Pinned>>,
): Promise<readonly (readonly [string, ExploreOrder])[]> {
  const costOf = (name: string) => {
    const { runs, states } = pinned[keyOf({ name, clients: 2, atMost: 1, faults: null })] ?? UNKNOWN;
    return runs * states;
  };
  const only = faults.join() === FAULTS.join() ? null : faults.join(', ');
  const rights = (await rightOnes(clients)).toSorted((one, other) => costOf(one.name) - costOf(other.name));
  return rights.map((one) => {
    const key = keyOf({ name: one.name, clients: one.choice.clients, atMost, faults: only });
    return [key, orderFor(one, { faults, atMost })] as const;
  });
}

function orderFor(
  { choice, claims }: RightOne,
  { faults, atMost }: Pick<Bound, 'faults' | 'atMost'>,
): ExploreOrder {
  const bound = { faults, atMost, delays: 0, gates: 2 * choice.clients };
  return { scenario: scenarioOf(choice, { findScenario }), choice, book: recipeBook, claims, bound };
}

async function write(pinned: Readonly<Record<string, Pinned>>): Promise<void> {
  writeFileSync(PINNED, `${JSON.stringify(pinned, null, 2)}\n`);
  const [said = ''] = readFileSync(PAGE, 'utf8').split(TABLE);
  writeFileSync(PAGE, `${said}${TABLE}\n\n${tableText(pinned, await rightOnes(2))}`);
}

/** Nothing was found if the time was over, or a run comes to no end. The time is that of the processor, which others may use too. */
function explored(
  order: ExploreOrder,
  mostSeconds: number,
): { readonly found: Pinned | null; readonly seconds: number } {
  const began = process.cpuUsage();
  const seconds = () => process.cpuUsage(began).user / 1e6;
  const explorer = new Explorer(order);
  const total = new Total(order.bound, explorer.shards);
  for (const shard of explorer.shards) {
    const work = explorer.explore(shard);
    let next = work.next();
    while (next.done !== true && seconds() < mostSeconds) next = work.next();
    if (next.done !== true) break;
    total.add(next.value);
    if (next.value.counts.unfinished > 0) break;
  }
  explorer.release();
  return { found: pinnedOf(total.report()), seconds: seconds() };
}

function pinnedOf({ complete, runs, states, found }: Report): Pinned | null {
  if (!complete) return null;
  const named = (isLimit: boolean) =>
    found
      .filter(({ grade }) => (grade === 'limit') === isLimit)
      .map(({ invariant, error }) => invariant ?? error?.code ?? '');
  return { runs, states, limits: named(true), violated: named(false) };
}

interface Order {
  readonly names: readonly string[];
  readonly clients: number;
  readonly atMost: number;
  readonly faults: readonly PlacedFault[];
  readonly seconds: number;
  readonly isWritten: boolean;
  readonly isNew: boolean;
}

function orderOf(args: readonly string[]): Order | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        clients: { type: 'string', default: '3' },
        'at-most': { type: 'string', default: '2' },
        faults: { type: 'string', default: FAULTS.join() },
        seconds: { type: 'string', default: '3600' },
        write: { type: 'boolean', default: false },
        new: { type: 'boolean', default: false },
      },
    });
    const [clients, atMost, seconds] = [values.clients, values['at-most'], values.seconds].map(wholeNumber);
    if (clients == null || atMost == null || seconds == null) return 'Counts are whole numbers.';
    const faults = values.faults.split(',');
    if (!faults.every(isPlacedFault)) return `There are ${PLACED_FAULTS.join(', ')}.`;
    const { write: isWritten, new: isNew } = values;
    return { names: positionals, clients, atMost, faults, seconds, isWritten, isNew };
  } catch (error) {
    return messageOf(error);
  }
}
