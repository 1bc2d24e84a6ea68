// An exploration behind messages, for a worker: it is handed an order, then one shard after the other, and hears between two slices whether
// it is to go on.
import type { ScenarioLibrary } from '../../../../scenarios/experiment/experiment.ts';
import { explorerOf, type PlainOrder } from './explorerOf.ts';
import type { Explorer, Shard, ShardResult } from './explorer.ts';

export type ToExploration =
  | { readonly type: 'exploreOrder'; readonly order: PlainOrder }
  | { readonly type: 'exploreShard'; readonly shard: Shard }
  | { readonly type: 'explorePause' | 'exploreResume' };

export type FromExploration =
  /** It can be handed a shard. */
  | { readonly type: 'exploreReady' }
  | { readonly type: 'exploreShard'; readonly result: ShardResult }
  | { readonly type: 'failed'; readonly message: string };

interface Surroundings {
  readonly library: ScenarioLibrary;
  /** Does it once messages have been heard, as setTimeout does. */
  readonly later: (work: () => void) => void;
  readonly send: (message: FromExploration) => void;
}

export class ExploreService {
  readonly #around: Surroundings;
  #explorer: Explorer | null = null;
  #work: Generator<number, ShardResult> | null = null;
  #isPaused = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  hear(message: ToExploration): void {
    switch (message.type) {
      case 'exploreOrder':
        return this.#attempt(() => {
          this.#explorer = explorerOf(message.order, this.#around.library);
          this.#around.send({ type: 'exploreReady' });
        });
      case 'exploreShard':
        this.#work = this.#explorer?.explore(message.shard) ?? null;
        return this.#goOnLater();
      case 'explorePause':
        this.#isPaused = true;
        return;
      case 'exploreResume':
        this.#isPaused = false;
        return this.#goOnLater();
    }
  }

  #goOnLater(): void {
    const work = this.#work;
    if (work !== null) this.#around.later(() => this.#attempt(() => this.#slice(work)));
  }

  #slice(work: Generator<number, ShardResult>): void {
    if (this.#isPaused || this.#work !== work) return;
    const next = work.next();
    if (next.done !== true) return this.#goOnLater();
    this.#work = null;
    this.#around.send({ type: 'exploreShard', result: next.value });
  }

  /** What the engine asserts, or code that cannot be run, ends the exploration and not the worker. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#work = null;
      this.#around.send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }
}
