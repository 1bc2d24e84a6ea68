// The owner below its znode, or one who waits without a place.
import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { BoardProps } from '../../draw/board/boardOf.tsx';
import { Disc } from '../../draw/thing/Disc.tsx';
import { KEY } from '../../draw/thing/glyphs.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { Thing } from '../../draw/thing/Thing.tsx';
import type { CastMember } from '../../select/cast.ts';
import type { LaneBelief, LaneNode, LaneWaiter } from '../../select/laneNodes.ts';
import { fontSizeOf, type LaneLayout } from './layout.ts';
import { bodyAt, captionOf, type LaneModel } from './model.ts';
import styles from './lockLane.module.css';

interface Props extends BoardProps<LaneModel, LaneLayout> {
  readonly member: CastMember | undefined;
  readonly waits: Pick<LaneNode | LaneWaiter, 'belief' | 'wakeUps'>;
  /** Where it stands; null for one of the crowd. */
  readonly node: LaneNode | null;
  readonly x: number | undefined;
}

export function LaneClient({ model, layout, member, waits: { belief, wakeUps }, node, x }: Props) {
  const { format } = useWords();
  const [wakeUpsAtFirst] = useState(wakeUps);
  if (member === undefined || x === undefined) return null;
  const { dotRadius: r, scale, dotY } = layout;
  const caption = captionOf(member, node, belief, model.words);
  const fontSize = fontSizeOf(12, layout);
  return (
    <Thing
      name={{ kind: 'client', id: member.id }}
      also={node === null ? [] : [{ kind: 'znode', id: node.path }]}
      text={format.parts([member.name, caption])}
      x={x}
      y={dotY}
      hue={member.index}
    >
      {node !== null && (
        <line
          className={styles.ownership}
          data-owner={node.owner}
          y1={layout.nodeY + layout.nodeHeight / 2 - dotY}
          y2={-r}
        />
      )}
      {wakeUps > wakeUpsAtFirst && <circle key={wakeUps} className={styles.wake} r={r} />}
      <Disc index={member.index} name={member.name} r={r} body={bodyAt(member, node, belief)} />
      {belief !== 'none' && <BeliefKey belief={belief} r={r} scale={scale} />}
      {layout.captions === 'shown' && textWidth(caption, fontSize) <= layout.pitch && (
        <text className={styles.caption} y={r + 16 * scale} fontSize={fontSize}>
          {caption}
        </text>
      )}
    </Thing>
  );
}

/** A key for belief, struck out where the tree says otherwise. */
function BeliefKey({
  belief,
  r,
  scale,
}: {
  readonly belief: LaneBelief;
  readonly r: number;
  readonly scale: number;
}) {
  return (
    <g
      className={styles.key}
      data-belief={belief}
      transform={`translate(${r * 0.85} ${-r * 0.85}) scale(${scale * 0.9})`}
    >
      <circle r={9} />
      <path d={KEY} transform="scale(0.78)" />
      {belief === 'false' && <path className={styles.slash} d="M-6 6L6 -6" />}
    </g>
  );
}
