// Pictures as a GIF, which chats, issue trackers and programs for slides play where an animated PNG stands still.
// https://www.w3.org/Graphics/GIF/spec-gif89a.txt

export interface GifPicture {
  /** What `gifImage` made of it. */
  readonly image: Uint8Array;
  /** Where it lies on those before it, which are seen where it is clear; the first covers everything. */
  readonly x: number;
  readonly y: number;
  readonly shownMs: number;
}

const COLOURS = 256;
/** Of each palette the last stands for what is clear. */
const CLEAR = COLOURS - 1;
const KEEP_BEFORE = 1 << 2;
const HAS_CLEAR = 1;

/** It begins again at its end. */
export function animatedGif(pictures: readonly GifPicture[]): Uint8Array<ArrayBuffer> {
  const [first] = pictures;
  if (first === undefined) throw new Error('a film without pictures');
  const bytes = new Bytes();
  bytes.text('GIF89a');
  bytes.all(first.image.subarray(0, 4));
  bytes.all([0, 0, 0]);
  bytes.all([0x21, 0xff, 11]);
  bytes.text('NETSCAPE2.0');
  bytes.all([3, 1, 0, 0, 0]);
  let [shownMs, saidHundredths] = [0, 0];
  for (const { image, x, y, shownMs: ownMs } of pictures) {
    shownMs += ownMs;
    // What is rounded is not lost: the film takes as long as it should.
    const hundredths = Math.round(shownMs / 10) - saidHundredths;
    saidHundredths += hundredths;
    bytes.all([0x21, 0xf9, 4, KEEP_BEFORE | HAS_CLEAR]);
    bytes.short(hundredths);
    bytes.all([CLEAR, 0, 0x2c]);
    bytes.short(x);
    bytes.short(y);
    bytes.all(image);
  }
  bytes.all([0x3b]);
  return bytes.whole();
}

/** A picture with a palette of its own. `pixels`: red, green, blue and alpha, row by row. */
export function gifImage(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const { palette, places } = withPalette(pixels);
  const bytes = new Bytes();
  bytes.short(width);
  bytes.short(height);
  bytes.all([0x80 | 7]);
  bytes.all(palette);
  bytes.all([8]);
  const data = compressed(places);
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    bytes.all([block.length]);
    bytes.all(block);
  }
  bytes.all([0]);
  return bytes.whole();
}

interface Paletted {
  readonly palette: Uint8Array;
  /** Of each pixel its colour in the palette. */
  readonly places: Uint8Array;
}

/** Each colour as it is; where there are too many, neighbours share their mean. */
function withPalette(pixels: Uint8ClampedArray): Paletted {
  const placeOf = new Map<number, number>();
  const palette = new Uint8Array(3 * COLOURS);
  for (const [place, groups] of boxesOf([...groupsOf(pixels).values()]).entries()) {
    for (const { key } of groups) placeOf.set(key, place);
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    for (const part of PARTS) palette[3 * place + part] = Math.round(sumOf(groups, part) / count);
  }
  const places = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < places.length; at++)
    places[at] = pixels[4 * at + 3] === 0 ? CLEAR : (placeOf.get(keyAt(pixels, 4 * at)) ?? 0);
  return { palette, places };
}

const PARTS = [0, 1, 2] as const;

/** Median cut: the box that differs most within is cut in two until there are as many as a palette holds. */
function boxesOf(groups: readonly Group[]): readonly (readonly Group[])[] {
  const boxes = groups.length === 0 ? [] : [boxOf(groups)];
  while (boxes.length < CLEAR) {
    const widest = boxes.reduce((a, b) => (b.width > a.width ? b : a), NO_BOX);
    if (widest.width === 0) break;
    const { part } = widest;
    const sorted = widest.groups.toSorted((a, b) => levelOf(a, part) - levelOf(b, part) || a.key - b.key);
    boxes[boxes.indexOf(widest)] = boxOf(sorted.slice(0, sorted.length >> 1));
    boxes.push(boxOf(sorted.slice(sorted.length >> 1)));
  }
  return boxes.map((box) => box.groups);
}

interface Box {
  readonly groups: readonly Group[];
  /** Of red, green and blue the one that differs most within it, and how much. */
  readonly part: (typeof PARTS)[number];
  readonly width: number;
}

const NO_BOX: Box = { groups: [], part: 0, width: 0 };

function boxOf(groups: readonly Group[]): Box {
  return PARTS.map((part): Box => {
    let [least, most] = [Infinity, 0];
    for (const group of groups) {
      const level = levelOf(group, part);
      if (level < least) least = level;
      if (level > most) most = level;
    }
    return { groups, part, width: most - least };
  }).reduce((a, b) => (b.width > a.width ? b : a), { ...NO_BOX, groups });
}

function levelOf({ key }: Group, part: (typeof PARTS)[number]): number {
  return (key >> (16 - 8 * part)) & 255;
}

function sumOf(groups: readonly Group[], part: (typeof PARTS)[number]): number {
  return groups.reduce((sum, group) => sum + group.count * levelOf(group, part), 0);
}

/** All pixels of one colour. */
interface Group {
  readonly key: number;
  count: number;
}

function groupsOf(pixels: Uint8ClampedArray): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const key = keyAt(pixels, at);
    let group = groups.get(key);
    if (group === undefined) groups.set(key, (group = { key, count: 0 }));
    group.count++;
  }
  return groups;
}

function keyAt(pixels: Uint8ClampedArray, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

const RESET = COLOURS;
const END = COLOURS + 1;
const MOST_CODES = 4096;

/** LZW, with codes that begin at nine bits. */
function compressed(places: Uint8Array): Uint8Array {
  const bits = new Bits();
  // By the code before and the colour after it.
  let known = new Map<number, number>();
  let [next, size] = [END + 1, 9];
  bits.write(RESET, size);
  let code = places[0] ?? CLEAR;
  for (let at = 1; at < places.length; at++) {
    const place = places[at] ?? 0;
    const key = code * COLOURS + place;
    const longer = known.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    bits.write(code, size);
    code = place;
    if (next === MOST_CODES) {
      bits.write(RESET, size);
      known = new Map();
      [next, size] = [END + 1, 9];
      continue;
    }
    known.set(key, next);
    // The reader knows each code one later.
    if (next === 1 << size) size++;
    next++;
  }
  bits.write(code, size);
  bits.write(END, size);
  return bits.whole();
}

class Bytes {
  #bytes = new Uint8Array(1024);
  #length = 0;

  all(bytes: Uint8Array | readonly number[]): void {
    const needed = this.#length + bytes.length;
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(2 * needed);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = needed;
  }

  short(value: number): void {
    this.all([value & 255, value >> 8]);
  }

  text(text: string): void {
    this.all(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  }

  whole(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}

/** The lowest bit of each byte first. */
class Bits {
  readonly #bytes = new Bytes();
  #held = 0;
  #count = 0;

  write(value: number, size: number): void {
    this.#held |= value << this.#count;
    this.#count += size;
    for (; this.#count >= 8; this.#count -= 8) {
      this.#bytes.all([this.#held & 255]);
      this.#held >>>= 8;
    }
  }

  whole(): Uint8Array {
    if (this.#count > 0) this.#bytes.all([this.#held & 255]);
    return this.#bytes.whole();
  }
}
