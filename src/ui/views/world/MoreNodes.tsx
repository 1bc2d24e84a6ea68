import { useWords } from '../../../words/useWords.ts';
import type { ZnodeTree } from '../../select/znodeTree.ts';
import type { WorldLayout } from './layout.ts';
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
        return (
          <text key={parent} className={styles.moreNodes} x={box.x + box.w / 2 + 10} y={box.y + 4}>
            {picture.moreNodes(count)}
          </text>
        );
      })}
    </>
  );
}
