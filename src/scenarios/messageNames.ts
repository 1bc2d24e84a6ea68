// Which message is meant by a name, and what a message's name is, for who gives commands about messages.
import { messageNames, type MessageName, type World } from '../engine/index.ts';

/** The name of a message on its way; null once it has arrived. */
export function nameOfMessage(world: World, flight: number): MessageName | null {
  const at = [...world.flights.keys()].indexOf(flight);
  return at < 0 ? null : (messageNames(world)[at] ?? null);
}
