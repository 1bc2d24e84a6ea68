// What could stand where the cursor is at the console of the lab: names, and whom or what the world at hand has for a field.
import { COMMAND_TYPES, messageNames, type Field, type World } from '../../../engine/index.ts';
import type { Completion } from '../../../zkcli/index.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { LOCAL_SESSIONS } from '../../../scenarios/scenario/worldPlan.ts';
import { BY_HAND, WORLD_USAGES } from '../../../scenarios/world/worldLine.ts';
import { inOrder, isFourLetterWord, LAB_NAMES } from './labLine.ts';

/** `recipes`: those that a client of a composed world can run. */
export function completeLab(
  line: string,
  cursor: number,
  world: World,
  recipes: readonly Scenario[],
): Completion {
  const before = line.slice(0, cursor);
  const words = before.trimStart().split(/\s+/u);
  const word = words.at(-1) ?? '';
  const from = cursor - word.length;
  const to = cursor + (/^\S*/u.exec(line.slice(cursor))?.[0].length ?? 0);
  const known = knownBehind(words.slice(0, -1), world, recipes);
  return { from, to, candidates: known.filter((each) => each.startsWith(word)) };
}

function knownBehind(
  words: readonly string[],
  world: World,
  recipes: readonly Scenario[],
): readonly string[] {
  const [name, ...said] = words;
  if (name === undefined) return LAB_NAMES;
  return name === 'world' ? ofWorldLine(said, world, recipes) : valuesAt(name, said.length, world);
}

/** Behind `world`. */
function ofWorldLine(
  [verb, ...said]: readonly string[],
  world: World,
  recipes: readonly Scenario[],
): readonly string[] {
  const at = said.length;
  switch (verb) {
    case undefined:
      return Object.keys(WORLD_USAGES);
    case 'client':
    case 'program': {
      if (at === 0) return verb === 'client' ? [] : [...world.clients.keys()];
      if (at === 1) return [BY_HAND, ...recipes.map(({ id }) => id)];
      return settingsOf(recipes.find(({ id }) => id === said[1]));
    }
    case 'rename':
    case 'remove':
    case 'timeout':
      return at === 0 ? [...world.clients.keys()] : [];
    case 'localSessions':
      return at === 0 ? LOCAL_SESSIONS : [];
    case 'readOnlyMode':
      return at === 0 ? ['off', 'on'] : [];
    case 'quotas':
      return at === 0 ? ['logged', 'enforced'] : [];
    default:
      return [];
  }
}

/** Each with every value it can have, where these are words. */
function settingsOf(recipe: Scenario | undefined): readonly string[] {
  return (recipe?.parameters ?? []).flatMap((parameter) => {
    if (parameter.name === 'story') return [];
    const values = parameter.kind === 'choice' ? parameter.options : parameter.words;
    return values.length === 0 ? [`${parameter.name}=`] : values.map((value) => `${parameter.name}=${value}`);
  });
}

function valuesAt(name: string, at: number, world: World): readonly string[] {
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
