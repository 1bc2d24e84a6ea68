// Which words stand over znodes: those of each that gives its owner something, as far as they do not run into each other.
import { overZnode } from '../../draw/thing/overZnode.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import type { PictureNode } from '../../select/znodeTree.ts';
import type { Messages } from '../../../words/messages.ts';
import type { NodeBox } from './nodeBoxes.ts';
import type { WorldLayout } from './layout.ts';

const OVER_FONT = 12.5;

export interface OverLabel {
  readonly text: string;
  /** How far it is moved from the middle of its box to stay inside the picture. */
  readonly shift: number;
}

/** By path. The first in line always has its words; where there is no room for those of all, they speak for the others too. */
export function overLabels(
  nodes: readonly PictureNode[],
  { nodes: boxes, size: { width, type } }: Pick<WorldLayout, 'nodes' | 'size'>,
  words: Messages,
): ReadonlyMap<string, OverLabel> {
  const labels = new Map<string, OverLabel>();
  const taken: { readonly y: number; readonly from: number; readonly to: number }[] = [];
  const said = nodes.flatMap((node) => {
    const text = overZnode(node, words);
    const box = boxes.get(node.path);
    return text === null || box?.size !== 'full' ? [] : [{ node, text, box }];
  });
  for (const { node, text, box } of said.toSorted((a, b) => placeOf(a.node) - placeOf(b.node))) {
    const label = { text, shift: insideShift(text, box, width, OVER_FONT * type) };
    const half = (BOLD * textWidth(text, OVER_FONT * type)) / 2 + AIR;
    const x = box.x + label.shift;
    const span = { y: topOf(box), from: x - half, to: x + half };
    const isMet = taken.some(
      ({ y, from, to }) => Math.abs(y - span.y) < OVER_FONT * type && from < span.to && span.from < to,
    );
    if (isMet) continue;
    taken.push(span);
    labels.set(node.path, label);
  }
  return labels;
}

const AIR = 3;
/** How much wider bold words are than words are taken for. */
const BOLD = 1.14;

function placeOf({ place }: PictureNode): number {
  return place ?? Infinity;
}

function topOf({ y, h, takenAbove = 0 }: NodeBox): number {
  return y - h / 2 - takenAbove;
}

function insideShift(text: string, { x }: NodeBox, width: number, fontSize: number): number {
  const half = textWidth(text, fontSize) / 2 + 14;
  return Math.max(half - x, Math.min(width - half - x, 0));
}
