// Clients outside the world, as views beside the picture draw them.
import type { WireId, World } from '../../../engine/index.ts';
import type { CastMember, CastName } from '../cast.ts';
import { kept } from '../kept.ts';
import { outsideClients, type OutsideClient } from './outsiders.ts';

/** Whether its program is at work nobody here knows. */
export function outsideCast(world: World): readonly CastMember<WireId>[] {
  return outsideClients(world).map((client) => ({
    ...nameOf(client),
    body: client.isOpen ? 'awake' : 'asleep',
    hasEnded: false,
  }));
}

/** Only who they are: the same object as long as nobody comes, goes, or connects anew. */
export const outsideNames = kept((world): readonly CastName<WireId>[] => outsideClients(world).map(nameOf));

function nameOf({ id, index }: OutsideClient): CastName<WireId> {
  return { id, name: id.slice('wire:'.length), index };
}
