// Whether a breach counts. That something comes about in time nobody promises while a part that looks alive is held still from outside.
import type { InvariantId, World } from '../../../engine/index.ts';

/** Promises that something is put in order within a bound. */
const IN_TIME: ReadonlySet<InvariantId> = new Set<InvariantId>([
  'I-4',
  'I-5',
  'I-13',
  'I-27',
  'I-29',
  'I-30',
  'I-31',
  'I-32',
]);

export function isFair(invariant: InvariantId, world: World): boolean {
  return !IN_TIME.has(invariant) || !isHeldStill(world);
}

function isHeldStill({ clients, frozen, links }: World): boolean {
  if (frozen.size > 0) return true;
  for (const { vars, condition } of clients.values()) {
    if (vars.value.process !== 'running') continue;
    if (condition.value?.programs === 'stalled' || condition.value?.lane === 'blocked') return true;
  }
  for (const { toServer, toClient } of links.values())
    if (toServer.heldAt !== null || toClient.heldAt !== null) return true;
  return false;
}
