// Going through code line by line, as the debugger's buttons and the breakpoints do it.
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';
import { loadScenario } from '../../../../ui/playback/gestures.ts';
import { jumpToStep, simulate } from '../../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import { stepByLines } from '../../../../ui/stores/stops.ts';
import { nextSentence, previousSentence } from '../../../../ui/controls/stepping.ts';
import { linesOf, runAhead, stopAhead } from '../ahead.ts';
import { clientsAtLines } from '../runState/clientsInCode.ts';
import { linesUpTo } from './linesShown.ts';
import { ensembleClients } from '../../../../ui/select/ensemble/ensembleClients.ts';
import { worldNow } from '../../../../ui/stores/useWorld.ts';
import { useNotices } from '../../../../ui/stores/notices.ts';
import { conditionFailure, spyOnShown, stopBetween, tellPaused } from './breakpoints.ts';
import { everyLine, runToStale, step } from './moves.ts';
import { debugged, placeNow, useDebugger } from './place.ts';
import { putBackAfterEach } from '../testing/asBefore.ts';

await loadOwnRecipes();
putBackAfterEach();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LOOP = `export default async function main(client) {
  for (let i = 0; i < 3; i++) {
    const j = i * 10;
    client.log('j', j);
  }
  client.log('end');
}`;

test('Step over goes through every pass of a loop, with the variables of that pass, and on behind it', async () => {
  await ranOut(LOOP);
  const way = Array.from({ length: 8 }, () => {
    step('over');
    const { line, locals } = shownRun();
    return [line, locals['i'], locals['j']].filter((each) => each !== undefined).join(' ');
  });
  expect(way).toEqual(['2', '3 0', '4 0 0', '3 1', '4 1 10', '3 2', '4 2 20', '6']);
});

test('each press of Step over is a step, though the first line is still looked for at the second press', async () => {
  stopAhead();
  runAhead();
  atStart(LOOP, 1);
  step('over');
  step('over');
  expect(debugged()?.world.steps).toBe(0);
  await vi.waitFor(() => expect(shownRun()).toMatchObject({ line: 3, locals: { i: '0' } }), 60_000);
});

test('Step over and Step into leave a line that holds two statements', async () => {
  for (const kind of ['over', 'into'] as const) {
    await ranOut(`export default async function main(client) {
  const a = 1;
  if (a === 1) client.log('x');
  client.log('end');
}`);
    const lines = Array.from({ length: 4 }, () => {
      step(kind);
      return shownRun().line;
    });
    expect(lines).toEqual([2, 3, 3, 4]);
  }
});

test('a breakpoint in a loop pauses at each pass, and one with a condition where it holds', async () => {
  const passes = async (condition: string) => {
    const experiment = await ranOut(LOOP);
    useDebugger.setState({ stops: [{ from: 0, line: 4, running: 4, condition }] });
    spyOnShown();
    await told();
    const seen: unknown[] = [];
    for (let at = 0; seen.length < 9;) {
      const reached = stopBetween(experiment, at, experiment.steps);
      if (reached === null) break;
      useDebugger.setState({ at: reached });
      seen.push(reached.locals['i']);
      at = reached.at;
      jumpToStep(at);
    }
    return seen;
  };
  expect(await passes('')).toEqual(['0', '1', '2']);
  expect(await passes('i > 0')).toEqual(['1', '2']);
});

test('a condition that fails is told of its breakpoint: for whom, and why', async () => {
  const failureOf = async (line: number, condition: string) => {
    const experiment = await ranOut(LOOP);
    const stop = { from: 0, line, running: line, condition };
    useDebugger.setState({ stops: [stop] });
    spyOnShown();
    await told();
    expect(stopBetween(experiment, 0, experiment.steps)).toBeNull();
    const [world] = experiment.worlds;
    return world === undefined ? null : conditionFailure(linesOf(world), stop);
  };
  expect(await failureOf(4, 'nosuch > 1')).toEqual({
    client: 'client:A',
    why: "ReferenceError: 'nosuch' is not defined",
  });
  expect(await failureOf(4, 'i > 5')).toBeNull();
});

const SEMAPHORE = `const permits = 2;
export default async function main(client) {
  const { zk } = client;
  await zk.create('/sem', '').catch(() => undefined);
  const own = await zk.create('/sem/p-', client.name, { mode: 'EPHEMERAL_SEQUENTIAL' });
  for (;;) {
    const all = await zk.getChildren('/sem');
    const sorted = all.sort();
    const mine = own.split('/').pop();
    if (sorted.indexOf(mine) <= permits) break;
    await client.sleep(500);
  }
  client.holds(own, { as: 'permit' });
  await client.sleep(2000);
  client.released();
  await zk.delete(own);
}`;

test('while the debugger is open, Step forward jumps over no line that any program ran, and Step back over none either', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const experiment = await ranOut(SEMAPHORE, 2);
  stepByLines(everyLine);
  const [world] = experiment.worlds;
  const all = world === undefined ? [] : linesOf(world);
  expect(all.length).toBeGreaterThan(20);
  const atLine = () => {
    const { step: of, nth } = shownRun();
    return `${of} ${nth}`;
  };
  const seen = new Set<string>();
  while (usePlayhead.getState().step < experiment.steps && nextSentence())
    if (usePlayhead.getState().step >= (all[0]?.step ?? 0)) seen.add(atLine());
  expect([...seen]).toEqual(all.map(({ step: of, nth }) => `${of} ${nth}`));
  const back = new Set<string>();
  while (usePlayhead.getState().step > (all[0]?.step ?? 0)) {
    back.add(atLine());
    previousSentence();
  }
  back.add(atLine());
  while (shownRun().nth > 0) {
    previousSentence();
    back.add(atLine());
  }
  expect([...back].toReversed()).toEqual([...seen]);
});

