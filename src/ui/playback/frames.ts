// Who draws what moves smoothly: called once a frame by the playback loop, outside React.

export interface Frame {
  /** Virtual time, with fractions: where on their way messages are. */
  readonly timeMs: number;
  readonly step: number;
  /** With reduced motion nothing glides: draw what moves at its place for the step. */
  readonly motion: 'full' | 'reduced';
}

export type FrameListener = (frame: Frame) => void;

const listeners = new Set<FrameListener>();
let latest: Frame = { timeMs: 0, step: 0, motion: 'full' };

/** Calls back every frame that the picture may move in, and once at once; returns the end of it. */
export function subscribeFrame(listener: FrameListener): () => void {
  listeners.add(listener);
  listener(latest);
  return () => {
    listeners.delete(listener);
  };
}

/** For the playback loop alone. */
export function announceFrame(frame: Frame): void {
  latest = frame;
  for (const listener of listeners) listener(frame);
}

/** Moves something that is no part of the run on by wall time; returns whether it goes on. */
export type Glide = (elapsedMs: number) => boolean;

const glides = new Set<Glide>();
let wakeLoop = (): void => {};

/** From the next frame on, also while nothing plays; returns the end of it. */
export function startGlide(glide: Glide): () => void {
  glides.add(glide);
  wakeLoop();
  return () => {
    glides.delete(glide);
  };
}

/** For the playback loop alone: whether any goes on. */
export function moveGlides(elapsedMs: number): boolean {
  for (const glide of glides) if (!glide(elapsedMs)) glides.delete(glide);
  return glides.size > 0;
}

/** For the playback loop alone. */
export function onGlideStart(wake: () => void): void {
  wakeLoop = wake;
}
