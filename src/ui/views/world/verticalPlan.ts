// How the height of a picture is shared out: the tree above, the clients below, and the way between them, which gets what
// is left.
import { clamp } from '../../draw/board/geometry.ts';
import { PROJECTED } from '../../draw/thing/legible.ts';

export interface VerticalNeeds {
  readonly height: number;
  readonly type: number;
  /** Levels of the tree above the lowest one, the root's included. */
  readonly levels: number;
  /** Rows that the lowest level is drawn in. */
  readonly nodeRows: number;
  readonly radius: number;
  readonly clientRows: number;
  readonly captionLines: number;
  /** The heights of the trays of clients and of znodes, 0 without. */
  readonly trayHeight: number;
  readonly nodeTrayHeight: number;
}

export interface VerticalPlan {
  /** Whether everything has the room it needs at least. */
  readonly fit: 'fits' | 'tooHigh';
  /** How far its gaps are from the least, 0, to good ones, 1; above that there is more. */
  readonly ease: number;
  /** Whether the root stands beside its child, to save a level. */
  readonly root: 'above' | 'beside';
  readonly frameTop: number;
  readonly frameBottom: number;
  readonly nodeHeight: number;
  /** Centres of the levels, the root's first; with the root beside, the first two are the same. */
  readonly levelYs: readonly number[];
  /** Centres of the rows of the lowest level, top first. */
  readonly nodeRowYs: readonly number[];
  /** Centres of the rows of discs, top first. */
  readonly clientYs: readonly number[];
  readonly trayTop: number;
  readonly captionLines: number;
}

interface Gap {
  /** Where even the flattest picture is too high: nothing may leave it. */
  readonly tight: number;
  readonly least: number;
  readonly good: number;
  readonly most: number;
}

const FRAME_TOP = 10;
const FRAME_PAD: Gap = { tight: 4, least: 7, good: 16, most: 26 };
const LEVEL_GAP: Gap = { tight: 9, least: 11, good: 22, most: 40 };
/** Room for “holds the lock” above a node. */
const LABEL_GAP: Gap = { tight: 32, least: 32, good: 42, most: 62 };
const FRAME_FOOT: Gap = { tight: 5, least: 12, good: 20, most: 30 };
const WAY: Gap = { tight: 10, least: 28, good: 96, most: 190 };
/** Room for the same words between two rows of nodes. */
const NODE_ROW_GAP = 20;
export const BAR_GAP = 7;
export const BAR_HEIGHT = 5;
/** The row of dots for what woke a client. */
export const DOTS_ROW = 9;
const CAPTION_GAP = 5;
export const CAPTION_LINE = 14.5;
/** Below the last line of a caption there is so much that it can do without. */
const UNDER_CAPTION = 4;

export function verticalPlan(needs: VerticalNeeds): VerticalPlan {
  if (slack(needs, 'above', 'least') >= 0) return planned(needs, 'above');
  if (slack(needs, 'beside', 'least') >= 0) return planned(needs, 'beside');
  // In a single row a line that says what a client does is worth more than wide gaps.
  const isRow = needs.clientRows === 1 && needs.trayHeight === 0;
  const left = slack({ ...needs, captionLines: 1 }, 'beside', isRow ? 'tight' : 'least');
  const captionLines = left < (isRow ? -UNDER_CAPTION : 0) ? 0 : 1;
  return planned({ ...needs, captionLines }, 'beside');
}

/** What is left when every gap is so small. */
function slack(needs: VerticalNeeds, root: VerticalPlan['root'], stage: keyof Gap): number {
  return needs.height - solidHeight(needs, root) - total(gapsOf(needs, root), stage);
}

function gapsOf(needs: VerticalNeeds, root: VerticalPlan['root']): readonly Gap[] {
  const between = Array.from({ length: Math.max(0, levelsOf(needs, root) - 1) }, () => LEVEL_GAP);
  return [FRAME_PAD, ...between, aboveLowest(needs), FRAME_FOOT, WAY];
}

/** Beside its child the root takes none. */
function levelsOf({ levels }: VerticalNeeds, root: VerticalPlan['root']): number {
  return root === 'beside' ? levels - 1 : levels;
}

