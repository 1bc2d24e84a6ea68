// The addresses of this machine that phones in the room can reach.
import { networkInterfaces } from 'node:os';

/** IPv4 addresses of its networks, those of ordinary private networks first; without any, the machine itself. */
export function addressesInRoom(interfaces: typeof networkInterfaces = networkInterfaces): readonly string[] {
  const found = Object.entries(interfaces())
    .flatMap(([name, addresses = []]) => addresses.map((address) => ({ name, ...address })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ address }) => address);
  return found.length === 0 ? ['127.0.0.1'] : found;
}

/** A class is in a private network of a router or a hotspot; networks of containers and machines inside this one come last. */
function rankOf({ name, address }: { readonly name: string; readonly address: string }): number {
  if (/^(?:docker|br-|veth|virbr|vmnet|vbox|utun|tun|tap|zt)/i.test(name)) return 3;
  if (address.startsWith('169.254.')) return 2;
  return /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address) ? 0 : 1;
}
