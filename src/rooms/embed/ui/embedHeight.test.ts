import { expect, it } from 'vitest';
import { ENSEMBLE_PAIRS } from '../../../embed/embedHeight.ts';
import { parseEmbed } from '../../../embed/parameters.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { listScenes, sceneOf } from './sceneOf.ts';

it('The room for two ensembles is kept for the scenes that show two, and for no other', () => {
  const isPair = (scene: string): boolean => {
    const { choices } = sceneOf(parseEmbed([['scene', scene]]).values);
    return choices.length === 2 && findScenario(choices[1]?.scenario ?? '')?.picture === 'ensemble';
  };
  const pairs = Object.values(listScenes()).flat().filter(isPair);
  expect(ENSEMBLE_PAIRS.toSorted()).toEqual(pairs.toSorted());
});
