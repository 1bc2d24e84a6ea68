import { describe, expect, it, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { en } from '../../../words/en/index.ts';
import { spokenIn } from '../../../words/load.ts';
import { openingChoices } from '../presets.ts';
import { library } from '../../stores/library.ts';
import {
  isComplete,
  MOST_TOLD,
  readSentences,
  sentenceAfter,
  sentenceBefore,
  sentencesOf,
  weightiest,
} from '../../select/sentences.ts';
import { tellSentence } from './tellSentence.ts';
import { tellEnsembles } from './testing/tellEnsembles.ts';

tellEnsembles();

const { messages: zh } = await spokenIn('zh-CN');

describe('a run as sentences', () => {
  it('tells a kill, the expiry, who wakes for it and who holds then, each by itself', () => {
    const experiment = killed();
    const from = experiment.commands[0]?.afterStep ?? 0;
    const told = texts(experiment).slice(sentencesOf(experiment).findIndex(({ first }) => first > from));
    expect(told[0]).toMatch(/^Client A is killed; its session outlives it by \d+(\.\d+)? s\.$/);
    expect(told[1]).toMatch(/^The session of client A expired after [\d.]+ s of silence\.$/);
    const woken = told.findIndex((text) => text.includes('clients wake'));
    expect(told[woken]).toMatch(/^Left: five clients wake for one release.*\. Right: client B wakes\.$/);
    const [ended] = sentencesOf(experiment).slice(-1);
    if (ended === undefined) throw new Error('nothing is said');
    expect(tellSentence(experiment, ended, ended.last - 1, en)).toMatch(
      /^Left: client \w holds the lock; .* now watch .* Right: client B holds the lock/,
    );
  });

  it('ends on how many were woken on either side once nothing more comes', () => {
    const experiment = killed();
    expect(experiment.isIdle).toBe(true);
    expect(texts(experiment).at(-1)).toBe(
      'The last release woke five clients on the left, one on the right.',
    );
    expect(texts(experiment, zh).at(-1)).toBe('最近一次释放：左侧唤醒 5 个客户端，右侧唤醒 1 个。');
  });

  it('keeps telling a command while the last client sets its watch', () => {
    const experiment = new Experiment(openingChoices(), library);
    const records = () => experiment.worlds[0]?.trace ?? [];
    while (!records().some(({ kind, actor }) => kind === 'program.started' && actor === 'client:F'))
      experiment.advance();
    const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
    experiment.give({ type: 'killClient', client: 'role:holder' }, at);
    experiment.runUntil(at.timeMs + 900, 100_000);
    expect(texts(experiment).at(-1)).toMatch(/^Client A is killed;.* Left: five clients now watch/);
  });

  it('is read in as many pieces as there is time for, and is the same', () => {
    const experiment = killed();
    let pieces = 1;
    while (!readSentences(experiment, () => true)) pieces++;
    expect(pieces).toBe(experiment.marked('noteworthy').length + 1);
    expect(sentencesOf(experiment)).toEqual(sentencesOf(killed()));
  });

  it('tells traffic without a pause in pieces, none of which grows for ever', () => {
    const traffic = findScenario('mixed-traffic');
    if (traffic === undefined) throw new Error('the catalogue has no mixed traffic');
    const values = parseValues(traffic, { servers: '3', restMs: '5', znodes: '100' }, 'initial');
    if (!values.ok) throw new Error(values.error.code);
    const choice = { scenario: traffic.id, seed: 1, clients: 100, values: values.value };
    const experiment = new Experiment([choice], library);
    experiment.runUntil(1500, 15_000);
    const sentences = sentencesOf(experiment);
    const lengths = sentences.map(({ told }) => told.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MOST_TOLD);
    expect(lengths.filter((length) => length > MOST_TOLD / 2).length).toBeGreaterThan(1);
    for (const [at, { first }] of sentences.entries())
      expect(first).toBeGreaterThan(sentences[at - 1]?.last ?? 0);
  });

  it('says the same in Chinese', () => {
    const experiment = killed();
    expect(texts(experiment, zh).join()).toContain('左侧：一次释放唤醒 5 个客户端');
  });

  it('is made of records that exist, of every one at most once, and has words for each', () => {
    const experiment = killed();
    const seen = new Set<string>();
    for (const sentence of sentencesOf(experiment)) {
      expect(tellSentence(experiment, sentence, sentence.last, en)).not.toBe('');
      for (const { side, seq, step } of sentence.told) {
        expect(experiment.worlds[side]?.trace[seq - 1]?.seq).toBe(seq);
        expect(step).toBeGreaterThanOrEqual(sentence.first);
        expect(step).toBeLessThanOrEqual(sentence.last);
        expect(seen.has(`${side} ${seq}`)).toBe(false);
        seen.add(`${side} ${seq}`);
      }
    }
  });

  it('grows with the run to what it is when read at once', () => {
    const [slowly, atOnce] = [killed(0), killed(0)];
    while (slowly.head.timeMs < 12_000 && slowly.advance()) sentencesOf(slowly);
    atOnce.runUntil(slowly.head.timeMs, 100_000);
    expect(sentencesOf(slowly)).toEqual(sentencesOf(atOnce));
  });

  it('forgets what was simulated ahead of a command and undone by it', () => {
    const experiment = new Experiment(openingChoices(), library);
    experiment.runUntil(3000, 100_000);
    const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
    experiment.give({ type: 'killClient', client: 'role:holder' }, at);
    while (experiment.simulateAhead() && experiment.head.timeMs < 12_000);
    expect(texts(experiment).join()).toContain('wake for one release');
    experiment.give(
      { type: 'killClient', client: 'client:C' },
      { step: experiment.shownStep, timeMs: at.timeMs },
    );
    expect(texts(experiment).at(-1)).toMatch(/^Client C is killed/);
    expect(texts(experiment).join()).not.toContain('wake for one release');
  });

  it('reads of a branch only what comes after it left, however early the commands were that both have', () => {
    const experiment = killed();
    const all = [...sentencesOf(experiment)];
    const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
    experiment.give({ type: 'killClient', client: 'client:C' }, at);
    sentencesOf(experiment);
    const late = experiment.commands.at(-1);
    if (late === undefined) throw new Error('no command was given');
    experiment.undo(late);
    const read = vi.spyOn(experiment, 'recordsAt');
    expect(sentencesOf(experiment)).toEqual(all);
    expect(read.mock.calls.length).toBeLessThan(experiment.marked('noteworthy').length / 10);
  });

  it('has no word on what breaks where the recipe does not claim it', () => {
    const experiment = killed();
    expect(experiment.violations()[0]?.map(({ invariant }) => invariant)).toContain('I-7');
    expect(texts(experiment).join()).not.toMatch(/violated/);
    expect(sentencesOf(experiment).map(({ topic }) => topic)).not.toContain('broken');
  });

  it('says only what has happened by a step', () => {
    const experiment = killed();
    const woken = sentencesOf(experiment).find(({ topic }) => topic === 'woken');
    expect(woken && tellSentence(experiment, woken, woken.told[0]?.step ?? 0, en)).toMatch(
      /^Left: five watches fire[;.]/,
    );
  });
});

describe('a write of an ensemble', () => {
  const story = () => {
    const scenario = findScenario('partition');
    const values = scenario && parseValues(scenario, { story: 'leaderInMinority' }, 'initial');
    if (values?.ok !== true) throw new Error('partition is not what it was');
    const choice = { scenario: 'partition', seed: 3, clients: scenario?.clients.initial ?? 0 };
    return new Experiment([{ ...choice, values: values.value }], library);
  };

  it('that only a minority logged is a sentence of its own, and those of a quorum are not said to lack one', () => {
    const experiment = story();
    experiment.runUntil(40_000, 100_000);
    const told = sentencesOf(experiment).map((each) => tellSentence(experiment, each, each.last, en));
    expect(told).toContain('Server 5 and server 1 logged the write of client A, but no quorum has it.');
    expect(
      told.filter((text) => /write of client \w is committed|writes are committed/.test(text)),
    ).not.toEqual([]);
    expect(told).not.toContain('');
    expect(told.filter((text) => text.includes('no quorum has it')).length).toBeLessThan(3);
  });

  it('is not said to lack a quorum while it may still get one', () => {
    const experiment = story();
    const open = new Set<string>();
    while (experiment.head.timeMs < 40_000 && experiment.advance()) {
      const last = sentencesOf(experiment).at(-1);
      const text = last === undefined ? '' : tellSentence(experiment, last, experiment.steps, en);
      if (text.includes('no quorum has it')) open.add(text);
    }
    expect([...open]).toEqual(texts(experiment).filter((text) => text.includes('no quorum has it')));
  });
});

it('neighbours of a step are the sentences that are complete before it and after it', () => {
  const experiment = killed();
  const all = [...sentencesOf(experiment)];
  const woken = all.findIndex(({ topic }) => topic === 'woken');
  const step = all[woken]?.last ?? 0;
  expect(sentenceBefore(all, step)).toBe(all[woken - 1]);
  expect(sentenceAfter(all, step)).toBe(all[woken + 1]);
  expect(sentenceAfter(all, step - 1)).toBe(all[woken]);
});

it('where not all can be said, who wakes is not lost among watches that are set', () => {
  const all = sentencesOf(killed());
  const told = weightiest(all, 3);
  expect(told.map(({ topic }) => topic)).toEqual(['command', 'expired', 'woken']);
  expect(weightiest(all, Infinity)).toEqual(all);
});

it('what happens again and again is said twice in one breath at most', () => {
  const all = sentencesOf(killed());
  const watched = (sentences: typeof all) => sentences.filter(({ topic }) => topic === 'watch');
  expect(watched(all).length).toBeGreaterThan(4);
  expect(watched(weightiest(all, 10, 2))).toEqual(watched(all).slice(-2));
});

it('where not all can be said, an election is not lost among wake-ups', () => {
  const [sentence] = sentencesOf(killed());
  if (sentence === undefined) throw new Error('nothing was told');
  const woken = Array.from({ length: 9 }, () => ({ ...sentence, topic: 'woken' as const }));
  const all = [...woken, { ...sentence, topic: 'election' as const }, ...woken];
  expect(weightiest(all, 6).filter(({ topic }) => topic === 'election')).toHaveLength(1);
});

it('the last sentence is complete once nothing can join it', () => {
  const experiment = new Experiment(openingChoices(), library);
  while (sentencesOf(experiment).length === 0) experiment.advance();
  const first = () => sentencesOf(experiment)[0];
  const begun = first();
  expect(begun && isComplete(experiment, begun)).toBe(false);
  experiment.runUntil(290, 10_000);
  const ended = first();
  expect(ended && isComplete(experiment, ended)).toBe(true);
});

function texts(experiment: Experiment, words = en): readonly string[] {
  return sentencesOf(experiment).map((sentence) => tellSentence(experiment, sentence, Infinity, words));
}

/** The opening scene; its holder is killed once all wait; until the dust has settled. */
function killed(untilMs = 12_000): Experiment {
  const experiment = new Experiment(openingChoices(), library);
  experiment.runUntil(3000, 100_000);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'killClient', client: 'role:holder' }, at);
  experiment.runUntil(untilMs, 100_000);
  return experiment;
}
