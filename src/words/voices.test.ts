import '../scenarios/library.ts';
import { findScenario } from '../scenarios/catalogue.ts';
import { stepNames } from '../scenarios/libraryWords.ts';
import { FAMILIES } from '../scenarios/scenario/scenario.ts';
import { en } from './en/index.ts';
import { inVoice } from './inVoice.ts';
import { spokenIn } from './load.ts';
import { expect, test } from 'vitest';

const { messages: zh } = await spokenIn('zh-CN');

const LOCK = { id: 'line-lock', family: 'locks' } as const;
const LATCH = { id: 'leader-latch', family: 'elections' } as const;
const SEMAPHORE = { id: 'semaphore', family: 'locks' } as const;

test('an election leads, a semaphore gives permits, and a lock is held', () => {
  const firsts = [LOCK, LATCH, SEMAPHORE].map((scene) => inVoice(en, [scene]).picture.holdsTheLock);
  expect(firsts).toEqual(['holds the lock', 'leads', 'has a permit']);
});

test('what is believed is named as it is, whatever the scene', () => {
  const { believes } = inVoice(en, [LATCH]).picture;
  expect(believes('leader')).toBe('believes it is the leader');
});

test('two scenes that speak alike have one voice, two that do not have none', () => {
  expect(inVoice(en, [LATCH, LATCH])).toBe(inVoice(en, [LATCH]));
  expect(inVoice(en, [LATCH, SEMAPHORE])).toBe(en);
});

test('in an election a leader owns a znode, and nobody a lock', () => {
  for (const words of [en, zh]) {
    const { 'I-3': owned } = inVoice(words, [LATCH]).lockInvariants;
    const said = [
      owned.name,
      owned.statement,
      owned.why({ clients: ['client:A'], path: '/l/n-1', count: 1, records: [] }),
    ];
    expect(said.join(' ')).toMatch(words === en ? /lead/ : /领导者/);
    expect(said.join(' ')).not.toMatch(/lock|锁/);
  }
});

test('every voice is a scenario’s or a family’s, in both languages', () => {
  expect(Object.keys(zh.voices)).toEqual(Object.keys(en.voices));
  const isKnown = (name: string) =>
    FAMILIES.some((family) => family === name) || findScenario(name) !== undefined;
  expect(Object.keys(en.voices).filter((name) => !isKnown(name))).toEqual([]);
});

test('steps of scenarios that are loaded later have names in every voice that has none of its own', () => {
  expect(en.stepNames).toBe(stepNames);
  expect(inVoice(en, [LATCH]).stepNames).toBe(stepNames);
});
