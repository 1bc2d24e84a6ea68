// Pauses an embed while it cannot be seen, such as on a past slide that keeps its place, and plays it on once it is seen
// again. What is scrolled away or not laid out at all the frame notices by itself; what is transparent only its host's page
// knows, and no event tells when that changes.

/** Only while it is paused. */
const LOOKS_EVERY_MS = 250;

export class VisibilityPause {
  readonly #element: Element;
  readonly #order: (type: 'play' | 'pause') => void;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(element: Element, order: (type: 'play' | 'pause') => void) {
    this.#element = element;
    this.#order = order;
  }

  /** The frame has said that it plays. */
  onPlaying(): void {
    if (isSeen(this.#element)) return;
    this.#order('pause');
    this.#timer ??= setInterval(() => this.#look(), LOOKS_EVERY_MS);
  }

  /** Another embed is loaded, or none: it is not to be woken. */
  forget(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    if (!isSeen(this.#element)) return;
    this.forget();
    this.#order('play');
  }
}

function isSeen(element: Element): boolean {
  if (getComputedStyle(element).visibility !== 'visible') return false;
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (getComputedStyle(each).opacity === '0') return false;
  }
  return true;
}
