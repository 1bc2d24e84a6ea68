import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { packetGauge, type PacketGauge } from '../../select/packetGauge.ts';
import type { Words } from './words/en.ts';

export interface GaugeModel extends ViewModel {
  readonly shown: PacketGauge;
  readonly words: Words;
}

/** The list of a znode’s children as a packet that fills up: what fits into it, and where it ends. */
export function gaugeModel({ view, line }: Scene, { words }: ViewTexts<Words>): GaugeModel | string {
  const parents = [line.parent, ...(view.world.setup.recipe?.parents ?? [])];
  const shown = packetGauge(view.world, parents);
  if (shown === null) return words.empty;
  const { fits, children, bytes, path, limit } = shown;
  return {
    line: fits === 'fits' ? words.fits(children, bytes) : words.tooLong(bytes, limit),
    spoken: [words.gauge(path, bytes, limit)],
    things: [{ kind: 'znode', id: path }],
    shown,
    words,
  };
}
