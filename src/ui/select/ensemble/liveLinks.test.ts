import { expect, it } from 'vitest';
import { ensemblePicture } from './ensemblePicture.ts';
import { isLiveLink } from './liveLinks.ts';
import { stage, type Stage } from '../testing/stage.ts';

it('Cables from followers to their leader are there at rest too, and those to a server that is down are not', () => {
  const world = stage('sandbox', 2).until(8000);
  expect(liveLinks(world)).toEqual(['server:1~server:3', 'server:2~server:3']);
  world.give({ type: 'crashServer', server: 'server:3' });
  expect(liveLinks(world).filter((id) => id.includes('server:3'))).toEqual([]);
  world.until(16_000);
  expect(liveLinks(world)).toEqual(['server:1~server:2']);
});

function liveLinks({ simulation, world, scenario }: Stage): readonly string[] {
  const { invariants } = scenario;
  const picture = ensemblePicture(simulation, world(), { invariants, expected: [] });
  return picture.links.filter((link) => isLiveLink(picture, link)).map(({ id }) => id);
}
