// What arrives over a connection to a guarded resource: a write, or what became of it. The connection ends with that.
import { isClientId, isResourceId } from './model/ids.ts';
import type { Message } from './model/message.ts';
import { breakLink } from './network.ts';
import { takeWrite } from './resource/takeWrite.ts';
import type { Stage } from './stage.ts';
import type { Link } from './world.ts';

export function deliverToResource(stage: Stage, link: Link, message: Message): void {
  const { id, client, server } = link;
  const resource = isResourceId(server) ? stage.world.resources.get(server) : undefined;
  if (message.kind === 'write' && resource !== undefined && isClientId(client))
    takeWrite(resource, client, id, message, stage.outbox);
  if (message.kind !== 'verdict') return;
  breakLink(stage.world, id);
  if (isClientId(client) && link.clientEnd === 'open') stage.toClient(client, message);
}
