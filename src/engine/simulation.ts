// The one object with state: a world that goes on step by step, its history, and the way back into it.
import { ProgramDriver } from './client/generators.ts';
import type { TreePrograms } from './client/programTree.ts';
import { ToldPrograms } from './toldPrograms.ts';
import { refusalOf } from './commands/registry.ts';
import { initialWorld } from './initialWorld.ts';
import { History, type CostClock } from './history.ts';
import { FoundTogether } from './invariants/foundTogether.ts';
import type { InvariantId, Violation } from './invariants/invariant.ts';
import { invariantsOf } from './invariants/invariantOf.ts';
import type { OwnCheck } from './invariants/ownCheck.ts';
import { InvariantWatch, type WatchMemory } from './invariants/watch.ts';
import type { Command, GivenCommand, Refusal } from './model/command.ts';
import type { LinkId, ServerId, WireId } from './model/ids.ts';
import type { ClientMessage, CloseMessage, ServerMessage } from './model/message.ts';
import type { RecipeBook } from './model/op.ts';
import { closeEnd, openLink, sendFromWire } from './stage/network.ts';
import type { Standing } from './stateHash.ts';
import { dropStale, isConductorsTurn, nextInput } from './nextInput.ts';
import { isIdle } from './quiescence.ts';
import { replay } from './replay.ts';
import type { IsOutOfTime } from './trace/hash.ts';
import type { TraceRecord } from './trace/record.ts';
import type { RecordSink } from './trace/sink.ts';
import { Transition, type Input, type Ports } from './transition.ts';
import { forkWorld, type World, type WorldSetup } from './world/world.ts';

/** What a run keeps of itself, and what it is asked at each step. */
export interface SimulationOptions {
  /**
   * `newest`: the records of the last step alone, and no way back: for long runs that are looked at as they go.
   * `nothing`: no records and no invariants either: for bare benchmarks and for what is driven by wires.
   */
  readonly keep: 'everything' | 'newest' | 'nothing';
  readonly invariants: readonly InvariantId[];
  /** What I-40 asks of every world, each by itself. */
  readonly ownChecks: readonly OwnCheck[];
  /** Measures what steps cost, to place snapshots; has no influence on what happens. */
  readonly clock: CostClock | null;
  /** Told what arrives at wires that commands opened. It must not step the simulation. A fork tells nobody. */
  readonly onWire: ((link: LinkId, message: ServerMessage | CloseMessage) => void) | null;
  /**
   * Programs that can be in many places, for a simulation that is to be forked where it stands, or that run elsewhere; null:
   * generators of its own.
   */
  readonly programs: TreePrograms | ToldPrograms | null;
}

export const DEFAULT_OPTIONS: SimulationOptions = {
  keep: 'everything',
  invariants: [],
  ownChecks: [],
  clock: null,
  onWire: null,
  programs: null,
};

/** A world that goes on step by step, its history, and the way back into it. */
export class Simulation {
  /** What it was made of. */
  readonly setup: WorldSetup;
  readonly #book: RecipeBook;
  readonly #options: SimulationOptions;
  readonly #world: World;
  readonly #history: History<WatchMemory>;
  readonly #programs: ProgramDriver | TreePrograms | ToldPrograms;
  readonly #transition: Transition;
  readonly #watch: InvariantWatch;
  readonly #newest: TraceRecord[] = [];
  readonly #wires = new Map<LinkId, (ServerMessage | CloseMessage)[]>();
  /** Null as long as all is found here. */
  #together: FoundTogether | null = null;
  /** The world last looked at, to go on from when the next one asked for lies a little ahead. */
  #lookedAt: World | null = null;

