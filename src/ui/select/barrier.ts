// A barrier as its programs tell of it: who has come to a meeting, who has passed, who was turned away; and who is gone whose
// znode still counts.
import { isClientId } from '../../engine/index.ts';
import type { ClientId, Simulation, TraceRecord, World } from '../../engine/index.ts';
import { childrenOf } from './childrenOf.ts';
import { traceReader } from './readTrace.ts';
import { traceIndex } from './traceIndex.ts';
import { isOwnedByTheLiving, truthServer } from './truth.ts';

export interface Barrier {
  /** How many have to come before anybody passes. */
  readonly members: number;
  /** One for each meeting, in the order in which somebody first came to them. */
  readonly rounds: readonly Round[];
  /** Znodes below the barrier, which is what programs count. */
  readonly nodes: readonly BarrierNode[];
}

export interface Round {
  readonly name: string;
  readonly comers: readonly Comer[];
  /** How many have come. */
  readonly arrived: number;
  /**
   * `early`: somebody passed before enough had come. `divided`: some passed, and others were turned away.
   */
  readonly outcome: 'gathering' | 'open' | 'early' | 'divided';
}

export interface Comer {
  readonly client: ClientId;
  readonly state: 'arrived' | 'passed' | 'turnedAway';
  /** It passed before enough had come. */
  readonly pace: 'inTime' | 'early';
}

export interface BarrierNode {
  readonly path: string;
  readonly client: ClientId | null;
  /** `forsaken`: no living process has the session that owns it. `other`: it belongs to no session, as a ready node. */
  readonly owner: 'present' | 'forsaken' | 'other';
}

export function barrier(simulation: Simulation, world: World, parent: string): Barrier {
  const members = world.setup.recipe?.members ?? 1;
  const statements = read(simulation.trace).filter(({ step }) => step <= world.step);
  const names = [...new Set(statements.map(({ round }) => round))];
  return {
    members,
    rounds: names.map((name) => roundOf(name, statements, members)),
    nodes: nodesOf(simulation, world, parent),
  };
}

interface Statement {
  readonly step: number;
  readonly round: string;
  readonly client: ClientId;
  readonly what: Comer['state'];
}

const read = traceReader(
  (): Statement[] => [],
  (found, record: TraceRecord) => {
    if (record.kind !== 'fact.stated' || !isClientId(record.actor)) return;
    const { fact, step, actor } = record;
    if (fact.type !== 'arrived' && fact.type !== 'passed' && fact.type !== 'turnedAway') return;
    found.push({ step, round: fact.round, client: actor, what: fact.type });
  },
);

function roundOf(name: string, all: readonly Statement[], members: number): Round {
  const comers = new Map<ClientId, Comer>();
  let arrived = 0;
  for (const { round, client, what } of all) {
    if (round !== name) continue;
    if (what === 'arrived') arrived++;
    const pace = what === 'passed' && arrived < members ? 'early' : 'inTime';
    comers.set(client, { client, state: what, pace });
  }
  return { name, comers: [...comers.values()], arrived, outcome: outcomeOf([...comers.values()]) };
}

function outcomeOf(comers: readonly Comer[]): Round['outcome'] {
  if (comers.some(({ pace }) => pace === 'early')) return 'early';
  const hasPassed = comers.some(({ state }) => state === 'passed');
  if (hasPassed && comers.some(({ state }) => state === 'turnedAway')) return 'divided';
  return hasPassed ? 'open' : 'gathering';
}

function nodesOf({ trace }: Simulation, world: World, parent: string): readonly BarrierNode[] {
  const { clientOf } = traceIndex(trace);
  return childrenOf(truthServer(world), parent).map(({ path, owner }) => {
    if (owner === null) return { path, client: null, owner: 'other' };
    const client = clientOf.get(owner) ?? null;
    return { path, client, owner: isOwnedByTheLiving(world, client, owner) ? 'present' : 'forsaken' };
  });
}
