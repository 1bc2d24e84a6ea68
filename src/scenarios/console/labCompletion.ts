// What could stand where the cursor is at the console of the lab: names, and whom or what the world at hand has for a field.
import { COMMAND_TYPES, messageNames, type Field, type World } from '../../engine/index.ts';
import type { Completion } from '../../zkcli/index.ts';
import { WORLD_USAGES } from '../world/worldLine.ts';
import { inOrder, isFourLetterWord, LAB_NAMES } from './labLine.ts';

export function completeLab(line: string, cursor: number, world: World): Completion {
  const before = line.slice(0, cursor);
  const words = before.trimStart().split(/\s+/u);
  const word = words.at(-1) ?? '';
  const from = cursor - word.length;
  const to = cursor + (/^\S*/u.exec(line.slice(cursor))?.[0].length ?? 0);
  const known = words.length === 1 ? LAB_NAMES : valuesAt(words[0] ?? '', words.length - 2, world);
  return { from, to, candidates: known.filter((each) => each.startsWith(word)) };
}

function valuesAt(name: string, at: number, world: World): readonly string[] {
  if (name === 'world') return at === 0 ? Object.keys(WORLD_USAGES) : [...world.clients.keys()];
  if (isFourLetterWord(name)) return at === 0 ? valuesOf({ kind: 'server' }, world) : [];
  const type = COMMAND_TYPES.find((each) => each === name);
  const field = type === undefined ? undefined : inOrder(type)[at]?.[1];
  return field === undefined ? [] : valuesOf(field, world);
}

function valuesOf(field: Field, world: World): readonly string[] {
  const servers = [...world.servers.keys()];
  const clients = [...world.clients.keys()];
  switch (field.kind) {
    case 'client':
      return clients;
    case 'server':
      return servers.length > 1 ? [...servers, 'role:leader', 'role:follower1'] : servers;
    case 'peer':
      return [...servers, ...clients, ...world.resources.keys()];
    case 'ways':
      return ['both', 'oneWay'];
    case 'groups':
      return servers;
    case 'link':
      return [...new Set(messageNames(world).map(({ link }) => link))];
    case 'direction':
      return ['toServer', 'toClient'];
    case 'choice':
      return field.of;
    case 'wire':
      return [...world.linkCounts.keys()].filter((actor) => actor.startsWith('wire:'));
    case 'address':
    case 'line':
    case 'packet':
    case 'number':
      return [];
  }
}
