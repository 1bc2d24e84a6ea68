import { partKey } from '../../engine/index.ts';
import { IconButton } from '../parts/Button.tsx';
import { Corners, Flag, Minus, Plus } from '../parts/icons.tsx';
import { memo, useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { useWords } from '../../words/useWords.ts';
import { dragTo, jumpToCommand, jumpToStep } from '../playback/transport.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { useSession } from '../stores/session.ts';
import { useSelection } from '../stores/selection.ts';
import {
  at,
  axisScale,
  FOLD_MS,
  momentAt,
  placeOf,
  type Axis,
  type AxisScale,
  type Window,
} from '../draw/timeRows/axis.ts';
import { following, panned, zoomed } from '../draw/timeRows/window.ts';
import { percent } from '../parts/percent.ts';
import { axisOfShown } from '../draw/timeRows/shownAxis.ts';
import { CommandPins } from './CommandPins.tsx';
import { TimelineMark } from './TimelineMark.tsx';
import { tickPath } from './ticks.ts';
import { flagName, violationFlags } from './violationFlags.ts';
import styles from './Timeline.module.css';

/** The run as a place: what you did as pins, broken promises as flags, silence folded, and the playhead to be dragged. */
export function Timeline() {
  const experiment = useSession((session) => session.experiment);
  // A run grows without becoming another one: its revision says when to look again.
  const revision = useSession((session) => session.revision);
  const shownMs = usePlayhead(({ atHead, timeMs }) => (atHead ? timeMs : null));
  const step = usePlayhead((playhead) => playhead.step);
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const [near, setNear] = useState<Window | null>(null);
  const [placeBefore, setPlaceBefore] = useState(0);
  if (experiment === null) return <div className={styles.timeline} />;
  const axis = axisOfShown(experiment, 'noteworthy', shownMs);
  const place = placeOf(axis, { step, timeMs });
  if (place !== placeBefore) {
    // A user who looks at another part is left there until the playhead gets there.
    const wasShown = near !== null && placeBefore >= near.from && placeBefore <= near.to;
    setPlaceBefore(place);
    if (wasShown) setNear(following(axis, near, place));
  }
  const scale = axisScale(axis, near);
  return (
    <div className={styles.timeline} data-zoomed={near !== null || undefined}>
      <div className={styles.paper}>
        <Track axis={axis} scale={scale} place={place} experiment={experiment} near={near} onNear={setNear} />
        <Marks axis={axis} scale={scale} experiment={experiment} revision={revision} />
      </div>
      <ZoomKeys experiment={experiment} isWhole={near === null} onNear={setNear} />
    </div>
  );
}

interface TrackProps {
  readonly axis: Axis;
  readonly scale: AxisScale;
  /** Of the playhead, on the axis. */
  readonly place: number;
  readonly experiment: Experiment;
  /** The part that is shown; null: all of it. */
  readonly near: Window | null;
  readonly onNear: (near: Window | null) => void;
}

function Track({ axis, scale, place, experiment, near, onNear }: TrackProps) {
  const words = useWords();
  const track = useRef<HTMLDivElement>(null);
  const pan = useRef<number | null>(null);
  const step = usePlayhead((playhead) => playhead.step);
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const share = clamped(scale.shareOf(place));
  const shareAt = (clientX: number): number => {
    const box = track.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? 0 : (clientX - box.left) / box.width;
  };
  const drag = ({ clientX }: PointerEvent) => {
    const here = shareAt(clientX);
    if (pan.current === null) return scrubTo(axis, scale.placeAt(clamped(here)), experiment);
    onNear(panned(axis, near, pan.current - here));
    pan.current = here;
  };
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const sideways = event.shiftKey ? event.deltaX + event.deltaY : event.deltaX;
    if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) {
      onNear(panned(axis, near, sideways / WHEEL_PAGE));
    } else {
      onNear(zoomed(axis, near, 2 ** (-event.deltaY / WHEEL_DOUBLES), scale.placeAt(shareAt(event.clientX))));
    }
  });
  useEffect(() => {
    const element = track.current;
    // React listens passively: the page would scroll too.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, []);
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
        pan.current = near !== null && (event.button === 1 || event.shiftKey) ? shareAt(event.clientX) : null;
        drag(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
      onKeyDown={(event) => {
        const act = keyAction(event.key, axis, near, place, onNear);
        if (act === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
    >
      <div className={styles.rail}>
        <div className={styles.done} style={{ width: percent(share) }} />
        <div
          className={styles.ahead}
          style={{ left: percent(clamped(scale.shareOf(axis.length))), right: 0 }}
          aria-hidden="true"
        />
        <Ticks axis={axis} scale={scale} experiment={experiment} />
        {axis.folds.map(({ before, lastsMs }) => (
          <Fold
            key={before.step}
            from={scale.shareOf(at(axis, before))}
            width={scale.shareOf(axis.foldUnits) - scale.shareOf(0)}
          >
            {words.controls.folded(lastsMs)}
          </Fold>
        ))}
      </div>
      <LitMarks axis={axis} scale={scale} experiment={experiment} />
      {isShown(scale.shareOf(place)) && <div className={styles.playhead} style={{ left: percent(share) }} />}
    </div>
  );
}

/** The wheel turned so far doubles what is seen, or turns a page. */
const WHEEL_DOUBLES = 300;
const WHEEL_PAGE = 800;
const KEY_FACTOR = 2;
const KEY_PAN = 0.25;

function keyAction(
  key: string,
  axis: Axis,
  near: Window | null,
  place: number,
  onNear: (near: Window | null) => void,
): (() => void) | null {
  switch (key) {
    case 'PageUp':
      return () => jumpToCommand('previous');
    case 'PageDown':
      return () => jumpToCommand('next');
    case '+':
    case '=':
      return () => onNear(zoomed(axis, near, KEY_FACTOR, place));
    case '-':
      return () => onNear(zoomed(axis, near, 1 / KEY_FACTOR, place));
    case '0':
      return () => onNear(null);
    case '[':
      return () => onNear(panned(axis, near, -KEY_PAN));
    case ']':
      return () => onNear(panned(axis, near, KEY_PAN));
    default:
      return null;
  }
}

interface ZoomKeysProps {
  readonly experiment: Experiment;
  /** All of the axis is shown. */
  readonly isWhole: boolean;
  readonly onNear: (next: (near: Window | null) => Window | null) => void;
}

/** Where the axis and the playhead are is asked when one is pressed: they move all the time. */
const ZoomKeys = memo(function ZoomKeys({ experiment, isWhole, onNear }: ZoomKeysProps) {
  const words = useWords().controls;
  const zoom = (factor: number) => {
    const { step, timeMs, atHead } = usePlayhead.getState();
    const axis = axisOfShown(experiment, 'noteworthy', atHead ? timeMs : null);
    onNear((near) => zoomed(axis, near, factor, placeOf(axis, { step, timeMs })));
  };
  return (
    <div className={styles.zoom}>
      <IconButton
        look="quiet"
        name={words.zoomOut}
        hotkey="−"
        className={styles.zoomButton}
        onClick={() => zoom(1 / KEY_FACTOR)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <IconButton
        look="quiet"
        name={words.zoomIn}
        hotkey="+"
        className={styles.zoomButton}
        onClick={() => zoom(KEY_FACTOR)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton
        look="quiet"
        name={words.zoomFit}
        hotkey="0"
        className={styles.zoomButton}
        refused={isWhole ? words.zoomFitted : null}
        onClick={() => onNear(() => null)}
      >
        <Corners aria-hidden="true" />
      </IconButton>
    </div>
  );
});

/** The causes that are lit in the picture, where they happened. Within a slider they have no name: the chain is told apart. */
function LitMarks({ axis, scale, experiment }: Omit<MarksProps, 'revision'>) {
  const lit = useSelection((selection) => selection.lit);
  return lit.map(({ world, seq, step, things }) => {
    if (things.length === 0) return null;
    const timeMs = experiment.timeAt(step);
    const share = scale.shareOf(placeOf(axis, { step, timeMs }));
    if (!isShown(share)) return null;
    return (
      <span key={`${world} ${seq}`} className={styles.lit} data-lit={step} style={{ left: percent(share) }} />
    );
  });
}

function isShown(share: number): boolean {
  return share >= 0 && share <= 1;
}

function clamped(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** Silence, folded like paper. One too narrow for its words says them in its tooltip alone. */
function Fold(props: { readonly from: number; readonly width: number; readonly children: string }) {
  const { from, width, children } = props;
  if (width < SMALLEST_FOLD_SHARE || from > 1 || from + width < 0) return null;
  return (
    <span className={styles.fold} style={{ left: percent(from), width: percent(width) }} title={children}>
      <span>{children}</span>
    </span>
  );
}

const SMALLEST_FOLD_SHARE = 0.003;

/** One tick for each thing that could be seen happening. */
function Ticks({ axis, scale, experiment }: Omit<MarksProps, 'revision'>) {
  return (
    <svg className={styles.ticks} viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={tickPath(experiment, axis, scale)} />
    </svg>
  );
}

/** In a fold time runs; elsewhere the playhead snaps to what happened. */
function scrubTo(axis: Axis, place: number, experiment: Experiment): void {
  const { step, timeMs } = momentAt(axis, place);
  dragTo(timeMs - experiment.timeAt(step) > FOLD_MS / 2 ? { timeMs } : { step });
}

interface MarksProps {
  readonly axis: Axis;
  readonly scale: AxisScale;
  readonly experiment: Experiment;
  readonly revision: number;
}

function Marks({ axis, scale, experiment }: MarksProps) {
  const words = useWords();
  return (
    <div className={styles.marks}>
      {violationFlags(experiment).map((flag) => (
        <TimelineMark
          key={`${flag.side} ${partKey(flag.invariant, flag.part)} ${flag.step}`}
          left={scale.shareOf(placeOf(axis, flag))}
          name={flagName(flag, experiment, words)}
          look="flag"
          onChoose={() => jumpToStep(flag.step)}
        >
          <Flag aria-hidden="true" />
        </TimelineMark>
      ))}
      {(experiment.commands.length > 0 || experiment.worlds.some(({ setup }) => setup.script)) && (
        <CommandPins axis={axis} scale={scale} experiment={experiment} />
      )}
    </div>
  );
}
