// The connection breaks in a message’s place: what came before it arrives, it and what follows never does. Its sender finds
// the connection reset at once, its receiver when it has read what came before.
import type { MessageName, Refusal } from '../../model/command.ts';
import { isClientId, isServerId } from '../../model/ids.ts';
import { cutAt } from '../../networkFaults.ts';
import type { Stage } from '../../stage.ts';
import type { Link, World } from '../../world.ts';
import type { CommandOf, Fault } from './fault.ts';
import { flightNamed, isUnderWay } from './messages.ts';

export function cutAtMessage({ link, direction, nth }: CommandOf<'cutAtMessage'>): Fault {
  const name = { link, direction, nth };
  return {
    refusal: (world) =>
      isUnderWay(flightNamed(world, name)) ? refusalOfSender(world, name) : 'noSuchMessage',
    perform(stage) {
      const { world, outbox } = stage;
      const flight = flightNamed(world, name);
      const path = world.links.get(link);
      if (flight === null || path === undefined) return;
      outbox.record({ kind: 'message.cut', ...name, message: flight.message.kind });
      const { causes } = outbox;
      if (isOpenAtSender(path, name)) tellSender(stage, path, name);
      cutAt(world, flight.id, causes);
    },
  };
}

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
