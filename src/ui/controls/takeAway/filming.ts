// A film of the last seconds: the page goes through them once more, frame by frame and however long each takes to draw; pictures,
// titles and captions of each are put onto one canvas.
import { animatedGif, gifImage } from '../../../exports/animatedGif.ts';
import { animatedPng } from '../../../exports/animatedPng.ts';
import type { Experiment, Playhead } from '../../../scenarios/experiment/experiment.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { frames } from '../../playback/frames.ts';
import { lastSeconds } from '../../playback/lastSeconds.ts';
import { turn } from '../../playback/slice.ts';
import { currentPlayhead, movePlayhead } from '../../stores/movePlayhead.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { usePreferences } from '../../stores/preferences.ts';
import { getExperiment } from '../../stores/session.ts';
import { FilmSheet } from './filmSheet.ts';
import { captionAt, titleOf } from './momentWords.ts';
import { drawnInTurn, imageOf, pngOf } from './pictureFile.ts';

const FRAMES_A_SECOND = 12;
/** The moment itself stays, before it all begins again. */
const END_SHOWN_MS = 2000;

export const FILM_FORMS = ['png', 'gif'] as const;
export type FilmForm = (typeof FILM_FORMS)[number];

interface Film {
  readonly file: Blob;
  readonly seconds: number;
}

interface Filming {
  readonly form: FilmForm;
  readonly seconds: number;
  readonly signal: AbortSignal;
  readonly onFrame: (done: number, all: number) => void;
}

/** Null where it was cancelled. Whatever comes of it, the page is where it was afterwards. */
export async function film({ form, seconds, signal, onFrame }: Filming): Promise<Film | null> {
  const experiment = getExperiment();
  if (experiment === null) throw new Error('no world');
  const end = currentPlayhead();
  const { playing } = usePlayhead.getState();
  const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full';
  const { speed, pacing } = usePreferences.getState();
  const asked = { end, seconds, speed, pacing, motion, framesASecond: FRAMES_A_SECOND } as const;
  const shots = lastSeconds(experiment, asked);
  const reel = new Reel(form);
  const still = new StillPage();
  try {
    for (const [at, shot] of shots.entries()) {
      await show(shot, motion);
      if (signal.aborted || getExperiment() !== experiment) return null;
      still.moveBy(1000 / FRAMES_A_SECOND);
      frames.announce({ ...shot, motion });
      await reel.take(experiment, shot, at === shots.length - 1 ? END_SHOWN_MS : 0);
      onFrame(at + 1, shots.length);
    }
  } finally {
    still.goOn();
    if (getExperiment() === experiment) movePlayhead(end, { playing });
  }
  const file = new Blob([JOINED[form](reel.pictures)], { type: `image/${form}` });
  return { file, seconds: shots.length / FRAMES_A_SECOND };
}

async function show(frame: Playhead, motion: 'full' | 'reduced'): Promise<void> {
  // To write a picture, to draw the page and to copy it are a task each: the page draws and listens between any two.
  await turn();
  movePlayhead(frame, { playing: false });
  frames.announce({ ...frame, motion });
  await turn();
}

/** What glides by itself between two steps follows the film's time: a frame may take long to draw. */
class StillPage {
  readonly #animations = new Map<Animation, number>();

  moveBy(frameMs: number): void {
    for (const animation of document.getElementById('picture')?.getAnimations({ subtree: true }) ?? []) {
      const known = this.#animations.get(animation);
      if (known === undefined) animation.pause();
      const atMs = known === undefined ? 0 : known + frameMs;
      this.#animations.set(animation, atMs);
      const endMs = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (atMs >= endMs) animation.finish();
      else animation.currentTime = atMs;
    }
  }

  goOn(): void {
    for (const animation of this.#animations.keys()) if (animation.playState === 'paused') animation.play();
  }
}

interface Taken {
  readonly image: Uint8Array;
  readonly x: number;
  readonly y: number;
  shownMs: number;
}

const JOINED: Readonly<Record<FilmForm, (pictures: readonly Taken[]) => Uint8Array<ArrayBuffer>>> = {
  png: (pictures) => animatedPng(pictures.map(({ image, ...rest }) => ({ ...rest, png: image }))),
  gif: animatedGif,
};

const WRITTEN: Readonly<Record<FilmForm, (canvas: HTMLCanvasElement) => Promise<Uint8Array>>> = {
  png: async (canvas) => new Uint8Array(await (await pngOf(canvas)).arrayBuffer()),
  async gif(canvas) {
    const { width, height } = canvas;
    const drawn = canvas.getContext('2d')?.getImageData(0, 0, width, height);
    if (drawn === undefined) throw new Error('no canvas');
    return gifImage(drawn.data, width, height);
  },
};

/** What has been filmed: of each picture only what is new in it. */
class Reel {
  readonly pictures: Taken[] = [];
  readonly #form: FilmForm;
  #sheet: FilmSheet | null = null;
  #latest = '';

  constructor(form: FilmForm) {
    this.#form = form;
  }

  async take(experiment: Experiment, frame: Playhead, staysMs: number): Promise<void> {
    const drawn = await drawnInTurn();
    const caption = captionAt(experiment, frame.step);
    const clock = wordsNow().format.clock(frame.timeMs);
    const shownMs = 1000 / FRAMES_A_SECOND + staysMs;
    const all = [caption, clock, ...drawn.map(({ svg }) => svg)].join('\n');
    this.#sheet ??= new FilmSheet(drawn.map(({ side, box }) => ({ box, title: titleOf(experiment, side) })));
    const isNew = all !== this.#latest;
    this.#latest = all;
    const images = isNew ? await Promise.all(drawn.map(({ svg }) => imageOf(svg))) : [];
    await turn();
    const changed = isNew ? this.#sheet.draw(images, caption, clock) : null;
    const last = this.pictures.at(-1);
    if (changed === null && last !== undefined) last.shownMs += shownMs;
    else if (changed !== null) {
      const { canvas, x, y } = changed;
      await turn();
      this.pictures.push({ image: await WRITTEN[this.#form](canvas), x, y, shownMs });
    }
  }
}
