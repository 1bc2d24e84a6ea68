// A process that explores shards for another one: it is sent an order, then one shard after the other.
import '../../src/scenarios/library.ts';
import { loadOwnRecipes } from '../../src/ownRecipes/load.ts';
import { explorerOf, type PlainOrder } from '../../src/rooms/breakIt/model/explore/explorerOf.ts';
import type { Explorer, Shard, ShardResult } from '../../src/rooms/breakIt/model/explore/explorer.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';

export type ToHelper = { readonly order: PlainOrder } | { readonly shard: Shard };
export type FromHelper = { readonly ready: true } | { readonly result: ShardResult };

let explorer: Explorer | null = null;

process.on('message', (message: ToHelper) => void hear(message));
process.on('disconnect', () => process.exit(0));

async function hear(message: ToHelper): Promise<void> {
  if ('order' in message) {
    if (message.order.choice.code !== undefined) await loadOwnRecipes();
    explorer = explorerOf(message.order, { findScenario, book: recipeBook });
    return tell({ ready: true });
  }
  const work = explorer?.explore(message.shard);
  for (let next = work?.next(); next !== undefined; next = work?.next())
    if (next.done === true) return tell({ result: next.value });
}

function tell(message: FromHelper): void {
  process.send?.(message);
}
