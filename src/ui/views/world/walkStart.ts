// Which keys walk through the picture, and where the walk begins. Where it leads is loaded with the first of those keys.
import type { WorldPicture } from '../../select/worldPicture.ts';
import { thingKey, type ThingKey } from './related.ts';

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

export function isWalkKey(key: string): key is WalkKey {
  return key.startsWith('Arrow') || key === 'Home' || key === 'End';
}

/** Where the walk begins: at the client that holds the lock, else at the first. */
export function startOfWalk(picture: WorldPicture): ThingKey {
  const holder = picture.clients.find((disc) => disc.belief !== null) ?? picture.clients[0];
  return holder === undefined ? thingKey('znode', '/') : thingKey('client', holder.id);
}
