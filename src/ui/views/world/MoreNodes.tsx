import { useWords } from '../../../words/useWords.ts';
import type { ZnodeTree } from '../../select/znodeTree.ts';
import { textWidth } from '../picture/textFit.ts';
import type { WorldLayout } from './layout.ts';
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
  return (
    <>
      {more.map(({ parent, count }) => {
        const box = layout.nodes.get(parent);
        if (box === undefined) return null;
        const place = placeOf(box, picture.moreNodes(count), layout);
        return place === null ? null : (
          <text key={parent} className={styles.moreNodes} {...place}>
            {picture.moreNodes(count)}
          </text>
        );
      })}
    </>
  );
}

/** Beside the parent, or below it where another znode stands beside it; null where there is no room for it either. */
function placeOf(box: NodeBox, text: string, { nodes, frame, size }: WorldLayout) {
  const font = 12 * size.type;
  const w = textWidth(text, font);
  const boxes = [...nodes.values()];
  const isFree = (x: number, y: number) =>
    x - w / 2 > frame.left &&
    x + w / 2 < frame.left + frame.width &&
    y + font / 2 < frame.top + frame.height &&
    boxes.every(
      (other) => Math.abs(other.x - x) >= (other.w + w) / 2 || Math.abs(other.y - y) >= (other.h + font) / 2,
    );
  const beside = box.x + box.w / 2 + 10;
  if (isFree(beside + w / 2, box.y)) return { x: beside, y: box.y + 4 };
  const row = boxes.filter(({ y }) => y === box.y).map(({ x }) => Math.abs(x - box.x));
  const pitch = Math.min(...row.filter((distance) => distance > 0));
  const below = box.y + box.h / 2 + font;
  if (pitch < w + 6 || !isFree(box.x, below)) return null;
  return { x: box.x - w / 2, y: below + 4 };
}
