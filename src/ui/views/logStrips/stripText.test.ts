import { expect, it } from 'vitest';
import { logStrips, txns } from '../../../words/en/viewsEnsemble.ts';
import { logStrips as stripsOf } from '../../select/logStrips.ts';
import { stage } from '../../select/testing/stage.ts';
import { lineOf } from './stripText.ts';

it('counts as logged only what some disk has, of three proposals that are out', () => {
  const { simulation } = stage('quorum-write', 3, { story: 'three' });
  const isProposed = () =>
    simulation.trace.filter((record) => record.kind === 'txn.proposed' && record.type === 'setData');
  while (isProposed().length < 3) simulation.step();
  const logs = stripsOf(simulation.worldAt(simulation.steps), simulation.trace);
  expect(lineOf(logs, { words: logStrips, txns }).text).toBe(logStrips.outstanding(2));
});
