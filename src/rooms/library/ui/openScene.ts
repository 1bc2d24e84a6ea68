import type { NamedLink } from '../../../scenarios/link/namedLink.ts';
import { openNamedScene } from './libraryScenes.ts';
import { namedScene } from './namedScenes.ts';

/** Opens what an address names, playing towards its point; false if there is none of that name. */
export function openScene({ kind, id }: NamedLink): boolean {
  const scene = namedScene(id);
  if (scene === undefined || (scene.kind === 'piece') !== (kind === 'museum')) return false;
  openNamedScene(scene);
  return true;
}
