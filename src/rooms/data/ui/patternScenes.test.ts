import '../../../scenarios/library.ts';
import { expect, test } from 'vitest';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { SCENE_OF_PATTERN } from './patternScenes.ts';

test('each pattern leads to a scene or a museum piece that is there', () => {
  const isThere = (hash: string) => {
    const [kind, id = ''] = hash.slice(1).split('=');
    return kind === 'scene' ? findScenario(id) !== undefined : museumPieces.some((piece) => piece.id === id);
  };
  expect(Object.values(SCENE_OF_PATTERN).filter((hash) => !isThere(hash))).toEqual([]);
});
