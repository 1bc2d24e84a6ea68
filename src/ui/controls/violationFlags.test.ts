import { expect, test } from 'vitest';
import '../../scenarios/library.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { library } from '../stores/library.ts';
import { openingChoices } from './presets.ts';
import { en } from '../../words/en/index.ts';
import { completed } from '../../words/translation.ts';
import { messages as zh } from '../../words/zh/index.ts';
import { flagName, violationFlags } from './violationFlags.ts';

test('a herd that wakes everybody gets no flag: its recipe never claimed anything else', () => {
  const experiment = new Experiment(openingChoices(), library);
  experiment.runUntil(3000, 100_000);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'release', client: 'role:holder' }, at);
  experiment.runUntil(6000, 100_000);
  expect(experiment.violations()[0]).not.toEqual([]);
  expect(violationFlags(experiment)).toEqual([]);
});

test('a holder whose session expires while it sleeps breaks what its recipe claims, and gets its flags once that is shown', () => {
  const experiment = new Experiment(openingChoices().slice(1), library);
  experiment.runUntil(3000, 100_000);
  const at = { step: experiment.steps, timeMs: experiment.head.timeMs };
  experiment.give({ type: 'pauseClient', client: 'role:holder' }, at);
  while (experiment.head.timeMs < 20_000 && experiment.simulateAhead());
  expect(experiment.violations()[0]).not.toEqual([]);
  expect(violationFlags(experiment)).toEqual([]);
  experiment.markShown(experiment.steps);
  const flags = violationFlags(experiment);
  expect(flags.map(({ side, invariant }) => `${side} ${invariant}`)).toEqual(['0 I-3', '0 I-1']);
  for (const { step, timeMs } of flags) expect(experiment.timeAt(step)).toBe(timeMs);
});

test('a flag names its world only where there are two', () => {
  const flag = { side: 0, invariant: 'I-1', part: undefined, step: 1, timeMs: 6001 } as const;
  const [one, two] = [openingChoices().slice(1), openingChoices()].map((choices) =>
    [en, completed(en, zh)].map((words) => flagName(flag, new Experiment(choices, library), words)),
  );
  expect(one).toEqual(['Mutual exclusion: violated at 6.001 s', '互斥：6.001 s 被违反']);
  expect(two).toEqual(['Mutual exclusion: violated Left at 6.001 s', '互斥：6.001 s 在左侧被违反']);
});
