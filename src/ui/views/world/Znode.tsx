import { memo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { PictureNode } from '../../select/znodeTree.ts';
import { HOURGLASS } from '../../draw/thing/glyphs.ts';
import { NODE_FONT, type NodeBox } from './nodeBoxes.ts';
import { thingKey, type Look } from '../../draw/thing/things.ts';
import { ZnodeBox, type ZnodeStanding } from '../../draw/thing/ZnodeBox.tsx';
import { znodeName } from '../../draw/thing/thingNames.ts';
import shared from '../../draw/thing/picture.module.css';
import styles from './world.module.css';

interface Props {
  readonly node: PictureNode;
  readonly box: NodeBox;
  /** Where its parent is, which it grows from. */
  readonly fromX: number;
  readonly fromY: number;
  readonly hue: number | null;
  readonly type: number;
  /** The words over it, and how far they are moved to stay inside the picture; empty for none. */
  readonly over: string;
  readonly overShift: number;
  readonly look: Look;
  readonly isSelected: boolean;
  readonly tabIndex: 0 | -1;
}

export const Znode = memo(function Znode(props: Props) {
  const { node, box, fromX, fromY, hue, type, look, isSelected, tabIndex } = props;
  const words = useWords();
  const from = `translate(${fromX - box.x}px, ${fromY - box.y}px)`;
  return (
    <g
      role="button"
      className={shared.thing}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
      data-thing={thingKey('znode', node.path)}
      data-look={look}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      tabIndex={tabIndex}
      aria-label={znodeName(node, words)}
    >
      <g className={styles.znode} style={{ ['--from' as string]: from }} data-hue={hue ?? undefined}>
        <rect
          className={shared.ring}
          x={-box.w / 2 - 4}
          y={-box.h / 2 - 4}
          width={box.w + 8}
          height={box.h + 8}
          rx={10}
        />
        {box.size === 'full' && (
          <rect
            className={styles.reach}
            x={-box.w / 2 - 4}
            y={-THUMB_PX / 2}
            width={box.w + 8}
            height={THUMB_PX}
          />
        )}
        <ZnodeBox
          width={box.w}
          height={box.h}
          rx={box.size === 'tiny' ? 3 : 7}
          isEphemeral={node.kind === 'ephemeral'}
          standing={standingOf(node)}
          owner={hue}
          label={box.size === 'full' ? box.label : ''}
          fontSize={NODE_FONT * type}
        />
        {box.size === 'full' && <ZnodeWords {...props} />}
      </g>
    </g>
  );
});

function standingOf({ standing, isClaimed, isGone, presence }: PictureNode): ZnodeStanding {
  if (isGone) return 'ghost';
  return standing === 'first' && isClaimed && presence === 'there' ? 'first' : presence;
}

/** What a finger hits: rows of znodes are further apart than this. */
const THUMB_PX = 44;

/** What stands around it. */
function ZnodeWords({ node, box, type, over, overShift }: Props) {
  const isThere = node.presence === 'there';
  const isSlipping = isThere && node.slipping !== null;
  // Words above a node stand on each other: the countdown next to it, who holds the lock over that. Chinese fills its line.
  const holdsY =
    -box.h / 2 - 6 - (box.takenAbove ?? 0) - (isSlipping && box.aside === 'above' ? 14.5 * type : 0);
  return (
    <>
      {over !== '' && (
        <text className={styles.holds} x={overShift} y={holdsY}>
          {over}
        </text>
      )}
      {isSlipping && (
        <g transform={asideOf(box, type)}>
          <path className={styles.hourglass} d={HOURGLASS} />
          <text className={styles.countdown} x={9} y={4 * type} data-countdown={node.path} />
        </g>
      )}
    </>
  );
}

function asideOf({ aside, w, h }: NodeBox, type: number): string {
  switch (aside) {
    case 'right':
      return `translate(${w / 2 + 13} 0)`;
    case 'above':
      return `translate(${-19 * type} ${-h / 2 - 9.5 * type})`;
    case 'below':
      return `translate(${Math.min(w / 2 - 14, 10)} ${h / 2 + 12 * type})`;
    default:
      return aside satisfies never;
  }
}
