// Explores all shards of an order, in this process and in helpers beside it, one for each further core.
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { explorerOf, type PlainOrder } from '../../src/rooms/breakIt/model/explore/explorerOf.ts';
import type { Shard, ShardResult } from '../../src/rooms/breakIt/model/explore/explorer.ts';
import { Total, type Report } from '../../src/rooms/breakIt/model/explore/total.ts';
import type { ScenarioLibrary } from '../../src/scenarios/experiment/experiment.ts';
import type { FromHelper, ToHelper } from './helper.ts';

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));
const HELPER = 'scripts/explore/helper.ts';
/** What takes no longer is over before a helper would be there. */
const ALONE_MS = 1000;
const MOST_PROCESSES = 8;

/** What was not explored in time is missing from the report, which is not complete then. */
export async function exploreAll(
  order: PlainOrder,
  library: ScenarioLibrary,
  seconds: number,
): Promise<Report> {
  const explorer = explorerOf(order, library);
  const total = new Total(order.bound, explorer.shards);
  const beganMs = performance.now();
  const isLate = () => performance.now() - beganMs > seconds * 1000;
  const helpers = new Helpers(order, total);
  for (let shard = total.next(); shard !== undefined; shard = total.next()) {
    const work = explorer.explore(shard);
    for (let next = work.next(); !isLate(); next = work.next()) {
      if (next.done === true) {
        total.add(next.value);
        break;
      }
      if (performance.now() - beganMs > ALONE_MS) helpers.start();
      await new Promise(setImmediate);
    }
    if (isLate()) break;
  }
  while (!total.isOver && !isLate()) await helpers.wait(seconds * 1000 - (performance.now() - beganMs));
  helpers.end();
  explorer.release();
  return total.report();
}

class Helpers {
  readonly #order: PlainOrder;
  readonly #total: Total;
  readonly #processes: ChildProcess[] = [];
  #isStarted = false;
  #heard: () => void = () => undefined;

  constructor(order: PlainOrder, total: Total) {
    this.#order = order;
    this.#total = total;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const count = Math.min(availableParallelism(), MOST_PROCESSES) - 1;
    for (let each = 0; each < count; each++) {
      const helper = fork(RUN, [HELPER]);
      this.#processes.push(helper);
      helper.on('message', (message: FromHelper) => this.#hear(helper, message));
      send(helper, { order: this.#order });
    }
  }

  /** Until one of them has a result, or so long. */
  async wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms));
      this.#heard = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    for (const helper of this.#processes) helper.kill();
  }

  #hear(helper: ChildProcess, message: FromHelper): void {
    if ('result' in message) this.#take(message.result);
    const shard: Shard | undefined = this.#total.next();
    if (shard !== undefined) send(helper, { shard });
    this.#heard();
  }

  #take(result: ShardResult): void {
    this.#total.add(result);
  }
}

function send(helper: ChildProcess, message: ToHelper): void {
  helper.send(message);
}
