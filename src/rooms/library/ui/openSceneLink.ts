import type { NamedLink } from '../../../scenarios/link/namedLink.ts';
import { openNamed } from '../../../ui/scenes/openScene.ts';
import { sceneNamed } from '../../../ui/scenes/scenes.ts';

/**
 * Opens what an address names, playing towards its point. False if there is none of that name; null if something else was opened before
 * it came.
 */
export async function openSceneLink({ kind, id }: NamedLink): Promise<boolean | null> {
  const scene = sceneNamed(id);
  if (scene === undefined || (scene.kind === 'piece') !== (kind === 'museum')) return false;
  return openNamed(scene);
}
