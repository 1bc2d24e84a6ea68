// An exploration behind messages, for a worker: it is handed an order, then one shard after the other, and hears between two slices whether
// it is to go on.
import type { ScenarioLibrary } from '../../../../scenarios/experiment/experiment.ts';
import { explorerOf, type PlainOrder } from './explorerOf.ts';
import type { TraceRecord } from '../../../../engine/index.ts';
import type { Cell, Explorer, PlayedRun, Shard, ShardResult } from './explorer.ts';

export type ToExploration =
  | { readonly type: 'exploreOrder'; readonly order: PlainOrder }
  | { readonly type: 'exploreShard'; readonly shard: Shard }
  | { readonly type: 'explorePause' | 'exploreResume' }
  | { readonly type: 'exploreAsk'; readonly id: number; readonly question: Question };

/** What is asked of an exploration besides its shards: it runs programs, too. */
export type Question =
  | { readonly about: 'estimate' }
  | { readonly about: 'undisturbed' }
  | { readonly about: 'cell'; readonly cell: Pick<Cell, 'deed' | 'afterStep'> };

export interface Answers {
  readonly estimate: number;
  readonly undisturbed: readonly TraceRecord[];
  readonly cell: PlayedRun | null;
}

export type FromExploration =
  /** It can be handed a shard. */
  | { readonly type: 'exploreReady' }
  | { readonly type: 'exploreShard'; readonly result: ShardResult }
  | { readonly type: 'exploreAnswer'; readonly id: number; readonly answer: Answers[keyof Answers] }
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
      case 'exploreAsk':
        return this.#attempt(() => {
          const { id, question } = message;
          if (this.#explorer === null) return;
          this.#around.send({ type: 'exploreAnswer', id, answer: answerOf(this.#explorer, question) });
        });
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

function answerOf(explorer: Explorer, question: Question): Answers[keyof Answers] {
  switch (question.about) {
    case 'estimate':
      return explorer.estimate();
    case 'undisturbed':
      return explorer.undisturbedTrace();
    case 'cell':
      return explorer.play(question.cell);
    default:
      return question satisfies never;
  }
}
