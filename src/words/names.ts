// Taking names out of ids: `client:A` → `A`, `client:A#3` → `A`, `server:2` → `2`. Languages put their nouns to it.
import { actorName, type ClientId, type LinkId, type WireId } from '../engine/index.ts';

/** The letters of a client, or the name of a bare connection. */
export function letters(id: ClientId | WireId): string {
  return actorName(id);
}

/** In a class: whose phone a client is. */
const people = new Map<string, string>();

/** From now on sentences call these clients by those names. */
export function callClients(names: ReadonlyMap<ClientId, string>): void {
  people.clear();
  for (const [client, name] of names) people.set(client, name);
}

/** What sentences call a client: the person whose phone it is, or its letters. */
export function calledClient(id: string): string {
  return people.get(id) ?? afterColon(id);
}

/** The same of the client at the end of a connection. */
export function calledClientOf(link: LinkId): string {
  return people.get(link.slice(0, link.indexOf('#'))) ?? lettersOfLink(link);
}

/** As much of a client's name as its mark in a picture has room for. */
export function initials(name: string): string {
  return name.length <= 3 ? name : name.slice(0, 2);
}

/** The letters of the client at the end of a connection. */
export function lettersOfLink(link: LinkId): string {
  return actorName(link.slice(0, link.indexOf('#')));
}

/** The part of any id behind its colon: `server:2` → `2`. */
export function afterColon(id: string): string {
  return actorName(id);
}

/** `2:7`: epoch and counter; the number alone on a single server. */
export function zxidText(zxid: number): string {
  const counter = zxid % 2 ** 32;
  const epoch = (zxid - counter) / 2 ** 32;
  return epoch === 0 ? String(counter) : `${epoch}:${counter}`;
}
