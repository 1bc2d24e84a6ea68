// A barrier as its programs tell of it: who has come to a meeting, who has passed, who was turned away; and who is gone whose
// znode still counts.
import { isClientId } from '../../../engine/index.ts';
import type { ClientId, TraceRecord, World } from '../../../engine/index.ts';
import { childrenOf } from '../../select/childrenOf.ts';
import { kept } from '../../select/kept.ts';
import { traceReader } from '../../select/readTrace.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import { isOwnedByTheLiving, truthServer } from '../../select/truth.ts';

export interface Barrier {
  /** What opens it: that enough have come, or one who says so. */
  readonly opensBy: 'comers' | 'opener';
  /** How many have to come before anybody passes. */
  readonly members: number;
  /** One for each meeting, in the order in which the first client came to them. */
  readonly rounds: readonly Round[];
  /** Znodes below the barrier, which is what programs count. */
  readonly nodes: readonly BarrierNode[];
}

export interface Round {
  readonly name: string;
  readonly comers: readonly Comer[];
  /** How many have come. */
  readonly arrived: number;
  /** Of the lamps over the gate: one for each who has come, or the opener's. */
  readonly lit: number;
  /**
   * `early`: a client passed before enough had come, or before it was opened. `divided`: some passed, and others were turned away.
   */
  readonly outcome: 'gathering' | 'open' | 'early' | 'divided';
}

export interface Comer {
  readonly client: ClientId;
  readonly state: 'arrived' | 'passed' | 'turnedAway';
  /** It passed before the barrier was open. */
  readonly pace: 'inTime' | 'early';
}

export interface BarrierNode {
  readonly path: string;
  readonly client: ClientId | null;
  /** `forsaken`: no living process has the session that owns it. `other`: it belongs to no session, as a ready node. */
  readonly owner: 'present' | 'forsaken' | 'other';
}

export const barrier = kept(barrierOf);

function barrierOf(world: World, trace: readonly TraceRecord[], parent: string): Barrier {
  const { members = 1, barrier: opensBy = 'comers' } = world.setup.recipe ?? {};
  const rounds = new Map<string, Statement[]>();
  for (const statement of read(trace)) {
    if (statement.step > world.step) break;
    const own = rounds.get(statement.round) ?? [];
    rounds.set(statement.round, own);
    own.push(statement);
  }
  const needed = opensBy === 'opener' ? 'opener' : members;
  return {
    opensBy,
    members: opensBy === 'opener' ? 1 : members,
    rounds: [...rounds].map(([name, statements]) => roundOf(name, statements, needed)),
    nodes: nodesOf(world, trace, parent),
  };
}

interface Statement {
  readonly step: number;
  readonly round: string;
  readonly client: ClientId;
  readonly what: Comer['state'] | 'opened';
}

const read = traceReader(
  (): Statement[] => [],
  (found, record: TraceRecord) => {
    if (record.kind !== 'fact.stated' || !isClientId(record.actor)) return;
    const { fact, step, actor } = record;
    switch (fact.type) {
      case 'arrived':
      case 'passed':
      case 'turnedAway':
      case 'opened':
        found.push({ step, round: fact.round, client: actor, what: fact.type });
        return;
      default:
    }
  },
);

function roundOf(name: string, all: readonly Statement[], needed: number | 'opener'): Round {
  const comers = new Map<ClientId, Comer>();
  let arrived = 0;
  let opened = 0;
  for (const { client, what } of all) {
    if (what === 'arrived') arrived++;
    if (what === 'opened') {
      opened = 1;
      continue;
    }
    const isOpen = needed === 'opener' ? opened > 0 : arrived >= needed;
    comers.set(client, { client, state: what, pace: what === 'passed' && !isOpen ? 'early' : 'inTime' });
  }
  const lit = needed === 'opener' ? opened : arrived;
  return {
    name,
    comers: [...comers.values()],
    arrived,
    lit,
    outcome: outcomeOf([...comers.values()], opened),
  };
}

function outcomeOf(comers: readonly Comer[], opened: number): Round['outcome'] {
  if (comers.some(({ pace }) => pace === 'early')) return 'early';
  const hasPassed = comers.some(({ state }) => state === 'passed');
  if (hasPassed && comers.some(({ state }) => state === 'turnedAway')) return 'divided';
  return hasPassed || opened > 0 ? 'open' : 'gathering';
}

function nodesOf(world: World, trace: readonly TraceRecord[], parent: string): readonly BarrierNode[] {
  const { clientOf } = traceIndex(trace);
  return childrenOf(truthServer(world), parent).map(({ path, owner }) => {
    if (owner === null) return { path, client: null, owner: 'other' };
    const client = clientOf.get(owner) ?? null;
    return { path, client, owner: isOwnedByTheLiving(world, client, owner) ? 'present' : 'forsaken' };
  });
}
