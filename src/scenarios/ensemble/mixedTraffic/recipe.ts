// A client with mixed traffic on a small shared tree: reads with and without watches, writes, transactions, ephemeral
// znodes. Its arguments alone decide what it does next.
import { hash32, hashString, KeeperError, zk } from '../../../engine/index.ts';
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';

export const TRAFFIC_PARENT = '/shared';

/** Ends with its session: a new session needs a new handle, and so a new start. */
export function* mixedTraffic(args: ProgramArgs): Recipe<void> {
  const { seed, restMs } = args;
  const rounds = args['rounds'] === 'endless' ? Number.MAX_SAFE_INTEGER : Number(args['rounds']);
  const client = hashString(String(args['client']));
  for (let round = 1; round <= rounds; round++) {
    const draw: Draw = (purpose, bound) => hash32(Number(seed), client, round, purpose) % bound;
    try {
      yield* act(draw);
      yield* zk.sleep(draw(REST, 2 * Number(restMs) + 1));
    } catch (error) {
      if (!(error instanceof KeeperError)) throw error;
      if (error.code === 'SessionExpired' || error.code === 'AuthFailed') return;
    }
  }
}

type Draw = (purpose: number, bound: number) => number;

const ACTION = 1;
const NAME = 2;
const OTHER = 3;
const DATA = 4;
const REST = 5;
const WATCHER = 'traffic';
const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** The likelier an action, the more often it stands here. */
const ACTIONS: readonly ((draw: Draw) => Recipe<unknown>)[] = [
  (draw) => zk.create(path(draw, NAME), { data: dataOf(draw) }),
  (draw) => zk.create(path(draw, NAME), { data: dataOf(draw), mode: 'EPHEMERAL' }),
  (draw) => zk.create(`${TRAFFIC_PARENT}/n-`, { mode: 'EPHEMERAL_SEQUENTIAL', data: dataOf(draw) }),
  (draw) => zk.setData(path(draw, NAME), dataOf(draw)),
  (draw) => zk.setData(path(draw, NAME), dataOf(draw)),
  () => zk.setData(TRAFFIC_PARENT, 'touched'),
  (draw) => zk.setData(path(draw, NAME), dataOf(draw), draw(OTHER, 3)),
  (draw) => zk.deleteNode(path(draw, NAME)),
  deleteOwn,
  (draw) => zk.getData(path(draw, NAME), { watch: WATCHER }),
  (draw) => zk.getData(path(draw, NAME), { watch: WATCHER }),
  (draw) => zk.getData(path(draw, NAME)),
  (draw) => zk.exists(path(draw, NAME), { watch: WATCHER }),
  () => zk.getChildren(TRAFFIC_PARENT, { watch: WATCHER }),
  () => zk.getChildren(TRAFFIC_PARENT),
  () => zk.sync(TRAFFIC_PARENT),
  inOneTransaction,
];

function act(draw: Draw): Recipe<unknown> {
  const action = ACTIONS[draw(ACTION, ACTIONS.length)];
  if (action === undefined) throw new Error('there is always something to do');
  return action(draw);
}

function* deleteOwn(draw: Draw): Recipe<void> {
  const own = yield* zk.getEphemerals(TRAFFIC_PARENT);
  const chosen = own[draw(OTHER, Math.max(own.length, 1))];
  if (chosen !== undefined) yield* zk.deleteNode(chosen);
}

/** Both or neither: the second part fails where the node is not there. */
function inOneTransaction(draw: Draw): Recipe<unknown> {
  const data = dataOf(draw);
  return zk.multi([
    { op: 'setData', path: TRAFFIC_PARENT, data, version: -1 },
    { op: 'setData', path: path(draw, OTHER), data, version: -1 },
  ]);
}

function path(draw: Draw, purpose: number): string {
  return `${TRAFFIC_PARENT}/${NAMES[draw(purpose, NAMES.length)] ?? 'a'}`;
}

function dataOf(draw: Draw): string {
  return String(draw(DATA, 1000));
}
