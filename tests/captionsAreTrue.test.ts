// What the caption says at rest is so in the world at the playhead: who holds, leads or watches, and who no longer does. The reader
// here takes the sentences apart and looks into the world; it shares no code with what writes them.
import { beforeAll, describe, expect, test } from 'vitest';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';
import type { World } from '../src/engine/index.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { carryOut } from '../src/scenarios/lessons/carryOut.ts';
import { lessons } from '../src/scenarios/lessons/lessons.ts';
import { settingsOf, worldOf } from '../src/scenarios/lessons/scenes.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { tellSentence } from '../src/ui/controls/caption/tellSentence.ts';
import { sentencesOf } from '../src/ui/select/sentences.ts';
import { en } from '../src/words/en/index.ts';
import { allScenes } from '../src/ui/scenes/scenes.ts';

const UNTIL_MS = 12_000;
const MOST_STEPS = 6000;
/** Of an everyday run: every so many scenes, and of each so many sentences. */
const EVERY = areSweepsWhole ? 1 : 9;
const MOST_SENTENCES = areSweepsWhole ? Infinity : 12;

const library = { findScenario, book: recipeBook };
const sampled = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => at % EVERY === 0);

beforeAll(async () => {
  await loadOwnRecipes();
});

describe('at every rest the caption agrees with the world', () => {
  test.each(sampled(allScenes()).map((scene) => [scene.id, scene] as const))('%s', (_, scene) => {
    const experiment = new Experiment(scene.choices(), library);
    experiment.runUntil(UNTIL_MS, MOST_STEPS);
    expect(falseCaptions(experiment)).toEqual([]);
  });

  const parts = lessons.flatMap(({ id, parts: all }) =>
    all.map((part) => [`${id}/${part.id}`, part] as const),
  );
  test.each(sampled(parts))('lesson %s', (_, part) => {
    let experiment = new Experiment(part.scene(settingsOf(part)), library);
    for (const action of part.solution) {
      if (action.do === 'open')
        experiment = new Experiment(part.scene(settingsOf(part, action.set)), library);
      else if (action.do === 'give' || action.do === 'run') carryOut(experiment, action);
    }
    expect(falseCaptions(experiment)).toEqual([]);
  });
});

test('the reader notices a holder who holds nothing', () => {
  const experiment = new Experiment(worldOf('predecessor-lock', 3), library);
  experiment.runUntil(3000, MOST_STEPS);
  const [world] = experiment.worlds;
  const now = world!.worldAt(experiment.steps);
  const held = ['A', 'B', 'C'].map((name) => falseIn(`Client ${name} holds the lock.`, now).length === 0);
  expect(held.filter(Boolean)).toHaveLength(1);
  const holder = ['A', 'B', 'C'][held.indexOf(true)];
  expect(falseIn(`Client ${holder} no longer holds the lock.`, now)).toHaveLength(1);
});

/** Where each sentence has been said, and just before the next one begins. */
function falseCaptions(experiment: Experiment): readonly string[] {
  const sentences = sentencesOf(experiment).slice(-MOST_SENTENCES);
  return sentences.flatMap((sentence, at) => {
    const lastShown = (sentences[at + 1]?.first ?? experiment.steps + 1) - 1;
    return [...new Set([sentence.last, lastShown])].flatMap((step) => {
      const told = tellSentence(experiment, sentence, step, en);
      const { worldSteps } = experiment.moment(step);
      return sidesOf(told).flatMap(({ side, text }) =>
        experiment.worlds.flatMap((simulation, world) =>
          side === null || side === world
            ? falseIn(text, simulation.worldAt(worldSteps[world] ?? 0)).map((claim) => `${step}: ${claim}`)
            : [],
        ),
      );
    });
  });
}

/** The caption cut into what it says of the left world, of the right one, and of both. */
function sidesOf(told: string): readonly { readonly side: number | null; readonly text: string }[] {
  return told
    .split(/(?=Left: |Right: )/)
    .map((text) => ({ side: text.startsWith('Left: ') ? 0 : text.startsWith('Right: ') ? 1 : null, text }));
}

const HOLDS: Readonly<Record<string, string>> = {
  'holds the lock': 'holder',
  'is the leader': 'leader',
  'may read': 'reader',
  'may write': 'writer',
  'has a permit': 'permit',
  'is a member of the group': 'member',
  'is past the barrier': 'entered',
};
const ENDED: Readonly<Record<string, string>> = {
  'no longer holds the lock': 'holder',
  'no longer leads': 'leader',
  'may no longer read': 'reader',
  'may no longer write': 'writer',
};

/** The clauses that are not so. */
function falseIn(text: string, world: World): readonly string[] {
  return text.split(/[.;] ?/).filter((clause) => !isSo(clause.replace(/^(?:Left|Right): /, ''), world));
}

function isSo(clause: string, world: World): boolean {
  const [, name, rest] = /^[Cc]lient (\w+) (.*)$/.exec(clause) ?? [];
  if (name !== undefined && rest !== undefined) {
    const state = world.clients.get(`client:${name}`)?.vars.value;
    const believes = (what: string) => state?.beliefs.some((held) => held.what === what) === true;
    const holds = HOLDS[rest];
    if (holds !== undefined) return believes(holds);
    const ended = ENDED[rest];
    if (ended !== undefined) return !believes(ended);
    const [, watched] = /^now watches (\/\S+)$/.exec(rest) ?? [];
    if (watched !== undefined) return isWatched(world, watched);
  }
  const [, server, epoch] = /^[Ss]erver (\d+) leads epoch (\d+)$/.exec(clause) ?? [];
  if (server !== undefined) {
    const peer = world.servers.get(`server:${Number(server)}`)?.peer.value;
    return peer?.role === 'LEADING' && epoch !== undefined;
  }
  const looking = /^(?:[Ss]erver )(.*) looks? for a leader$/.exec(clause)?.[1];
  if (looking !== undefined) {
    const ids = looking.split(/(?:, and |, | and )?server | and |, /).filter((id) => /^\d+$/.test(id));
    return ids.every((id) => world.servers.get(`server:${Number(id)}`)?.peer.value?.role === 'LOOKING');
  }
  return true;
}

function isWatched(world: World, path: string): boolean {
  const end = path.includes('…') ? path.slice(path.indexOf('…') + 1) : path;
  return [...world.servers.values()].some(({ dataWatches, childWatches }) =>
    [dataWatches, childWatches].some((table) =>
      [...table.keys()].some((each) => each.endsWith(end) && (table.get(each) ?? []).length > 0),
    ),
  );
}
