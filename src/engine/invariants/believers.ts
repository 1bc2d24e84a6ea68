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

/** Whether two programs believe what only one of them may. */
export function areRivals(one: Believer, other: Believer): boolean {
  const isSame = one.client === other.client && one.held.thread === other.held.thread;
  return !isSame && excludeEachOther(one.held, other.held);
}

/** Whether at most one of two beliefs may be held: those in one lock, unless both are of readers, and in one lead. */
export function excludeEachOther(one: AboutLock, other: AboutLock): boolean {
  if (one.what === 'reader' && other.what === 'reader') return false;
  const kind = one.what === 'leader' ? LEADERS : OF_LOCKS;
  return kind.has(one.what) && kind.has(other.what) && areOfOneLock(one, other);
}

/** Whether two beliefs rest on znodes of one parent. One without a znode goes with any. */
export function areOfOneLock({ path: one }: AboutLock, { path: other }: AboutLock): boolean {
  return one === '' || other === '' || parentOf(one) === parentOf(other);
}

type AboutLock = Pick<HeldBelief, 'what' | 'path'>;

/** What is believed of a lock. */
export const OF_LOCKS: ReadonlySet<HeldBelief['what']> = new Set(['holder', 'writer', 'reader'] as const);

/** What is believed of a lead. */
export const LEADERS: ReadonlySet<HeldBelief['what']> = new Set(['leader'] as const);

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
