import { useWords } from '../../../words/useWords.ts';
import type { ZnodeTree } from '../../select/znodeTree.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { FRAME_LABEL, type WorldLayout } from './layout.ts';
import type { NodeBox } from './nodeBoxes.ts';
import styles from './world.module.css';

/** Siblings that are not drawn, as a number beside their parent. */
export function MoreNodes({
  more,
  layout,
}: {
  readonly more: ZnodeTree['more'];
  readonly layout: WorldLayout;
}) {
  const { picture } = useWords();
  const others = (than: string) =>
    more.flatMap(({ parent }) => (parent === than ? [] : (layout.nodes.get(parent) ?? [])));
  return (
    <>
      {more.map(({ parent, count }) => {
        const box = layout.nodes.get(parent);
        if (box === undefined) return null;
        const place = placeOf(box, picture.moreNodes(count), layout, others(parent));
        return place === null ? null : (
          <text key={parent} className={styles.moreNodes} {...place}>
            {picture.moreNodes(count)}
          </text>
        );
      })}
    </>
  );
}

/**
 * Beside the parent, or below it where another znode or the server's name stands beside it; null where there is no room for it either.
 * `others`: the other parents that have such a number.
 */
function placeOf(
  box: NodeBox,
  text: string,
  { nodes, frame, frameLabel, size }: WorldLayout,
  others: readonly NodeBox[],
) {
  const font = 12 * size.type;
  const w = textWidth(text, font);
  const boxes = [...nodes.values()];
  const right = frame.left + frame.width;
  const isByLabel = (x: number, y: number) =>
    frameLabel === 'right' &&
    x + w / 2 > right - FRAME_LABEL.width * size.type &&
    y - font / 2 < frame.top + FRAME_LABEL.height * size.type;
  const isFree = (x: number, y: number) =>
    x - w / 2 > frame.left &&
    x + w / 2 < right &&
    y + font / 2 < frame.top + frame.height &&
    !isByLabel(x, y) &&
    boxes.every(
      (other) => Math.abs(other.x - x) >= (other.w + w) / 2 || Math.abs(other.y - y) >= (other.h + font) / 2,
    );
  const beside = box.x + box.w / 2 + 10;
  if (isFree(beside + w / 2, box.y)) return { x: beside, y: box.y + 4 };
  const isCrowded = others.some(({ x, y }) => y === box.y && Math.abs(x - box.x) < w + 6);
  const below = box.y + box.h / 2 + font;
  return isCrowded || !isFree(box.x, below) ? null : { x: box.x - w / 2, y: below + 4 };
}
