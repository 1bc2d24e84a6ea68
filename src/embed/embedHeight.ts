// How high an embed will be, told before the lab is there: the page around it is not to jump when it comes.
import { figureIn, type FigureId, type SwitchedFigure } from './figures.ts';
import { asksQuestion, listOf, offersEditor, type EmbedValues } from './parameters.ts';

/** Widths at which the height of some embed jumps, or ceases to grow, in pixels. */
export const BREAKPOINTS = [360, 520, 608, 640, 700, 800, 864] as const;

/** In pixels, of an embed that wide. `captionPx`: of the caption's lines, if they have been measured. */
export function embedHeight(values: EmbedValues, width: number, captionPx = CAPTION_LINE_PX): number {
  const panels = new Set(listOf(values.panels));
  const hasCaption = panels.has('caption') && values.caption !== '';
  const figure = figureIn(values);
  const body = figure === null ? labPx(values, panels, width) : figurePx(figure, width);
  return (
    body + (hasCaption ? Math.ceil(captionPx) + ABOVE_CAPTION_PX[figure === null ? 'lab' : 'figure'] : 0)
  );
}

const CAPTION_LINE_PX = 21;
const ABOVE_CAPTION_PX = { lab: 8, figure: 4 } as const;

/** The picture, and below it the controls in a row or two. */
function labPx(values: EmbedValues, panels: ReadonlySet<string>, width: number): number {
  const secondRowPx = panels.has('transport') && width < TRANSPORT_IN_ROWS ? 44 : 0;
  const questionPx = asksQuestion(values) && width < QUESTION_BESIDE ? QUESTION_PX : 0;
  // What opens the editor stands beside the way to the whole lab.
  const controls = offersEditor(values) ? new Set([...panels, 'open']) : panels;
  return [...controls].reduce(
    (sum, panel) => sum + (CONTROLS_PX[panel] ?? 0),
    Math.max(leastPx(values, width), Number(values.height)) + secondRowPx + questionPx,
  );
}

const TRANSPORT_IN_ROWS = 700;
const QUESTION_BESIDE = 700;
const QUESTION_PX = 384;
const CONTROLS_PX: Readonly<Record<string, number>> = { transport: 49, timeline: 62, open: 40 };

/** As the style sheet of the lab in a frame has it: what a sentence and the worlds need, whatever was asked for. */
function leastPx(values: EmbedValues, width: number): number {
  const { scene, link } = values;
  if (offersEditor(values)) return 576;
  const isPair = link === '' && ENSEMBLE_PAIRS.includes(scene);
  if (width < 700) return isPair ? 576 : 480;
  return isPair && width < 800 ? 524 : 428;
}

/** Of figures that are as high whatever the width. */
const DRAWN_PX = {
  'fence-figure': 206,
  'failover-figure': 268,
  'partition-figure': 299,
  'queue-figure': 196,
} as const satisfies Readonly<Record<SwitchedFigure, number>>;

/** As its style sheet comes out: its halves side by side or not, and its words and controls in one line or two. */
function figurePx(figure: FigureId, width: number): number {
  if (figure === 'herd-figure')
    return Math.ceil(
      width < 520
        ? (width < 360 ? 187 : 163) + 0.967 * width
        : (width < 608 ? 146 : 102) + 0.28 * Math.min(864, width),
    );
  return DRAWN_PX[figure] + (width < 608 ? 155 : width < 640 ? 111 : 93);
}

/** Scenes of two ensembles: side by side, or with a switch between them, they need more height than others. */
export const ENSEMBLE_PAIRS: readonly string[] = [
  'frozen-against-crashed',
  'lost-against-kept',
  'minority-leader-against-majority-leader',
  'four-against-five',
  'four-against-three',
  'quorum-against-one-vote',
  'leader-last-against-first',
  'told-by-telephone',
  'leader-that-was-replaced',
  'sync-asks-the-old-leader',
  'gone-with-its-leader',
  'counter-is-full',
  'back-from-the-dead',
  'acknowledged-before-uptodate',
  'acknowledged-while-logging',
  'disk-error-survived',
  'ephemeral-for-ever',
  'epoch-before-log',
  'event-lost-with-a-snapshot',
  'half-a-snapshot',
  'hole-is-passed-on',
  'logging-thread-goes-on',
  'tree-behind-its-log',
];
