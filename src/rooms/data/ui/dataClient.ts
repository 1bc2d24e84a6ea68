// The page's end of the thread that reads.
import type { Opened, Questions } from '../reading/service.ts';
import type { Problem } from './problem.ts';
import type { FromWorker, OpenedFile, ToWorker } from './workerMessages.ts';

export interface Reader {
  progress(done: number, all: number): void;
  opened(opened: Opened, client: DataClient): void;
  failed(problem: Problem): void;
  /** A question that `answerTo` was asked has no answer. */
  unanswered(problem: Problem): void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Why a question has no answer. */
class UnansweredError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.is === 'error' ? problem.message : problem.is);
    this.problem = problem;
  }
}

export class DataClient {
  readonly #worker = new Worker(new URL('./dataWorker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  readonly #reader: Reader;
  #nextId = 1;

  constructor(files: readonly OpenedFile[], reader: Reader) {
    this.#reader = reader;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
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

  /** Null where there is no answer: the reader is told why. */
  async answerTo<K extends keyof Questions>(
    kind: K,
    ask: Questions[K]['ask'],
  ): Promise<Questions[K]['answer'] | null> {
    try {
      return await this.ask(kind, ask);
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      this.#reader.unanswered(error.problem);
      return null;
    }
  }

  /** Nothing is answered any more. */
  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #hear(message: FromWorker): void {
    const reader = this.#reader;
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
        this.#waiting.get(message.id)?.reject(new UnansweredError(message.problem));
        this.#waiting.delete(message.id);
    }
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message, {});
  }
}
