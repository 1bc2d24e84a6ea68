// The page's end of the thread that reads.
import type { Opened, Questions } from '../reading/service.ts';
import type { FromWorker, OpenedFile, Problem, ToWorker } from './workerMessages.ts';

export interface Reader {
  progress(done: number, all: number): void;
  opened(opened: Opened, client: DataClient): void;
  failed(problem: Problem): void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class DataClient {
  readonly #worker = new Worker(new URL('./dataWorker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;

  constructor(files: readonly OpenedFile[], reader: Reader) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.#hear(data, reader),
    );
    this.#worker.addEventListener('error', ({ message }) => reader.failed({ is: 'error', message }));
    this.#send({ type: 'open', files });
  }

  ask<K extends keyof Questions>(kind: K, ask: Questions[K]['ask']): Promise<Questions[K]['answer']> {
    const id = this.#nextId++;
    this.#send({ type: 'ask', id, kind, ask });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Questions[K]['answer']), reject });
    });
  }

  /** Nothing is answered any more. */
  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #hear(message: FromWorker, reader: Reader): void {
    switch (message.type) {
      case 'progress':
        return reader.progress(message.done, message.all);
      case 'opened':
        return reader.opened(message.opened, this);
      case 'answer':
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
        return;
      case 'failed':
        if (message.id === null) return reader.failed(message.problem);
        this.#waiting
          .get(message.id)
          ?.reject(new Error(message.problem.is === 'error' ? message.problem.message : message.problem.is));
        this.#waiting.delete(message.id);
    }
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message, {});
  }
}
