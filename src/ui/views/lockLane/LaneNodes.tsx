// A znode of the line with its number, and what is missing between two.
import type { BoardProps } from '../../draw/board/boardOf.tsx';
import { firstThatFits, textWidth } from '../../draw/thing/textFit.ts';
import { Thing } from '../../draw/thing/Thing.tsx';
import { ZnodeBox, type ZnodeStanding } from '../../draw/thing/ZnodeBox.tsx';
import type { LaneNode } from '../../select/laneNodes.ts';
import { fontSizeOf, stemOf, type LaneLayout } from './layout.ts';
import { isNobodys, isUnaware, type LaneModel } from './model.ts';
import styles from './lockLane.module.css';

interface Props extends BoardProps<LaneModel, LaneLayout> {
  readonly node: LaneNode;
}

export function LaneNodeDrawn({ model, layout, node }: Props) {
  const { nodeWidth: width, nodeHeight: height, scale } = layout;
  const isFirst = node.standing === 'first';
  const over = overText(node, model);
  const labelSize = fontSizeOf(13, layout);
  const overSize = overFontSize(over, node, model, layout);
  return (
    <Thing
      name={{ kind: 'znode', id: node.path }}
      also={node.client === null ? [] : [{ kind: 'client', id: node.client }]}
      text={model.textOf(node)}
      className={styles.node}
      x={layout.nodeX.get(node.path) ?? 0}
      y={layout.nodeY}
      hue={model.memberOf(node.client)?.index}
      data-standing={node.standing}
      data-owner={node.owner}
      data-orphan={node.orphan}
      data-mode={node.mode ?? undefined}
    >
      <ZnodeBox
        width={width}
        height={height}
        rx={node.mode === 'writer' ? 0 : node.mode === 'reader' ? height / 2 : 6}
        isEphemeral
        standing={standingOf(node)}
        owner={model.memberOf(node.client)?.index ?? null}
        label={numberText(node, width, { fontSize: labelSize, isMixed: layout.isMixed })}
        fontSize={labelSize}
      />
      <text
        className={styles.over}
        y={-height / 2 - 6 * scale}
        fontSize={overSize ?? fontSizeOf(12, layout)}
        textAnchor={isFirst ? 'start' : 'middle'}
        x={isFirst ? -width / 2 : 0}
      >
        {overSize === null ? '' : over}
      </text>
    </Thing>
  );
}

function standingOf(node: LaneNode): ZnodeStanding {
  const { standing, owner, orphan } = node;
  if (orphan === 'orphan') return 'broken';
  if (owner === 'forsaken') return 'forsaken';
  return standing === 'waits' || (standing === 'first' && isNobodys(node)) ? 'there' : standing;
}

/** How many numbers are missing before a znode, over the rail. */
export function Gap({ model: { words }, layout, node }: Props) {
  const x = layout.nodeX.get(node.path);
  if (node.gap === 0 || x === undefined) return null;
  const half = (layout.pitch - layout.nodeWidth) / 2;
  return (
    <g
      className={styles.gap}
      style={{ transform: `translate(${x - layout.pitch / 2}px, ${layout.nodeY}px)` }}
    >
      <line x1={-half} x2={half} y1={0} y2={0} />
      <title>{words.gap(node.gap)}</title>
      {/* Above it stands who holds the lock. */}
      <text y={layout.nodeHeight / 2 + 12 * layout.scale} fontSize={fontSizeOf(11, layout)}>
        {words.gap(node.gap)}
      </text>
    </g>
  );
}

/** As much of a znode's name as fits: its end tells more than its beginning, and of a shared lock what it is for. */
function numberText(
  { name, mode }: LaneNode,
  width: number,
  { fontSize, isMixed }: { readonly fontSize: number; readonly isMixed: boolean },
): string {
  const before = mode === null ? '' : mode === 'writer' ? 'W ' : 'R ';
  const ends = [6, 4, 3].map((length) => `${before}…${name.slice(-length)}`);
  const stems = isMixed ? [`${stemOf(name)}…${name.slice(-3)}`] : [];
  return name.length <= 6 ? name : firstThatFits([name, ...stems, ...ends], width - 8, fontSize, 'mono');
}

/**
 * Smaller where several have what they came for and are close together. Where there is no room for the words of each, those of the
 * first one speak for all, and the others have none: null.
 */
export function overFontSize(
  over: string,
  node: LaneNode,
  { shown }: Pick<LaneModel, 'shown'>,
  layout: Pick<LaneLayout, 'nodeWidth' | 'scale' | 'leastFont'>,
): number | null {
  const usual = fontSizeOf(12, layout);
  const firsts = shown.nodes.filter(({ standing }) => standing === 'first');
  if (node.standing !== 'first' || firsts.length === 1) return usual;
  const fitting = Math.min(usual, (usual * layout.nodeWidth) / textWidth(over, usual));
  if (fitting >= layout.leastFont) return fitting;
  return node === firsts[0] ? usual : null;
}

function overText(node: LaneNode, { words, hasText }: LaneModel): string {
  if (node.orphan === 'orphan') return words.orphan;
  if (node.standing === 'ghost') return words.ghost;
  if (isUnaware(node)) return words.firstUnaware;
  return node.standing === 'first' ? hasText(node) : '';
}
