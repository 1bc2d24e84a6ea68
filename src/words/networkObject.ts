// What a command or a record of the network is about, with arrows that every language reads alike.
import type { Command, RecordOf } from '../engine/index.ts';

type Name = (id: string) => string;
type Sides = (groups: readonly (readonly string[])[]) => string;
type Ways = RecordOf<'network.cut'>['pairs'];

/** `server 1 ↔ server 2`; null for commands that are not about the network. */
export function networkObject(command: Command, name: Name, sides: Sides): string | null {
  switch (command.type) {
    case 'cutLink':
    case 'healLink':
    case 'slowLink':
      return `${name(command.from)} ${command.ways === 'both' ? '↔' : '→'} ${name(command.to)}`;
    case 'partition':
      return sides(command.groups);
    case 'holdMessage':
    case 'releaseMessage':
    case 'cutAtMessage':
      return messageObject(command, name);
    case 'healAll':
    case 'stopScript':
      return '';
    default:
      return null;
  }
}

/** `#3 → client A`: the third message of that direction of its connection. */
export function messageObject(
  { link, direction, nth }: Pick<RecordOf<'message.held'>, 'link' | 'direction' | 'nth'>,
  name: Name,
): string {
  const opener = name(link.slice(0, link.indexOf('#')));
  return `#${nth} ${direction === 'toServer' ? '←' : '→'} ${opener}`;
}

/** `server 1 ↔ server 2, server 1 → client A`: directions that have their opposite beside them are told once. */
export function waysText(ways: Ways, name: Name): string {
  const has = (from: string, to: string) => ways.some((way) => way.from === from && way.to === to);
  const isFirst = (at: number, from: string, to: string) =>
    ways.findIndex((way) => way.from === to && way.to === from) > at;
  return ways
    .flatMap(({ from, to }, at) => {
      if (!has(to, from)) return [`${name(from)} → ${name(to)}`];
      return isFirst(at, from, to) ? [`${name(from)} ↔ ${name(to)}`] : [];
    })
    .join(', ');
}
