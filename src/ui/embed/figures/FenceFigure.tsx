import type { Messages } from '../../../words/messages.ts';
import { useEffect } from 'react';
import type { EmbedValues } from '../../../embed/parameters.ts';
import { useWords } from '../../../words/useWords.ts';
import { jumpToStart, pause, play, togglePlay } from '../../playback/transport.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { Measured } from '../../views/frame/Measured.tsx';
import { useScene } from '../../views/frame/useScene.ts';
import { FENCE_HEIGHT, FenceDrawing } from './FenceDrawing.tsx';
import { FENCE_END_MS } from './fenceRun.ts';
import { loadFence } from './fenceScene.ts';
import { fenceStory, type FenceStory } from './fenceStory.ts';
import { Figure } from './Figure.tsx';
import { useReducedMotion } from './useReducedMotion.ts';
import styles from './figures.module.css';

/** A holder that stands still and wakes too late, with a fence at what the lock guards or without. */
export function FenceFigure({ values }: { readonly values: EmbedValues }) {
  const words = useWords().figures.fence;
  const { format } = useWords();
  const scene = useScene(0);
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const isStill = useReducedMotion();
  const isAtEnd = timeMs >= FENCE_END_MS - END_TOLERANCE_MS;
  useEffect(() => {
    if (timeMs >= FENCE_END_MS) pause();
  }, [timeMs]);
  if (scene === null) return null;
  const { choice, view } = scene;
  const isFenced = choice.values['guard'] === 'on';
  const story = fenceStory(view.simulation, view.world, scene.line, view.step);
  const toggle = (): void => {
    const wasPlaying = usePlayhead.getState().playing;
    loadFence(isFenced ? 'off' : 'on', choice.seed);
    if (wasPlaying) playFromStart();
  };
  return (
    <Figure
      values={values}
      title={words.title}
      motion={isStill ? 'still' : 'moves'}
      onPlay={() => (isAtEnd ? playFromStart() : togglePlay())}
      controls={
        <label className={styles.switch}>
          <input type="checkbox" role="switch" aria-checked={isFenced} checked={isFenced} onChange={toggle} />
          <span>{words.fence}</span>
        </label>
      }
    >
      <div className={styles.time}>
        <Measured>
          {({ width }) => (
            <svg
              role="img"
              aria-label={spoken(story, words, format.span)}
              width={width}
              height={FENCE_HEIGHT}
            >
              <FenceDrawing
                story={story}
                nowMs={Math.min(timeMs, FENCE_END_MS)}
                endMs={FENCE_END_MS}
                width={width}
                words={words}
              />
            </svg>
          )}
        </Measured>
      </div>
      <p className={styles.told} data-tone={story.late?.write.fate === 'back' ? 'alarm' : 'calm'}>
        {fate(story, words)}
      </p>
    </Figure>
  );
}

/** What is left to the end is too little to be played. */
const END_TOLERANCE_MS = 200;

function playFromStart(): void {
  jumpToStart();
  play();
}

function fate({ late }: FenceStory, words: Messages['figures']['fence']): string {
  if (late === null) return words.fates.none;
  const { value, token, fate: became } = late.write;
  return became === 'rejected'
    ? words.fates.rejected(value, token ?? 0, late.highest)
    : words.fates.back(value, token ?? 0, late.highest);
}

function spoken(
  story: FenceStory,
  words: Messages['figures']['fence'],
  span: (ms: number) => string,
): string {
  const [overlap] = story.overlaps;
  const lasted =
    overlap === undefined || overlap.to === null ? null : overlap.to.timeMs - overlap.from.timeMs;
  const together = lasted === null ? [] : [words.both(span(lasted))];
  return [words.title, ...together, fate(story, words)].join(' ');
}
