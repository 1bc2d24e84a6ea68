// The page speaks before the library has come: what a scenario is called is known with the scenario.
import { expect, test, vi } from 'vitest';

test('steps of scenarios that come later have their names', async () => {
  vi.resetModules();
  const { en } = await import('./en/index.ts');
  expect(en.stepNames['election.lead']).toBeUndefined();
  await import('../scenarios/library.ts');
  expect(en.stepNames['election.lead']).toBe('leads');
  expect(en.steps['election.lead']).toBeDefined();
});
