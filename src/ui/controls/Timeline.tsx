import { invariantWords } from '../../words/invariantWords.ts';
import { Flag } from '../parts/icons.tsx';
import { useRef, type PointerEvent } from 'react';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { useWords } from '../../words/useWords.ts';
import { jumpToCommand, jumpToStep, jumpToTime } from '../playback/transport.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { useSession } from '../stores/session.ts';
import { at, axisScale, FOLD_MS, momentAt, placeOf, type Axis } from '../views/timeAxis/axis.ts';
import { percent } from '../parts/percent.ts';
import { axisOfShown } from '../views/timeAxis/shownAxis.ts';
import { CommandPins } from './CommandPins.tsx';
import { TimelineMark } from './TimelineMark.tsx';
import { violationFlags } from './violationFlags.ts';
import styles from './Timeline.module.css';

/** The run as a place: what you did as pins, broken promises as flags, silence folded, and the playhead to be dragged. */
export function Timeline() {
  const experiment = useSession((session) => session.experiment);
  // A run grows without becoming another one: its revision says when to look again.
  const revision = useSession((session) => session.revision);
  const shownMs = usePlayhead(({ atHead, timeMs }) => (atHead ? timeMs : null));
  if (experiment === null) return <div className={styles.timeline} />;
  const axis = axisOfShown(experiment, 'noteworthy', shownMs);
  return (
    <div className={styles.timeline}>
      <Track axis={axis} experiment={experiment} />
      <Marks axis={axis} experiment={experiment} revision={revision} />
    </div>
  );
}

function Track({ axis, experiment }: { readonly axis: Axis; readonly experiment: Experiment }) {
  const words = useWords();
  const track = useRef<HTMLDivElement>(null);
  const step = usePlayhead((playhead) => playhead.step);
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const scale = axisScale(axis);
  const share = scale(placeOf(axis, { step, timeMs }));
  const scrub = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    scrubTo(axis, scale.invert((event.clientX - box.left) / box.width), experiment);
  };
  return (
    <div
      ref={track}
      className={styles.track}
      role="slider"
      tabIndex={0}
      aria-label={words.controls.timeline}
      aria-valuemin={0}
      aria-valuemax={experiment.shownStep}
      aria-valuenow={step}
      aria-valuetext={words.controls.readout(words.format.clock(timeMs), step, experiment.shownStep)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) scrub(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
        event.preventDefault();
        jumpToCommand(event.key === 'PageUp' ? 'previous' : 'next');
      }}
    >
      <div className={styles.rail}>
        <div className={styles.done} style={{ width: percent(share) }} />
        <Ticks axis={axis} experiment={experiment} />
        {axis.folds.map(({ before, lastsMs }) => (
          <Fold key={before.step} from={scale(at(axis, before))} width={scale(axis.foldUnits)}>
            {words.controls.folded(lastsMs)}
          </Fold>
        ))}
      </div>
      <div className={styles.playhead} style={{ left: percent(share) }} />
    </div>
  );
}

/** Silence, folded like paper. One too narrow for its words says them in its tooltip alone. */
function Fold(props: { readonly from: number; readonly width: number; readonly children: string }) {
  const { from, width, children } = props;
  if (width < SMALLEST_FOLD_SHARE) return null;
  return (
    <span className={styles.fold} style={{ left: percent(from), width: percent(width) }} title={children}>
      <span>{children}</span>
    </span>
  );
}

const SMALLEST_FOLD_SHARE = 0.003;
/** More ticks than these would run together. */
const MAX_TICKS = 400;

/** One tick for each thing that could be seen happening. */
function Ticks({ axis, experiment }: { readonly axis: Axis; readonly experiment: Experiment }) {
  const striking = experiment.marked('striking');
  const count = striking.findLastIndex((step) => step <= experiment.shownStep) + 1;
  const scale = axisScale(axis);
  const every = Math.max(1, Math.ceil(count / MAX_TICKS));
  const path = Array.from({ length: Math.floor(count / every) }, (_, index) => {
    const step = striking[index * every] ?? 0;
    const x = scale(placeOf(axis, { step, timeMs: experiment.timeAt(step) })) * 1000;
    return `M${x.toFixed(1)} 0V1`;
  });
  return (
    <svg className={styles.ticks} viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}

/** In a fold time runs; elsewhere the playhead snaps to what happened. */
function scrubTo(axis: Axis, place: number, experiment: Experiment): void {
  const { step, timeMs } = momentAt(axis, place);
  if (timeMs - experiment.timeAt(step) > FOLD_MS / 2) jumpToTime(timeMs);
  else jumpToStep(step);
}

interface MarksProps {
  readonly axis: Axis;
  readonly experiment: Experiment;
  readonly revision: number;
}

function Marks({ axis, experiment }: MarksProps) {
  const words = useWords();
  const scale = axisScale(axis);
  return (
    <div className={styles.marks}>
      {violationFlags(experiment).map(({ step, timeMs, side, invariant }) => (
        <TimelineMark
          key={`${side} ${invariant} ${step}`}
          left={scale(placeOf(axis, { step, timeMs }))}
          name={words.controls.flag(
            invariantWords(invariant, words).name,
            sideName(side, experiment, words.shell),
            words.format.clock(timeMs),
          )}
          look="flag"
          onChoose={() => jumpToStep(step)}
        >
          <Flag aria-hidden="true" />
        </TimelineMark>
      ))}
      {(experiment.commands.length > 0 || experiment.worlds.some(({ setup }) => setup.script)) && (
        <CommandPins axis={axis} experiment={experiment} />
      )}
    </div>
  );
}

function sideName(
  side: number,
  experiment: Experiment,
  shell: { left: string; right: string; only: string },
) {
  if (experiment.worlds.length === 1) return shell.only;
  return side === 0 ? shell.left : shell.right;
}
