import { afterEach, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { openFirstScene } from '../../../ui/controls/scene.ts';
import { giveCommand } from '../../../ui/playback/gestures.ts';
import { createFromPlan } from './openWorld.ts';
import { keepWorlds, lookForSaved, removeSaved, useSavedWorlds } from './savedWorlds.ts';

afterEach(() => {
  for (const { id } of useSavedWorlds.getState().worlds) removeSaved(id);
});

test('what was done last in a world is kept, however soon another world is opened', () => {
  keepWorlds();
  createFromPlan({ ...EMPTY_PLAN, name: 'Night' });
  expect(giveCommand({ type: 'crashServer', server: 'server:1' })).toEqual([null]);
  createFromPlan({ ...EMPTY_PLAN, name: 'Day' });
  expect(giveCommand({ type: 'freezeServer', server: 'server:1' })).toEqual([null]);
  openFirstScene();
  lookForSaved();
  const texts = useSavedWorlds.getState().worlds.map(({ name, text }) => [name, text]);
  expect(texts).toEqual([
    ['Day', expect.stringContaining('freezeServer')],
    ['Night', expect.stringContaining('crashServer')],
  ]);
});
