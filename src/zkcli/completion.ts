// What could stand where the cursor is: commands, their options, and paths of the tree that the client sees.
import type { ClientId, ServerState, World } from '../engine/index.ts';
import { COMMANDS, USAGES } from './commands.ts';
import { byCodeUnits } from './subtree.ts';

export interface Completion {
  /** Where what is replaced begins and ends in the line. */
  readonly from: number;
  readonly to: number;
  /** What to put there, whole words, in order. */
  readonly candidates: readonly string[];
}

/** Of the word in which the cursor stands; with nothing to offer, no candidates. */
export function complete(line: string, cursor: number, world: World, client: ClientId): Completion {
  const before = line.slice(0, cursor);
  const from = wordStart(before);
  const to = cursor + (/^\S*/u.exec(line.slice(cursor))?.[0].length ?? 0);
  const word = before.slice(from).replace(/^["']/u, '');
  const [command = ''] = before.trimStart().split(/\s/u, 1);
  const isFirst = before.slice(0, from).trim() === '';
  return { from, to, candidates: candidatesOf({ word, command, isFirst }, world, client) };
}

/** JLineZNodeCompleter offers commands wherever no path begins; here only where one can stand. */
function candidatesOf(
  at: { readonly word: string; readonly command: string; readonly isFirst: boolean },
  world: World,
  client: ClientId,
): readonly string[] {
  const { word, command, isFirst } = at;
  if (isFirst) return USAGES.map(([name]) => name).filter((name) => name.startsWith(word));
  if (word.startsWith('-')) {
    const options = COMMANDS.get(command)?.options?.options ?? [];
    return options.map(({ name }) => `-${name}`).filter((name) => name.startsWith(word));
  }
  if (command === 'printwatches') return ['on', 'off'].filter((choice) => choice.startsWith(word));
  return word.startsWith('/') ? pathsFrom(word, world, client) : [];
}

/** Children of the node whose path the word begins with, as the client's server has them now. */
function pathsFrom(word: string, world: World, client: ClientId): readonly string[] {
  const slash = word.lastIndexOf('/');
  const parent = slash === 0 ? '/' : word.slice(0, slash);
  const names = serverOf(world, client)?.nodes.get(parent)?.children ?? [];
  const start = word.slice(0, slash + 1);
  return names
    .map((name) => start + name)
    .filter((path) => path.startsWith(word))
    .toSorted(byCodeUnits)
    .map((path) => (path.includes(' ') ? `"${path}"` : path));
}

/** The server of the client's connection, or any that serves. */
function serverOf(world: World, client: ClientId): ServerState | undefined {
  const link = world.clients.get(client)?.vars.value.link ?? null;
  const connected = link === null ? undefined : world.links.get(link)?.server;
  const own = [...world.servers].find(([id]) => id === connected)?.[1];
  return own ?? [...world.servers.values()].find(({ vars }) => vars.value.state === 'serving');
}

/** A word in quotes may hold blanks. */
function wordStart(before: string): number {
  const quotes = before.match(/["']/gu)?.length ?? 0;
  if (quotes % 2 === 1) return Math.max(before.lastIndexOf('"'), before.lastIndexOf("'"));
  return before.length - (/\S*$/u.exec(before)?.[0].length ?? 0);
}
