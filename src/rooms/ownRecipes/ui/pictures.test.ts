// Small pictures of worlds that run own programs.
import { afterEach, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { AheadClient } from '../../../ownRecipes/ahead/aheadClient.ts';
import { AheadRuns } from '../../../ownRecipes/ahead/aheadRuns.ts';
import type { FromAhead, ToAhead } from '../../../ownRecipes/ahead/messages.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { runElsewhere } from '../../../ui/playback/elsewhere.ts';
import { allScenes } from '../../../ui/scenes/scenes.ts';
import { picturedWorlds } from '../../../ui/views/thumbnail/picturedWorlds.ts';
import { redMoments } from '../../../ui/views/thumbnail/redMoments.ts';

afterEach(() => runElsewhere(() => null));

const LOCK = `export default async function main(client) {
  await client.zk.create('/lock', client.name, { mode: 'EPHEMERAL' });
  client.holds('/lock');
  await client.sleep(100);
}`;

test('the page runs none of a world’s own code for its picture, and draws others while that runs elsewhere', async () => {
  const quickJs = await loadOwnRecipes();
  const asked: ToAhead[] = [];
  const told: FromAhead[] = [];
  const work: (() => void)[] = [];
  const client = new AheadClient((message) => asked.push(message));
  const library = { findScenario, book: recipeBook };
  const runs = new AheadRuns({
    library,
    quickJs,
    now: () => 0,
    later: (each) => work.push(each),
    send: (message) => told.push(message),
  });
  runElsewhere((choice) => (runsOwnCode(choice) ? client.begin(choice) : null));

  const own = played('own code', () => [choiceFor(LOCK, { clients: 2 })]);
  const scene = allScenes().find(({ id }) => id === 'herd-line');
  expect((await played('beside own code', () => scene?.choices() ?? []))?.pictures).toHaveLength(2);
  expect(redMoments.known('own code')).toBeNull();
  expect(asked[0]?.type).toBe('begin');

  const thread = setInterval(() => {
    for (const message of asked.splice(0)) runs.hear(message);
    while (work.length > 0) work.shift()?.();
    for (const message of told.splice(0)) client.hear(message);
  }, 1);
  try {
    expect((await own)?.pictures[0]?.rows.length).toBeGreaterThan(1);
  } finally {
    clearInterval(thread);
  }
});

function played(id: string, choices: Parameters<typeof picturedWorlds>[1]) {
  return new Promise<ReturnType<typeof redMoments.known>>((resolve) => {
    redMoments.ask(picturedWorlds(id, choices), resolve);
  });
}
