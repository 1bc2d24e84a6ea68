// A world that is only run forward: invariants look at each step, and its records are handed out and forgotten. A
// simulation keeps them all, to go back; millions of steps of a long run would not fit into memory.
import { ProgramDriver } from '../../src/engine/client/generators.ts';
import { createWorld } from '../../src/engine/createWorld.ts';
import type { RecipeBook, TraceRecord, Violation, World, WorldSetup } from '../../src/engine/index.ts';
import type { InvariantId } from '../../src/engine/invariants/invariant.ts';
import { InvariantWatch } from '../../src/engine/invariants/watch.ts';
import { nextGate } from '../../src/engine/conductor.ts';
import { dropStale, nextInput } from '../../src/engine/nextInput.ts';
import { isIdle } from '../../src/engine/quiescence.ts';
import { Transition, type Ports } from '../../src/engine/transition.ts';

export class HeadlessWorld {
  readonly #world: World;
  readonly #transition: Transition;
  readonly #watch: InvariantWatch;
  #records: TraceRecord[] = [];

  constructor(setup: WorldSetup, book: RecipeBook, invariants: readonly InvariantId[]) {
    const ports: Ports = {
      programs: new ProgramDriver(book),
      sink: { add: (record) => this.#records.push(record) },
      wire: null,
    };
    this.#world = createWorld(setup, ports);
    this.#transition = new Transition(this.#world, ports);
    this.#watch = new InvariantWatch(invariants);
  }

  /** Records of the step last taken; before the first, those of the world's beginning. */
  get records(): readonly TraceRecord[] {
    return this.#records;
  }

  get steps(): number {
    return this.#world.step;
  }

  get nowMs(): number {
    return this.#world.timeMs;
  }

  get violations(): readonly Violation[] {
    return this.#watch.violations;
  }

  /** Every program ended or waits for what nothing pending can bring, and nothing but pings is in flight. */
  get isIdle(): boolean {
    const { agenda } = this.#world;
    dropStale(this.#world);
    return agenda.foregroundCount === 0 && nextGate(this.#world) === null && isIdle(this.#world);
  }

  /** Takes the next step; false if nothing is pending. */
  step(): boolean {
    const input = nextInput(this.#world);
    if (input === null) return false;
    this.#records = [];
    this.#transition.take(input);
    this.#watch.look(this.#world, this.#records, 0, this.#records.length);
    return true;
  }
}
