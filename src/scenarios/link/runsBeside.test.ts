import { describe, expect, it } from 'vitest';
import type { Command } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import { RunsBeside, runOf, type Run } from '../experiment/runsBeside.ts';
import { recipeBook } from '../recipeBook.ts';
import { linkOf, parseLink, type Link } from './permalink.ts';
import { Rerun } from './rerun.ts';

const library = { findScenario, book: recipeBook };
const KILL_A: Command = { type: 'killClient', client: 'client:A' };
const PAUSE_B: Command = { type: 'pauseClient', client: 'client:B' };
const CUT_C: Command = { type: 'cutClientLink', client: 'client:C' };

describe('two branches of one run beside each other', () => {
  it('are each what it was alone, to the last record', () => {
    const { run, branches } = branched();
    const { experiment } = beside(branches);
    for (const side of [0, 1] as const) {
      run.switchTo(side + 1);
      run.runUntil(9000, 100_000);
      const alone = run.worlds[0];
      const own = experiment.worlds[side];
      const steps = Math.min(alone?.steps ?? 0, own?.steps ?? 0);
      expect(steps).toBeGreaterThan(200);
      expect(own?.hash(steps)).toBe(alone?.hash(steps));
    }
  });

  it('go on by a step at a time where there is no time, and come to the same', () => {
    const { branches } = branched();
    const slow = new RunsBeside(branches, 8000, library);
    const isOutOfTime = () => true;
    let slices = 1;
    let state = slow.advance(Infinity, isOutOfTime);
    for (; state.kind === 'running'; state = slow.advance(Infinity, isOutOfTime)) slices++;
    const { steps } = state.experiment;
    expect(slices).toBeGreaterThanOrEqual(steps);
    expect(state.experiment.hashAt(steps)).toBe(beside(branches).experiment.hashAt(steps));
  });

  it('have what they share as one command, and the rest each for itself', () => {
    const { experiment } = beside(branched().branches);
    expect(experiment.commands.map(({ command, side }) => [command.type, side])).toEqual([
      ['cutClientLink', undefined],
      ['pauseClient', 1],
      ['killClient', 0],
    ]);
    const dead = experiment.worlds.map(({ world }) => world.clients.get('client:A')?.vars.value.process);
    expect(dead).toEqual(['killed', 'running']);
  });

  it('take what is done from then on together', () => {
    const { experiment } = beside(branched().branches);
    experiment.give({ type: 'killClient', client: 'client:D' }, experiment.head);
    const dead = experiment.worlds.map(({ world }) => world.clients.get('client:D')?.vars.value.process);
    expect(dead).toEqual(['killed', 'killed']);
  });

  it('go with their link, which pages before this one refuse as newer', () => {
    const { experiment } = beside(branched().branches);
    const link = linkOf(experiment, experiment.head, 'compare');
    expect(link.v).toBe(4);
    const again = rerun(sent(link));
    expect(again.hashAt(again.steps)).toBe(experiment.hashAt(experiment.steps));
    expect(again.commands).toEqual(experiment.commands);
  });

  it('also where a command was given in the midst of a moment', () => {
    const run = begun();
    const { timeMs, step } = run.head;
    const inMidst = [...Array(step).keys()].findLast(
      (at) => at > 0 && run.timeAt(at) === run.timeAt(at + 1) && run.timeAt(at) < timeMs,
    );
    run.give(KILL_A, run.moment(inMidst ?? 0));
    run.runUntil(4000, 100_000);
    run.give(PAUSE_B, run.moment(run.steps - 20));
    run.runUntil(5000, 100_000);
    const [left, right] = run.branches.slice(-2).map((branch) => runOf(choice(), branch, 0));
    if (left === undefined || right === undefined) throw new Error('two branches are missing');
    const { experiment } = beside([left, right]);
    const alone = run.worlds[0];
    const steps = Math.min(alone?.steps ?? 0, experiment.worlds[1]?.steps ?? 0);
    expect(experiment.worlds[1]?.hash(steps)).toBe(alone?.hash(steps));
  });
});

it('a command for one world of a link with one world is refused', () => {
  const run = begun();
  run.give(KILL_A, run.head);
  const link = linkOf(run, run.head, 'single');
  const commands = link.commands.map((command) => ({ ...command, side: 1 }));
  const parsed = parseLink(JSON.stringify({ ...link, v: 4, commands }), library);
  expect(parsed).toEqual({ ok: false, error: { code: 'damaged', field: 'commands.0.side' } });
});

function choice() {
  return {
    scenario: 'predecessor-lock',
    seed: 1,
    clients: 4,
    values: Object.fromEntries(
      (findScenario('predecessor-lock')?.parameters ?? []).map(({ name, initial }) => [name, initial]),
    ),
  };
}

function begun(): Experiment {
  const run = new Experiment([choice()], library);
  run.runUntil(2000, 100_000);
  return run;
}

/** C is cut off in both; then A is killed in one, and B paused in the other. */
function branched(): { readonly run: Experiment; readonly branches: readonly [Run, Run] } {
  const run = begun();
  run.give(CUT_C, run.head);
  run.runUntil(3000, 100_000);
  const fork = run.head;
  run.runUntil(3500, 100_000);
  run.give(KILL_A, run.head);
  run.runUntil(8000, 100_000);
  run.give(PAUSE_B, fork);
  run.runUntil(8000, 100_000);
  const [first, second] = run.branches.map((branch) => runOf(choice(), branch, 0));
  if (first === undefined || second === undefined) throw new Error('a branch is missing');
  return { run, branches: [first, second] };
}

function beside(runs: readonly [Run, Run]) {
  const both = new RunsBeside(runs, 8000, library);
  for (;;) {
    const state = both.advance(500);
    if (state.kind === 'done') return state;
  }
}

function sent(link: Link): Link {
  const parsed = parseLink(JSON.stringify(link), library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function rerun(link: Link): Experiment {
  const state = new Rerun(link, library).advance(1_000_000);
  if (state.kind !== 'done') throw new Error(JSON.stringify(state));
  return state.experiment;
}
