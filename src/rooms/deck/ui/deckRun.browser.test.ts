// Keys that fall one upon the other: the deck is where the last of them leads.
import { expect, test } from 'vitest';
import { openFirstScene } from '../../../ui/controls/scene.ts';
import { deckNow } from '../../../ui/stores/deckStore.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { goBack, goOn, goTo } from './deckRun.ts';
import { closeTenMinutes, openTenMinutes } from './openDeck.ts';
import { runTowards } from './showMoment.ts';

test('a key that leads elsewhere while the way on is still looked for has the last word', async () => {
  openFirstScene();
  await openTenMinutes();
  await goTo(5);
  const goingOn = goOn();
  await goTo(0);
  const shown = getExperiment();
  await goingOn;
  expect(deckNow()).toMatchObject({ at: 0, playingTo: null });
  expect(getExperiment()).toBe(shown);
  closeTenMinutes();
});

test('what is pressed while a row opens goes on from that row', async () => {
  openFirstScene();
  await openTenMinutes();
  await goTo(0);
  const pressed = [goTo(5), goOn(), goOn(), goBack()];
  await Promise.all(pressed);
  expect(deckNow()).toMatchObject({ at: 5, playingTo: null });
  closeTenMinutes();
});

test('a talk that is closed while it opens stays closed', async () => {
  openFirstScene();
  const opening = openTenMinutes();
  closeTenMinutes();
  await opening;
  expect(deckNow()).toMatchObject({ open: 'own', at: null, over: 'nothing' });
});

test('a moment of a scene that there is not leads nowhere', async () => {
  const choices = [{ scenario: 'no-such-scene', seed: 1, clients: 1, values: {} }];
  expect(await runTowards({ choices, commands: [], playhead: { step: 5, timeMs: 0 } }, 0)).toBeNull();
});
