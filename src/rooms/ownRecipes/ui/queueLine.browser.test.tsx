// The line of a lock under a picture: who is next is known of recipes, and not of code that someone has just written.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { usePicture } from '../../../ui/views/world/usePicture.ts';
import { WorldPanel } from '../../../ui/views/world/WorldPanel.tsx';
import { drawing } from './testing/drawing.ts';

const draw = drawing();
await loadOwnRecipes();

function Shown() {
  const shown = usePicture(0);
  return shown === null ? null : <WorldPanel side={0} {...shown} hint={null} />;
}

function show(choice: ScenarioChoice): void {
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(3000, 10_000);
  experiment.markShown(experiment.steps);
  showExperiment(experiment, { step: experiment.steps, timeMs: 3000 }, []);
  draw(<Shown />);
}

const ELECTION = `export default async function main({ zk, name, holds, untilReleased }) {
  await zk.create('/leader', name, { mode: 'EPHEMERAL' });
  holds('/leader', { as: 'leader' });
  await untilReleased();
}`;

test('own code has none, whatever it does', async () => {
  show(choiceFor(ELECTION, { clients: 2 }));
  await expect.element(page.getByText('server 1').first()).toBeVisible();
  expect(page.getByText('Queue', { exact: true }).elements()).toHaveLength(0);
});

test('a lock of the library has it', async () => {
  show(sideChoice({ scenario: 'predecessor-lock', values: {} }, 1, 3));
  await expect.element(page.getByText('Queue', { exact: true })).toBeVisible();
});