/** A tray of znodes ends where their row ends, and is higher. */
function aboveLowest(needs: VerticalNeeds): Gap {
  const least = needs.nodeTrayHeight - nodeHeightOf(needs) + 18;
  // In a room these words are twice as high.
  const words = needs.type < PROJECTED ? LABEL_GAP.least : 22 * needs.type;
  return {
    tight: Math.max(least, LABEL_GAP.tight),
    least: Math.max(least, words),
    good: Math.max(least + 10, LABEL_GAP.good),
    most: Math.max(least + 24, LABEL_GAP.most),
  };
}

/** What is not gap: frame margin, nodes, discs with their bars and captions, tray. */
function solidHeight(needs: VerticalNeeds, root: VerticalPlan['root']): number {
  const nodeRows = levelsOf(needs, root) + needs.nodeRows;
  const nodes = nodeRows * nodeHeightOf(needs) + (needs.nodeRows - 1) * NODE_ROW_GAP;
  return FRAME_TOP + nodes + Math.max(needs.clientRows * clientHeight(needs), needs.trayHeight) + 4;
}

function nodeHeightOf({ type }: VerticalNeeds): number {
  return 26 * type;
}

/** A disc with its bar and captions, and the distance to the next row. */
function clientHeight({ radius, captionLines, type, clientRows }: VerticalNeeds): number {
  const below = BAR_GAP + BAR_HEIGHT + DOTS_ROW * type + CAPTION_GAP + captionLines * CAPTION_LINE * type;
  return 2 * radius + below + (clientRows > 1 ? 8 : 2);
}

function planned(needs: VerticalNeeds, root: VerticalPlan['root']): VerticalPlan {
  const gaps = gapsOf(needs, root);
  const available = needs.height - solidHeight(needs, root);
  const spare = available - total(gaps, 'least');
  const shared = share(gaps, available);
  const nodeHeight = nodeHeightOf(needs);
  const levels = levelsOf(needs, root);
  const left = Math.max(0, available - shared.reduce((sum, gap) => sum + gap, 0));
  const frameTop = FRAME_TOP + left * 0.35;
  let y = frameTop;
  const levelYs: number[] = [];
  for (let level = 0; level < levels; level++) {
    y += (shared[level] ?? 0) + nodeHeight / 2;
    levelYs.push(y);
    y += nodeHeight / 2;
  }
  const [labelGap = 0, foot = 0, way = 0] = shared.slice(-3);
  y += labelGap;
  const nodeRowYs = Array.from(
    { length: needs.nodeRows },
    (_, row) => y + nodeHeight / 2 + row * (nodeHeight + NODE_ROW_GAP),
  );
  const frameBottom = (nodeRowYs.at(-1) ?? y) + nodeHeight / 2 + foot;
  const discTop = frameBottom + way;
  return {
    fit: spare >= 0 ? 'fits' : 'tooHigh',
    ease: spare / Math.max(1, total(gaps, 'good') - total(gaps, 'least')),
    root,
    frameTop,
    frameBottom,
    nodeHeight,
    levelYs: root === 'beside' ? [levelYs[0] ?? y, ...levelYs] : levelYs,
    nodeRowYs,
    clientYs: Array.from(
      { length: needs.clientRows },
      (_, row) => discTop + needs.radius + row * clientHeight(needs),
    ),
    trayTop: discTop,
    captionLines: needs.captionLines,
  };
}

/** Every gap at the same stage between tight and least, least and good, or good and most. */
function share(gaps: readonly Gap[], available: number): readonly number[] {
  const [from, to] =
    available < total(gaps, 'least')
      ? (['tight', 'least'] as const)
      : available <= total(gaps, 'good')
        ? (['least', 'good'] as const)
        : (['good', 'most'] as const);
  const low = total(gaps, from);
  const stage = clamp((available - low) / Math.max(1, total(gaps, to) - low), 0, 1);
  return gaps.map((gap) => gap[from] + (gap[to] - gap[from]) * stage);
}

function total(gaps: readonly Gap[], stage: keyof Gap): number {
  return gaps.reduce((sum, gap) => sum + gap[stage], 0);
}
