import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useWords } from '../i18n/words.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { jumpToHead, jumpToStart, stepBack, stepForward, togglePlay } from '../playback/transport.ts';
import { setPreferences, usePreferences, type PacingMode, type Speed } from '../stores/preferences.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { useSession } from '../stores/session.ts';
import { classes } from '../parts/classes.ts';
import { useHint } from './hints.ts';
import styles from './Transport.module.css';

/** Play, step, speed and pace, and where the playhead is. */
export function Transport() {
  const words = useWords().controls;
  return (
    <div className={styles.transport} role="group" aria-label={words.transport}>
      <Steps />
      <Readout />
      <PaceChoice />
      <SpeedChoice />
    </div>
  );
}

function Steps() {
  const words = useWords().controls;
  const playing = usePlayhead((playhead) => playhead.playing);
  const atHead = usePlayhead((playhead) => playhead.atHead);
  const isHinted = useHint() === 'again';
  return (
    <div className={styles.steps}>
      <IconButton name={words.toStart} hotkey="Home" onClick={jumpToStart}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <Button
        className={classes(styles.step, isHinted && styles.pulse)}
        aria-label={words.stepBack}
        aria-keyshortcuts="ArrowLeft"
        onClick={stepBack}
      >
        <ChevronLeft aria-hidden="true" />
        <span className={styles.stepLabel}>{words.stepBack}</span>
      </Button>
      <Button look="main" className={styles.play} aria-keyshortcuts="Space" onClick={togglePlay}>
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        <span>{playing ? words.pause : words.play}</span>
      </Button>
      <Button
        className={styles.step}
        aria-label={words.stepForward}
        aria-keyshortcuts="ArrowRight"
        onClick={stepForward}
      >
        <span className={styles.stepLabel}>{words.stepForward}</span>
        <ChevronRight aria-hidden="true" />
      </Button>
      <IconButton
        name={words.toHead}
        hotkey="End"
        onClick={jumpToHead}
        className={atHead ? styles.atHead : undefined}
      >
        <SkipForward aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Readout() {
  const words = useWords();
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const step = usePlayhead((playhead) => playhead.step);
  const fold = usePlayhead((playhead) => playhead.fold);
  const resting = usePlayhead((playhead) => playhead.resting);
  const shown = useSession(({ experiment, revision }) => (revision < 0 ? 0 : (experiment?.shownStep ?? 0)));
  return (
    <p className={styles.readout}>
      <strong>{words.format.clock(timeMs)}</strong>
      <span className={styles.of}>
        {fold === null
          ? words.controls.step(step, Math.max(step, shown))
          : words.controls.silence(fold.toMs - fold.fromMs)}
        {resting && ` · ${words.controls.resting}`}
      </span>
    </p>
  );
}

function PaceChoice() {
  const words = useWords().controls;
  const pacing = usePreferences((preferences) => preferences.pacing);
  return (
    <Choice<PacingMode>
      name={words.pacing}
      value={pacing}
      options={[
        { value: 'followEvents', label: words.followEvents },
        { value: 'realTime', label: words.realTime },
      ]}
      onChoose={(value) => setPreferences({ pacing: value })}
      className={styles.pace}
    />
  );
}

const SPEEDS = ['0.25', '0.5', '1', '2', '4'] as const;
const SPEED_OF: Readonly<Record<(typeof SPEEDS)[number], Speed>> = {
  '0.25': 0.25,
  '0.5': 0.5,
  '1': 1,
  '2': 2,
  '4': 4,
};

function SpeedChoice() {
  const words = useWords().controls;
  const speed = usePreferences((preferences) => preferences.speed);
  const value = SPEEDS.find((name) => SPEED_OF[name] === speed) ?? '1';
  return (
    <Choice
      name={words.speed}
      value={value}
      options={SPEEDS.map((name) => ({
        value: name,
        label: words.speeds[name],
        name: words.speedNames[name],
      }))}
      onChoose={(name) => setPreferences({ speed: SPEED_OF[name] })}
      className={styles.speed}
    />
  );
}
