// A world as JSON, and back: for who comes to a run that began long ago. Records that are shared, such as a transaction in the logs of
// three servers, stand in it once. What happened before is not in it: whatever follows from that has no cause any more.
import { Agenda, type AgendaItem } from '../kernel/agenda.ts';
import { Cell, Fifo, Table } from '../kernel/table.ts';
import type { What, World, WorldSetup } from './world.ts';

/** Every record and container once; a value that is a list of one number is the entry of that number. The last entry is the world. */
export type WorldImage = readonly unknown[];

export function imageOf(world: World): WorldImage {
  const writer = new ImageWriter();
  const { setup: _setup, step: _step, nextRecordSeq: _seq, silencedBy: _silencedBy, ...state } = world;
  writer.valueOf(state);
  return writer.entries;
}

/** The world of an image; its steps and records count from its beginning. Throws where it is no image. */
export function worldOf(image: WorldImage, setup: WorldSetup): World {
  const state = new ImageReader(image).root() as Omit<
    World,
    'setup' | 'step' | 'nextRecordSeq' | 'silencedBy'
  >;
  return { ...state, setup, step: 0, nextRecordSeq: 1, silencedBy: new Table() };
}

class ImageWriter {
  readonly entries: unknown[] = [];
  readonly #places = new Map<object, number>();

  valueOf(value: unknown): unknown {
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new Error(`${value} has no place in JSON`);
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#places.get(value);
    if (known !== undefined) return [known];
    const entry = this.#entryOf(value);
    const place = this.entries.push(entry) - 1;
    this.#places.set(value, place);
    return [place];
  }

  #entryOf(value: object): unknown {
    if (Array.isArray(value)) return ['list', ...this.#listOf(value)];
    if (value instanceof Table) return ['table', ...this.#listOf([...value.entries()].flat())];
    if (value instanceof Map) return ['map', ...this.#listOf([...value.entries()].flat())];
    if (value instanceof Cell) return ['cell', this.valueOf(value.value)];
    if (value instanceof Fifo) return ['fifo', ...this.#listOf(value.toArray())];
    if (value instanceof Agenda) return ['agenda', value.nextSeq, ...this.#listOf(value.items())];
    const entry: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(value)) {
      if (field !== undefined) entry[key] = this.valueOf(FORGOTTEN.get(key) ?? field);
    }
    return entry;
  }

  #listOf(values: readonly unknown[]): readonly unknown[] {
    return values.map((value) => this.valueOf(value));
  }
}

/** Numbers of records that came before. */
const FORGOTTEN: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['causes', []],
  ['touchedBy', 0],
]);

class ImageReader {
  /** Parts come before what they are part of. */
  readonly #made: unknown[] = [];

  constructor(image: WorldImage) {
    for (const entry of image) this.#made.push(this.#make(entry));
  }

  root(): unknown {
    return this.#made.at(-1);
  }

  #make(entry: unknown): unknown {
    if (!Array.isArray(entry)) return this.#record(entry as Readonly<Record<string, unknown>>);
    const [kind, ...rest] = entry as readonly unknown[];
    const values = rest.map((value) => this.#read(value));
    switch (kind) {
      case 'list':
        return values;
      case 'table':
        return new Table(pairsOf(values));
      case 'map':
        return new Map(pairsOf(values));
      case 'cell':
        return new Cell(values[0]);
      case 'fifo': {
        const fifo = new Fifo<unknown>();
        fifo.replace(values);
        return fifo;
      }
      case 'agenda':
        return Agenda.of(values.slice(1) as AgendaItem<What>[], values[0] as number);
      default:
        throw new Error(`${String(kind)} is nothing that a world has`);
    }
  }

  #record(entry: Readonly<Record<string, unknown>>): unknown {
    const record: Record<string, unknown> = {};
    for (const key in entry) record[key] = this.#read(entry[key]);
    return record;
  }

  #read(value: unknown): unknown {
    return Array.isArray(value) ? this.#made[value[0] as number] : value;
  }
}

function* pairsOf(values: readonly unknown[]): Iterable<readonly [unknown, unknown]> {
  for (let at = 0; at < values.length; at += 2) yield [values[at], values[at + 1]];
}
