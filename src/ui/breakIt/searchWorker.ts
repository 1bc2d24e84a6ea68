// The search in a thread of its own: the page draws meanwhile.
import '../../scenarios/library.ts';
import { SearchService, type ToSearch } from '../../breakIt/service.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';

const service = new SearchService({
  library: { findScenario, book: recipeBook },
  now: () => performance.now(),
  later: (work) => setTimeout(work, 0),
  send: (message) => globalThis.postMessage(message, {}),
});

globalThis.addEventListener('message', ({ data }: MessageEvent<ToSearch>) => service.hear(data));
