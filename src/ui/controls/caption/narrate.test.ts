import { describe, expect, test } from 'vitest';
import type { Command } from '../../../engine/index.ts';
import { en } from '../../../words/en/index.ts';
import { spokenIn } from '../../../words/load.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { worldOf } from '../../../scenarios/lessons/scenes.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { openingChoices } from '../presets.ts';
import { library } from '../../stores/library.ts';
import '../../../scenarios/library.ts';
import { sentenceIndexAt, sentencesOf } from '../../select/sentences.ts';
import type { ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { narrate, type Span } from './narrate.ts';
import { tellSentence } from './tellSentence.ts';

const { messages: zh } = await spokenIn('zh-CN');

test('the opening is told world by world: who holds, and who watches what', () => {
  const text = narrate(twinWorlds().opening, en);
  expect(text).toContain('Client A holds the lock');
  expect(text).toContain('Left: five clients now watch /exclusive_lock/lock');
  expect(text).toContain('Right: five clients now watch, each a different znode');
});

test('a kill is told with its expiry, and the difference between the worlds', () => {
  const text = narrate(twinWorlds().afterKill, en);
  expect(text).toMatch(
    /^Client A is killed; its session outlives it by [\d.]+ s; the session of client A expired after [\d.]+ s of silence\./,
  );
  expect(text).toMatch(/Left: five clients wake for one release;/);
  expect(text).toMatch(/Right: client B wakes/);
});

test('of two that die at once each is named before what is the same of both', () => {
  const experiment = new Experiment(openingChoices(), library);
  experiment.runUntil(3000, 100_000);
  for (const [after, type] of [
    [3000, 'release'],
    [3600, 'killClient'],
  ] as const) {
    experiment.runUntil(after, 100_000);
    const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
    experiment.give({ type, client: 'role:holder' }, at);
  }
  const [kill] = experiment.commands.slice(-1);
  const before = experiment.moment(kill?.afterStep ?? 0).worldSteps;
  const from = experiment.worlds.map((world, side) => world.recordCountAfter(before[side] ?? 0));
  const text = narrate(spans(experiment, from, counts(experiment)), en);
  expect(text).toMatch(
    /^Left: client [B-F] is killed\. Right: client B is killed\. Both sessions outlive them by [\d.]+ s\.$/,
  );
  expect(narrate(spans(experiment, from, counts(experiment)), zh)).toContain('两个会话都多活');
});

test('a latch that is closed with notice is told to call its listeners, one that is closed silently is not', () => {
  const sides = ['SILENT', 'NOTIFY_LEADER'].map((closeMode) => ({
    scenario: 'leader-latch',
    values: { closeMode },
  }));
  const experiment = new Experiment(
    sides.map((side) => sideChoice(side, 1, 3)),
    library,
  );
  experiment.runUntil(3000, 100_000);
  const from = counts(experiment);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'openGate', client: 'client:A', gate: 'leave' }, at);
  experiment.runUntil(3500, 100_000);
  const text = narrate(spans(experiment, from, counts(experiment)), en);
  expect(text).toContain('Right: client A calls notLeader() of its listeners');
  expect(text).not.toContain('Left: client A calls');
});

test('a lost session is told with its cause', () => {
  const experiment = new Experiment([sideChoice({ scenario: 'leader-latch', values: {} }, 1, 3)], library);
  experiment.runUntil(3000, 100_000);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'cutClientLink', client: 'client:A' }, at);
  experiment.runUntil(20_000, 100_000);
  const from = [0];
  expect(narrate(spans(experiment, from, counts(experiment)), en)).toContain(
    'client A is LOST: by its own clock, its session timeout is over',
  );
});

test('the same in Chinese', () => {
  const text = narrate(twinWorlds().afterKill, zh);
  expect(text).toContain('左侧：一次释放唤醒 5 个客户端');
  expect(text).toContain('右侧：客户端 B 被唤醒');
});

test('of a single world it says no side', () => {
  expect(narrate(loneWorld().afterKill, en)).not.toMatch(/Left|Right/);
});

test('that several wake for one release is told once, whether or not the recipe claims that one does', () => {
  const unclaimed = twinWorlds().afterKill;
  expect(unclaimed[0]?.simulation.violations.map(({ invariant }) => invariant)).toContain('I-7');
  expect(narrate(unclaimed, en)).not.toContain('violated');
  const claimed = unclaimed.map((span) => ({ ...span, claims: ['I-7'] as const }));
  expect(narrate(claimed, en)).toBe(narrate(unclaimed, en));
  expect(narrate(claimed, en)).toMatch(/Left: five clients wake for one release/);
});

