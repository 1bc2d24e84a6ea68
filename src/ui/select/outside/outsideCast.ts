// Clients outside the world, as views beside the picture draw them.
import type { WireId, World } from '../../../engine/index.ts';
import type { CastMember, CastName } from '../cast.ts';
import { outsideClients, type OutsideClient } from './outsiders.ts';

/** Whether its program is at work nobody here knows. */
export function outsideCast(world: World): readonly CastMember<WireId>[] {
  return outsideClients(world).map((client) => ({
    ...nameOf(client),
    body: client.isOpen ? 'awake' : 'asleep',
    hasEnded: false,
  }));
}

function nameOf({ id, index }: OutsideClient): CastName<WireId> {
  return { id, name: id.slice('wire:'.length), index };
}
