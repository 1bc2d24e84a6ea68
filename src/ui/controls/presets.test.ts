import { expect, it } from 'vitest';
import '../../scenarios/library.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { refuseChoices } from '../../scenarios/link/linkChoices.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { PAIRS, pairChoices } from './presets.ts';

it.each(PAIRS)('%s opened from a world of hundreds of clients can be shared', (pair) => {
  const choices = pairChoices(pair, traffic());
  expect(refuseChoices(choices, '', { findScenario })).toBeNull();
  expect(choices.map(({ clients }) => clients)).toEqual([50, 50]);
});

it('a pair keeps what both worlds have in common', () => {
  const [herd] = pairChoices('herd-line');
  if (herd === undefined) throw new Error('no pair');
  const like = { ...herd, seed: 7, clients: 9, values: { ...herd.values, holdMs: 100 } };
  expect(pairChoices('two-herds', like)).toMatchObject([
    { seed: 7, clients: 9, values: { variant: 'children-try', holdMs: 100 } },
    { seed: 7, clients: 9, values: { variant: 'children-look', holdMs: 100 } },
  ]);
});

function traffic(): ScenarioChoice {
  const scenario = findScenario('mixed-traffic');
  const values = scenario && parseValues(scenario, { servers: '7', restMs: '0' }, 'initial');
  if (values?.ok !== true) throw new Error('no traffic');
  return { scenario: 'mixed-traffic', seed: 1, clients: 500, values: values.value };
}
