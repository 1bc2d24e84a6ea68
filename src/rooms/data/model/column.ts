// Columns of numbers that grow: millions of them take a few bytes each, where objects would take hundreds. They grow by pieces, so that
// nothing is ever copied.

const BITS = 13;
const PIECE = 1 << BITS;

abstract class Column<A extends Int8Array | Int32Array | Float64Array> {
  length = 0;
  readonly #pieces: A[] = [];

  push(value: number): number {
    const at = this.length++;
    if ((at & (PIECE - 1)) === 0) this.#pieces.push(this.piece(PIECE));
    this.set(at, value);
    return at;
  }

  get(index: number): number {
    return this.#pieces[index >>> BITS]?.[index & (PIECE - 1)] ?? 0;
  }

  set(index: number, value: number): void {
    const piece = this.#pieces[index >>> BITS];
    if (piece !== undefined) piece[index & (PIECE - 1)] = value;
  }

  protected abstract piece(length: number): A;
}

/** Whole numbers from −128 to 127. */
export class Bytes extends Column<Int8Array> {
  protected piece(length: number): Int8Array {
    return new Int8Array(length);
  }
}

/** Whole numbers of 32 bits, signed. */
export class Ints extends Column<Int32Array> {
  protected piece(length: number): Int32Array {
    return new Int32Array(length);
  }
}

export class Floats extends Column<Float64Array> {
  protected piece(length: number): Float64Array {
    return new Float64Array(length);
  }
}
