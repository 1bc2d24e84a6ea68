import { useEffect } from 'react';
import type { EmbedValues } from '../../../../embed/parameters.ts';
import type { WorldSide } from '../../../../scenarios/experiment/experiment.ts';
import { FIGURE_WORDS } from '../../words/figures.ts';
import { useWords } from '../../../../words/useWords.ts';
import { play } from '../../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { useScene } from '../../../../ui/draw/view/useScene.ts';
import { Figure } from './Figure.tsx';
import { HERD_SIZE, HerdDrawing, LINE_HEIGHT } from './HerdDrawing.tsx';
import { herdLane } from './herdLane.ts';
import { HERD_CLIENTS, jumpToHerdEnd, jumpToHerdStart, loadHerd } from './herdScene.ts';
import { useReducedMotion } from './useReducedMotion.ts';
import styles from './figures.module.css';

/** Herd against line, over and over: two halves with their wake-ups, and a slider for how many want the lock. */
export function HerdFigure({ values }: { readonly values: EmbedValues }) {
  const words = useWords(FIGURE_WORDS).herd;
  const scene = useScene(0);
  const isStill = useReducedMotion();
  useLoop();
  useEffect(() => {
    if (isStill) jumpToHerdEnd();
  }, [isStill]);
  const clients = scene?.choice.clients ?? HERD_CLIENTS.initial;
  const choose = (count: number): void => {
    const wasPlaying = usePlayhead.getState().playing;
    loadHerd(count, scene?.choice.seed ?? 1);
    if (isStill) jumpToHerdEnd();
    else if (wasPlaying) play();
  };
  return (
    <Figure
      values={values}
      title={words.title}
      motion={isStill ? 'still' : 'moves'}
      controls={
        <label className={styles.slider}>
          <span>{words.clients}</span>
          <input
            type="range"
            min={HERD_CLIENTS.min}
            max={Math.max(HERD_CLIENTS.max, clients)}
            value={clients}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          />
          <output>{clients}</output>
        </label>
      }
    >
      <div className={styles.halves}>
        <Half side={0} title={words.left} />
        <Half side={1} title={words.right} />
      </div>
    </Figure>
  );
}

function Half({ side, title }: { readonly side: WorldSide; readonly title: string }) {
  const words = useWords(FIGURE_WORDS).herd;
  const { format } = useWords();
  const scene = useScene(side);
  if (scene === null) return null;
  const lane = herdLane(scene.view.simulation, scene.view.world, scene.line);
  const holder = lane.clients.find(({ state }) => state === 'holds')?.name ?? null;
  const waiting = lane.clients.filter(({ state }) => state === 'waits').length;
  return (
    <section className={styles.half} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.counter}>
        <strong>{format.number(lane.wakeUps)}</strong> {words.wakeUps(lane.wakeUps)}
      </p>
      <svg
        role="img"
        aria-label={words.spoken(title, holder, waiting, lane.wakeUps)}
        viewBox={`0 0 ${HERD_SIZE.width} ${side === 0 ? HERD_SIZE.height : LINE_HEIGHT}`}
      >
        <HerdDrawing lane={lane} />
      </svg>
    </section>
  );
}

/** The end stands for a while to be read, then it begins anew. */
const END_STANDS_MS = 3000;

function useLoop(): void {
  const isAtEnd = usePlayhead(({ playing, resting }) => playing && resting);
  useEffect(() => {
    if (!isAtEnd) return undefined;
    const timer = setTimeout(() => {
      jumpToHerdStart();
      play();
    }, END_STANDS_MS);
    return () => clearTimeout(timer);
  }, [isAtEnd]);
}
