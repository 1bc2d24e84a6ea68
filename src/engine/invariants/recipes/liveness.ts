// I-5 and I-13: while a connected client wants in, there is room and nothing excuses waiting, a client comes in within the bound.
import type { ClientId } from '../../model/ids.ts';
import { EVENT_LANE, type Belief } from '../../model/op.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import { believers } from '../believers.ts';
import type { Invariant, InvariantId, InvariantMemory } from '../invariant.ts';
import { actorOf, isConnected } from './acting.ts';
import { isExcused } from './excuses.ts';
import { boundMsOf, frameOf, isRunningOut, keysOf } from './frame.ts';
import { PULSE } from './pulse.ts';

const WANTS = 'wants ';
const SINCE = 'free since';
const LOOKED = 'looked';

/** The lock is free and a connected client waits for it: a client holds it within the bound. */
export const lockLiveness = liveness(
  'I-5',
  new Set<Belief['what']>(['holder', 'writer', 'reader', 'permit']),
);
/** There is a candidate who is connected: there is a leader within the bound. */
export const leaderLiveness = liveness('I-13', new Set<Belief['what']>(['leader']));

function liveness(id: InvariantId, inside: ReadonlySet<Belief['what']>): Invariant {
  return {
    id,
    nature: 'state',
    concerns: new Set([...PULSE, 'fact.stated', 'program.started']),
    check(world, records, memory) {
      for (const record of records) learn(record, inside, memory);
      const waiting = waitingNow(world, memory);
      const isFree = believers(world, inside).length < (frameOf(world).permits ?? 1);
      if (!isFree || waiting.length === 0 || isExcused(world)) {
        memory.delete(SINCE);
        return null;
      }
      if (!memory.has(SINCE)) memory.set(SINCE, world.timeMs);
      memory.set(LOOKED, world.timeMs);
      const freeMs = world.timeMs - Number(memory.get(SINCE));
      if (freeMs <= boundMsOf(world)) return null;
      return { clients: waiting, path: frameOf(world).parents[0] ?? null, count: freeMs, records: [] };
    },
    isCounting: (world, memory) =>
      memory.has(SINCE) && isRunningOut(world, Number(memory.get(SINCE)), Number(memory.get(LOOKED))),
  };
}

/** `wants client:A 0`: from when a thread says so until it is in, gives up or begins anew. */
function learn(record: TraceRecord, inside: ReadonlySet<Belief['what']>, memory: InvariantMemory): void {
  switch (record.kind) {
    case 'fact.stated':
      if (record.fact.type === 'wants') memory.set(`${WANTS}${record.actor} ${record.thread}`, 1);
      if (record.fact.type === 'gaveUp') memory.delete(`${WANTS}${record.actor} ${record.thread}`);
      break;
    case 'program.started':
      if (record.thread !== EVENT_LANE) memory.delete(`${WANTS}${record.actor} ${record.thread}`);
      break;
    case 'belief.stated':
      if (inside.has(record.belief.what)) gotIn(record.actor, record.thread, memory);
      break;
    default:
  }
}

/** What the whole process believes, any of its threads may have wanted. */
function gotIn(actor: string, thread: number | null, memory: InvariantMemory): void {
  if (thread !== null) memory.delete(`${WANTS}${actor} ${thread}`);
  else for (const one of keysOf(memory, `${WANTS}${actor} `)) memory.delete(`${WANTS}${actor} ${one}`);
}

/** Those who want in and could act: connected too. */
function waitingNow(world: World, memory: InvariantMemory): readonly ClientId[] {
  const waiting = new Set<ClientId>();
  for (const key of keysOf(memory, WANTS)) {
    const id = actorOf(world, key);
    if (id !== null && isConnected(world, id)) waiting.add(id);
  }
  return [...waiting];
}
