// Who believes what in a world: the beliefs of all living processes, paused and cut-off ones among them.
import type { HeldBelief } from '../client/clientState.ts';
import type { ClientId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import type { RecordKind, TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { Finding } from './invariant.ts';
import { isAlive } from './recipes/frame.ts';

export interface Believer {
  readonly client: ClientId;
  readonly held: HeldBelief;
}

/** What each program of a living process believes, client by client; `what`: of those kinds alone. */
export function believers(world: World, what?: ReadonlySet<HeldBelief['what']>): readonly Believer[] {
  const found: Believer[] = [];
  for (const [client, state] of world.clients) {
    if (!isAlive(state)) continue;
    for (const held of state.vars.value.beliefs)
      if (what?.has(held.what) !== false) found.push({ client, held });
  }
  return found;
}

/** Whether two beliefs are of different programs and about nodes of one parent. One without a node is about any. */
export function areRivals(a: Believer, b: Believer): boolean {
  if (a.client === b.client && a.held.thread === b.held.thread) return false;
  const [one, other] = [a.held.path, b.held.path];
  return one === '' || other === '' || parentOf(one) === parentOf(other);
}

/** What changes who believes what. */
export const BELIEFS_CHANGE: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'belief.stated',
  'belief.withdrawn',
  'client.killed',
  'client.closed',
  'client.started',
]);

/** That several believe what only one may; null if nobody does. The records are those of the step. */
export function findingOf(together: readonly Believer[], records: readonly TraceRecord[]): Finding | null {
  const [first] = together;
  if (first === undefined) return null;
  const stated = records.find((record) => record.kind === 'belief.stated');
  return {
    clients: clientsOf(together),
    path: first.held.path,
    count: together.length,
    records: stated === undefined ? [] : [stated.seq],
  };
}

/** Clients, each once, in the order they were found. */
export function clientsOf(found: readonly Pick<Believer, 'client'>[]): readonly ClientId[] {
  return [...new Set(found.map(({ client }) => client))];
}
