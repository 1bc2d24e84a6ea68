// The search in a thread of its own: the page draws meanwhile.
import '../../../scenarios/library.ts';
import { SearchService, type FromExam, type ToSearch } from '../model/service.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';

/** What comes before it is ready waits; if it cannot become ready, each search fails with the reason. */
export function serveSearch(now: () => number, ready: Promise<unknown> = Promise.resolve()): void {
  const send = (message: FromExam): void => globalThis.postMessage(message, {});
  const service = new SearchService({
    library: { findScenario, book: recipeBook },
    now,
    later: (work) => setTimeout(work, 0),
    send,
  });
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToSearch>) => {
    ready.then(
      () => service.hear(data),
      (error: unknown) => send({ type: 'failed', message: String(error) }),
    );
  });
}
