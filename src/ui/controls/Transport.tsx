import { GitBranch } from 'lucide-react';
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward, Undo } from '../parts/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { useLessonGate } from '../stores/lessonGate.ts';
import { useNarrow } from '../parts/useNarrow.ts';
import { jumpToHead, jumpToStart, togglePlay } from '../playback/transport.ts';
import { usePreferences } from '../stores/preferences.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { useSession } from '../stores/session.ts';
import { classes } from '../parts/classes.ts';
import { PanelToggle } from './PanelToggle.tsx';
import { openDialog } from '../stores/dialogs.ts';
import { useHint } from '../stores/hints.ts';
import { PACES, setPacing, setSpeed, SPEED_OF, SPEEDS, type Pace } from './pace.ts';
import { PaceMenu } from './PaceMenu.tsx';
import { commandDone } from '../commands/commandDone.ts';
import { useIsDemonstrating } from './demonstration.ts';
import { nextSentence, previousSentence } from './stepping.ts';
import { undo, useUndoable } from './undo.ts';
import { useIsPresenting } from '../stores/presentation.ts';
import styles from './Transport.module.css';

/** Play, step, speed and pace, and where the playhead is. */
export function Transport() {
  const words = useWords().controls;
  return (
    <div className={styles.transport} role="group" aria-label={words.transport}>
      <Steps />
      <UndoButton />
      <Readout />
      <Branches />
      <PaceControl />
      <PanelToggle />
    </div>
  );
}

function Steps() {
  const words = useWords().controls;
  const playing = usePlayhead((playhead) => playhead.playing);
  const resting = useIsResting();
  const atHead = usePlayhead((playhead) => playhead.atHead);
  const isHinted = useHint() === 'again';
  const waits = useLessonGate((gate) => gate.waits);
  return (
    <div className={styles.steps}>
      <IconButton name={words.toStart} hotkey="Home" onClick={jumpToStart}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <Button
        className={classes(styles.step, isHinted && styles.pulse)}
        aria-label={words.stepBack}
        aria-keyshortcuts="ArrowLeft"
        tip={<StepTip keys="←">{words.stepBackTip}</StepTip>}
        onClick={previousSentence}
      >
        <ChevronLeft aria-hidden="true" />
        <span className={styles.stepLabel}>{words.stepBack}</span>
      </Button>
      <Button
        look={resting ? 'plain' : 'main'}
        className={styles.play}
        aria-keyshortcuts="Space"
        refused={waits ?? (resting ? words.resting : null)}
        onClick={togglePlay}
      >
        {playing && !resting ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        <span>{resting ? words.idle : playing ? words.pause : words.play}</span>
      </Button>
      <Button
        className={styles.step}
        aria-label={words.stepForward}
        aria-keyshortcuts="ArrowRight"
        tip={<StepTip keys="→">{words.stepForwardTip}</StepTip>}
        refused={waits}
        onClick={nextSentence}
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

/** Between two releases of the opening scene, which goes on by itself, nothing is said to be idle. */
function useIsResting(): boolean {
  const resting = usePlayhead((playhead) => playhead.resting);
  return !useIsDemonstrating() && resting;
}

function StepTip({ keys, children }: { readonly keys: string; readonly children: string }) {
  return (
    <>
      {children} <kbd>{keys}</kbd>
    </>
  );
}

/** Takes back the last command before the playhead. */
function UndoButton() {
  const words = useWords();
  const given = useUndoable();
  const { undo: name, undoTip, nothingToUndo } = words.controls;
  return (
    <IconButton
      name={name}
      hotkey="Backspace"
      className={styles.undo}
      tip={given === null ? name : undoTip(commandDone(given.command, words), words.format.clock(given.atMs))}
      refused={given === null ? nothingToUndo : null}
      onClick={undo}
    >
      <Undo aria-hidden="true" />
    </IconButton>
  );
}

/** There is nothing to choose from before the first fork. */
function Branches() {
  const count = useSession(({ experiment, revision }) =>
    revision < 0 ? 0 : (experiment?.branches.length ?? 0),
  );
  const words = useWords();
  const { branches, branchesTip } = words.controls;
  if (count < 2) return null;
  return (
    <Button
      tip={branchesTip}
      aria-label={`${branches} ${words.format.number(count)}`}
      aria-haspopup="dialog"
      onClick={() => openDialog('branches')}
    >
      <GitBranch aria-hidden="true" />
      <span className={styles.word}>{branches}</span> {words.format.number(count)}
    </Button>
  );
}

function Readout() {
  const words = useWords();
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const step = usePlayhead((playhead) => playhead.step);
  const fold = usePlayhead((playhead) => playhead.fold);
  const playing = usePlayhead((playhead) => playhead.playing);
  const resting = useIsResting();
  const isFull = useSession(({ experiment }) => experiment?.isFull === true);
  const shown = useSession(({ experiment, revision }) => (revision < 0 ? 0 : (experiment?.shownStep ?? 0)));
  return (
    <p className={styles.readout} data-step={step} data-at-ms={timeMs} data-playing={playing && !resting}>
      <strong>{words.format.clock(timeMs)}</strong>
      <span className={styles.of}>
        {fold === null
          ? words.controls.step(step, Math.max(step, shown))
          : words.controls.silence(fold.toMs - fold.fromMs)}
        {resting && (
          <span className={styles.resting}>
            {' '}
            · {isFull ? words.shell.notice.full : words.controls.resting}
          </span>
        )}
      </span>
    </p>
  );
}

/** How time passes: side by side where there is room, else as one menu. */
function PaceControl() {
  const isNarrow = useNarrow('transport');
  const isPresenting = useIsPresenting();
  const pacing = usePreferences((preferences) => preferences.pacing);
  const speed = usePreferences((preferences) => preferences.speed);
  const shown: Pace = { pacing, speed: SPEEDS.find((name) => SPEED_OF[name] === speed) ?? '1' };
  return isNarrow || isPresenting ? <PaceMenu {...shown} /> : <PaceChoices {...shown} />;
}

function PaceChoices({ pacing, speed }: Pace) {
  const words = useWords().controls;
  return (
    <>
      <Choice
        name={words.pacing}
        value={pacing}
        options={PACES.map((value) => ({ value, label: words[value] }))}
        onChoose={setPacing}
      />
      <Choice
        name={words.speed}
        value={speed}
        options={SPEEDS.map((value) => ({
          value,
          label: words.speeds[value],
          name: words.speedNames[value],
        }))}
        onChoose={setSpeed}
      />
    </>
  );
}
