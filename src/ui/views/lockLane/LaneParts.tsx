// The parts of the line: a znode with its number, the client it belongs to, what is missing between two, and the looks.
import { initials } from '../../../words/names.ts';
import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import type { Lane, LaneBelief, LaneLook, LaneNode } from '../../select/laneNodes.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { discShape, KEY } from '../../draw/thing/glyphs.ts';
import { firstThatFits, textWidth } from '../../draw/thing/textFit.ts';
import { lookPath, type LaneLayout, type LookPath } from './layout.ts';
import { isUnaware } from './laneText.ts';
import styles from './lockLane.module.css';

interface Shared {
  readonly side: WorldSide;
  readonly layout: LaneLayout;
  readonly looks: Looks;
  readonly words: ViewWords['lockLane'];
}

export function LaneNodeDrawn({
  side,
  layout,
  looks,
  words,
  node,
  isForemost,
  owner,
  text,
}: Shared & {
  readonly node: LaneNode;
  /** It says for all that have what they came for that they have it. */
  readonly isForemost: boolean;
  readonly owner: CastMember | undefined;
  readonly text: string;
}) {
  const { nodeWidth: width, nodeHeight: height, scale } = layout;
  const thing = { kind: 'znode', id: node.path } as const;
  return (
    <g
      role="button"
      aria-label={text}
      aria-pressed={looks.isSelected(thing)}
      className={styles.node}
      style={{ transform: `translate(${layout.nodeX.get(node.path) ?? 0}px, ${layout.nodeY}px)` }}
      data-hue={owner === undefined ? undefined : owner.index % 8}
      data-standing={node.standing}
      data-owner={node.owner}
      data-orphan={node.orphan}
      data-mode={node.mode ?? undefined}
      data-look={looks.of(thing, ...ofClient(node))}
      {...pointing(side, thing)}
    >
      <rect
        className={styles.box}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={node.mode === 'writer' ? 0 : node.mode === 'reader' ? height / 2 : 6}
      />
      <text className={styles.number} y={height * 0.14} fontSize={13 * scale}>
        {numberText(node, width, 13 * scale)}
      </text>
      {node.standing === 'ghost' && (
        <line className={styles.strike} x1={-width / 2} x2={width / 2} y1={height / 2} y2={-height / 2} />
      )}
      <text
        className={styles.over}
        y={-height / 2 - 6 * scale}
        fontSize={12 * scale}
        textAnchor={node.standing === 'first' ? 'start' : 'middle'}
        x={node.standing === 'first' ? -width / 2 : 0}
      >
        {node.standing === 'first' && !isForemost ? '' : overText(node, words)}
      </text>
    </g>
  );
}

/** The owner below its znode, or one who waits without a place. */
export function LaneClient({
  side,
  layout,
  looks,
  words,
  member,
  node,
  x,
  belief,
  wakeUps,
}: Shared & {
  readonly member: CastMember | undefined;
  readonly node: LaneNode | null;
  readonly x: number | undefined;
  readonly belief: LaneBelief;
  readonly wakeUps: number;
}) {
  const { format } = useWords();
  const [wakeUpsAtFirst] = useState(wakeUps);
  if (member === undefined || x === undefined) return null;
  const { dotRadius: r, scale, dotY } = layout;
  const caption = bodyText(member, node, words);
  const thing = { kind: 'client', id: member.id } as const;
  const look = looks.of(thing, ...(node === null ? [] : [{ kind: 'znode', id: node.path } as const]));
  return (
    <g data-hue={member.index % 8} data-look={look} className={styles.owned}>
      <g
        role="button"
        aria-label={format.parts([member.name, caption])}
        aria-pressed={looks.isSelected(thing)}
        className={styles.client}
        style={{ transform: `translate(${x}px, ${dotY}px)` }}
        data-body={member.body}
        {...pointing(side, thing)}
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
        <path className={styles.disc} d={discShape(member.index, r)} />
        <text className={styles.letter} y={r * 0.34} fontSize={r * (member.name.length > 1 ? 0.8 : 1)}>
          {initials(member.name)}
        </text>
        {belief !== 'none' && <BeliefKey belief={belief} r={r} scale={scale} />}
        {layout.captions === 'shown' && textWidth(caption, 12 * scale) <= layout.pitch && (
          <text className={styles.caption} y={r + 16 * scale} fontSize={12 * scale}>
            {caption}
          </text>
        )}
      </g>
    </g>
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

/** How many numbers are missing before a znode, over the rail. */
export function Gap({
  node,
  layout,
  words,
}: {
  readonly node: LaneNode;
  readonly layout: LaneLayout;
  readonly words: ViewWords['lockLane'];
}) {
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
      <text y={layout.nodeHeight / 2 + 12 * layout.scale} fontSize={11 * layout.scale}>
        {words.gap(node.gap)}
      </text>
    </g>
  );
}

/** Who watches whom: dotted, as in the large picture; one that has fired flashes and is gone when it was heard. */
export function LaneLooks({
  lane,
  cast,
  layout,
  looks,
}: {
  readonly lane: Lane;
  readonly cast: readonly CastMember[];
  readonly layout: LaneLayout;
  readonly looks: Looks;
}) {
  return (
    <g aria-hidden="true">
      {lane.looks.map((look) => (
        <LookDrawn
          key={look.key}
          look={look}
          path={lookPath(layout, look, lane)}
          hue={memberOf(cast, look.client)?.index ?? 0}
          dim={looks.of({ kind: 'client', id: look.client }, { kind: 'znode', id: look.to }) === 'dim'}
        />
      ))}
    </g>
  );
}

function LookDrawn({
  look,
  path,
  hue,
  dim,
}: {
  readonly look: LaneLook;
  readonly path: LookPath | null;
  readonly hue: number;
  readonly dim: boolean;
}) {
  if (path === null) return null;
  return (
    <g
      className={styles.look}
      data-hue={hue % 8}
      data-state={look.state}
      data-table={look.table}
      data-dim={dim || undefined}
    >
      <path className={styles.lookLine} d={path.d} />
      <path className={styles.lookHead} d="M-4 6L0 0L4 6" transform={`translate(${path.x} ${path.y})`} />
    </g>
  );
}

function ofClient({ client }: LaneNode) {
  return client === null ? [] : [{ kind: 'client', id: client } as const];
}

/** As much of a znode's name as fits: its end tells more than its beginning, and of a shared lock what it is for. */
function numberText({ name, mode }: LaneNode, width: number, fontSize: number): string {
  const before = mode === null ? '' : mode === 'writer' ? 'W ' : 'R ';
  const ends = [6, 4, 3].map((length) => `${before}…${name.slice(-length)}`);
  return name.length <= 6 ? name : firstThatFits([name, ...ends], width - 8, fontSize, 'mono');
}

function overText(node: LaneNode, words: ViewWords['lockLane']): string {
  if (node.orphan === 'orphan') return words.orphan;
  if (node.standing === 'ghost') return words.ghost;
  if (isUnaware(node)) return words.firstUnaware;
  return node.standing === 'first' ? words.first : '';
}

function bodyText(member: CastMember, node: LaneNode | null, words: ViewWords['lockLane']): string {
  const isOfOldSession = node?.owner === 'forsaken' && member.body !== 'dead';
  return isOfOldSession ? words.oldSession : words.bodies[member.body];
}
