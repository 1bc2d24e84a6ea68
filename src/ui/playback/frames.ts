// Who draws what moves smoothly: called once a frame by the playback loop, outside React.

export interface Frame {
  /** Virtual time, with fractions: where on their way messages are. */
  readonly timeMs: number;
  readonly step: number;
  /** With reduced motion nothing glides: draw what moves at its place for the step. */
  readonly motion: 'full' | 'reduced';
}

export type FrameListener = (frame: Frame) => void;

/** Moves something that is no part of the run on by wall time; returns whether it goes on. */
export type Glide = (elapsedMs: number) => boolean;

class Frames {
  #latest: Frame = { timeMs: 0, step: 0, motion: 'full' };
  #wakeLoop = (): void => {};
  readonly #listeners = new Set<FrameListener>();
  readonly #glides = new Set<Glide>();

  /** Calls back every frame that the picture may move in, and once at once; returns the end of it. */
  subscribe(listener: FrameListener): () => void {
    this.#listeners.add(listener);
    listener(this.#latest);
    return () => void this.#listeners.delete(listener);
  }

  /** For what moves the picture: the playback loop, a film. */
  announce(frame: Frame): void {
    this.#latest = frame;
    for (const listener of this.#listeners) listener(frame);
  }

  /** From the next frame on, also while nothing plays; returns the end of it. */
  glide(glide: Glide): () => void {
    this.#glides.add(glide);
    this.#wakeLoop();
    return () => void this.#glides.delete(glide);
  }

  /** For the playback loop alone: whether any goes on. */
  moveGlides(elapsedMs: number): boolean {
    for (const glide of this.#glides) if (!glide(elapsedMs)) this.#glides.delete(glide);
    return this.#glides.size > 0;
  }

  /** For the playback loop alone. */
  onGlide(wake: () => void): void {
    this.#wakeLoop = wake;
  }
}

export const frames = new Frames();
