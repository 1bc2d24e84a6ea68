// What the page asks of an exploration besides its shards, in a worker of its own: answers run programs, which may take as long as they like.
import type { PlainOrder } from '../model/explore/explorerOf.ts';
import type { Answers, FromExploration, Question } from '../model/explore/service.ts';
import { startExplorer, type ExplorerThread } from './startExplorer.ts';

export interface AskedExplorer {
  readonly ask: <About extends Question['about']>(
    question: Question & { readonly about: About },
  ) => Promise<Answers[About]>;
  /** What it has been asked is answered no more. */
  readonly end: () => void;
}

interface Waiting {
  readonly answer: (value: never) => void;
  readonly fail: (error: Error) => void;
}

/** It begins with the first question. */
export function askExplorer(order: PlainOrder): AskedExplorer {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let explorer: ExplorerThread | null = null;
  const end = (): void => {
    waiting.clear();
    explorer?.end();
    explorer = null;
  };
  const hear = (message: FromExploration): void => {
    if (message.type === 'failed') {
      for (const { fail } of waiting.values()) fail(new Error(message.message));
      // The next question may do better with another one.
      end();
    }
    if (message.type !== 'exploreAnswer') return;
    waiting.get(message.id)?.answer(message.answer as never);
    waiting.delete(message.id);
  };
  return {
    ask: (question) =>
      new Promise((answer, fail) => {
        const id = ++asked;
        waiting.set(id, { answer, fail });
        explorer ??= startExplorer(order, { hear });
        explorer.tell({ type: 'exploreAsk', id, question });
      }),
    end,
  };
}
