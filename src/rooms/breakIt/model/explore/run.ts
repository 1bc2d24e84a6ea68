// One run of an exploration: a world, what is left to try in it, and the commands that are due.
import {
  messageNames,
  type ClientId,
  type Command,
  type MessageName,
  type Simulation,
  type World,
} from '../../../../engine/index.ts';
import { isIdleForPrograms, stateHash } from '../../../../engine/later.ts';
import type { LinkCommand } from '../../../../scenarios/link/permalink.ts';
import { gatesIn } from '../gates.ts';
import { hasLostSession } from '../../../../scenarios/scenario/leaseLimits.ts';
import { lineOfClient, type Judge, type Verdict } from '../judge.ts';
import type { Deed, Ending } from './bound.ts';
import { graver, HOLDS, type Outcome, type Worst } from './outcome.ts';

interface Left {
  readonly faults: number;
  readonly delays: number;
  readonly gates: number;
}

/** What has yet to be put right. */
type Due =
  | {
      readonly kind: 'ending';
      readonly deed: string;
      readonly ending: Ending;
      readonly client: ClientId | null;
    }
  /** A message that waits until those before that number have arrived. */
  | { readonly kind: 'release'; readonly message: MessageName; readonly before: number };

/** A run as far as it has come. */
export class Run {
  readonly sim: Simulation;
  readonly left: Left;
  #commands: readonly LinkCommand[];
  #due: readonly Due[];
  #gates: number;
  readonly #judge: Judge;
  moves: number;
  /** After which the last move was made. */
  movedAtStep: number;
  #worst: Exclude<Outcome, 'waits' | 'mistake'>;
  #shown = HOLDS;
  doneMs: number;
  /** The line that the client of the first deed was at when it was made; null where no code runs. */
  hitAtLine: number | null;

  constructor(sim: Simulation, judge: Judge, left: Left, from?: Run) {
    this.sim = sim;
    this.left = left;
    this.#commands = from === undefined ? [] : from.#commands;
    this.#due = from === undefined ? [] : from.#due;
    this.#gates = from === undefined ? left.gates : from.#gates;
    this.#judge = judge;
    this.moves = from?.moves ?? 0;
    this.movedAtStep = sim.steps;
    this.#worst = from === undefined ? 'holds' : from.#worst;
    this.doneMs = from?.doneMs ?? 0;
    this.hitAtLine = from?.hitAtLine ?? null;
  }

  get commands(): readonly LinkCommand[] {
    return this.#commands;
  }

