// Taking names out of ids: `client:A` → `A`, `client:A#3` → `A`, `server:2` → `2`. Languages put their nouns to it.
import type { ClientId, LinkId, WireId } from '../engine/index.ts';

/** The letters of a client, or the name of a bare connection. */
export function letters(id: ClientId | WireId): string {
  return id.slice(id.indexOf(':') + 1);
}

/** As much of a client's name as its mark in a picture has room for. */
export function initials(name: string): string {
  return name.length <= 3 ? name : name.slice(0, 2);
}

/** The letters of the client at the end of a connection. */
export function lettersOfLink(link: LinkId): string {
  return link.slice(link.indexOf(':') + 1, link.indexOf('#'));
}

/** The part of any id behind its colon: `server:2` → `2`. */
export function afterColon(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** `2:7`: epoch and counter; the number alone on a single server. */
export function zxidText(zxid: number): string {
  const counter = zxid % 2 ** 32;
  const epoch = (zxid - counter) / 2 ** 32;
  return epoch === 0 ? String(counter) : `${epoch}:${counter}`;
}