test('several watches of one client are told as its own', () => {
  const experiment = new Experiment([{ scenario: 'lesson-away', seed: 1, clients: 2, values: {} }], library);
  experiment.runUntil(3000, 100_000);
  const from = experiment.worlds.map(() => 0);
  const all = spans(experiment, from, counts(experiment));
  expect(narrate(all, en)).toContain('Client B now watches three paths');
  expect(narrate(all, zh)).toContain('客户端 B 开始监听 3 个路径');
});

test('all who watch one znode are counted, not the last alone', () => {
  const experiment = new Experiment(openingChoices().slice(0, 1), library);
  experiment.runUntil(3000, 100_000);
  const trace = experiment.worlds[0]?.trace ?? [];
  const last = trace.findLastIndex(({ kind }) => kind === 'watch.set');
  const all = spans(experiment, [last], counts(experiment));
  expect(narrate(all, en)).toBe('Five clients now watch /exclusive_lock/lock.');
  expect(narrate(all, zh)).toBe('5 个客户端开始监听 /exclusive_lock/lock。');
});

test('a single server says what a write did, where nothing came of it that says more', () => {
  const experiment = new Experiment(worldOf('stat-and-acl', 2), library);
  experiment.runUntil(600, 10_000);
  expect(narrate(spans(experiment, [0], counts(experiment)), en)).toBe(
    '/config was written and has version 1.',
  );
  const from = counts(experiment);
  experiment.runUntil(2100, 10_000);
  expect(narrate(spans(experiment, from, counts(experiment)), en)).toBe('/config has a new ACL: aversion 1.');
  expect(narrate(twinWorlds().opening, en)).not.toContain('was written');
});

test('why a client drops a connection that works', () => {
  const experiment = new Experiment(worldOf('large-queue', 2, { waiting: 17_772 }), library);
  experiment.runUntil(150, 10_000);
  expect(narrate(spans(experiment, [0], counts(experiment)), en)).toContain(
    'he reply exceeds jute.maxbuffer: client B closes its connection',
  );
});

test('of a name with a GUID in it the end is said', () => {
  const experiment = new Experiment(worldOf('leader-latch', 2), library);
  experiment.runUntil(3000, 100_000);
  const text = narrate(spans(experiment, [0], counts(experiment)), en);
  expect(text).toContain('client B now watches /leader/…latch-0000000000');
});

test('two events for one client are told of one client', () => {
  const experiment = new Experiment([{ scenario: 'lesson-away', seed: 1, clients: 2, values: {} }], library);
  experiment.runUntil(3000, 100_000);
  const before = experiment.worlds.map(({ trace }) => trace.length);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'openGate', client: 'client:A', gate: 'write' }, at);
  experiment.runUntil(6000, 100_000);
  const all = spans(experiment, before, counts(experiment));
  expect(narrate(all, en)).toMatch(/client B wakes three times/);
  expect(narrate(all, zh)).toContain('客户端 B 被唤醒 3 次');
});

test('two threads of one client that hold at once are told as such', () => {
  const threads = { scenario: 'fair-lock', values: { variant: 'article', threads: 2 } };
  const experiment = new Experiment([sideChoice(threads, 1, 2)], library);
  experiment.runUntil(100, 100_000);
  const all = spans(experiment, [0], counts(experiment));
  expect(narrate(all, en)).toContain('Two threads of client A believe at once that they hold the lock');
  expect(narrate(all, zh)).toContain('客户端 A 的 2 个线程同时认为自己持有锁');
});

test('a holder whose session has gone is named', () => {
  const experiment = new Experiment([sideChoice({ scenario: 'fair-lock', values: {} }, 1, 2)], library);
  experiment.runUntil(1000, 100_000);
  const from = counts(experiment);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'expireSession', client: 'client:A' }, at);
  experiment.runUntil(1003, 100_000);
  expect(narrate(spans(experiment, from, counts(experiment)), en)).toContain(
    'client A believes that it holds the lock, and the tree says otherwise',
  );
});

test('where nothing worth telling happened nothing is said', () => {
  const [span] = loneWorld().afterKill;
  expect(span && narrate([{ ...span, from: span.to }], en)).toBe('');
});

describe('what came of what a client was asked for', () => {
  const queue = () =>
    new Experiment(worldOf('fifo-queue', 2, { pace: 'byHand', variant: 'published' }), library);

  test('the znode that was made, and the item that was taken', () => {
    const experiment = queue();
    expect(told(experiment, { type: 'openGate', client: 'client:A', gate: 'produce' })).toBe(
      'Client A produces an item; its znode is /queue/qn-A1-0000000000.',
    );
    expect(told(experiment, { type: 'openGate', client: 'client:B', gate: 'consume' })).toBe(
      'Client B asks for an item; it takes item A1.',
    );
  });

  test('a line that is refused', () => {
    const experiment = new Experiment(worldOf('sandbox', 1, { servers: '1' }), library);
    told(experiment, { type: 'typeLine', client: 'client:A', line: 'create /a' });
    const again = { type: 'typeLine', client: 'client:A', line: 'create /a' } as const;
    expect(told(experiment, again)).toBe('Client A types: create /a; its create is refused: NodeExists.');
  });

  test('a reply that was to be dropped is told of as dropped once it was', () => {
    const experiment = queue();
    expect(told(experiment, { type: 'dropReply', client: 'client:B' }, 0)).toBe(
      'Next reply to client B will be dropped.',
    );
    const from = counts(experiment);
    const lost = told(experiment, { type: 'openGate', client: 'client:B', gate: 'consume' });
    expect(lost).toContain('it gets null instead of an item');
    expect(narrate(spans(experiment, [0], from), en)).toBe('Next reply to client B will be dropped.');
    expect(narrate(spans(experiment, [0], counts(experiment)), en)).not.toContain('will be dropped');
  });
});

