import { expect, test } from 'vitest';
import { LIBRARY } from '../../../scenarios/library.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { worldOf } from '../../../scenarios/lessons/scenes.ts';
import type { ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { choiceOfPlan, planOf } from '../../../scenarios/world/planOf.ts';
import { en } from '../../../words/en/index.ts';
import { spokenIn } from '../../../words/load.ts';
import { stepSentence } from './stepSentence.ts';

const { messages: zh } = await spokenIn('zh-CN');

const LIST = 'line.list';
const AWAIT = 'line.awaitPredecessor';

/** Each a thing that a published program does and the right one does not, or the other way round. */
test.each<[string, ParameterValues, string, RegExp, RegExp]>([
  ['fair-lock', { variant: 'article' }, LIST, /no name is smaller/, /没有更小/],
  ['fair-lock', { variant: 'article' }, AWAIT, /any event\. Then add 1 and return$/, /然后计数加 1 并返回$/],
  ['fair-lock', { variant: 'corrected' }, AWAIT, /deleted, then list again/, /再重新列出/],
  ['line-lock', { variant: 'article' }, 'line.watchPredecessor', /whatever the answer/, /不看结果/],
  ['line-lock', { variant: 'persistent' }, 'line.create', /persistent/, /持久/],
  ['read-write-lock', { variant: 'recipe' }, LIST, /no writer before it may read/, /前面没有写者时可以读/],
  ['candidates', { variant: 'article' }, AWAIT, /notify\(\)/, /notify\(\)/],
  ['leader-latch', { version: '4.0.1' }, 'latch.watch', /gone, reset\(\)$/, /reset\(\)$/],
  ['leader-latch', { version: '5.4.0' }, 'latch.watch', /gone, getChildren\(\)$/, /getChildren\(\)$/],
  ['leader-latch', {}, 'latch.listener', /at SUSPENDED or LOST/, /SUSPENDED 或 LOST/],
  [
    'leader-latch',
    { version: '5.4.0', policy: 'session' },
    'latch.listener',
    /at LOST.*unless/,
    /^stateChanged\(\)：LOST/,
  ],
  ['leader-latch', { closeMode: 'NOTIFY_LEADER' }, 'latch.close', /notLeader\(\)/, /notLeader\(\)/],
])('%s %j: step %s says what that program does', (id, values, step, english, chinese) => {
  const [choice] = worldOf(id, 3, values);
  if (choice === undefined) throw new Error('no choice');
  expect(stepSentence(en, choice, step)).toMatch(english);
  expect(stepSentence(zh, choice, step)).toMatch(chinese);
});

test('a world that a user has composed of it says the same', () => {
  const [choice] = worldOf('fair-lock', 3, { variant: 'article' });
  const scenario = findScenario('fair-lock');
  const plan = choice === undefined || scenario === undefined ? null : planOf(choice, scenario);
  if (plan === null) throw new Error('no plan');
  expect(stepSentence(en, choiceOfPlan(plan, 1), AWAIT)).toMatch(/Then add 1 and return$/);
});

test('both languages say the same steps otherwise, and only steps that the program has', () => {
  for (const { scenario, words } of LIBRARY) {
    const variant = scenario.parameters.find(({ name }) => name === 'variant' || name === 'version');
    const names = variant !== undefined && 'options' in variant ? variant.options : [];
    for (const name of names) {
      const [choice] = worldOf(scenario.id, scenario.clients.initial, { [variant?.name ?? '']: name });
      if (choice === undefined) throw new Error('no choice');
      const own = Object.keys(words.stepsOf?.(choice) ?? {});
      const translated = Object.keys(zh.catalogue.scenarios[scenario.id]?.stepsOf?.(choice) ?? {});
      expect([scenario.id, name, translated]).toEqual([scenario.id, name, own]);
      expect(scenario.stepList(choice.values)).toEqual(expect.arrayContaining(own));
    }
  }
});
