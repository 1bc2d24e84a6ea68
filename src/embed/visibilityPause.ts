// Pauses an embed while it cannot be seen, such as on a past slide that keeps its place, and plays it on once it is seen
// again. What is scrolled away or not laid out at all the frame notices by itself; what is transparent only its host's page
// knows, and no event tells when that changes.

/** Only while it is paused. */
const LOOKS_EVERY_MS = 250;

export class VisibilityPause {
  readonly #element: Element;
  readonly #order: (type: 'play' | 'pause') => void;
  #timer: ReturnType<typeof setInterval> | null = null;
  /** The answer to the host's last order, until it comes: what the frame says before is older. */
  #awaited: Promise<unknown> | null = null;

  constructor(element: Element, order: (type: 'play' | 'pause') => void) {
    this.#element = element;
    this.#order = order;
  }

  /** The frame has said that it plays. */
  onPlaying(): void {
    if (this.#awaited !== null || isSeen(this.#element)) return;
    this.#order('pause');
    this.#timer ??= setInterval(() => this.#look(), LOOKS_EVERY_MS);
  }

  /** Another embed is loaded, or none: it is not to be woken. */
  forget(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = this.#awaited = null;
  }

  /** The host has given an order, such as to pause: how it wants the embed to stand holds, also once it is seen. */
  async heed(answer: Promise<unknown>): Promise<unknown> {
    this.forget();
    this.#awaited = answer;
    try {
      return await answer;
    } finally {
      if (this.#awaited === answer) this.#awaited = null;
    }
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
