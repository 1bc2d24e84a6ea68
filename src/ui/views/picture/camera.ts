// Where a picture is looked at from: how far it is enlarged and moved. Who draws follows it outside React.
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';

export class Camera {
  #view = zoomIdentity;
  readonly #followers = new Set<(view: ZoomTransform) => void>();

  get view(): ZoomTransform {
    return this.#view;
  }

  look(view: ZoomTransform): void {
    this.#view = view;
    for (const follower of this.#followers) follower(view);
  }

  /** Calls back at once and whenever it has moved; returns the end of it. */
  readonly follow = (follower: (view: ZoomTransform) => void): (() => void) => {
    this.#followers.add(follower);
    follower(this.#view);
    return () => {
      this.#followers.delete(follower);
    };
  };
}
