import { useEffect, useId, type ReactNode } from 'react';
import type { EmbedValues } from '../../../../embed/parameters.ts';
import { jumpToTime, pause, play, togglePlay } from '../../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { Measured } from '../../../../ui/draw/view/Measured.tsx';
import { Figure } from './Figure.tsx';
import { useReducedMotion } from './useReducedMotion.ts';
import type { Switched } from './switched.ts';
import styles from './figures.module.css';

interface Props {
  readonly values: EmbedValues;
  readonly title: string;
  readonly choice: string;
  readonly switched: Switched;
  /** Runs it the other way and shows its end. */
  readonly onSwitch: (switched: Switched) => void;
  /** Virtual milliseconds: what is played. */
  readonly startMs: number;
  readonly endMs: number;
  readonly height: number;
  readonly told: string;
  readonly tone: 'calm' | 'alarm';
  /** What is drawn, sentence by sentence, for readers who do not see it. */
  readonly spoken: readonly string[];
  readonly children: (width: number) => ReactNode;
}

/** A figure that has an end, at which it stands until it is played, and one switch that makes it end otherwise. */
export function StoryFigure({
  values,
  title,
  choice,
  switched,
  onSwitch,
  startMs,
  endMs,
  height,
  told,
  tone,
  spoken,
  children,
}: Props) {
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const isStill = useReducedMotion();
  const toldId = useId();
  const isAtEnd = timeMs >= endMs - END_TOLERANCE_MS;
  // Where nothing more happens until the reader acts, the clock may stand before the end.
  const isResting = usePlayhead(({ playing, resting }) => playing && resting);
  useEffect(() => {
    if (timeMs < endMs && !isResting) return;
    pause();
    if (isResting) jumpToTime(endMs);
  }, [timeMs, endMs, isResting]);
  const playFromStart = (): void => {
    jumpToTime(startMs);
    play();
  };
  const toggle = (): void => {
    const wasPlaying = usePlayhead.getState().playing;
    onSwitch(switched === 'on' ? 'off' : 'on');
    if (wasPlaying) playFromStart();
  };
  return (
    <Figure
      values={values}
      title={title}
      motion={isStill ? 'still' : 'moves'}
      onPlay={() => (isAtEnd ? playFromStart() : togglePlay())}
      controls={
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={switched === 'on'}
            checked={switched === 'on'}
            onChange={toggle}
          />
          <span>{choice}</span>
        </label>
      }
    >
      <div className={styles.drawing} style={{ height: height + BELOW_PX }}>
        <Measured>
          {(room) => {
            const width = Math.max(room.width, LEAST_PX);
            return (
              <svg role="img" aria-label={title} aria-describedby={toldId} width={width} height={height}>
                {children(width)}
              </svg>
            );
          }}
        </Measured>
      </div>
      {spoken.length > 0 && (
        <ul className="visually-hidden">
          {spoken.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p id={toldId} className={styles.told} data-tone={tone}>
        {told}
      </p>
    </Figure>
  );
}

/** What is left to the end is too little to be played. */
const END_TOLERANCE_MS = 200;
const BELOW_PX = 10;
/** A column of a film has room for two values from here on. What is narrower scrolls. */
const LEAST_PX = 280;
