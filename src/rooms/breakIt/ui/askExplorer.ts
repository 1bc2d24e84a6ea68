// What the page asks of an exploration besides its shards, in a worker of its own: answers run programs, which may take as long as they like.
import type { PlainOrder } from '../model/explore/explorerOf.ts';
import type { Answers, FromExploration, Question } from '../model/explore/service.ts';
import { handOfPage, handOfWorker, type Hand } from './startExploration.ts';

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
  const hear = (message: FromExploration): void => {
    if (message.type === 'failed') {
      for (const { fail } of waiting.values()) fail(new Error(message.message));
      waiting.clear();
    }
    if (message.type !== 'exploreAnswer') return;
    waiting.get(message.id)?.answer(message.answer as never);
    waiting.delete(message.id);
  };
  let hand: Hand | null = null;
  const begin = (): Hand => {
    const begun = handOfWorker(order, hear) ?? handOfPage(hear);
    begun.tell({ type: 'exploreOrder', order });
    return begun;
  };
  return {
    ask: (question) =>
      new Promise((answer, fail) => {
        const id = ++asked;
        waiting.set(id, { answer, fail });
        hand ??= begin();
        hand.tell({ type: 'exploreAsk', id, question });
      }),
    end: () => {
      waiting.clear();
      hand?.end();
      hand = null;
    },
  };
}
