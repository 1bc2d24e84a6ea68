import { expect, it } from 'vitest';
import '../../library.ts';
import { findScenario } from '../../catalogue.ts';
import { Experiment } from '../../experiment/experiment.ts';
import { recipeBook } from '../../recipeBook.ts';
import { testLesson } from '../../testing/testLesson.ts';
import { carryOut } from '../carryOut.ts';
import { whoIsAlive } from './lesson.ts';

testLesson(whoIsAlive, [
  ['sameName', {}, 'exists', 'NodeExists'],
  ['later', { variant: 'trusts-node-exists' }, 'missing', 'missing'],
]);

it('a host that was cut off for too long still believes that it is a member when it is told why not', () => {
  const part = whoIsAlive.parts.find(({ id }) => id === 'cutOff');
  const library = { findScenario, book: recipeBook };
  const experiment = new Experiment(part?.scene({ host: 'registers-once' }) ?? [], library);
  for (const action of part?.prediction?.rehearsal ?? []) carryOut(experiment, action);
  const kinds = (experiment.worlds[0]?.trace ?? [])
    .filter(({ actor, kind }) => actor === 'client:B' && /^belief|learnedExpired/.test(kind))
    .map(({ kind }) => kind);
  expect(kinds).toEqual(['belief.stated', 'session.learnedExpired']);
});
