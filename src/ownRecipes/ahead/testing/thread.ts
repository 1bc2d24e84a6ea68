// The other thread, whose turn comes when it is said. What is said to it and by it is copied as between threads.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { LIMITS } from '../../limits.ts';
import { AheadClient } from '../aheadClient.ts';
import { AheadRuns } from '../aheadRuns.ts';
import type { FromAhead, ToAhead } from '../messages.ts';

interface Between {
  readonly quickJs: QuickJSWASMModule;
  /** `structuredClone` of where the test runs. */
  readonly copy: <Message>(message: Message) => Message;
  readonly mostClients?: number;
}

export class Thread {
  readonly client: AheadClient;
  readonly #inbox: ToAhead[] = [];
  readonly #outbox: FromAhead[] = [];
  readonly #work: (() => void)[] = [];
  readonly #runs: AheadRuns;

  constructor({ quickJs, copy, mostClients = LIMITS.clientsAhead }: Between) {
    this.client = new AheadClient((message) => this.#inbox.push(copy(message)));
    this.#runs = new AheadRuns({
      library: { findScenario, book: recipeBook },
      quickJs,
      mostClients,
      now: () => 0,
      later: (work) => this.#work.push(work),
      send: (message) => this.#outbox.push(copy(message)),
    });
  }

  /** It hears all, and works until it has done what it was asked for. */
  turn(): void {
    for (const message of this.#inbox.splice(0)) this.#runs.hear(message);
    while (this.#work.length > 0) this.#work.shift()?.();
    for (const message of this.#outbox.splice(0)) this.client.hear(message);
  }
}
