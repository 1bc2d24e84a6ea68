import { expect, test } from 'vitest';
import { stage } from '../select/testing/stage.ts';
import { clientFacts } from './clientFacts.ts';

test('of ten znodes of one client that which leads is told first, however the server lists them', () => {
  const { simulation } = stage('leader-latch', 1, {
    version: '4.0.1',
    latches: '10',
    firstNumber: '40',
  }).settle();
  const line = { parent: '/leader', order: 'sequence', permits: 1 } as const;
  const facts = clientFacts(simulation.worldAt(simulation.steps), 'client:A', line);
  expect(facts?.own.map(({ path, standing }) => [path.slice(-2), standing])).toEqual([
    ['40', 'first'],
    ...['41', '42', '43', '44', '45', '46', '47', '48', '49'].map((end) => [end, 'waits']),
  ]);
});
