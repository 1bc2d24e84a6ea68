// A lock and the resource it protects, with or without fencing.
import { LOCK_PARENT } from '../lockProgram.ts';
import { HOLDERS, RESOURCE, guardedLock as recipe } from './recipe.ts';
import { predecessorSteps } from '../predecessorLock/recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { CLIENT_LIBRARY, choiceParameter, holdParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const guardedLock = lockScenario({
  id: 'guarded-lock',
  recipe,
  words,
  pieces,
  pieceWords,
  views: ['resource', 'beliefBars', 'lockLane'],
  parameters: [choiceParameter('guard', ['off', 'on']), choiceParameter('holder', HOLDERS), CLIENT_LIBRARY],
  hold: holdParameter(6000, 1000),
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-2', 'I-3', 'I-4', 'I-5', 'I-6'],
  // A paused process keeps believing; only the resource can reject what it does then.
  expected: ({ guard }) => (guard === 'on' ? ['I-1', 'I-3'] : ['I-1', 'I-2', 'I-3']),
  stepList: ({ rounds }) => predecessorSteps(rounds),
  furnish: (setup, { values }) => ({
    ...setup,
    resources: [{ id: `resource:${RESOURCE}`, fence: values['guard'] === 'on' ? 'checkToken' : 'off' }],
  }),
});
