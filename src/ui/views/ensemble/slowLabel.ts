// On a slow link stands how much slower it is, nearer to the end that is slow to be heard.
import type { Messages } from '../../../words/messages.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import { pointAt, type Box, type Curve, type Point } from '../../draw/board/geometry.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';

interface SlowLabel extends Point {
  readonly text: string;
  readonly size: number;
}

/** Null: nothing is slow about it. */
export function slowLabel(
  { slow: { aToB, bToA } }: PeerLink,
  curve: Curve,
  type: number,
  { ensemble }: Messages,
): SlowLabel | null {
  if (aToB === 0 && bToA === 0) return null;
  const { x, y } = pointAt(curve, aToB >= bToA ? 0.38 : 0.62);
  return { x, y, text: ensemble.slowShort(Math.max(aToB, bToA)), size: 11 * type };
}

/** Where they stand, for whatever else has words. */
export function slowBoxes(
  links: readonly PeerLink[],
  { curves, size: { type } }: EnsembleLayout,
  words: Messages,
): readonly Box[] {
  return links.flatMap((link) => {
    const curve = curves.get(link.id);
    const label = curve === undefined ? null : slowLabel(link, curve, type, words);
    if (label === null) return [];
    const { x, y, text, size } = label;
    return [{ x, y, w: textWidth(text, size), h: size * 1.4 }];
  });
}
