import type { ReactNode } from 'react';
import { Pause, Play } from '../../../../ui/parts/icons.tsx';
import { listOf, type EmbedValues } from '../../../../embed/parameters.ts';
import { useWords } from '../../../../words/useWords.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { togglePlay } from '../../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { OpenWhole } from '../OpenWhole.tsx';
import styles from './figures.module.css';

interface Props {
  readonly values: EmbedValues;
  /** What it is called where its host gives it no caption. */
  readonly title: string;
  readonly controls: ReactNode;
  readonly onPlay?: () => void;
  /** `still`: it stands at its end, and playing it would be motion that the reader does not want. */
  readonly motion: 'moves' | 'still';
  readonly children: ReactNode;
}

/** What every figure has: a caption, the drawing, one row of controls and the way to the sandbox. */
export function Figure({ values, title, controls, motion, onPlay = togglePlay, children }: Props) {
  const words = useWords().controls;
  const playing = usePlayhead((playhead) => playhead.playing);
  const panels = new Set(listOf(values.panels));
  const isCaptionSeen = panels.has('caption') && values.caption !== '';
  return (
    <main className={styles.figure}>
      <h1 className={isCaptionSeen ? styles.caption : 'visually-hidden'}>
        {values.caption === '' ? title : values.caption}
      </h1>
      {children}
      <div className={styles.controls}>
        {motion === 'moves' && (
          <Button look="main" className={styles.play} aria-keyshortcuts="Space" onClick={onPlay}>
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            <span>{playing ? words.pause : words.play}</span>
          </Button>
        )}
        {controls}
        {motion === 'still' && <span className={styles.play} />}
        <span className={styles.open}>{panels.has('open') && <OpenWhole />}</span>
      </div>
    </main>
  );
}
