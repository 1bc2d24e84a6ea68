// Where a picture is looked at from: how far it is enlarged and moved. Who draws follows it outside React.
import type { ZoomTransform } from 'd3-zoom';

/** Null as long as all of the picture is in sight. */
export type View = ZoomTransform | null;

export class Camera {
  #view: View = null;
  readonly #followers = new Set<(view: View) => void>();

  get view(): View {
    return this.#view;
  }

  look(view: View): void {
    this.#view = view;
    for (const follower of this.#followers) follower(view);
  }

  /** Calls back at once and whenever it has moved; returns the end of it. */
  readonly follow = (follower: (view: View) => void): (() => void) => {
    this.#followers.add(follower);
    follower(this.#view);
    return () => {
      this.#followers.delete(follower);
    };
  };
}
