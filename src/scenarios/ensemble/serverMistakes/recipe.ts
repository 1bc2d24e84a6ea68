// What the clients of a faulty ensemble do: orders are written down once each, and listed. An order that was answered and is gone,
// or that is there and nobody was answered, is easily seen.
import { type ProgramArgs, type Recipe, type RecipeBook, zk } from '../../../engine/index.ts';
import { MEMBERS } from '../sessionFailover/recipe.ts';
import { untilExpired, withoutRetry } from '../untilExpired.ts';

export const ORDERS = '/orders';

/** Creates `A1`, `A2`… below the orders, one each time its user asks. */
function orderWhenAsked({ client }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (let n = 1; ; n++) {
      yield* zk.gate('write');
      yield* withoutRetry(() => zk.create(`${ORDERS}/${String(client)}${n}`));
    }
  });
}

/** Lists the orders, and then the members, as its server has them. */
function listWhenAsked(): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('read');
      yield* withoutRetry(() => listed(ORDERS));
      yield* withoutRetry(() => listed(MEMBERS));
    }
  });
}

/** A list that is always empty is not worth a word. */
function* listed(path: string): Recipe<void> {
  const names = yield* zk.getChildren(path);
  if (names.length > 0) yield* zk.fact({ type: 'listed', path, names: names.toSorted() });
}

export const ORDER_PROGRAMS: RecipeBook = {
  'ensemble-order': orderWhenAsked,
  'ensemble-orders': listWhenAsked,
};
