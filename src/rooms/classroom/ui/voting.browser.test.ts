import { expect, test } from 'vitest';
import { openFirstScene } from '../../../ui/controls/scene.ts';
import { held } from '../../../ui/link/testing/held.ts';
import { classNow } from './classStore.ts';
import { askAgain, askWithRun, closeVote, endVote, playRun } from './voting.ts';

const QUESTION = {
  id: 'deck herd',
  text: 'How many wake up?',
  options: [
    { id: '1', text: '1' },
    { id: '5', text: '5' },
  ],
};

test('a run begun for an earlier vote marks nothing in the vote that is open now', async () => {
  openFirstScene();
  const run = held<string | null>();
  askWithRun(QUESTION, () => run.promise);
  closeVote();
  playRun();
  askAgain();
  run.resolve('5');
  await run.promise;
  expect(classNow().ballot).toMatchObject({ state: 'open', right: null });
  endVote();
});

test('the run of this vote marks it once it has come so far, also where it is played twice', async () => {
  openFirstScene();
  const runs = [held<string | null>(), held<string | null>()] as const;
  let played = 0;
  askWithRun(QUESTION, () => (runs[played++] ?? runs[0]).promise);
  closeVote();
  playRun();
  playRun();
  runs[0].resolve('1');
  await runs[0].promise;
  expect(classNow().ballot?.right).toBeNull();
  runs[1].resolve('5');
  await runs[1].promise;
  expect(classNow().ballot?.right).toBe('5');
  endVote();
});
