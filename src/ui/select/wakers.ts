// What would wake a client that waits for a watch event: the watches it has set for that, and who owns the znodes they are on.
import type { WakerShown } from '../../words/contracts/views.ts';
import type { ClientId, TraceRecord, World } from '../../engine/index.ts';
import { kept } from './kept.ts';
import { clientOfLink, traceIndex } from './traceIndex.ts';

export interface Waker extends WakerShown {
  /** The record of the watch's being set; null where it was before what is kept. */
  readonly setSeq: number | null;
}

/** Empty for a client that waits for something else, or for nothing. `count`: records there are by that moment. */
export const wakersOf = kept(findWakers);

function findWakers(
  world: World,
  trace: readonly TraceRecord[],
  count: number,
  id: ClientId,
): readonly Waker[] {
  const client = world.clients.get(id);
  if (client?.vars.value.process !== 'running') return [];
  const awaited = new Set<string>();
  for (const { state } of client.threads.values())
    if (state.kind === 'waiting' && state.for.kind === 'nextWatchEvent') awaited.add(state.for.watcher);
  return [...client.watches.values()]
    .filter(({ watchers }) => watchers.some((watcher) => awaited.has(watcher)))
    .map(({ kind, path }) => {
      const node = nodeAt(world, path);
      const session = node?.owner ?? null;
      return {
        kind,
        path,
        exists: node !== undefined,
        owner: session === null ? null : (traceIndex(trace).clientOf.get(session) ?? null),
        setSeq: setOf(trace, count, id, path),
      };
    });
}

function nodeAt(world: World, path: string) {
  for (const { nodes, vars } of world.servers.values()) {
    const node = vars.value.state === 'down' ? undefined : nodes.get(path);
    if (node !== undefined) return node;
  }
  return undefined;
}

function setOf(trace: readonly TraceRecord[], count: number, id: ClientId, path: string): number | null {
  for (let at = Math.min(count, trace.length) - 1; at >= 0; at--) {
    const record = trace[at];
    if (record?.kind === 'watch.set' && record.path === path && clientOfLink(record.link) === id)
      return record.seq;
  }
  return null;
}
