import { expect, test } from 'vitest';
import { findScenario, listScenarios, parseClients, parseScenario, parseValues } from './catalogue.ts';
import './library.ts';
import type { Scenario } from './scenario/scenario.ts';

const herd = findScenario('herd-lock') as Scenario;

test('the page opens with a room whose holder waits to be released', () => {
  expect(parseValues(herd, {}, 'initial')).toEqual({
    ok: true,
    value: { variant: 'exists', arrival: 'staggered', rounds: 'endless', holdMs: 'untilReleased' },
  });
  expect(parseClients(herd, undefined, 'initial')).toEqual({ ok: true, value: 6 });
});

test('the command line runs one round in lock step', () => {
  expect(parseValues(herd, {}, 'headless')).toEqual({
    ok: true,
    value: { variant: 'exists', arrival: 'lockstep', rounds: 1, holdMs: 0 },
  });
  expect(parseClients(herd, undefined, 'headless')).toEqual({ ok: true, value: 5 });
});

test('an unknown scenario is answered with those there are', () => {
  const known = listScenarios().map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(['herd-lock', 'leader-crash']));
  expect(parseScenario('lock')).toEqual({
    ok: false,
    error: { code: 'unknownScenario', scenario: 'lock', known },
  });
});

test('an unknown parameter is answered with those there are', () => {
  const parsed = parseValues(herd, { toString: '1' }, 'initial');
  expect(parsed).toMatchObject({ ok: false, error: { code: 'unknownParameter', name: 'toString' } });
});

test.each(['', '-1', '1.5', '1e3', '0x1', ' 1', '600001', 'endless'])('holdMs refuses %j', (text) => {
  const parsed = parseValues(herd, { holdMs: text }, 'initial');
  expect(parsed).toMatchObject({ ok: false, error: { code: 'badValue', value: text } });
});

test('a room opens with rounds without an end, the command line with one', () => {
  const open = parseValues(herd, {}, 'initial');
  const headless = parseValues(herd, {}, 'headless');
  expect(open.ok && herd.isEndless(open.value)).toBe(true);
  expect(headless.ok && herd.isEndless(headless.value)).toBe(false);
});

test('every scenario can be set up as the page opens it, with fifty clients', () => {
  for (const scenario of listScenarios()) {
    const values = parseValues(scenario, {}, 'initial');
    if (!values.ok) throw new Error(values.error.code);
    const choice = { scenario: scenario.id, seed: 1, clients: 50, values: values.value };
    expect(scenario.setup(choice).clients.at(-1)?.id).toBe('client:AX');
    expect(JSON.parse(JSON.stringify(scenario.setup(choice)))).toEqual(scenario.setup(choice));
  }
});
