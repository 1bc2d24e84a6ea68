// One seed: a world of one, three or five servers, traffic, and commands drawn at random; every invariant is looked at after
// every step. In the end all is made good again, and the world has to recover.
import '../../src/scenarios/library.ts';
import {
  assumptionsBroken,
  assumptionsOf,
  type FaultAssumption,
  type MistakeId,
  Simulation,
  type Command,
  type RecordKind,
  type Violation,
  type WorldSetup,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { BareClients, MAX_PACKET_BYTES } from './bareClients.ts';
import type { Coverage } from './coverage.ts';
import { CallReader } from '../../src/rooms/breakIt/model/consistency/calls.ts';
import { consistencyOf, type Contradiction } from '../../src/rooms/breakIt/model/consistency/consistency.ts';
import { Dice } from '../../src/rooms/breakIt/model/dice.ts';
import { makeGood, unrecovered } from './recovery.ts';
import { randomCommand } from './randomCommand.ts';
import { disagreement } from './replicas.ts';
import { Oracle, type Breach } from '../../tests/oracle/oracle.ts';
import { RecordReader } from '../../tests/oracle/fromRecords.ts';

export const COMMANDS_PER_SEED = 200;
export const FAULTS_PER_SEED = 10;

export type Problem =
  | { readonly kind: 'violation'; readonly violation: Violation }
  | { readonly kind: 'replicasDiffer'; readonly text: string }
  /** What the independent checker of histories says, or that of calls. */
  | { readonly kind: 'oracleObjects'; readonly text: string }
  | { readonly kind: 'notRecovered'; readonly text: string }
  | { readonly kind: 'engineFailed'; readonly text: string };

export interface Finding {
  readonly problem: Problem;
  readonly step: number;
  readonly timeMs: number;
  /** The assumptions that it rests on and this run broke; if there are none, the violation is a bug. */
  readonly broken: readonly FaultAssumption[];
}

export interface FuzzRun {
  readonly seed: number;
  readonly choice: ScenarioChoice;
  /** All that were done, in order. */
  readonly commands: readonly LinkCommand[];
  /** How many of them were about servers and the network. */
  readonly faults: number;
  readonly steps: number;
  /** At most one: what comes after a breach may be its consequence. */
  readonly finding: Finding | null;
}

/** Disks that are wiped, or a single vote that decides. */
type Outside = 'wipes' | 'oneVote';

export interface RunOptions {
  /** Null: one, three and five in turn. */
  readonly servers: number | null;
  readonly assumptions: 'inside' | 'outside';
  /** A fault of released servers that these have; absent: none. */
  readonly mistake?: MistakeId;
  /** Where what the run reaches is counted. */
  readonly coverage?: Coverage;
}

export function fuzzRun(
  seed: number,
  { servers, assumptions, mistake, coverage }: RunOptions = { servers: null, assumptions: 'inside' },
): FuzzRun {
  // Each both with bare connections and without.
  const outside = assumptions === 'outside' ? OUTSIDE[(seed >> 1) % OUTSIDE.length] : undefined;
  const choice = choiceOf(seed, servers, outside);
  const faulty = mistake === undefined ? choice : { ...choice, values: { ...choice.values, mistake } };
  return new Run(faulty, outside ?? null, coverage ?? null).result();
}

const OUTSIDE: readonly Outside[] = ['wipes', 'oneVote'];

/** One, three and five servers in turn, with what servers may be told besides. */
function choiceOf(seed: number, servers: number | null, outside: Outside | undefined): ScenarioChoice {
  const count = servers ?? [1, 3, 5][seed % 3] ?? 5;
  const values = {
    servers: count,
    // Now and then one or two that only learn, sessions of one server alone, reads without a leader.
    observers: seed % 4 === 0 ? count >> 1 : 0,
    sessions: seed % 5 === 0 ? 'local' : 'global',
    readOnlyMode: seed % 7 === 0 ? 'on' : 'off',
    rounds: 'endless',
    restMs: 60,
    quorum: outside === 'oneVote' ? 'oneVote' : 'majority',
  };
  return { scenario: SCENARIO, seed, clients: 3 + (seed % 3), values };
}

const SCENARIO = 'mixed-traffic';

class Run {
  readonly #choice: ScenarioChoice;
  readonly #dice: Dice;
  readonly #sim: Simulation;
  readonly #commands: LinkCommand[] = [];
  readonly #outside: Outside | null;
  readonly #oracle = new Oracle();
  readonly #reader = new RecordReader();
  readonly #calls = new CallReader();
  #breach: Breach | null = null;
  #faults = 0;
  /** A server's tree holds what its leader told it to drop ([Q40]): trees differ from here on. */
  #keepsDropped = false;

  readonly #coverage: Coverage | null;
  readonly #bareClients: BareClients | null;

  constructor(choice: ScenarioChoice, outside: Outside | null, coverage: Coverage | null) {
    this.#choice = choice;
    this.#outside = outside;
    this.#coverage = coverage;
    this.#dice = new Dice(choice.seed, FUZZ);
    const { invariants } = scenarioOf(SCENARIO);
    const setup = scenarioOf(SCENARIO).setup(choice);
    this.#sim = new Simulation(hasBareClients(choice.seed) ? oddSetup(setup) : setup, recipeBook, {
      keep: 'newest',
      invariants,
    });
    this.#bareClients = hasBareClients(choice.seed)
      ? new BareClients(this.#sim, new Dice(choice.seed + BARE, FUZZ), (record) => this.#judge(record))
      : null;
  }

  result(): FuzzRun {
    const problem = this.#problem();
    const { steps, nowMs: timeMs } = this.#sim;
    return {
      seed: this.#choice.seed,
      choice: this.#choice,
      commands: this.#commands,
      faults: this.#faults,
      steps,
      finding: problem === null ? null : { problem, step: steps, timeMs, broken: this.#brokenUnder(problem) },
    };
  }

  #brokenUnder(problem: Problem): readonly FaultAssumption[] {
    const given = this.#commands.map(({ command }) => command);
    const broken = [
      ...assumptionsBroken(this.#sim.setup, given),
      ...(this.#keepsDropped ? (['snapshotsCommitted'] as const) : []),
    ];
    if (problem.kind === 'replicasDiffer' || problem.kind === 'oracleObjects') return broken;
    if (problem.kind !== 'violation') return [];
    const assumed = assumptionsOf(problem.violation.invariant);
    return broken.filter((assumption) => assumed.includes(assumption));
  }

  #problem(): Problem | null {
    try {
      return this.#trouble() ?? this.#recovery();
    } catch (error) {
      return {
        kind: 'engineFailed',
        text: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
  }

  #trouble(): Problem | null {
    // Beginnings matter too: half of the runs leave the servers time to elect a leader first.
    let problem = this.#failsElections() ? this.#failElections() : this.#pass(this.#dice.below(2) * 3000);
    while (problem === null && !this.#isEnough()) {
      this.#giveRandom();
      for (let act = 0; act < BARE_ACTS; act++) this.#bareClients?.act();
      problem = this.#pass(this.#pause());
      if (problem === null && this.#commands.length % LOOK_EVERY === 0) problem = this.#compare();
    }
    return problem;
  }

  #failsElections(): boolean {
    return this.#choice.seed % 32 === 11 && this.#sim.world.servers.size > 1;
  }

  /** Cuts the leader off as it begins its epoch, twice: it has then accepted a higher epoch than the next leader's ([Q8]). */
  #failElections(): Problem | null {
    for (const end of ['role.left', 'leader.established'] as const) {
      const servers = [...this.#sim.world.servers.keys()];
      const first = this.#until('epoch.accepted');
      const leader = servers.filter((server) => server === first);
      this.#give({ type: 'partition', groups: [leader, servers.filter((server) => server !== first)] });
      this.#until(end);
      this.#give({ type: 'healAll' });
    }
    return this.#pass(5000);
  }

  /** Steps until such a record comes, and tells whose it is. */
  #until(kind: RecordKind): string | null {
    for (let steps = 0; steps < PATIENCE && this.#sim.step(); steps++) {
      this.#look();
      const record = this.#sim.recordsOf(this.#sim.steps).find((each) => each.kind === kind);
      if (record !== undefined) return record.actor;
    }
    return null;
  }

  #isEnough(): boolean {
    return this.#commands.length >= COMMANDS_PER_SEED && this.#faults >= FAULTS_PER_SEED;
  }

  #recovery(): Problem | null {
    for (const command of makeGood(this.#sim.world)) this.#give(command);
    let problem = this.#pass(RECOVERY_MS);
    // An observer that nobody speaks to may wait for a minute before it says its vote again ([Q3]).
    if (problem === null && unrecovered(this.#sim.world) !== null) problem = this.#pass(MINUTE_MS);
    if (problem !== null) return problem;
    const text = unrecovered(this.#sim.world);
    return text === null ? (this.#compare() ?? this.#contradiction()) : { kind: 'notRecovered', text };
  }

  /** Mostly so short that messages are on their way, now and then long enough for timeouts. */
  #pause(): number {
    const kind = this.#dice.below(20);
    if (kind === 0) return this.#dice.between(1000, 4000);
    return kind < 5 ? this.#dice.between(100, 600) : this.#dice.between(0, 60);
  }

  #giveRandom(): void {
    const command = randomCommand(this.#sim.world, this.#dice, this.#outside === 'wipes');
    if (command !== null) this.#give(command);
  }

  #give(command: Command): void {
    // A refusal would be a step too, and a link cannot hold it.
    if (this.#sim.refusal(command) !== null) return;
    this.#commands.push({ command, afterStep: this.#sim.steps, atMs: this.#sim.nowMs });
    this.#sim.give(command);
    this.#look();
    if (!('client' in command)) this.#faults++;
  }

  #pass(ms: number): Problem | null {
    const endMs = this.#sim.nowMs + ms;
    for (;;) {
      const [violation] = this.#sim.violations;
      if (violation !== undefined) return { kind: 'violation', violation };
      if (this.#breach !== null)
        return { kind: 'oracleObjects', text: `${this.#breach.rule}: ${this.#breach.text}` };
      const nextMs = this.#sim.nextAtMs();
      if (nextMs === null || nextMs > endMs) return null;
      this.#sim.step();
      this.#look();
    }
  }

  /** At what the step last taken recorded. */
  #look(): void {
    for (const record of this.#sim.recordsOf(this.#sim.steps)) {
      this.#judge(record);
      this.#calls.read(record);
      this.#keepsDropped ||= record.kind === 'log.truncated' && record.treeAt !== undefined;
      this.#coverage?.seeRecord(record);
    }
    this.#coverage?.seeWorld(this.#sim.world);
  }

  #judge(record: { readonly kind: string }): void {
    const happening = this.#reader.read(record);
    if (happening !== null) this.#breach ??= this.#oracle.see(happening);
  }

  #contradiction(): Problem | null {
    const { contradiction } = consistencyOf(this.#calls.result());
    return contradiction === null ? null : { kind: 'oracleObjects', text: pairText(contradiction) };
  }

  #compare(): Problem | null {
    const found = disagreement(this.#sim.world);
    if (found === null) return null;
    return {
      kind: 'replicasDiffer',
      text: `${found.servers.join(' and ')} differ at ${found.path}, both at zxid ${found.zxid}`,
    };
  }
}

function pairText({ rule, path, first, second }: Contradiction): string {
  const [one, other] = [first, second].map(
    ({ op, session, zxid, answered }) => `${op} of ${session} at ${zxid} (answered in step ${answered.step})`,
  );
  return `${rule}${path === null ? '' : ` ${path}`}: ${one}, ${other}`;
}

/** In every other run; the others stay what a link can hold. */
export function hasBareClients(seed: number): boolean {
  return seed % 2 === 0;
}

/**
 * What is off or the same for all otherwise: containers, quotas that bind, short requests, other libraries, and now and then
 * an epoch whose counter is all but used up.
 */
function oddSetup(setup: WorldSetup): WorldSetup {
  const { config, clients, seed } = setup;
  return {
    ...setup,
    config: {
      ...config,
      extendedTypes: true,
      enforceQuota: true,
      containerCheckIntervalMs: 500,
      maxPacketBytes: MAX_PACKET_BYTES,
      localSessionsUpgrading: seed % 4 === 0,
      ...(seed % 16 === 6 ? { proposedBefore: LAST_COUNTER - 30 } : {}),
    },
    clients: clients.map((client, at) => ({
      ...client,
      library: LIBRARIES[(seed + at) % LIBRARIES.length] ?? 'java',
    })),
  };
}

const LIBRARIES = ['java', 'kazoo', 'curator-4.0.1', 'curator-5.4', 'curator-5.7'] as const;
/** The highest that the lower half of a zxid can hold. */
const LAST_COUNTER = 0xffff_ffff;
/** Keeps these draws apart from the world's own of the same seed. */
const FUZZ = 0x66757a7a;
/** Keeps their draws apart from the run's own. */
const BARE = 0x62617265;
const BARE_ACTS = 3;
/** Steps to wait for something before giving up. */
const PATIENCE = 100_000;
/** Commands between two comparisons of all trees. */
const LOOK_EVERY = 20;
/** Long enough for elections, sessions that expire and servers that come back. */
const RECOVERY_MS = 40_000;
const MINUTE_MS = 60_000;

export function scenarioOf(id: string): Scenario {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`the catalogue has no ${id}`);
  return scenario;
}