test('Step back at the beginning stays there, and soon after it leads there', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await ranOut(LOOP);
  stepByLines(everyLine);
  for (const from of [0, 1]) {
    jumpToStep(from);
    previousSentence();
    expect(usePlayhead.getState().step).toBe(0);
  }
});

test('paused at a breakpoint, the client is at that line in all places, and it is said that the picture is of the end of the step', async () => {
  const experiment = await ranOut(SEMAPHORE, 2);
  const reached = await firstAt(experiment, 10);
  useDebugger.setState({ at: reached });
  jumpToStep(reached.at);
  tellPaused(reached);
  const said = useNotices.getState().notice?.text;
  expect(said).toContain('client A has reached line 10. The picture shows the end of this step');
  expect(said).toContain('run on to line 14');

  const view = worldNow(0);
  const place = placeNow(debugged() ?? never(), reached.at);
  if (view === null || place === null) throw new Error('nothing is shown');
  const lines = linesUpTo(linesOf(view.simulation), place);
  expect(clientsAtLines(view, lines).find(({ name }) => name === 'A')?.line).toBe(10);
  expect(lines.get('client:A')).toEqual({ line: 10, runsOn: true });
  // Without a debugger it is where its claim was stated.
  expect(clientsAtLines(view).find(({ name }) => name === 'A')?.line).toBe(13);
  expect(ensembleClients(view.world, view.simulation.trace)[0]?.disc.atStep).toBe('line 13');
});

test('of code that runs on within the line of its breakpoint it is not said that it runs on', async () => {
  const experiment = await ranOut(`export default async function main(client) {
  await client.sleep(5);
  const once = async (call) => {
    return await call();
  };
  await once(() => client.zk.create('/a', ''));
}`);
  const reached = await firstAt(experiment, 6);
  tellPaused(reached);
  expect(useNotices.getState().notice?.text).toBe('Paused: client A has reached line 6.');
});

test('that it is paused is said no longer once it plays on', async () => {
  const experiment = await ranOut(LOOP);
  const reached = await firstAt(experiment, 4);
  // As playback does it: it is told while the frame that stops is still played.
  usePlayhead.setState({ playing: true });
  tellPaused(reached);
  usePlayhead.setState({ playing: true });
  expect(useNotices.getState().notice?.text).toContain('Paused');
  usePlayhead.setState({ playing: false });
  expect(useNotices.getState().notice?.text).toContain('Paused');
  usePlayhead.setState({ playing: true });
  expect(useNotices.getState().notice).toBeNull();
  usePlayhead.setState({ playing: false });
});

/** Its first client has read what its second one changes, after a minute of heartbeats. */
const LATE = `export default async function main({ name, zk, sleep }) {
  if (name === 'A') {
    await zk.create('/list', 'old');
    await zk.getData('/list');
    await sleep(120000);
  }
  await sleep(60000);
  await zk.setData('/list', 'new');
}`;

test('a stale view that comes late is run to in many tasks', () => {
  const experiment = atStart(LATE, 2);
  vi.useFakeTimers();
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs++);
  runToStale();
  const tasks = [experiment.steps];
  for (let { steps } = experiment; vi.getTimerCount() > 0; { steps } = experiment) {
    vi.advanceTimersToNextTimer();
    tasks.push(experiment.steps - steps);
  }
  expect(useDebugger.getState().stale).toMatchObject({ client: 'client:A', path: '/list' });
  expect(Math.max(...tasks)).toBeLessThan(usePlayhead.getState().step / 2);
});

/** Where a client first comes to the breakpoint at that line, the only one. */
async function firstAt(experiment: Awaited<ReturnType<typeof ranOut>>, line: number) {
  useDebugger.setState({ stops: [{ from: 0, line, running: line, condition: '' }] });
  spyOnShown();
  await told();
  return stopBetween(experiment, 0, experiment.steps) ?? never();
}

function never(): never {
  throw new Error('no world is open');
}

/** Shown at its start, with all of it run and its lines told. */
async function ranOut(code: string, clients = 1) {
  stopAhead();
  runAhead();
  const experiment = atStart(code, clients);
  spyOnShown();
  await vi.waitFor(() => {
    const end = simulate(experiment, () => experiment.isIdle);
    if (end === 'waiting') throw new Error('there is more to come');
  }, 60_000);
  await told();
  jumpToStep(0);
  return experiment;
}

function atStart(code: string, clients: number) {
  useDebugger.setState(useDebugger.getInitialState(), true);
  loadScenario([{ ...choiceFor(code), clients }]);
  return getExperiment() ?? never();
}

async function told(): Promise<void> {
  await vi.waitFor(() => {
    const shown = debugged();
    if (shown === null || linesOf(shown.world).length === 0) throw new Error('no line is told yet');
  }, 60_000);
}

function shownRun() {
  const shown = debugged();
  const place = shown === null ? null : placeNow(shown, usePlayhead.getState().step);
  const run = shown === null || place === null ? undefined : linesOf(shown.world)[place];
  if (run === undefined) throw new Error('the debugger is nowhere');
  return run;
}
