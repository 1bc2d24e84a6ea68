// Of clients that wait in one line, whether each watches the znode before its own, and nobody is told of more than that.
import { parentOf, sequenceOf, type ClientId, type World } from '../../../engine/index.ts';
import { clientOfLink } from '../../select/traceIndex.ts';

/** How many wait so in the line that the path is in; 0: the line is too short for one, or some watch is missing or another. */
export function waitingLine({ servers, clients }: World, path: string): number {
  const { nodes, dataWatches } = [...servers.values()][0] ?? {};
  const parent = parentOf(path);
  const line = (nodes?.get(parent)?.children ?? [])
    .map((name) => `${parent}/${name}`)
    .filter((each) => sequenceOf(each) !== null)
    .toSorted((a, b) => (sequenceOf(a) ?? 0) - (sequenceOf(b) ?? 0));
  const waiting = new Set<ClientId>();
  const isSo = line.every((each, at) => {
    const watchers = (dataWatches?.get(each) ?? []).map(({ link }) => clientOfLink(link));
    const next = line[at + 1];
    if (next === undefined) return watchers.length === 0;
    const [watcher = null] = watchers;
    if (watcher === null || watchers.length > 1) return false;
    waiting.add(watcher);
    return nodes?.get(next)?.owner === clients.get(watcher)?.vars.value.sessionId;
  });
  const owners = new Set(line.map((each) => nodes?.get(each)?.owner));
  // A client with several znodes in line is no line of clients.
  return isSo && line.length >= SHORTEST && owners.size === line.length ? waiting.size : 0;
}

/** One that holds, and two behind it. */
const SHORTEST = 3;
