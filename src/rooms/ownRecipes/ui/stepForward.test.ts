import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { jumpToStep } from '../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { stepByLines, stopsStore } from '../../../ui/stores/stops.ts';
import { lineAfter, lineBefore } from './ownLines.ts';
import { nextSentence, previousSentence } from '../../../ui/controls/stepping.ts';

await loadOwnRecipes();
const stops = stopsStore.getState();

beforeEach(() => {
  stepByLines({ lineAfter, lineBefore });
  // In one task, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

const session = useSession.getState();
const playhead = usePlayhead.getState();

afterEach(() => {
  stopsStore.setState(stops);
  usePlayhead.setState(playhead);
  useSession.setState(session);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('Step forward goes to the next line of own code, however long nothing else happens', () => {
  const experiment = shown(`export default async function main({ zk, sleep }) {
  await zk.create('/lock-1', '');
  for (;;) {
    await sleep(500);
    await sleep(700);
  }
}`);
  experiment.runUntil(4000, 10_000);
  jumpToStep(experiment.steps);
  const lines = [0, 0, 0, 0].map(() => {
    const before = usePlayhead.getState().timeMs;
    expect(nextSentence()).toBe(true);
    const { timeMs, step } = usePlayhead.getState();
    expect(timeMs - before).toBeLessThanOrEqual(700);
    return linesAt(experiment, step);
  });
  expect(lines.flat()).toEqual(expect.arrayContaining(['line 4', 'line 5']));
  expect(lines.every((each) => each.length > 0)).toBe(true);
});

test('where a program has ended it says that nothing follows', () => {
  const experiment = shown('export default async function main({ sleep }) {\n  await sleep(100);\n}');
  experiment.runUntil(60_000, 10_000);
  jumpToStep(experiment.steps);
  expect(nextSentence()).toBe(false);
  expect(usePlayhead.getState()).toMatchObject({ step: experiment.steps, playing: false });
});

test('Step back stops where Step forward did, line by line', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  shown(`export default async function main({ zk, sleep, holds, released, name }) {
  const own = await zk.create('/exclusive_lock/n-', name, { mode: 'EPHEMERAL_SEQUENTIAL' });
  holds(own);
  await sleep(20);
  await zk.getData(own);
  released();
  await zk.delete(own);
}`);
  const stepNow = () => usePlayhead.getState().step;
  const forward = [0];
  while (forward.length < 30 && nextSentence()) forward.push(stepNow());
  expect(forward.length).toBeGreaterThan(6);
  const back = [stepNow()];
  while (stepNow() > 0) {
    previousSentence();
    back.push(stepNow());
  }
  expect(back.toReversed()).toEqual(forward);
});

function shown(code: string): Experiment {
  const experiment = new Experiment([choiceFor(code)], { findScenario, book: recipeBook });
  showExperiment(experiment, { step: 0, timeMs: 0 }, []);
  return experiment;
}

function linesAt(experiment: Experiment, step: number): readonly string[] {
  return experiment
    .recordsAt(step)
    .flatMap(({ record }) =>
      record.kind === 'program.resumed' && record.yielded.kind === 'op' && record.yielded.op.kind === 'atStep'
        ? [record.yielded.op.step]
        : [],
    );
}
