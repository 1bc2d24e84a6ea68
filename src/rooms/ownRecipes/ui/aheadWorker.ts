// Runs learners' code ahead of the page, in worlds of its own.
import '../../../scenarios/library.ts';
import { AheadRuns } from '../../../ownRecipes/ahead/aheadRuns.ts';
import { READY, type ToAhead } from '../../../ownRecipes/ahead/messages.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';

const ready = loadOwnRecipes().then(
  (quickJs) =>
    new AheadRuns({
      library: { findScenario, book: recipeBook },
      quickJs,
      now: () => performance.now(),
      later: (work) => void setTimeout(work, 0),
      send: (message) => globalThis.postMessage(message, {}),
    }),
);

ready.then(
  () => globalThis.postMessage(READY, {}),
  () => undefined,
);

globalThis.addEventListener('message', ({ data }: MessageEvent<ToAhead>) => {
  const fail = (error: unknown): void =>
    globalThis.postMessage({ type: 'failed', run: data.run, message: String(error) }, {});
  ready.then((runs) => runs.hear(data), fail);
});
