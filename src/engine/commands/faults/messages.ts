// A message on its way, by the name that means the same one whenever a world is run again.
import type { MessageName } from '../../model/command.ts';
import type { Flight, World } from '../../world.ts';

/**
 * The flight of that name; null if it arrived or was never sent. What is on its way in a direction are the last messages
 * sent there, in order, so that the last of them carries the number of messages sent.
 */
export function flightNamed(world: World, { link, direction, nth }: MessageName): Flight | null {
  const flights = flightsIn(world, link, direction);
  const sent = world.links.get(link)?.[direction].sentCount ?? 0;
  return flights[nth - 1 - (sent - flights.length)] ?? null;
}

/** Whether it can still be stopped: what arrived waits in the receive buffer of a process that stands still. */
export function isUnderWay(flight: Flight | null): flight is Flight {
  return flight !== null && flight.state !== 'waiting';
}

/** The flight at which everything in its direction is held up; null without. */
export function heldIn(world: World, { link, direction }: MessageName): number | null {
  return world.links.get(link)?.[direction].heldAt ?? null;
}

/** The names of all messages on their way in a world, in the order they were sent. */
export function messageNames(world: World): readonly MessageName[] {
  const left = new Map<string, number>();
  const names: MessageName[] = [];
  for (const { link, direction } of [...world.flights.values()].toReversed()) {
    const key = `${link} ${direction}`;
    const nth = left.get(key) ?? world.links.get(link)?.[direction].sentCount ?? 0;
    left.set(key, nth - 1);
    names.push({ link, direction, nth });
  }
  return names.toReversed();
}

function flightsIn(
  world: World,
  link: MessageName['link'],
  direction: MessageName['direction'],
): readonly Flight[] {
  return [...world.flights.values()].filter(
    (flight) => flight.link === link && flight.direction === direction,
  );
}
