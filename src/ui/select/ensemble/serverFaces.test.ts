import { expect, it } from 'vitest';
import { stage } from '../testing/stage.ts';
import { serverFaces } from './serverFaces.ts';

it('a server that has not joined yet, or has left, has no vote though it follows', () => {
  const { simulation } = stage('reconfigure', 2, { story: 'podReplaced' }).settle();
  const votesAt = (step = 0) =>
    serverFaces(simulation.worldAt(step)).map(({ number, votes }) => `${number} ${votes}`);
  const joined = simulation.trace.find(
    (record) => record.kind === 'learner.joined' && record.learner === 'server:4',
  );
  expect(votesAt(joined?.step)).toEqual(['1 voter', '2 voter', '3 voter', '4 none', '5 none']);
  const changed = simulation.trace.findLast(({ kind }) => kind === 'config.changed');
  const after = ['1 none', '2 voter', '3 voter', '4 voter', '5 none'];
  expect(votesAt(changed?.step)).toEqual(after);
  expect(serverFaces(simulation.worldAt(simulation.steps)).map(({ quorum }) => quorum)).toEqual([
    2, 2, 2, 2, 2,
  ]);
});
