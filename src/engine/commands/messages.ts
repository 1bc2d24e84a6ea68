// Commands about one message on its way, by the name that means the same one whenever a world is run again.
import type { MessageName, Refusal } from '../model/command.ts';
import { isClientId, isServerId, isWireId } from '../model/ids.ts';
import { cutAt, holdAt, releaseHeld } from '../stage/networkFaults.ts';
import type { Stage } from '../stage/stage.ts';
import type { Flight, Link, World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

export const messages = {
  /** A message waits on its way, and all that was sent behind it waits too, as TCP keeps order. */
  holdMessage: {
    refusal(world, name) {
      const flight = flightNamed(world, name);
      if (!isUnderWay(flight)) return 'noSuchMessage';
      // One place in a direction is enough: what is behind it waits already.
      return heldIn(world, name) === null ? null : 'alreadyHeld';
    },
    perform(stage, { link, direction, nth }) {
      const name = { link, direction, nth };
      const flight = flightNamed(stage.world, name);
      if (flight === null) return;
      stage.outbox.record({ kind: 'message.held', ...name, message: flight.message.kind });
      holdAt(stage.world, flight.id);
    },
  },
  /** A message that was held goes on, and what waited behind it follows. */
  releaseMessage: {
    refusal(world, name) {
      const flight = flightNamed(world, name);
      if (flight === null) return 'noSuchMessage';
      return heldIn(world, name) === flight.id ? null : 'notHeld';
    },
    perform(stage, { link, direction, nth }) {
      const name = { link, direction, nth };
      const flight = flightNamed(stage.world, name);
      if (flight === null) return;
      stage.outbox.record({ kind: 'message.released', ...name, message: flight.message.kind });
      releaseHeld(stage.world, flight.id);
    },
  },
  /**
   * The connection breaks in a message’s place: what came before it arrives, it and what follows never does. Its sender finds the
   * connection reset at once, its receiver when it has read what came before.
   */
  cutAtMessage: {
    refusal: (world, name) =>
      isUnderWay(flightNamed(world, name)) ? refusalOfSender(world, name) : 'noSuchMessage',
    perform(stage, { link, direction, nth }) {
      const name = { link, direction, nth };
      const { world, outbox } = stage;
      const flight = flightNamed(world, name);
      const path = world.links.get(link);
      if (flight === null || path === undefined) return;
      outbox.record({ kind: 'message.cut', ...name, message: flight.message.kind });
      const { causes } = outbox;
      if (isOpenAtSender(path, name)) tellSender(stage, path, name);
      cutAt(world, flight.id, causes);
    },
  },
} satisfies Handlers;

/** A process that stands still cannot be told. */
function refusalOfSender(world: World, name: MessageName): Refusal | null {
  const path = world.links.get(name.link);
  const sender = path === undefined ? null : senderOf(path, name);
  if (sender === null) return 'noSuchMessage';
  if (isServerId(sender)) return world.frozen.has(sender) ? 'alreadyFrozen' : null;
  if (!isClientId(sender)) return null;
  return world.clients.get(sender)?.vars.value.process === 'paused' ? 'alreadyPaused' : null;
}

function tellSender(stage: Stage, path: Link, name: MessageName): void {
  const sender = senderOf(path, name);
  const reset = { kind: 'close', reason: 'reset' } as const;
  if (isClientId(sender)) stage.toClient(sender, { kind: 'message', link: path.id, message: reset });
  if (isWireId(sender)) stage.toWire(path.id, reset);
  if (!isServerId(sender)) return;
  if (path.channel === 'client') stage.toServer(sender, { kind: 'message', link: path.id, message: reset });
  else stage.toServer(sender, { kind: 'packet', link: path.id, packet: reset });
}

function senderOf(path: Link, { direction }: MessageName): Link['client'] {
  return direction === 'toServer' ? path.client : path.server;
}

function isOpenAtSender(path: Link, { direction }: MessageName): boolean {
  return (direction === 'toServer' ? path.clientEnd : path.serverEnd) === 'open';
}

/**
 * The flight of that name; null if it arrived or was never sent. What is on its way in a direction are the last messages
 * sent there, in order, so that the last of them carries the number of messages sent.
 */
function flightNamed(world: World, { link, direction, nth }: MessageName): Flight | null {
  const flights = flightsIn(world, link, direction);
  const sent = world.links.get(link)?.[direction].sentCount ?? 0;
  return flights[nth - 1 - (sent - flights.length)] ?? null;
}

/** Whether it can still be stopped: what arrived waits in the receive buffer of a process that stands still. */
function isUnderWay(flight: Flight | null): flight is Flight {
  return flight !== null && flight.state !== 'waiting';
}

/** The flight at which everything in its direction is held up; null without. */
function heldIn(world: World, { link, direction }: MessageName): number | null {
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
