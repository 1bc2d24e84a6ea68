import '../../scenarios/library.ts';
import { expect, it } from 'vitest';
import { sideChoice } from '../../scenarios/pairs.ts';
import { en } from '../../words/en/index.ts';
import { sceneWords } from './sceneWords.ts';

const LOCK = sideChoice({ scenario: 'fair-lock', values: { variant: 'article' } }, 1, 3);
const ELECTION = sideChoice({ scenario: 'candidates', values: { variant: 'article' } }, 1, 3);

it('two worlds that nobody has put side by side before are each told in a sentence', () => {
  const [lock, election] = [[LOCK], [ELECTION]].map((choices) => sceneWords(choices, en).sentence);
  expect(sceneWords([LOCK, ELECTION], en).sentence).toBe(`Left: ${lock} Right: ${election}`);
});

it('one sentence does for both where it is true of both', () => {
  expect(sceneWords([LOCK, { ...LOCK, seed: 2 }], en).sentence).toBe(sceneWords([LOCK], en).sentence);
});

it('a lesson does not say beforehand what its story comes to', () => {
  const values = { story: 'acknowledged-before-uptodate', as: 'theFault' };
  const choices = [{ scenario: 'server-mistakes', seed: 1, clients: 2, values }];
  expect(sceneWords(choices, en).name).toMatch(/^Lost write/);
  expect(sceneWords(choices, en, 'world').name).toBe('What the server itself did wrong');
});
