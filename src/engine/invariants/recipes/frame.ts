// What the invariants of recipes have in common: the scenario's frame, the server that knows most, who is there to act.
import type { ClientState } from '../../client/clientState.ts';
import type { ClientId, SessionId } from '../../model/ids.ts';
import { EVENT_LANE } from '../../model/op.ts';
import { parentOf } from '../../model/path.ts';
import type { RecipeFrame } from '../../model/recipeFrame.ts';
import type { ServerState } from '../../server/serverState.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { InvariantMemory } from '../invariant.ts';

export function frameOf({ setup }: World): RecipeFrame {
  return setup.recipe ?? NOTHING;
}

/** Unless the scenario says more: time for a session to expire, for its events to arrive, and for a client to act on them. */
export function boundMsOf(world: World): number {
  const { boundMs } = frameOf(world);
  if (boundMs !== undefined) return boundMs;
  const longest = world.setup.clients.reduce(
    (most, { sessionTimeoutMs }) => Math.max(most, sessionTimeoutMs),
    4000,
  );
  return 2 * longest + 2000;
}

/**
 * Whether the bound of what has lasted since then had not passed when it was last looked at. Where nobody is connected nobody
 * looks: after twice the bound nothing more is expected.
 */
export function isRunningOut(world: World, sinceMs: number, lookedMs: number): boolean {
  const boundMs = boundMsOf(world);
  return lookedMs - sinceMs <= boundMs && world.timeMs - sinceMs <= 2 * boundMs;
}

export function isOfRecipe(world: World, path: string): boolean {
  return frameOf(world).parents.includes(parentOf(path));
}

/** The server that serves and has applied most; null while none serves. */
export function truthOf(world: World): ServerState | null {
  let best: ServerState | null = null;
  for (const server of world.servers.values()) {
    const { state, lastProcessedZxid } = server.vars.value;
    if (state === 'serving' && lastProcessedZxid >= (best?.vars.value.lastProcessedZxid ?? 0)) best = server;
  }
  return best;
}

/** The client whose process lives and whose present session it is. */
export function livingOwner(world: World, session: SessionId): ClientId | null {
  for (const [id, client] of world.clients)
    if (client.vars.value.sessionId === session && isAlive(client)) return id;
  return null;
}

export function isAlive({ vars }: ClientState): boolean {
  return vars.value.process === 'running' || vars.value.process === 'paused';
}

/** Whether that thread is a program that has not ended. A callback speaks for the programs whose it is. */
export function isRunning({ threads }: ClientState, thread: number): boolean {
  const running = [...threads.values()].filter(({ state }) => state.kind !== 'ended');
  return thread === EVENT_LANE ? running.length > 0 : running.some(({ id }) => id === thread);
}

/** Each transaction once, though every server applies it: those whose zxid is the highest so far. */
export function isFirstSight(record: TraceRecord, memory: InvariantMemory): boolean {
  if (record.kind !== 'txn.applied') return false;
  if (record.zxid <= Number(memory.get(NEWEST) ?? 0)) return false;
  memory.set(NEWEST, record.zxid);
  return true;
}

/** Keys with a prefix, and what follows it, as they are now. */
export function keysOf(memory: InvariantMemory, prefix: string): readonly string[] {
  return [...memory.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** How many different things of a kind there have been. */
export function tallyOf(memory: InvariantMemory, kind: string): number {
  return Number(memory.get(`${TALLY}${kind}`) ?? 0);
}

/** Counts a thing of that kind, once however often it comes. */
export function tally(memory: InvariantMemory, kind: string, thing: string): void {
  const key = `${TALLY}${kind}: ${thing}`;
  if (memory.has(key)) return;
  memory.set(key, 1);
  memory.set(`${TALLY}${kind}`, tallyOf(memory, kind) + 1);
}

const TALLY = 'tally ';
const NEWEST = 'newest zxid';
const NOTHING: RecipeFrame = { parents: [] };
