// Small pictures of scenes, each wanted when its card is nearly in sight. Those that are not there yet are played one after the
// other and in slices, never in the way of what a visitor does. What was shown once is kept.
import type { Finding } from '../../../engine/index.ts';
import { wallClockMs } from '../../playback/playbackLoop.ts';
import type { RedPicture } from '../../select/red/redPicture.ts';

export interface ShownMoment {
  /** Of each world, left first; of a piece of the museum that of the wrong one. */
  readonly pictures: readonly RedPicture[];
  /** What breaks, where something does. */
  readonly finding: Finding | null;
}

/** What a picture is made of. */
export type Pictured = Played | Drawn;

/** A run of the engine. */
export interface Played {
  readonly id: string;
  /** Step by step: something else may be done between two of them. Null for a piece whose promise holds, which the tests exclude. */
  play(): Generator<undefined, ShownMoment | null>;
  /** Whether the next step waits for a program that runs elsewhere. */
  isWaiting?(): boolean;
}

/** A picture that the build has drawn. */
export interface Drawn {
  readonly id: string;
  fetch(): Promise<ShownMoment | null>;
}

/** So long after the last movement it has come to rest. */
const REST_MS = 100;
/** What is played between two frames leaves the frame its time. One step of a long list may take longer. */
const SLICE_MS = 6;
/** Programs that run elsewhere are asked again after so long. */
const ASK_AGAIN_MS = 30;

interface Asked {
  readonly pictured: Played;
  readonly listener: (moment: ShownMoment | null) => void;
}

interface Playing {
  readonly pictured: Played;
  readonly steps: ReturnType<Played['play']>;
}

class RedMoments {
  readonly #waiting: Asked[] = [];
  /** The first of those who wait, under way. */
  #playing: Playing | null = null;
  /** Under way too, but each waits for a program that runs elsewhere. */
  #held: Playing[] = [];
  readonly #kept = new Map<string, ShownMoment | null>();
  #isAwake = false;
  #rest: ReturnType<typeof setTimeout> | null = null;

  /** Tells `listener` when the picture is there, at once if it is already; answers how to ask no more. */
  ask(pictured: Pictured, listener: Asked['listener']): () => void {
    const known = this.#kept.get(pictured.id);
    if (known !== undefined) {
      listener(known);
      return () => undefined;
    }
    return 'play' in pictured ? this.#askPlayed(pictured, listener) : this.#askDrawn(pictured, listener);
  }

  #askDrawn(pictured: Drawn, listener: Asked['listener']): () => void {
    let isAsked = true;
    void pictured.fetch().then((moment) => {
      this.#kept.set(pictured.id, moment);
      if (isAsked) listener(moment);
    });
    return () => void (isAsked = false);
  }

  #askPlayed(pictured: Played, listener: Asked['listener']): () => void {
    const asked: Asked = { pictured, listener };
    this.#waiting.push(asked);
    this.#wake();
    return () => {
      const at = this.#waiting.indexOf(asked);
      if (at >= 0) this.#waiting.splice(at, 1);
    };
  }

  /** What has been played before, for the first thing that is drawn. */
  known(id: string): ShownMoment | null {
    return this.#kept.get(id) ?? null;
  }

  /** While the user scrolls nothing is played; answers how to end that. */
  waitWhileScrolled(scroller: EventTarget): () => void {
    const hold = () => {
      if (this.#rest !== null) clearTimeout(this.#rest);
      this.#rest = setTimeout(() => {
        this.#rest = null;
        this.#wake();
      }, REST_MS);
    };
    scroller.addEventListener('scroll', hold, { passive: true });
    return () => scroller.removeEventListener('scroll', hold);
  }

  #wake(afterMs = 0): void {
    if (this.#isAwake || this.#rest !== null) return;
    this.#isAwake = true;
    setTimeout(() => {
      this.#isAwake = false;
      if (this.#rest !== null) return;
      this.#playOn();
      if (this.#playing !== null || this.#next() !== undefined) this.#wake();
      else if (this.#held.length > 0) this.#wake(ASK_AGAIN_MS);
    }, afterMs);
  }

  /** What is asked for and not under way. */
  #next(): Played | undefined {
    const held = new Set(this.#held.map(({ pictured }) => pictured.id));
    return this.#waiting.find(({ pictured }) => !held.has(pictured.id))?.pictured;
  }

  /** What need not wait any more, what is asked for, or what still waits. */
  #begin(): Playing | null {
    const told = this.#held.find(({ pictured }) => !isWaiting(pictured));
    if (told !== undefined) {
      this.#held = this.#held.filter((each) => each !== told);
      return told;
    }
    const next = this.#next();
    return next === undefined ? null : { pictured: next, steps: next.play() };
  }

  /** One slice of what is under way, or of the next that is waited for. What nothing waits for any more is played to its end. */
  #playOn(): void {
    this.#playing ??= this.#begin();
    if (this.#playing === null) return;
    const { pictured, steps } = this.#playing;
    const untilMs = wallClockMs() + SLICE_MS;
    do {
      const { done, value } = nextOf(steps);
      if (done === true) {
        this.#playing = null;
        return this.#hand(pictured.id, value);
      }
      if (isWaiting(pictured)) {
        this.#held.push(this.#playing);
        this.#playing = null;
        return;
      }
    } while (wallClockMs() < untilMs);
  }

  /** Keeps it and tells all who wait for it. */
  #hand(id: string, moment: ShownMoment | null): void {
    this.#kept.set(id, moment);
    for (const asked of this.#waiting.filter(({ pictured }) => pictured.id === id)) {
      this.#waiting.splice(this.#waiting.indexOf(asked), 1);
      asked.listener(moment);
    }
  }
}

function isWaiting(pictured: Played): boolean {
  try {
    return pictured.isWaiting?.() === true;
  } catch {
    // Its next step says so.
    return false;
  }
}

/** A world that fails has no picture: it says why where it is opened. */
function nextOf(steps: Playing['steps']): IteratorResult<undefined, ShownMoment | null> {
  try {
    return steps.next();
  } catch {
    return { done: true, value: null };
  }
}

export const redMoments = new RedMoments();
