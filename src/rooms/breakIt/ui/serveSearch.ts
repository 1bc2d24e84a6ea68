// Search and exploration in a thread of their own: the page draws meanwhile.
import '../../../scenarios/library.ts';
import { ExploreService, type FromExploration, type ToExploration } from '../model/explore/service.ts';
import { SearchService, type FromExam, type FromSearch, type ToSearch } from '../model/service.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';

/** What comes before it is ready waits; if it cannot become ready, each search fails with the reason. */
export function serveSearch(now: () => number, ready: Promise<unknown> = Promise.resolve()): void {
  const send = (message: FromSearch | FromExam | FromExploration): void =>
    globalThis.postMessage(message, {});
  const library = { findScenario, book: recipeBook };
  const later = (work: () => void): void => void setTimeout(work, 0);
  const search = new SearchService({ library, now, later, send });
  const exploration = new ExploreService({ library, later, send });
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToSearch | ToExploration>) => {
    ready.then(
      () => (isOfExploration(data) ? exploration.hear(data) : search.hear(data)),
      (error: unknown) => send({ type: 'failed', message: String(error) }),
    );
  });
}

function isOfExploration(message: ToSearch | ToExploration): message is ToExploration {
  return message.type.startsWith('explore');
}
