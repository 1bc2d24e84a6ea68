// Every run within a bound by nested loops: each placement is run from the beginning, nothing is forked, nothing is merged, and programs are
// generators that run. It shares the deeds and the grades with the explorer and none of its reductions: what keeps those honest.
import {
  messageNames,
  Simulation,
  type Command,
  type InvariantId,
  type MessageName,
  type RecipeBook,
  type WorldSetup,
} from '../../../../../engine/index.ts';
import { hasLostSession } from '../../../../../scenarios/scenario/leaseLimits.ts';
import { Judge } from '../../judge.ts';
import { deedsIn, type Bound, type Deed } from '../bound.ts';

export interface NaiveOrder {
  readonly setup: WorldSetup;
  readonly book: RecipeBook;
  readonly claims: readonly InvariantId[];
  readonly bound: Bound;
}

/** A move and the step it is made after; `delay`: the message that is to arrive next waits for the others. */
interface Placed {
  readonly afterStep: number;
  readonly what: Deed | 'delay';
}

export interface NaiveResult {
  readonly runs: number;
  /** `grade invariant`, of all runs, each once, sorted. */
  readonly outcomes: readonly string[];
  /** The fewest moves that lead to each of them. */
  readonly fewest: Readonly<Record<string, number>>;
  /** Of each run with one fault, by the fault and the step it is placed after, its grades. */
  readonly ofOneFault: ReadonlyMap<string, ReadonlySet<string>>;
}

export function enumerate(order: NaiveOrder): NaiveResult {
  const fewest: Record<string, number> = {};
  const ofOneFault = new Map<string, ReadonlySet<string>>();
  let runs = 0;
  const explore = (placed: readonly Placed[]): void => {
    const run = play(order, placed);
    if (run === null) return;
    runs++;
    const [only, second] = placed;
    if (only !== undefined && second === undefined && only.what !== 'delay')
      ofOneFault.set(
        `${only.what.key} after ${only.afterStep}`,
        new Set([...run.outcomes].map((outcome) => outcome.split(' ')[0] ?? '')),
      );
    for (const outcome of run.outcomes)
      fewest[outcome] = Math.min(fewest[outcome] ?? Infinity, placed.length);
    const deeds = deedsIn(order.setup, order.bound.faults);
    const usedFaults = placed.filter(({ what }) => what !== 'delay').length;
    // A command is a step: right after it is one further.
    const last = placed.at(-1);
    for (
      let afterStep = last === undefined ? 0 : last.afterStep + 1;
      afterStep <= run.lastStep;
      afterStep++
    ) {
      if (usedFaults < order.bound.atMost)
        for (const what of deeds) explore([...placed, { afterStep, what }]);
      if (placed.length - usedFaults < order.bound.delays) explore([...placed, { afterStep, what: 'delay' }]);
    }
  };
  explore([]);
  return { runs, outcomes: Object.keys(fewest).toSorted(), fewest, ofOneFault };
}

interface Due {
  readonly isReady: (sim: Simulation) => boolean;
  readonly command: Command;
}

/** Null if a move cannot be made where it is placed. */
function play(
  { setup, book, claims }: NaiveOrder,
  placed: readonly Placed[],
): { readonly outcomes: ReadonlySet<string>; readonly lastStep: number } | null {
  const sim = new Simulation(setup, book, { keep: 'newest', invariants: claims });
  const judge = new Judge({});
  const outcomes = new Set<string>();
  const queue = [...placed];
  let due: Due[] = [];
  for (;;) {
    while (queue[0]?.afterStep === sim.steps) {
      const [{ what }] = queue.splice(0, 1) as [Placed];
      const made = what === 'delay' ? delay(sim) : inflict(sim, what);
      if (made === null) return null;
      due.push(...made);
      for (const { grade, violation } of judge.look(sim, sim.recordsOf(sim.steps), 'goesOn')) {
        outcomes.add(`${grade} ${violation?.invariant ?? ''}`);
      }
    }
    const before = sim.steps;
    const ready = due.find(({ isReady }) => isReady(sim));
    let isOver = false;
    if (ready !== undefined && sim.refusal(ready.command) === null) {
      due = due.filter((one) => one !== ready);
      sim.give(ready.command);
    } else {
      if (ready !== undefined) due = due.filter((one) => one !== ready);
      const isWaited = due.length > 0;
      isOver = sim.isQuiescent() && sim.isIdle() && !isWaited ? true : !sim.step();
    }
    for (const { grade, violation } of judge.look(
      sim,
      sim.recordsOf(sim.steps),
      isOver ? 'over' : 'goesOn',
    )) {
      outcomes.add(`${grade} ${violation?.invariant ?? ''}`);
      if (grade === 'mistake') return queue.length > 0 ? null : { outcomes, lastStep: before };
    }
    if (isOver) return queue.length > 0 ? null : { outcomes, lastStep: sim.steps };
  }
}

function inflict(sim: Simulation, { command, ending, target }: Deed): readonly Due[] | null {
  if (sim.refusal(command) !== null) return null;
  sim.give(command);
  if (ending === null) return [];
  const isReady = (at: Simulation) =>
    at.isQuiescent() && (ending.when === 'quiet' || hasLostSession(at.world, target as `client:${string}`));
  return [{ isReady, command: ending.command }];
}

function delay(sim: Simulation): readonly Due[] | null {
  if (sim.nextAtMs() === null) return null;
  const what = sim.world.agenda.peek()?.what;
  if (what?.kind !== 'deliver') return null;
  const flights = [...sim.world.flights.values()];
  const place = flights.findIndex(({ id }) => id === what.flight);
  const [flight, message] = [flights[place], messageNames(sim.world)[place]];
  if (flight === undefined || message === undefined || flight.background) return null;
  const isOther = (one: (typeof flights)[number]) =>
    one.state === 'flying' &&
    !one.background &&
    (one.link !== flight.link || one.direction !== flight.direction);
  if (!flights.some(isOther) || sim.refusal({ type: 'holdMessage', ...message }) !== null) return null;
  const ahead = new Set(flights.filter(isOther).map(({ id }) => id));
  sim.give({ type: 'holdMessage', ...message });
  return [{ isReady: (at) => hasLanded(at, ahead), command: released(message) }];
}

function hasLanded({ world }: Simulation, ahead: ReadonlySet<number>): boolean {
  return ![...world.flights.values()].some(({ id, state }) => ahead.has(id) && state === 'flying');
}

function released(message: MessageName): Command {
  return { type: 'releaseMessage', ...message };
}
