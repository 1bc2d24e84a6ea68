// What the caption says at rest is so in the world at the playhead: who holds, leads or watches and who no longer does, how many woke, and
// that whatever is named is or was there.
import { beforeAll, describe, expect, test } from 'vitest';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';
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
import { falseIn } from './captionReader.ts';
import { tellEnsembles } from '../src/ui/controls/caption/testing/tellEnsembles.ts';

tellEnsembles();

const UNTIL_MS = 12_000;
const MOST_STEPS = 6000;
/** Of an everyday run: every so many scenes, and of each so many sentences. */
const EVERY = areSweepsWhole ? 1 : 9;
const MOST_SENTENCES = areSweepsWhole ? Infinity : 12;

const library = { findScenario, book: recipeBook };
/** They have been told wrong before: two znodes of one client in a line, two lines at once. */
const ALWAYS = new Set(['interrupted-create', 'multi-lock']);
const sampled = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => at % EVERY === 0);

beforeAll(async () => {
  await loadOwnRecipes();
});

describe('at every rest the caption agrees with the world', () => {
  const scenes = [...new Set([...sampled(allScenes()), ...allScenes().filter(({ id }) => ALWAYS.has(id))])];
  test.each(scenes.map((scene) => [scene.id, scene] as const))('%s', (_, scene) => {
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
  const seen = { world: now, trace: world!.trace, span: [] };
  const held = ['A', 'B', 'C'].map((name) => falseIn(`Client ${name} holds the lock.`, seen).length === 0);
  expect(held.filter(Boolean)).toHaveLength(1);
  const holder = ['A', 'B', 'C'][held.indexOf(true)];
  expect(falseIn(`Client ${holder} no longer holds the lock.`, seen)).toHaveLength(1);
});

/** Where each sentence has been said, and just before the next one begins. */
function falseCaptions(experiment: Experiment): readonly string[] {
  const sentences = sentencesOf(experiment).slice(-MOST_SENTENCES);
  return sentences.flatMap((sentence, at) => {
    const lastShown = (sentences[at + 1]?.first ?? experiment.steps + 1) - 1;
    return [...new Set([sentence.last, lastShown])].flatMap((step) => {
      const told = tellSentence(experiment, sentence, step, en);
      const { worldSteps } = experiment.moment(step);
      const before = experiment.moment(Math.max(0, sentence.first - 1)).worldSteps;
      return sidesOf(told).flatMap(({ side, text }) =>
        experiment.worlds.flatMap((simulation, world) => {
          if (side !== null && side !== world) return [];
          const now = worldSteps[world] ?? 0;
          const trace = simulation.trace.filter((record) => record.step <= now);
          const span = trace.filter((record) => record.step > (before[world] ?? 0));
          return falseIn(text, { world: simulation.worldAt(now), trace, span }).map((it) => `${step}: ${it}`);
        }),
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

test('the reader notices a wrong time since the old leader went down', () => {
  const experiment = new Experiment(worldOf('failover', 2), library);
  experiment.runUntil(3000, MOST_STEPS);
  const { trace, world } = experiment.worlds[0]!;
  const told = (rest: string) => falseIn(`Server 2 leads epoch 2, ${rest}.`, { world, trace, span: trace });
  expect(told('350 ms after server 3 went down')).toEqual([]);
  const wrong = [
    '450 ms after server 3 went down',
    '350 ms after server 1 went down',
    '350 ms after server 3 froze',
  ];
  expect(wrong.filter((rest) => told(rest).length === 0)).toEqual([]);
});

test('the reader notices numbers that are wrong, and names of what never was', () => {
  const experiment = new Experiment(worldOf('herd-lock', 4), library);
  experiment.runUntil(3000, MOST_STEPS);
  experiment.give({ type: 'release', client: 'role:holder' }, { step: experiment.steps, timeMs: 3000 });
  experiment.runUntil(4000, MOST_STEPS);
  const { trace, world } = experiment.worlds[0]!;
  const woken = { world, trace, span: trace.filter(({ timeMs }) => timeMs > 3000) };
  expect(falseIn('Three clients wake for one release.', woken)).toEqual([]);
  const wrong = [
    'Two clients wake for one release.',
    'One watch fires.',
    'Two clients now watch /exclusive_lock.',
    'Three clients now watch /exclusive_lock/lock.',
    '/exclusive_lock was written and has version 1.',
    '/exclusive_lock has a new ACL: aversion 1.',
    'Two writes are proposed and not committed yet.',
    'Server 1 is writing snapshot.100000005.',
    'Server 1 has written snapshot.100000005.',
    'Server 1 has read its disk up to zxid 1:11.',
    'Client E wakes.',
    'Client B now watches /nowhere.',
    'Server 2 restarts.',
  ];
  expect(wrong.filter((text) => falseIn(text, woken).length === 0)).toEqual([]);
});

test('the reader notices what was not taken, made or heard', () => {
  const experiment = new Experiment(worldOf('fifo-queue', 2, { pace: 'byHand' }), library);
  const ask = (client: 'client:A' | 'client:B', gate: 'produce' | 'consume') => {
    experiment.runUntil(experiment.head.timeMs + 300, MOST_STEPS);
    const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
    experiment.give({ type: 'openGate', client, gate }, at);
  };
  ask('client:A', 'produce');
  ask('client:B', 'consume');
  experiment.runUntil(experiment.head.timeMs + 100, MOST_STEPS);
  const { trace, world } = experiment.worlds[0]!;
  const seen = { world, trace, span: trace };
  const taken = 'Client A produces an item; its znode is /queue/qn-A1-0000000000.';
  expect(falseIn(taken, seen)).toEqual([]);
  expect(falseIn('Client B asks for an item; it takes item A1.', seen)).toEqual([]);
  const wrong = [
    'Client B asks for an item; it takes item A2.',
    'Client A produces an item; its znode is /queue/qn-A1-0000000001.',
    'Client B wakes: NodeDeleted /queue/qn-A1-0000000000.',
    'Client B wakes: Disconnected.',
    'Client B gets ConnectionLoss for its getChildren.',
  ];
  expect(wrong.filter((text) => falseIn(text, seen).length === 0)).toEqual([]);
});
