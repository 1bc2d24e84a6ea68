// Where the data of each version lies: in a file that was read, or here where no record wrote it.
import { dataLength, type Data } from '../../../engine/index.ts';
import { Floats, Ints } from './column.ts';

/** Where data lies: in a file, or by itself where no record wrote it, as with the counts of a quota. Length −1: it is null. */
export interface DataPlace {
  readonly file: number;
  readonly offset: number;
  readonly length: number;
  readonly own?: Data;
}

/** In place of a file: the data stands here. */
const OWN = -1;

export class DataPlaces {
  readonly #file = new Ints();
  readonly #offset = new Floats();
  readonly #length = new Ints();
  readonly #own: Data[] = [];

  add(file: number, offset: number, length: number): number {
    this.#file.push(file);
    this.#offset.push(offset);
    return this.#length.push(length);
  }

  addOwn(data: Data): number {
    this.#own.push(data);
    return this.add(OWN, this.#own.length - 1, data === null ? -1 : dataLength(data));
  }

  at(place: number): DataPlace {
    const file = this.#file.get(place);
    const offset = this.#offset.get(place);
    const length = this.#length.get(place);
    return file === OWN ? { file, offset, length, own: this.#own[offset] ?? null } : { file, offset, length };
  }

  lengthAt(place: number): number {
    return this.#length.get(place);
  }
}