  constructor(
    setup: WorldSetup,
    book: RecipeBook,
    options: Partial<SimulationOptions> = {},
    origin?: Origin,
  ) {
    this.setup = setup;
    this.#book = book;
    this.#options = { ...DEFAULT_OPTIONS, ...options };
    this.#history = origin?.history ?? new History(this.#options.clock);
    this.#programs = origin?.programs ?? this.#options.programs ?? new ProgramDriver(book);
    this.#watch = origin?.watch ?? watchOf(this.#options);
    const ports: Ports = {
      programs: this.#programs,
      sink: this.#sink(),
      wire: (link, message) => this.#hearWire(link, message),
    };
    this.#world = origin?.world ?? initialWorld(setup, ports);
    this.#transition = new Transition(this.#world, ports);
    if (origin === undefined && this.#keepsAll) this.#history.keepSnapshot(this.#world, this.#watch.memory());
  }

  /** A run that begins with a world that has gone on elsewhere; it counts its own steps and records. */
  static from(world: World, options: Partial<SimulationOptions> = {}): Simulation {
    const { clock = null } = options;
    const watch = watchOf({ ...DEFAULT_OPTIONS, ...options });
    const history = new History<WatchMemory>(clock, world.timeMs);
    history.keepSnapshot(world, watch.memory());
    const programs = new ProgramDriver({});
    return new Simulation(world.setup, {}, options, { history, world, watch, programs });
  }

  /** The world after the last step. Read it only. */
  get world(): World {
    return this.#world;
  }

  /** `trace[n]` has sequence number n + 1. Empty unless everything is kept. */
  get trace(): readonly TraceRecord[] {
    return this.#history.trace;
  }

  /** Steps taken so far. */
  get steps(): number {
    return this.#world.step;
  }

  /** Virtual time. */
  get nowMs(): number {
    return this.#world.timeMs;
  }

  /** What was given, and when. */
  get commands(): readonly GivenCommand[] {
    return this.#history.commands;
  }

  /** In the order they were found; the same list until that changes. */
  get violations(): readonly Violation[] {
    const here = this.#watch.violations;
    if (!(this.#programs instanceof ToldPrograms) || this.#programs.found.length === 0) return here;
    this.#together ??= new FoundTogether(this.#options.invariants);
    return this.#together.after(this.steps, here, this.#programs.found);
  }

  /** When the next step will be taken; null if nothing is pending. */
  nextAtMs(): number | null {
    dropStale(this.#world);
    if (isConductorsTurn(this.#world)) return this.#world.timeMs;
    return this.#world.agenda.peek()?.atMs ?? null;
  }

  /** Its programs, where they run elsewhere; null: they run here. */
  get toldPrograms(): ToldPrograms | null {
    return this.#programs instanceof ToldPrograms ? this.#programs : null;
  }

  /** Whether the next step cannot be taken yet: what programs do in it has not been told. */
  get isWaiting(): boolean {
    return this.#lacksNext() && this.nextAtMs() !== null && !this.isEnded;
  }

  /** Whether nothing more will be told of what its programs do elsewhere: the run goes no further. */
  get isEnded(): boolean {
    return this.#programs instanceof ToldPrograms && this.#programs.isEnded;
  }

  /** Takes the next atomic step; false if nothing is pending or it has to wait. */
  step(): boolean {
    if (this.#lacksNext()) return false;
    const input = nextInput(this.#world);
    if (input === null) return false;
    this.#take(input);
    return true;
  }

  /** Takes all steps up to and with a time, or so many at most. Returns how many it took. */
  runUntil(timeMs: number, maxSteps = Number.MAX_SAFE_INTEGER): number {
    let taken = 0;
    while (taken < maxSteps) {
      const nextMs = this.nextAtMs();
      if (nextMs === null || nextMs > timeMs || !this.step()) break;
      taken++;
    }
    return taken;
  }

  /**
   * Takes all steps up to and with a time and lets the rest of it pass. Time that passes without a step is no part of
   * history: for runs that keep none.
   */
  passUntil(timeMs: number, maxSteps: number): void {
    if (this.#keepsAll) throw new Error('time passes by steps alone where history is kept');
    this.runUntil(timeMs, maxSteps);
    this.#world.timeMs = Math.max(this.#world.timeMs, timeMs);
  }

  /** Nothing is pending but background work: pings, expiry checks, idle timers. */
  isQuiescent(): boolean {
    dropStale(this.#world);
    return this.#world.agenda.foregroundCount === 0 && !isConductorsTurn(this.#world);
  }

  /**
   * Every program ended or waits for what nothing pending can bring, nothing but pings is in flight, and no promise will be
   * broken by waiting longer. `isIdleWorld`: what else has to be over: all that may change the tree, or with `isIdleForPrograms`
   * all that a program could be told.
   */
  isIdle(isIdleWorld: (world: World) => boolean = isIdle): boolean {
    return this.isQuiescent() && isIdleWorld(this.#world) && !this.#watch.isCounting(this.#world);
  }

  /** Why a command cannot be done, now or in a world of the past; null if it can. */
  refusal(command: Command, world: World = this.#world): Refusal | null {
    return refusalOf(world, command);
  }

  /**
   * Does a command after the last step, at a time from now up to the next pending step. What cannot be done is recorded as
   * refused; either way it is one step.
   */
  give(command: Command, atMs: number = this.#world.timeMs): Refusal | null {
    const nextMs = this.nextAtMs();
    if (atMs < this.#world.timeMs || (nextMs !== null && atMs > nextMs)) {
      throw new Error(
        `a command at ${atMs} ms must lie between ${this.#world.timeMs} and ${nextMs ?? 'any'} ms`,
      );
    }
    const refusal = refusalOf(this.#world, command);
    if (this.#keepsAll) this.#history.commands.push({ command, atMs, afterStep: this.#world.step });
    if (this.#programs instanceof ToldPrograms) this.#programs.give(command, atMs, this.#world.step);
    this.#take({ kind: 'command', command, atMs });
    return refusal;
  }

  /** The world after a step, as a copy of its own that nobody else writes. */
  worldAt(step: number): World {
    return forkWorld(this.#worldAfter(step));
  }

  /** What can be read from the world after a step. Nothing is copied: `read` must not write the world, keep it, or look at another moment. */
  readAt<T>(step: number, read: (world: World) => T): T {
    return read(this.#worldAfter(step));
  }

  #worldAfter(step: number): World {
    if (step >= this.#world.step) return this.#world;
    const snapshot = this.#history.snapshotBefore(step).world;
    const near = this.#lookedAt;
    if (near?.step === step) return near;
    const goesOn = near !== null && near.step < step && near.step >= snapshot.step;
    const world = goesOn ? near : forkWorld(snapshot);
    // A world that a failure left on its way is none to go on from.
    this.#lookedAt = null;
    replay(world, this.#history, step);
    this.#lookedAt = world;
    return world;
  }

  /** When a step was taken. */
  timeAt(step: number): number {
    return this.#history.timeAt(step);
  }

  /** The last step taken at or before a time. */
  lastStepAt(timeMs: number): number {
    return this.#history.lastStepAt(timeMs);
  }

  /** What happened in a step. */
  recordsOf(step: number): readonly TraceRecord[] {
    if (this.#keepsAll) return this.#history.recordsOf(step);
    return step === this.steps ? [...this.#newest] : [];
  }

  /** How many records there are up to and with a step: a prefix of the trace. */
  recordCountAfter(step: number): number {
    return this.#history.recordCountAfter(step);
  }

  /** The hash of the trace up to and with a step; equal in every browser and in Node. */
  hash(step: number = this.steps): string {
    return this.#history.hashAt(step);
  }

  /** The same; null when time ran out: asked again, it goes on. */
  hashWithin(step: number, isOutOfTime?: IsOutOfTime): string | null {
    return this.#history.hashAt(step, isOutOfTime);
  }

  /** Another simulation that goes on from after that step; this one stays as it is. */
  forkAt(step: number): Simulation {
    const history = this.#history.cutAfter(step);
    const snapshot = history.snapshotBefore(step);
    const world = forkWorld(snapshot.world);
    const watch = this.#watch.cutAfter(world.step, snapshot.memory);
    replay(world, this.#history, step, watch);
    const programs = this.#programsAt(step, history.trace);
    const options = { ...this.#options, onWire: null, programs: null };
    return new Simulation(this.setup, this.#book, options, { history, world, watch, programs });
  }

  #lacksNext(): boolean {
    return this.#programs instanceof ToldPrograms && !this.#programs.knows(this.steps + 1);
  }

  #programsAt(step: number, trace: readonly TraceRecord[]): ProgramDriver | ToldPrograms {
    if (this.#programs instanceof ToldPrograms) return this.#programs.forkAt(step);
    const programs = new ProgramDriver(this.#book);
    programs.takeUp(trace);
    return programs;
  }

  /** Another simulation that goes on from here, at the price of what the two do differently. It needs `programs`, and no history. */
  fork(): Simulation {
    const { programs: tree } = this.#options;
    if (this.#keepsAll || tree === null || tree instanceof ToldPrograms)
      throw new Error(
        'a simulation forks where it stands if it keeps no history and its programs are in a tree',
      );
    const programs = tree.fork();
    const watch = this.#watch.cutAfter(this.steps, this.#watch.memory());
    const origin = {
      history: new History<WatchMemory>(null),
      world: forkWorld(this.#world),
      watch,
      programs,
    };
    return new Simulation(this.setup, this.#book, { ...this.#options, onWire: null, programs }, origin);
  }

  /** For `stateHash`. It needs `programs`. */
  standing(): Standing {
    const { programs } = this.#options;
    if (programs === null || programs instanceof ToldPrograms)
      throw new Error('where generators stand cannot be told');
    return {
      world: this.#world,
      positionOf: (client) => programs.positionOf(client),
      memoryHash: this.#watch.memoryHash(),
    };
  }

  /** Lets go of all programs: no step may be taken afterwards. What is looked at needs none. */
  release(): void {
    this.#programs.dropAll();
  }

  /** Opens a bare connection, driven from outside. It is no part of history: use it with `keep: 'nothing'`. */
  openWire(name: string, server: ServerId): LinkId {
    const wire: WireId = `wire:${name}`;
    const link = openLink(this.#world, wire, server);
    this.#wires.set(link, []);
    return link;
  }

  /** Sends a message over a bare connection. */
  sendWire(link: LinkId, message: ClientMessage): void {
    sendFromWire(this.#world, link, message, []);
  }

  /** Closes a bare connection. */
  closeWire(link: LinkId): void {
    closeEnd(this.#world, link, 'client', 'closed', []);
  }

  /** What arrived at a bare connection since last asked, oldest first. */
  takeWire(link: LinkId): readonly (ServerMessage | CloseMessage)[] {
    return this.#wires.get(link)?.splice(0) ?? [];
  }

  get #keepsAll(): boolean {
    return this.#options.keep === 'everything';
  }

  #hearWire(link: LinkId, message: ServerMessage | CloseMessage): void {
    const inbox = this.#wires.get(link);
    if (inbox === undefined) this.#options.onWire?.(link, message);
    else inbox.push(message);
  }

  #sink(): RecordSink | null {
    if (this.#keepsAll) return this.#history;
    return this.#options.keep === 'nothing' ? null : { add: (record) => this.#newest.push(record) };
  }

  #take(input: Input): void {
    if (!this.#keepsAll) {
      if (this.#newest.length > 0) this.#newest.length = 0;
      this.#transition.take(input);
      return this.#watch.look(this.#world, this.#newest, 0, this.#newest.length);
    }
    const history = this.#history;
    const from = history.trace.length;
    history.beginStep();
    this.#transition.take(input);
    this.#watch.look(this.#world, history.trace, from, history.trace.length);
    history.endStep(this.#world, () => this.#watch.memory());
  }
}

function watchOf({ invariants, ownChecks }: SimulationOptions): InvariantWatch {
  return new InvariantWatch(invariants.flatMap((id) => invariantsOf(id, ownChecks)));
}

interface Origin {
  readonly history: History<WatchMemory>;
  readonly world: World;
  readonly watch: InvariantWatch;
  readonly programs: ProgramDriver | TreePrograms | ToldPrograms;
}
