// Paper with time from left to right: rows of the caller's, silence folded, times below, the playhead across, and what lies
// beyond it pale.
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { axisOfShown } from './shownAxis.ts';
import { percent } from '../../parts/percent.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Instant, Span } from '../../select/span.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { useSession } from '../../stores/session.ts';
import type { PictureSize } from '../view/useSize.ts';
import { foldsOn, headOf, pageAt, shareOf, stepsOn, ticksOn, type TimePage } from './timePage.ts';
import styles from './timePaper.module.css';
import { frames } from '../../playback/frames.ts';

/** Where on the paper an instant of the world is: a share of its width, outside 0…1 on another page. */
export type Place = (instant: Instant) => number;

export interface PaperDrawing {
  readonly place: Place;
  /** Where the last moment shown is, of whichever world: what goes on reaches to it. */
  readonly end: number;
  readonly isOnPage: (span: Span) => boolean;
}

interface Props {
  readonly side: WorldSide;
  readonly size: PictureSize;
  /** Pixels at the left of each row for what it is called. */
  readonly labelWidth: number;
  /** Rows: a `TimeRow` each, of what is on the page. */
  readonly children: (drawing: PaperDrawing) => ReactNode;
  /** Words at the right end of spans that stand on the ruler: so many pixels wide, and no time is told under them. */
  readonly words?: { readonly spans: readonly Span[]; readonly px: number };
}

export function TimePaper({ side, size, labelWidth, children, words = NO_WORDS }: Props) {
  const experiment = useSession((session) => session.experiment);
  // A run grows without becoming another one: its revision says when to look again.
  useSession((session) => session.revision);
  const headMs = usePlayhead(({ atHead, timeMs }) => (atHead ? timeMs : null));
  const step = usePlayhead((playhead) => playhead.step);
  if (experiment === null) return null;
  const capacity = (size.width - labelWidth) / (UNIT_PX * size.type);
  const page = pageAt(
    axisOfShown(experiment, 'striking', headMs),
    { step, timeMs: experiment.timeAt(step) },
    capacity,
  );
  const steps = stepsOf(experiment, side, page);
  const place: Place = (instant) => shareOf(page, momentOf(experiment, side, instant));
  const { shownStep } = experiment;
  const shownMs = Math.max(experiment.timeAt(shownStep), headMs ?? 0);
  const end = headOf(page, { step: shownStep, timeMs: shownMs });
  const { spans, px } = words;
  const perPx = 1 / Math.max(1, size.width - labelWidth);
  const isOnPage = ({ from, to }: Span) => from.step <= steps.to && (to === null || to.step >= steps.from);
  return (
    <div className={styles.paper} style={{ ['--label' as string]: `${labelWidth}px` }}>
      <Folds page={page} />
      {children({ place, end, isOnPage })}
      <Ruler
        page={page}
        apart={TICK_PX * size.type * perPx}
        taken={spans.filter(isOnPage).map(({ to }) => {
          const right = Math.min(1, to === null ? end : place(to));
          return { from: right - px * perPx, to: right };
        })}
      />
      <div className={styles.over} aria-hidden="true">
        <PlayheadLine page={page} />
      </div>
    </div>
  );
}

/** One row: what it is called, and what lies on the paper at its places. */
export function TimeRow({
  label,
  dim = false,
  children,
}: {
  readonly label: ReactNode;
  readonly dim?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.row} data-dim={dim || undefined}>
      <div className={styles.label}>{label}</div>
      <div className={styles.track}>{children}</div>
    </div>
  );
}

/** Where a span is drawn; null if it is on another page. One that goes on reaches to the edge: the playhead veils the rest. */
export function spanStyle(
  { place, end }: Pick<PaperDrawing, 'place' | 'end'>,
  { from, to }: Span,
): CSSProperties | null {
  const left = Math.max(0, place(from));
  const right = Math.min(1, to === null ? end : place(to));
  if (right < 0 || left > 1 || right < left) return null;
  return { left: percent(left), width: percent(right - left) };
}

const NO_WORDS = { spans: [], px: 0 };
/** Fewer pixels than these for each thing that happens would not be seen. */
const UNIT_PX = 6;
const TICK_PX = 84;
/** So much of it the words of a tick take. */
const TICK_SHARE = 0.75;

function momentOf(experiment: Experiment, side: WorldSide, { step, timeMs }: Instant): Instant {
  return { step: experiment.momentOfWorldStep(side, step)?.step ?? 0, timeMs };
}

/** The world's own steps the page is about. */
function stepsOf(experiment: Experiment, side: WorldSide, page: TimePage) {
  const { from, to } = stepsOn(page);
  const ownStep = (step: number) => experiment.moment(step).worldSteps[side] ?? 0;
  return { from: ownStep(from), to: to === Infinity ? Infinity : ownStep(to) };
}

function Folds({ page }: { readonly page: TimePage }) {
  const { controls } = useWords();
  return (
    <div className={styles.over}>
      {foldsOn(page).map(({ share, width, lastsMs }) => (
        <span
          key={share}
          className={styles.fold}
          style={{ left: percent(share), width: percent(width) }}
          title={controls.folded(lastsMs)}
        />
      ))}
    </div>
  );
}

interface RulerProps {
  readonly page: TimePage;
  readonly apart: number;
  readonly taken: readonly { readonly from: number; readonly to: number }[];
}

function Ruler({ page, apart, taken }: RulerProps) {
  const { format } = useWords();
  const isFree = (share: number) =>
    taken.every(({ from, to }) => share >= to || share + apart * TICK_SHARE <= from);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {ticksOn(page, apart)
        .filter(({ share }) => share <= 1 - apart * TICK_SHARE && isFree(share))
        .map(({ share, timeMs }) => (
          <span key={share} style={{ left: percent(share) }}>
            {format.clock(timeMs)}
          </span>
        ))}
    </div>
  );
}

/** Where the page looks, across all rows; what lies beyond it is pale. It is moved once a frame, outside React. */
function PlayheadLine({ page }: { readonly page: TimePage }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let written = '';
    return frames.subscribe(({ step, timeMs }) => {
      // At the very end it still is to be seen.
      const share = Math.max(-0.1, Math.min(0.996, headOf(page, { step, timeMs })));
      const transform = `translateX(${percent(share)})`;
      if (transform === written || line.current === null) return;
      written = transform;
      line.current.style.transform = transform;
    });
  }, [page]);
  return <div ref={line} className={styles.playhead} />;
}
