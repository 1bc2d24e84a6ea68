import { expect, test } from 'vitest';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { breachPlaced } from './places.ts';

const CODE = 'import "./lock.js";\n// @file lock.js\nconst one = 1;\nconst two = 2;\n';

function worldOf(...names: readonly string[]): Pick<ScenarioChoice, 'plan'> {
  const programs = names.map((name) => ({
    kind: 'own',
    scenario: 'own-recipe',
    values: {},
    name,
    code: CODE,
  }));
  return { plan: { programs } } as unknown as Pick<ScenarioChoice, 'plan'>;
}

test('a breach names lines by their files, and leaves what the program says as it is', () => {
  expect(
    breachPlaced('Own invariant violated: “line 3” (line 3). Client B was at line 4.', { code: CODE }),
  ).toBe('Own invariant violated: “line 3” (lock.js:1). Client B was at lock.js:2.');
});

test('in a world of several programs too, each by its own files', () => {
  const said = 'Own invariant violated: “x” (a (1), line 4). Client B was at line 3 of b.';
  expect(breachPlaced(said, worldOf('a (1)', 'b'))).toBe(
    'Own invariant violated: “x” (a (1), lock.js:2). Client B was at lock.js:1 of b.',
  );
});
