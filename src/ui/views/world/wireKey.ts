import type { ClientId, ServerId } from '../../../engine/index.ts';
import { thingKey, type ThingKey } from '../../draw/thing/things.ts';

/** A client's connection to the server, as a thing of the picture. */
export function wireKey(client: ClientId, server: ServerId): ThingKey {
  return thingKey('link', `${client}~${server}`);
}
