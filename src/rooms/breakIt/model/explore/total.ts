// What all shards of an exploration come to together, in whatever order they were explored.
import { partKey, type InvariantId } from '../../../../engine/index.ts';
import { checksum } from '../../../../scenarios/homework/checksum.ts';
import type { ParameterValues, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { Bound } from './bound.ts';
import {
  isShorter,
  kindOf,
  type Cell,
  type Counts,
  type FoundRun,
  type Shard,
  type ShardResult,
} from './explorer.ts';

export interface Report extends Counts {
  /** Whether everything within the bound was tried. */
  readonly complete: boolean;
  readonly bound: Bound;
  /** Of each kind the shortest there is within the bound, the gravest first. */
  readonly found: readonly FoundRun[];
  readonly cells: readonly Cell[];
}

/** What an exploration can be quoted by: the same choice and bound give the same counts everywhere. */
export interface Certificate {
  readonly v: 1;
  /** Checksum of the choice, its code included. */
  readonly of: string;
  readonly scenario: string;
  readonly seed: number;
  readonly clients: number;
  readonly values: ParameterValues;
  readonly claims: readonly InvariantId[];
  readonly bound: Bound;
  readonly complete: boolean;
  readonly runs: number;
  readonly states: number;
  /** By their ids; of a program's own with the name that it has there, “I-40 invariantOfTree”. */
  readonly violated: readonly string[];
  readonly limits: readonly string[];
}

export class Total {
  readonly #bound: Bound;
  readonly #shards: readonly Shard[];
  readonly #results = new Map<Shard, ShardResult>();
  #handedOut = 0;

  constructor(bound: Bound, shards: readonly Shard[]) {
    this.#bound = bound;
    this.#shards = shards;
  }

  /** A shard that nobody has taken yet; undefined if there is none. */
  next(): Shard | undefined {
    return this.#shards[this.#handedOut++];
  }

  add(result: ShardResult): void {
    this.#results.set(result.shard, result);
  }

  get isOver(): boolean {
    return this.#results.size === this.#shards.length;
  }

  /** From 0 to 1, by shards. */
  get progress(): number {
    return this.#results.size / this.#shards.length;
  }

  report(): Report {
    const results = this.#shards.flatMap((shard) => this.#results.get(shard) ?? []);
    const sum = (count: keyof Counts) => results.reduce((all, { counts }) => all + counts[count], 0);
    const unfinished = sum('unfinished');
    return {
      complete: this.isOver && unfinished === 0,
      bound: this.#bound,
      runs: sum('runs'),
      states: sum('states'),
      steps: sum('steps'),
      unfinished,
      found: shortestOfEach(results),
      cells: results.flatMap(({ cells }) => cells),
    };
  }
}

const GRADES = ['mistake', 'unhandledError', 'limit'] as const;

function shortestOfEach(results: readonly ShardResult[]): readonly FoundRun[] {
  const shortest = new Map<string, FoundRun>();
  for (const one of results.flatMap(({ found }) => found)) {
    const kind = kindOf(one);
    const before = shortest.get(kind);
    if (before === undefined || isShorter(one, before)) shortest.set(kind, one);
  }
  return [...shortest.values()].toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
}

export function certificateOf(
  { bound, complete, runs, states, found }: Report,
  choice: ScenarioChoice,
  claims: readonly InvariantId[],
): Certificate {
  const broken = (grade: FoundRun['grade']) =>
    found.flatMap(({ grade: own, invariant, violation }) =>
      own === grade && invariant !== null ? [partKey(invariant, violation?.said)] : [],
    );
  return {
    v: 1,
    of: choiceSum(choice),
    scenario: choice.scenario,
    seed: choice.seed,
    clients: choice.clients,
    values: choice.values,
    claims,
    bound,
    complete,
    runs,
    states,
    violated: broken('mistake'),
    limits: broken('limit'),
  };
}

/** Of all that a choice says, in whatever order. */
export function choiceSum({ scenario, seed, clients, values, code, plan }: ScenarioChoice): string {
  const sorted = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return checksum(JSON.stringify([scenario, seed, clients, sorted, code ?? null, plan ?? null]));
}
