// One run of a scenario without a page: takes steps until the world is idle, and counts at the clients.
import '../../src/scenarios/library.ts';
import { actorName, Simulation, type TraceRecord } from '../../src/engine/index.ts';
import type { TimedCommand } from './commandWords.ts';
import { CallReader, type Call } from '../../src/rooms/breakIt/model/consistency/calls.ts';
import {
  consistencyOf,
  type ConsistencyRule,
} from '../../src/rooms/breakIt/model/consistency/consistency.ts';
import { claimsOf } from '../../src/scenarios/scenario/claims.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';

/** What `--json` prints. */
export interface Report {
  readonly scenario: string;
  readonly seed: number;
  readonly steps: number;
  readonly virtualMs: number;
  /** Whether nothing more could come of it; false: it was stopped after so many steps. */
  readonly ended: boolean;
  readonly counters: {
    /** Watch events read by clients; None events are not counted. */
    readonly notifications: number;
    /** Replies read by clients, by operation. */
    readonly requests: Readonly<Record<string, Outcomes>>;
  };
  /** Who held the lock, in order. */
  readonly holders: readonly string[];
  /** Ids of the invariants that broke, claimed or not. */
  readonly violations: readonly string[];
  /** What the recipe claims, and so what the run is judged by: what of it broke, and what else did. */
  readonly claims: readonly string[];
  readonly broken: readonly string[];
  readonly information: readonly string[];
  /** Whether the answers to its calls are consistent: writes are linearizable, each session reads in order, and one history explains them all. */
  readonly consistency: PlainVerdict;
}

interface PlainVerdict {
  readonly calls: number;
  readonly writes: number;
  readonly sessions: number;
  /** Null: nothing contradicts. */
  readonly contradiction: {
    readonly rule: ConsistencyRule;
    readonly path: string | null;
    readonly first: PlainCall;
    readonly second: PlainCall;
  } | null;
}

type PlainCall = Pick<Call, 'session' | 'op' | 'path' | 'err' | 'zxid'> & {
  readonly askedMs: number;
  readonly answeredMs: number;
};

interface Outcomes {
  readonly ok: number;
  readonly error: number;
}

export type Ending = 'idle' | 'stepLimit';

export interface Limits {
  readonly maxSteps: number;
  /** Whether it goes on where nothing but heartbeats come, as far as it may. */
  readonly throughIdle?: boolean;
  /** By their moments. */
  readonly commands: readonly TimedCommand[];
}

export function runHeadless(
  scenario: Scenario,
  choice: ScenarioChoice,
  { maxSteps, throughIdle = false, commands }: Limits,
  onRecord: (record: TraceRecord) => void,
): { readonly report: Report; readonly ending: Ending } {
  const { invariants, ownChecks = [] } = scenario;
  const sim = new Simulation(scenario.setup(choice), recipeBook, { keep: 'newest', invariants, ownChecks });
  const tally = new Tally();
  const calls = new CallReader();
  const takeIn = () => {
    for (const record of sim.recordsOf(sim.steps)) {
      tally.add(record);
      calls.read(record);
      onRecord(record);
    }
  };
  takeIn();
  const pending = [...commands];
  const goesOn = () => pending.length > 0 || throughIdle || !sim.isIdle();
  while (goesOn() && sim.steps < maxSteps && takeStep(sim, pending)) takeIn();
  const claims = claimsOf(scenario, choice.values);
  const violations = [...new Set(sim.violations.map(({ invariant }) => invariant))].toSorted();
  return {
    report: {
      scenario: choice.scenario,
      seed: choice.seed,
      steps: sim.steps,
      virtualMs: sim.nowMs,
      ended: sim.isIdle(),
      ...tally.result(),
      violations,
      claims,
      broken: violations.filter((id) => claims.includes(id)),
      information: violations.filter((id) => !claims.includes(id)),
      consistency: verdictOn(calls),
    },
    ending: sim.isIdle() ? 'idle' : 'stepLimit',
  };
}

function verdictOn(reader: CallReader): PlainVerdict {
  const { contradiction, ...counts } = consistencyOf(reader.result());
  if (contradiction === null) return { ...counts, contradiction };
  const { rule, path, first, second } = contradiction;
  return { ...counts, contradiction: { rule, path, first: plainCall(first), second: plainCall(second) } };
}

function plainCall({ session, op, path, err, zxid, asked, answered }: Call): PlainCall {
  return { session, op, path, err, zxid, askedMs: asked.timeMs, answeredMs: answered.timeMs };
}

/** Gives the next command if it is due, otherwise takes a step; false if nothing is left to do. */
function takeStep(sim: Simulation, pending: TimedCommand[]): boolean {
  const [next] = pending;
  if (next === undefined || !isDue(sim, next)) return sim.step();
  pending.shift();
  sim.give(next.command, Math.max(next.atMs, sim.nowMs));
  return true;
}

function isDue(sim: Simulation, { atMs, afterStep }: TimedCommand): boolean {
  const nextMs = sim.nextAtMs();
  if (afterStep !== undefined) return sim.steps >= afterStep || nextMs === null;
  return nextMs === null || nextMs >= atMs;
}

class Tally {
  #notifications = 0;
  readonly #requests = new Map<string, Outcomes>(COUNTED_ALWAYS.map((op) => [op, { ok: 0, error: 0 }]));
  readonly #holders: string[] = [];

  add(record: TraceRecord): void {
    switch (record.kind) {
      case 'event.delivered':
        if (record.event.type !== 'None') this.#notifications++;
        return;
      case 'reply.delivered': {
        const { ok, error } = this.#requests.get(record.op) ?? { ok: 0, error: 0 };
        const next = record.err === 'Ok' ? { ok: ok + 1, error } : { ok, error: error + 1 };
        this.#requests.set(record.op, next);
        return;
      }
      case 'belief.stated':
        this.#holders.push(record.actor);
        return;
      case 'program.resumed':
        // An error that is not ZooKeeper's is a mistake in a recipe: what it led to is worth nothing.
        if (record.yielded.kind === 'threw' && record.yielded.code === null)
          throw new Error(
            `the program of client ${actorName(record.actor)} failed: ${record.yielded.message}`,
          );
        return;
      default:
    }
  }

  result(): Pick<Report, 'counters' | 'holders'> {
    const sorted = [...this.#requests].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      counters: { notifications: this.#notifications, requests: Object.fromEntries(sorted) },
      holders: this.#holders,
    };
  }
}

/** What the closed forms speak of is there even where it is zero. */
const COUNTED_ALWAYS = ['create', 'delete', 'exists', 'getChildren'];
