import { describe, expect, it } from 'vitest';
import '../library.ts';
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import { linkOf, parseLink } from './permalink.ts';
import type { Link } from './permalink.ts';
import { recipeBook } from '../recipeBook.ts';
import { Rerun } from './rerun.ts';
import type { RerunState } from './rerun.ts';

const library = { findScenario, book: recipeBook };

describe('a link that is opened', () => {
  it('makes the same moment again, to the last record of both worlds', () => {
    const before = story();
    const link = sent(linkOf(before, before.head, 'compare'));
    const state = run(link);
    if (state.kind !== 'done') throw new Error(JSON.stringify(state));
    expect(state.notices).toEqual([]);
    expect(state.playhead).toEqual({ step: before.steps, timeMs: before.head.timeMs });
    expect(state.experiment.hashAt(state.experiment.steps)).toBe(before.hashAt(before.steps));
    expect(state.experiment.commands).toEqual(before.commands);
  });

  it('can be looked at in the past, with the commands that came later', () => {
    const before = story();
    const past = before.moment(30);
    const state = run(sent(linkOf(before, past, 'single')));
    if (state.kind !== 'done') throw new Error(JSON.stringify(state));
    expect(state.playhead).toEqual({ step: 30, timeMs: past.timeMs });
    expect(state.notices).toEqual([]);
    expect(state.experiment.commands).toEqual(before.commands);
    state.experiment.runUntil(before.head.timeMs, 100_000);
    expect(state.experiment.hashAt(before.steps)).toBe(before.hashAt(before.steps));
  });

  it('of a branch makes that branch', () => {
    const before = story();
    before.give({ type: 'cutClientLink', client: 'client:C' }, before.moment(50));
    before.runUntil(8000, 100_000);
    const state = run(sent(linkOf(before, before.head, 'compare')));
    if (state.kind !== 'done') throw new Error(JSON.stringify(state));
    expect(state.experiment.hashAt(before.steps)).toBe(before.hashAt(before.steps));
  });

  it('tells how far it is, and takes no more steps than it was told to', () => {
    const before = story();
    const rerun = new Rerun(linkOf(before, before.head, 'compare'), library);
    const done: number[] = [];
    for (let state = rerun.advance(100); state.kind === 'running'; state = rerun.advance(100)) {
      expect(state.totalSteps).toBe(before.steps);
      done.push(state.doneSteps);
    }
    expect(done.slice(0, 3)).toEqual([100, 200, 300]);
    expect(rerun.state.kind).toBe('done');
  });

  it('takes one step at a time and hashes piece by piece where there is no time', () => {
    const choice = { scenario: 'large-queue', seed: 1, clients: 2, values: { variant: 'sharded' } };
    const before = new Experiment([choice], library);
    before.runUntil(2000, 100_000);
    const rerun = new Rerun(linkOf(before, before.head, 'single'), library);
    const done: number[] = [];
    const isOutOfTime = () => true;
    let state = rerun.advance(Infinity, isOutOfTime);
    for (; state.kind === 'running'; state = rerun.advance(Infinity, isOutOfTime)) done.push(state.doneSteps);
    expect(done.slice(0, before.steps)).toEqual(Array.from({ length: before.steps }, (_, at) => at + 1));
    // It stands at the last step while it is compared with the link.
    expect(done.length).toBeGreaterThan(before.steps);
    expect(state).toMatchObject({ kind: 'done', notices: [] });
  });

  it('gives notice when it comes out differently', () => {
    const before = story();
    const link = linkOf(before, before.head, 'compare');
    const state = run({ ...link, hash: 'ffff.ffff', behaviour: link.behaviour + 1 });
    if (state.kind !== 'done') throw new Error(JSON.stringify(state));
    expect(state.notices).toEqual([
      { code: 'otherBehaviour', version: link.behaviour + 1 },
      { code: 'hashDiffers', expected: 'ffff.ffff', got: link.hash },
    ]);
  });

  it('shows what there is where the engine meets a state that cannot be', () => {
    const before = story();
    const rerun = new Rerun(linkOf(before, before.head, 'compare'), { findScenario, book: {} });
    while (rerun.advance(1000).kind === 'running');
    const { state } = rerun;
    if (state.kind !== 'broken') throw new Error(state.kind);
    expect(state.error).toBeInstanceOf(Error);
    expect(state.command).toBeNull();
    expect(state.experiment.worlds[0]?.trace.map(({ kind }) => kind)).toContain('client.started');
  });

  it('is refused where no world can do its command', () => {
    const link = linkOf(story(), { step: 0, timeMs: 0 }, 'compare');
    const command = { type: 'resumeClient', client: 'client:A' } as const;
    const [first] = link.commands;
    if (first === undefined) throw new Error('the story has commands');
    expect(run({ ...link, commands: [{ ...first, command }] })).toEqual({
      kind: 'failed',
      error: { code: 'commandRefused', command: 0, type: 'resumeClient' },
    });
  });

  it('is refused where its command comes at no time of its step', () => {
    const link = linkOf(story(), { step: 0, timeMs: 0 }, 'compare');
    const [first] = link.commands;
    if (first === undefined) throw new Error('the story has commands');
    for (const atMs of [first.atMs - 1000, first.atMs + 1_000_000]) {
      expect(run({ ...link, commands: [{ ...first, atMs }] })).toEqual({
        kind: 'failed',
        error: { code: 'momentMissing', command: 0, step: first.afterStep },
      });
    }
  });
});

/** The opening, the holder killed, its session expired, and a client paused. */
function story(): Experiment {
  const choices = ['herd-lock', 'predecessor-lock'].map((scenario) => ({
    scenario,
    seed: 11,
    clients: 4,
    values: Object.fromEntries(
      (findScenario(scenario)?.parameters ?? []).map(({ name, initial }) => [name, initial]),
    ),
  }));
  const experiment = new Experiment(choices, library);
  experiment.runUntil(3500, 100_000);
  const { step, timeMs } = experiment.head;
  experiment.give({ type: 'killClient', client: 'role:holder' }, { step, timeMs: timeMs + 1 });
  experiment.runUntil(9000, 100_000);
  experiment.give({ type: 'pauseClient', client: 'client:D' }, experiment.head);
  experiment.runUntil(9500, 100_000);
  return experiment;
}

/** As it comes out at the other end. */
function sent(link: Link): Link {
  const parsed = parseLink(JSON.stringify(link), library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function run(link: Link): RerunState {
  const rerun = new Rerun(link, library);
  while (rerun.advance(1000).kind === 'running');
  return rerun.state;
}
