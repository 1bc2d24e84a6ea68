// Who could act now: of whom it can be asked that something comes of what it waits for.
import { isClientId, type ClientId, type LinkId } from '../../model/ids.ts';
import type { World } from '../../world/world.ts';
import { isRunning } from './frame.ts';

/** Of a key `client:A 0 …`: the client if its thread could go on, neither cut off nor paused nor stalled; null otherwise. */
export function actorOf(world: World, key: string): ClientId | null {
  const [id = '', thread] = key.split(' ');
  const client = isClientId(id) ? world.clients.get(id) : undefined;
  if (!isClientId(id) || client === undefined || world.cutOff.has(id)) return null;
  const isStalled = client.condition.value?.programs === 'stalled';
  if (client.vars.value.process !== 'running' || isStalled) return null;
  return isRunning(client, Number(thread)) ? id : null;
}

export function isConnected({ clients }: World, id: ClientId): boolean {
  return clients.get(id)?.vars.value.connection === 'connected';
}

/** Whether nothing cuts a client's connection. */
export function isReachable({ links }: World, link: LinkId | null): boolean {
  return link !== null && links.get(link)?.path === 'whole';
}
