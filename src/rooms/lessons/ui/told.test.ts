// What the picture and its caption say of what lessons lead to: one figure, no success where there was none.
import { describe, expect, test } from 'vitest';
import { findLesson } from '../../../scenarios/lessons/lessons.ts';
import { playPart } from '../../../scenarios/lessons/playLesson.ts';
import { PredictionRun } from '../../../scenarios/lessons/predictionRun.ts';
import { run } from '../../../scenarios/lessons/scenes.ts';
import { lockLine } from '../../../ui/select/lockLine.ts';
import { sentencesOf } from '../../../ui/select/sentences.ts';
import { tell } from '../../../ui/select/tell.ts';
import { tellSentence } from '../../../ui/controls/caption/tellSentence.ts';
import { worldPicture } from '../../../ui/views/world/worldPicture.ts';
import { znodeName } from '../../../ui/draw/thing/thingNames.ts';
import { LESSONS } from '../words/lessons.ts';
import { spokenIn } from '../../../words/load.ts';
import { en } from '../../../words/en/index.ts';
import { records } from '../../../words/en/records.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import '../../../scenarios/library.ts';
import { tellEnsembles } from '../../../ui/controls/caption/testing/tellEnsembles.ts';

tellEnsembles();

const { messages: zh } = await spokenIn('zh-CN');

describe('the silence after which a session expired', () => {
  test.each(['goodbye', 'leader'])('is one figure in answer, caption and log: %s', (id) => {
    const { part, experiment } = played('L4', id);
    if (part.prediction === undefined) throw new Error('it asks nothing');
    const own = new PredictionRun(part.prediction);
    own.look(experiment, experiment.steps);
    const { silence = 0 } = own.seen?.measured ?? {};
    const seconds = (silence / 1000).toFixed(1);
    expect(captionsOf(experiment)).toContain(`expired after ${seconds} s of silence`);
    const [world] = experiment.worlds;
    const expired = world?.trace.findLast(({ kind }) => kind === 'session.expired');
    if (world === undefined || expired === undefined) throw new Error('no session has expired');
    expect(tell(records, expired, world)).toContain(`after ${seconds} s of silence`);
  });
});

test.each([
  ['en', 'B got it 4.0 s after A was stopped', 'counts from A’s last message'],
  ['zh-CN', 'A 停下 4.0 秒之后', '从 A 的最后一条消息算起'],
] as const)(
  'L14 says from which moment its figure counts, and the server’s: %s',
  async (language, own, server) => {
    const [choice] = findLesson('L14')?.parts[0]?.scene({}) ?? [];
    if (choice === undefined) throw new Error('there is no scene');
    const words = (await spokenIn(language)).area(LESSONS).lessons['L14']?.parts['silence']?.prediction;
    const text = words?.reveal({ choice, set: {}, outcome: 4000, measured: {} });
    expect(text).toContain(own);
    expect(text).toContain(server);
  },
);

describe('a refused request is told as refused', () => {
  test.each([
    ['L1', 'withVersion', 'Client B writes; its setData is refused: BadVersion', '被拒绝：BadVersion'],
    ['L1', 'deletion', 'its delete is refused: NotEmpty', '被拒绝：NotEmpty'],
    ['L2', 'last', 'its create is refused: NodeExists', '被拒绝：NodeExists'],
    ['L5', 'ownWrite', 'its setData is refused: BadVersion', '被拒绝：BadVersion'],
    ['L5', 'unknown', 'client A gets ConnectionLoss for its create', 'ConnectionLoss'],
  ])('%s %s', (lesson, part, said, inChinese) => {
    const { experiment } = played(lesson, part);
    expect(captionsOf(experiment)).toContain(said);
    expect(captionsOf(experiment, zh)).toContain(inChinese);
  });

  test('and what a program asks for by itself and goes on from is not', () => {
    const { experiment } = played('L3', 'cable');
    expect(captionsOf(experiment)).not.toContain('refused');
  });
});

test('a znode that no client goes by holds no lock, no matter which session owns it', () => {
  const lesson = findLesson('L5');
  const part = lesson?.parts.find(({ id }) => id === 'retry');
  if (part === undefined) throw new Error('no such part');
  const [opening] = part.solution;
  if (opening?.do !== 'open') throw new Error('it opens nothing');
  const until = part.solution.findIndex((action, at) => at > 0 && action.do === 'open');
  const { experiment } = playPart(part, part.solution.slice(0, until));
  const [simulation] = experiment.worlds;
  const [choice] = experiment.choices;
  const scenario = findScenario(choice?.scenario ?? '');
  if (simulation === undefined || choice === undefined || scenario === undefined) throw new Error('no world');
  const { values } = choice;
  const picture = worldPicture(simulation, simulation.world, {
    invariants: scenario.invariants,
    claims: claimsOf(scenario, values),
    lock: lockLine(scenario, { values }),
    expected: scenario.expected(values),
  });
  const first = picture.nodes.find(({ place }) => place === 1);
  if (first === undefined) throw new Error('the line is empty');
  expect(first.isClaimed).toBe(false);
  expect(znodeName(first, en)).toContain('owned by client A, 1st in line');
  expect(znodeName(first, en)).not.toContain('held by');
});

function played(lessonId: string, partId: string) {
  const part = findLesson(lessonId)?.parts.find(({ id }) => id === partId);
  if (part === undefined) throw new Error(`${lessonId} has no part ${partId}`);
  const { experiment } = playPart(part, [...part.solution, run({ on: 'quiet', afterMs: 500 })]);
  return { part, experiment };
}

function captionsOf(experiment: ReturnType<typeof played>['experiment'], words = en): string {
  return sentencesOf(experiment)
    .map((sentence) => tellSentence(experiment, sentence, Infinity, words))
    .join('\n');
}
