// What a scene is about, as a step of its run: the promise that breaks, the fault that its script gives, the first release. And
// where everybody has come whom it takes: what is to be seen begins there. Both are read off what happens.
import { matchesPattern, type InvariantId, type TraceRecord, type WorldSetup } from '../../engine/index.ts';
import type { Experiment } from './experiment.ts';
import type { PointMoment } from '../scenario/scenario.ts';

export interface ScenePoint {
  readonly step: number;
  /** Steps before it with which one of the cast came in or a leader began to lead: the last of them, and all is set. */
  readonly arrivals: readonly number[];
}

/** How far a script is followed at most; most need a tenth. */
const MOST_STEPS = 20_000;
const MOST_MS = 120_000;
/** Where nobody has a script, so much later than the last of the cast; and how long the last takes to settle. */
const MOST_UNSCRIPTED_MS = 25_000;
const SETTLED_MS = 1500;

/**
 * As far as it is known here, a step at a time. `breaks`: the promise that the scene is to break, where it is a piece of the museum.
 * `look` is called after each step.
 */
export function* stepsToKnownPoint(
  experiment: Experiment,
  breaks: InvariantId | null,
  look: () => void,
): Generator<undefined, ScenePoint> {
  const search = new PointSearch(experiment, breaks);
  while (!search.isOver() && experiment.simulateAhead()) {
    search.look();
    look();
    yield;
  }
  return search.found();
}

/** The same where its caller waits with the experiment. */
export function* stepsToPoint(
  experiment: Experiment,
  breaks: InvariantId | null = null,
): Generator<undefined, ScenePoint> {
  const search = new PointSearch(experiment, breaks);
  while (!search.isOver()) {
    if (experiment.simulateAhead()) search.look();
    else if (!experiment.isWaiting) break;
    yield;
  }
  return search.found();
}

class PointSearch {
  readonly #experiment: Experiment;
  readonly #breaks: InvariantId | null;
  readonly #moment: PointMoment | null;
  readonly #isScripted: boolean;
  /** Whom the scene takes, by world, as far as they have not come. */
  readonly #awaited: Set<string>;
  readonly #arrivals: number[] = [];
  #seen = 0;
  #point: number | null = null;

  constructor(experiment: Experiment, breaks: InvariantId | null) {
    const { worlds, scenarios, choices } = experiment;
    this.#experiment = experiment;
    this.#breaks = breaks;
    this.#moment = scenarios[0]?.point?.(choices[0]?.values ?? {}) ?? null;
    this.#isScripted = worlds.some(({ world }) => (world.setup.script ?? []).length > 0);
    this.#awaited = new Set(
      worlds.flatMap(({ world }, side) => castOf(world.setup).map((who) => `${side} ${who}`)),
    );
  }

  isOver(): boolean {
    const { steps, head, isIdle } = this.#experiment;
    if (this.#point !== null || isIdle || steps >= MOST_STEPS) return true;
    const isTold =
      this.#isScripted || this.#breaks !== null || this.#moment !== null || this.#awaited.size > 0;
    return head.timeMs >= (isTold ? MOST_MS : this.#lastArrivalMs + MOST_UNSCRIPTED_MS);
  }

  /** At the step taken last. */
  look(): void {
    const step = this.#experiment.steps;
    for (const { side, record } of this.#experiment.recordsAt(step)) {
      const isTold = this.#isIt(record);
      const who = whoCame(record);
      if (who !== null && this.#awaited.delete(`${side} ${who}`)) this.#arrivals.push(step);
      if (isTold) this.#point ??= step;
    }
    if (this.#breaks !== null && this.#isBroken(this.#breaks)) this.#point ??= step;
  }

  /** Where nothing happens by itself the point is that all wait for who looks. */
  found(): ScenePoint {
    const step = this.#point ?? this.#settled;
    return { step, arrivals: this.#arrivals.filter((arrival) => arrival <= step) };
  }

  /** The last thing that the last to come does: then it waits too. */
  get #settled(): number {
    const untilMs = this.#lastArrivalMs + SETTLED_MS;
    const steps = this.#experiment.marked('noteworthy');
    return steps.findLast((step) => this.#experiment.timeAt(step) <= untilMs) ?? this.#experiment.steps;
  }

  get #lastArrivalMs(): number {
    return this.#experiment.timeAt(this.#arrivals.at(-1) ?? 0);
  }

  #isIt(record: TraceRecord): boolean {
    if (this.#breaks !== null) return false;
    if (this.#moment !== null) {
      const { kind, where = {}, nth = 1 } = this.#moment;
      if (record.kind !== kind || !matchesPattern(record, where)) return false;
      this.#seen++;
      return this.#seen === nth;
    }
    if (this.#isScripted) return isFault(record);
    return this.#awaited.size === 0 && isTelling(record);
  }

  #isBroken(invariant: InvariantId): boolean {
    return this.#experiment.violations().some((all) => all.some((one) => one.invariant === invariant));
  }
}

/** Its clients, and the leader where there are servers to lead that run from the beginning. */
function castOf({ clients, servers, notStarted = [] }: WorldSetup): readonly string[] {
  const leads = servers.length > 1 && notStarted.length === 0 ? ['leader'] : [];
  return [...leads, ...clients.map(({ id }) => id)];
}

function whoCame(record: TraceRecord): string | null {
  if (record.kind === 'program.started') return record.actor;
  return record.kind === 'leader.established' ? 'leader' : null;
}

/** Pressing a button is no fault: it is what a client is there for. */
function isFault(record: TraceRecord): boolean {
  return record.kind === 'command.given' && record.command.type !== 'openGate';
}

/** Something changes hands, or is done with. */
function isTelling(record: TraceRecord): boolean {
  switch (record.kind) {
    case 'belief.withdrawn':
    case 'watch.fired':
    case 'session.expired':
    case 'resource.accepted':
    case 'resource.rejected':
      return true;
    case 'fact.stated':
      return TELLING_FACTS.has(record.fact.type);
    default:
      return false;
  }
}

const TELLING_FACTS: ReadonlySet<string> = new Set([
  'processed',
  'passed',
  'decided',
  'configured',
  'added',
  'mirrors',
]);
