// Programs that can be in many places at once. A program does the same whenever it is handed the same, so what programs of a book were
// seen to do is kept as a tree, and a run has but a place in it. Only what no run has seen yet is run, by generators that are brought
// there; a world that forks therefore forks its programs for nothing.
import { valueHash } from '../kernel/valueHash.ts';
import type { ClientId } from '../model/ids.ts';
import type { OpResult, RecipeBook, Yielded } from '../model/op.ts';
import { ProgramDriver, type ProgramName } from './generators.ts';

/** What the programs of one process have been handed since it began. */
interface Place {
  /** No two places have the same. */
  readonly id: number;
  readonly from: { readonly place: Place; readonly program: ProgramName; readonly input: OpResult } | null;
  readonly next: Map<string, { readonly place: Place; readonly yielded: Yielded }>;
}

/** Processes that are kept running, to go on where a run goes on: an interpreter of a learner's code takes room. */
const MOST_RUNNING = 24;
/** Whose programs they are makes no difference to them. */
const SOMEBODY: ClientId = 'client:A';

export class ProgramTree {
  readonly #book: RecipeBook;
  readonly #root: Place = { id: 0, from: null, next: new Map() };
  readonly #running = new Map<Place, ProgramDriver>();
  #places = 1;

  constructor(book: RecipeBook) {
    this.#book = book;
  }

  /** The programs of a world that begins. */
  programs(): TreePrograms {
    return new TreePrograms(this, this.#root);
  }

  /** Lets go of all that runs; what was seen stays known. */
  release(): void {
    for (const driver of this.#running.values()) driver.dropAll();
    this.#running.clear();
  }

  /** What a program yields there, and the place it is at then. */
  advance(
    place: Place,
    program: ProgramName,
    input: OpResult,
  ): { readonly place: Place; readonly yielded: Yielded } {
    const key = keyOf(program, input);
    const seen = place.next.get(key);
    if (seen !== undefined) return seen;
    const driver = this.#driverAt(place);
    const yielded = driver.resume(SOMEBODY, program, input);
    const next: Place = { id: this.#places++, from: { place, program, input }, next: new Map() };
    const step = { place: next, yielded };
    place.next.set(key, step);
    this.#running.set(next, driver);
    this.#letGo();
    return step;
  }

  /** A process at that place: the one that stands there, or another that is brought there. */
  #driverAt(place: Place): ProgramDriver {
    const there = this.#running.get(place);
    if (there !== undefined) {
      this.#running.delete(place);
      return there;
    }
    const driver = new ProgramDriver(this.#book);
    for (const { program, input } of wayTo(place)) driver.resume(SOMEBODY, program, input);
    return driver;
  }

  /** The one that has stood still for longest is let go. */
  #letGo(): void {
    for (const [place, driver] of this.#running) {
      if (this.#running.size <= MOST_RUNNING) return;
      driver.dropAll();
      this.#running.delete(place);
    }
  }
}

/** The programs of one world. */
export class TreePrograms {
  readonly #tree: ProgramTree;
  readonly #root: Place;
  readonly #places: Map<ClientId, Place>;

  constructor(tree: ProgramTree, root: Place, places: ReadonlyMap<ClientId, Place> = new Map()) {
    this.#tree = tree;
    this.#root = root;
    this.#places = new Map(places);
  }

  resume(client: ClientId, program: ProgramName, input: OpResult): Yielded {
    const { place, yielded } = this.#tree.advance(this.#places.get(client) ?? this.#root, program, input);
    this.#places.set(client, place);
    return yielded;
  }

  drop(client: ClientId): void {
    this.#places.delete(client);
  }

  dropAll(): void {
    this.#places.clear();
  }

  fork(): TreePrograms {
    return new TreePrograms(this.#tree, this.#root, this.#places);
  }

  /** Where the programs of that process stand: the same number only for the same place. */
  positionOf(client: ClientId): number {
    return this.#places.get(client)?.id ?? 0;
  }
}

function keyOf({ id, recipe, args }: ProgramName, input: OpResult): string {
  if (input.kind === 'started') return `${id} ${recipe} ${valueHash(args)}`;
  return `${id} ${JSON.stringify(input)}`;
}

function wayTo(place: Place): readonly NonNullable<Place['from']>[] {
  const way: NonNullable<Place['from']>[] = [];
  for (let { from } = place; from !== null; { from } = from.place) way.push(from);
  return way.toReversed();
}
