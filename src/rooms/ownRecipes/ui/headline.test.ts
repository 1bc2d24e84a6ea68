// What is said above a world whose programs claim the same again and again.
import { expect, test } from 'vitest';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { sentencesOf } from '../../../ui/select/sentences.ts';
import { narrate } from '../../../ui/controls/caption/narrate.ts';
import { tellSentence } from '../../../ui/controls/caption/tellSentence.ts';
import { inVoice } from '../../../words/inVoice.ts';
import { spokenIn } from '../../../words/load.ts';
import { withOwnVoice } from './ownVoice.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

test('the headline stays with both leaders while both go on to claim, and names none of them alone', async () => {
  const experiment = splitLeaders();
  const words = inVoice(withOwnVoice(await spokenIn('en')), experiment.scenarios);
  const told = sentencesOf(experiment).flatMap((sentence) => {
    const text = tellSentence(experiment, sentence, sentence.last, words);
    return text === '' || experiment.timeAt(sentence.first) < 10_000 ? [] : [text];
  });
  expect(told).toEqual([
    'The session of client A expired after 5.2 s of silence.',
    'Client A believes that it is the leader, and the tree says otherwise.',
    'Two believe at once that they lead; “two leaders”: the program’s own invariant is violated; client B is the leader.',
  ]);
});

test('nor where something else is told of the moment in which one of them claims again', async () => {
  const experiment = splitLeaders();
  const [simulation] = experiment.worlds;
  const again = simulation?.trace.findLast(({ kind }) => kind === 'belief.stated');
  if (simulation === undefined || again === undefined) throw new Error('both claim');
  const words = inVoice(withOwnVoice(await spokenIn('en')), experiment.scenarios);
  const span = { simulation, from: again.seq - 2, to: again.seq, claims: [], isOver: true };
  expect(narrate([span], words)).toBe('');
});

test.each([
  ['en', 'item-1 was processed twice', '“item-1 was processed twice”: invariantOnce is violated.'],
  [
    'en',
    `${'order 17 was paid and never shipped, '.repeat(3)}so its customer waits`,
    `The invariant invariantOnce is violated: “${'order 17 was paid and never shipped, '.repeat(3)}so its customer waits”.`,
  ],
  ['zh-CN', '重复', '“重复”：不变式 invariantOnce 被违反。'],
  ['en', '', 'The program’s own invariant is violated.'],
] as const)(
  'an own invariant is told with its sentence and its name: %s %s',
  async (language, says, told) => {
    const code = `export default async ({ zk }) => void (await zk.create('/done', ''));
export const invariantOnce = (tree) => ${says === '' ? '!' : ''}tree.exists('/done')${says === '' ? '' : ` ? '${says}' : true`};`;
    const experiment = new Experiment([choiceFor(code)], { findScenario, book: recipeBook });
    experiment.runUntil(5000, 10_000);
    experiment.markShown(experiment.steps);
    const words = inVoice(withOwnVoice(await spokenIn(language)), experiment.scenarios);
    const said = sentencesOf(experiment).map((each) => tellSentence(experiment, each, each.last, words));
    expect(said.join(' ')).toContain(told.replace(/[.。]$/u, ''));
  },
);

const GIVES_UP = `export default async function main({ zk }) {
  try {
    await zk.create('/none/child', '');
  } catch {
    throw new Error('no session, rc -112');
  }
}`;

/** What another has done before is no error of its program, which ends as it was written to. */
const CATCHES = `export default async function main({ zk }) {
  await zk.create('/done', '');
  try {
    await zk.create('/done', '');
  } catch (error) {
    if (error.code !== 'NodeExists') throw error;
    return;
  }
}`;

test.each([
  ['en', CATCHES, 'Client A’s create is refused: NodeExists.'],
  ['zh-CN', CATCHES, '客户端 A 的 create 被拒绝：NodeExists。'],
  ['en', GIVES_UP, 'The program of client A ends with Error: no session, rc -112.'],
  ['zh-CN', GIVES_UP, '客户端 A 的程序以 Error: no session, rc -112 结束。'],
  [
    'en',
    "export default async ({ zk }) => void (await zk.create('/none/child', ''));",
    'The program of client A ends with NoNode.',
  ],
] as const)(
  'what a program throws itself is told as its own error, also after a call that failed: %s',
  async (language, code, told) => {
    const experiment = new Experiment([choiceFor(code)], { findScenario, book: recipeBook });
    experiment.runUntil(5000, 10_000);
    experiment.markShown(experiment.steps);
    const words = inVoice(withOwnVoice(await spokenIn(language)), experiment.scenarios);
    const said = sentencesOf(experiment).map((sentence) =>
      tellSentence(experiment, sentence, sentence.last, words),
    );
    expect(said.at(-1)).toContain(told.replace(/[.。]$/u, ''));
  },
);