test('in one world it is said for what a client wakes, and of a wake-up by the connection alone that it is one', () => {
  const experiment = new Experiment(worldOf('line-lock', 2, { variant: 'article' }), library);
  experiment.runUntil(1000, 100_000);
  const from = counts(experiment);
  told(experiment, { type: 'cutClientLink', client: 'client:B' }, 4000);
  expect(narrate(spans(experiment, from, counts(experiment)), en)).toContain('client B wakes: Disconnected');
  expect(narrate(loneWorld('predecessor-lock').afterKill, en)).toContain(
    'client B wakes: NodeDeleted /exclusive_lock/n-0000000000',
  );
});

test('of one client that believes what is not so it is said which', () => {
  const experiment = new Experiment(worldOf('stranger-lock', 3), library);
  experiment.runUntil(1000, 100_000);
  told(experiment, { type: 'killClient', client: 'client:B' }, 8000);
  expect(told(experiment, { type: 'openGate', client: 'client:C', gate: 'act' }, 100)).toContain(
    'client A believes that it holds the lock, and the tree says otherwise',
  );
});

/** What is told of a command and of what comes of it within that time. */
function told(experiment: Experiment, command: Command, withinMs = 200): string {
  experiment.runUntil(experiment.head.timeMs + 300, 100_000);
  const from = counts(experiment);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give(command, at);
  experiment.runUntil(at.timeMs + withinMs, 100_000);
  return narrate(spans(experiment, from, counts(experiment)), en);
}

interface Story {
  readonly opening: readonly Span[];
  readonly afterKill: readonly Span[];
}

function twinWorlds(): Story {
  return story(new Experiment(openingChoices(), library));
}

function loneWorld(scenario?: string): Story {
  const choices = scenario === undefined ? openingChoices().slice(0, 1) : worldOf(scenario, 3);
  return story(new Experiment(choices, library));
}

/** The opening scene until all wait; the holder killed; until the dust has settled. */
function story(experiment: Experiment): Story {
  const beginning = experiment.worlds.map(() => 0);
  experiment.runUntil(3000, 100_000);
  const beforeKill = counts(experiment);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'killClient', client: 'role:holder' }, at);
  experiment.runUntil(10_000, 100_000);
  return {
    opening: spans(experiment, beginning, beforeKill),
    afterKill: spans(experiment, beforeKill, counts(experiment)),
  };
}

function counts(experiment: Experiment): readonly number[] {
  return experiment.worlds.map(({ trace }) => trace.length);
}

function spans(experiment: Experiment, from: readonly number[], to: readonly number[]): readonly Span[] {
  return experiment.worlds.map((simulation, side) => ({
    simulation,
    from: from[side] ?? 0,
    to: to[side] ?? 0,
    claims: experiment.claims[side] ?? [],
    isOver: true,
  }));
}

test('who wakes is told what changed, if it is one thing, and that the watch is set again is no news', () => {
  expect(toldOf('published-value', 4, {}, 1942)).toBe('Three clients wake: NodeDataChanged /config/value.');
});

test('with one server too: a rejected addAuth, and a reply that is too long to be read', () => {
  expect(toldOf('watch-events', 2, { call: 'getData', happening: 'authFailed' }, 625)).toBe(
    'The authentication of client A failed.',
  );
  expect(toldOf('large-queue', 2, { waiting: 17_772 }, 113)).toBe(
    'The reply exceeds jute.maxbuffer: client B closes its connection.',
  );
});

/** What is said of one world at that time. */
function toldOf(scenario: string, clients: number, values: ParameterValues, atMs: number): string {
  const experiment = new Experiment(worldOf(scenario, clients, values), library);
  experiment.runUntil(atMs, 100_000);
  return saidIn(experiment);
}

function saidIn(experiment: Experiment): string {
  const { step } = experiment.head;
  const sentences = sentencesOf(experiment);
  const sentence = sentences[sentenceIndexAt(sentences, step)];
  if (sentence === undefined) throw new Error('nothing is said');
  return tellSentence(experiment, sentence, step, en);
}
