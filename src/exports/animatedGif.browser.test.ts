// A GIF as the browser reads it: the very pixels that were given, and as long as they were to be shown.
import { expect, test } from 'vitest';
import { animatedGif, gifImage } from './animatedGif.ts';

const [WIDTH, HEIGHT] = [120, 90];

test('a browser shows each picture on those before it, for as long as asked', async () => {
  const first = picture(WIDTH, HEIGHT, (at) => COLOURS[(at * 7 + (at >> 5)) % COLOURS.length] ?? [0, 0, 0]);
  const part = picture(10, 10, (at) => (at % 3 === 0 ? null : [248, 0, 0]));
  const film = animatedGif([
    { image: gifImage(first, WIDTH, HEIGHT), x: 0, y: 0, shownMs: 83.3 },
    { image: gifImage(part, 10, 10), x: 20, y: 30, shownMs: 83.3 },
    { image: gifImage(part, 10, 10), x: 60, y: 30, shownMs: 2083.3 },
  ]);
  const { pixels, durations } = await shown(film);
  expect(durations).toEqual([80, 90, 2080]);
  expect(pixels[0]).toEqual([...first]);
  const after = [...first];
  for (let at = 0; at < 100; at++) {
    if (at % 3 === 0) continue;
    const to = 4 * ((30 + Math.floor(at / 10)) * WIDTH + 20 + (at % 10));
    after.splice(to, 4, 248, 0, 0, 255);
  }
  expect(pixels[1]).toEqual(after);
});

test('noise that fills the table of codes is read back as it was', async () => {
  let state = 1;
  const noise = picture(400, 300, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return COLOURS[state >>> 24] ?? [0, 0, 0];
  });
  const { pixels } = await shown(
    animatedGif([{ image: gifImage(noise, 400, 300), x: 0, y: 0, shownMs: 100 }]),
  );
  expect(pixels[0]).toEqual([...noise]);
});

test('of more colours than a palette holds each is near what it was', async () => {
  const many = picture(128, 128, (at) => [(at % 128) * 2, Math.floor(at / 128) * 2, 128]);
  const { pixels } = await shown(
    animatedGif([{ image: gifImage(many, 128, 128), x: 0, y: 0, shownMs: 100 }]),
  );
  const off = Math.max(...many.map((value, at) => Math.abs(value - (pixels[0]?.[at] ?? 999))));
  expect(off).toBeLessThan(24);
});

type Colour = readonly [number, number, number];

/** Fewer than a palette holds. */
const COLOURS: readonly Colour[] = Array.from({ length: 240 }, (_, at): Colour => [
  (at % 8) * 32,
  (Math.floor(at / 8) % 8) * 32,
  Math.floor(at / 64) * 64,
]);

/** Null: clear. */
function picture(width: number, height: number, colourAt: (at: number) => Colour | null): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at++) {
    const colour = colourAt(at);
    if (colour !== null) pixels.set([...colour, 255], 4 * at);
  }
  return pixels;
}

async function shown(film: Uint8Array<ArrayBuffer>) {
  const decoder = new ImageDecoder({ data: film, type: 'image/gif' });
  await decoder.tracks.ready;
  await decoder.completed;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  const pixels: number[][] = [];
  const durations: number[] = [];
  for (let frameIndex = 0; frameIndex < count; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    durations.push((image.duration ?? 0) / 1000);
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    pixels.push([...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])]);
    image.close();
  }
  return { pixels, durations };
}
