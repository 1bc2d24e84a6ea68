import { afterEach, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { linkOf } from '../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { keepText, keptText, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { forget } from '../../../ui/stores/storage.ts';
import { acceptAsked } from './askedLink.ts';

await loadOwnRecipes();
const before = {
  code: useOwnCode.getState(),
  session: useSession.getState(),
  playhead: usePlayhead.getState(),
};

afterEach(() => {
  for (const name of ['own-recipe', 'own-recipe.trusted']) forget(name);
  useOwnCode.setState(before.code);
  useSession.setState(before.session);
  usePlayhead.setState(before.playhead);
});

test('the program of a link is the one to check from the moment of the yes', async () => {
  keepText('// mine');
  const theirs = '// theirs\nexport default async function main() {}';
  const experiment = new Experiment([choiceFor(theirs)], { findScenario, book: recipeBook });
  const link = linkOf(experiment, { step: 0, timeMs: 0 }, 'single');
  useOwnCode.setState({ asked: { link, notices: [] } });
  acceptAsked();
  expect(keptText()).toBe(theirs);
  await useOwnCode.getState().opening;
});
