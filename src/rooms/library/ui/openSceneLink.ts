import type { NamedLink } from '../../../scenarios/link/namedLink.ts';
import { openNamed } from '../../../ui/scenes/openScene.ts';
import { sceneNamed } from '../../../ui/scenes/scenes.ts';

/** Opens what an address names, playing towards its point; false if there is none of that name. */
export function openSceneLink({ kind, id }: NamedLink): boolean {
  const scene = sceneNamed(id);
  if (scene === undefined || (scene.kind === 'piece') !== (kind === 'museum')) return false;
  openNamed(scene);
  return true;
}