  /** The gravest so far of what does not end a run. */
  get worst(): Worst {
    return { ...HOLDS, outcome: this.#worst, doneMs: this.doneMs };
  }

  /** The gravest of what does not end a run that its newest step alone has shown. */
  get shown(): Worst {
    return this.#shown;
  }

  get isLeftToTry(): boolean {
    return this.left.faults > 0 || this.left.delays > 0;
  }

  /** The same only for runs that go on alike and have as much left. */
  hash(): number {
    const { faults, delays } = this.left;
    const own: unknown[] = [faults, delays, this.#gates, this.moves > 0, ...this.#judge.memory];
    for (const due of this.#due) own.push(dueText(due, this.sim.world));
    return stateHash(this.sim.standing(), own);
  }

  /** What its newest step has shown. */
  look(state: 'goesOn' | 'over'): readonly Verdict[] {
    const records = this.sim.recordsOf(this.sim.steps);
    this.#shown = HOLDS;
    if (records.some(({ kind }) => kind === 'belief.stated' || kind === 'fact.stated')) {
      this.doneMs = this.sim.nowMs;
      this.#shown = { ...HOLDS, doneMs: this.doneMs };
    }
    return this.#judge.look(this.sim, records, state);
  }

  hasSeen(outcome: 'limit' | 'unhandledError'): void {
    if (this.#worst !== 'unhandledError') this.#worst = outcome;
    this.#shown = graver(this.#shown, { ...HOLDS, outcome });
  }

  /** A command that is due, else a step; false if nothing more can come. */
  goOn(): boolean {
    if (this.#due.length > 0 && this.#putRight()) return true;
    if (!this.sim.isQuiescent()) return this.sim.step();
    const gate = this.#gates > 0 ? gatesIn(this.sim.world)[0] : undefined;
    if (gate !== undefined) {
      this.#gates--;
      this.#give(gate);
      return true;
    }
    // A server looks for empty containers once a minute: no program waits for that, and the pings until then are many.
    return this.#isWaitedFor() || !this.sim.isIdle(isIdleForPrograms) ? this.sim.step() : false;
  }

  withDeed({ key, command, ending, target }: Deed): Run | null {
    if (this.sim.refusal(command) !== null) return null;
    const child = this.#child({ ...this.left, faults: this.left.faults - 1 });
    if (this.moves === 0) child.hitAtLine = lineOfClient(this.sim.world, target as ClientId);
    child.#give(command);
    const client = ending?.when === 'expired' ? (target as ClientId) : null;
    if (ending !== null) child.#due = [...child.#due, { kind: 'ending', deed: key, ending, client }];
    return child;
  }

  /** Runs that go on otherwise than first come, first served. */
  deviations(): readonly Run[] {
    const children: Run[] = [];
    const left = { ...this.left, delays: this.left.delays - 1 };
    const message = overtakable(this.sim);
    if (message !== null && this.sim.refusal({ type: 'holdMessage', ...message }) === null) {
      const child = this.#child(left);
      const before = child.sim.world.nextFlightId;
      child.#give({ type: 'holdMessage', ...message });
      child.#due = [...child.#due, { kind: 'release', message, before }];
      children.push(child);
    }
    if (this.#gates === 0 || !this.sim.isQuiescent()) return children;
    for (const gate of gatesIn(this.sim.world).slice(1)) {
      const child = this.#child(left);
      child.#gates--;
      child.#give(gate);
      children.push(child);
    }
    return children;
  }

  #child(left: Left): Run {
    const child = new Run(this.sim.fork(), this.#judge.fork(), left, this);
    child.moves++;
    return child;
  }

  /** Whether an ending waits for time to pass. */
  #isWaitedFor(): boolean {
    return this.#due.some((due) => due.kind === 'ending' && due.client !== null);
  }

  #putRight(): boolean {
    const { sim } = this;
    const at = this.#due.findIndex((due) => isReady(due, sim));
    const due = this.#due[at];
    if (due === undefined) return false;
    this.#due = this.#due.filter((_, index) => index !== at);
    const command: Command =
      due.kind === 'release' ? { type: 'releaseMessage', ...due.message } : due.ending.command;
    if (sim.refusal(command) !== null) return false;
    this.#give(command);
    return true;
  }

  #give(command: Command): void {
    const { sim } = this;
    this.#commands = [...this.#commands, { command, afterStep: sim.steps, atMs: sim.nowMs }];
    sim.give(command);
  }
}

function isReady(due: Due, sim: Simulation): boolean {
  if (due.kind === 'release') return !hasFlightsBefore(sim.world, due);
  if (!sim.isQuiescent()) return false;
  return due.client === null || hasLostSession(sim.world, due.client);
}

function hasFlightsBefore(
  { flights }: World,
  { before, message }: Extract<Due, { readonly kind: 'release' }>,
) {
  for (const { id, link, direction, state, background } of flights.values()) {
    if (id >= before || state !== 'flying' || background) continue;
    if (link !== message.link || direction !== message.direction) return true;
  }
  return false;
}

function dueText(due: Due, { flights }: World): string {
  if (due.kind === 'ending') return due.deed;
  return JSON.stringify([due.message, [...flights.keys()].filter((id) => id < due.before).length]);
}

/** The message that arrives next, if others are on their way that could arrive before it. */
function overtakable(sim: Simulation): MessageName | null {
  const { world } = sim;
  if (sim.nextAtMs() === null) return null;
  const what = world.agenda.peek()?.what;
  const flight = what?.kind === 'deliver' ? world.flights.get(what.flight) : undefined;
  if (flight === undefined || flight.background || flight.link.startsWith('wire:')) return null;
  const others = [...world.flights.values()].some(
    ({ link, direction, state, background }) =>
      state === 'flying' && !background && (link !== flight.link || direction !== flight.direction),
  );
  if (!others) return null;
  const place = [...world.flights.values()].findIndex(({ id }) => id === flight.id);
  return messageNames(world)[place] ?? null;
}
