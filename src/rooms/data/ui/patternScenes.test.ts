import '../../../scenarios/library.ts';
import { expect, test } from 'vitest';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { SCENE_OF_PATTERN } from './patternScenes.ts';

test('each pattern leads to a scene or a museum piece that is there', () => {
  for (const hash of Object.values(SCENE_OF_PATTERN)) {
    const [kind, id = ''] = hash.slice(1).split('=');
    const isThere =
      kind === 'scene' ? findScenario(id) !== undefined : museumPieces.some((piece) => piece.id === id);
    expect(isThere, hash).toBe(true);
  }
});
