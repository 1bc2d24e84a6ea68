import { useState } from 'react';
import type { Repair } from '../../../scenarios/lessons/repair.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import type { BrokenByExam } from '../../../ui/room/room.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { putAside, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { checkProgram } from './bench.ts';
import styles from './lesson.module.css';
import { examNewsOf, type LessonRun } from './lessonStore.ts';
import { lowerPanel } from './panelPlacement.ts';

/** The check of the program that is to be mended, and what it came to. */
export function RepairBench({ run, repair }: { readonly run: LessonRun; readonly repair: Repair }) {
  const words = useLessonWords().panel.repair;
  const examined = examNewsOf(run);
  // What stands in the editor then is a link's, and runs once that is allowed.
  const isAsked = useOwnCode(({ asked }) => asked !== null);
  const all = repair.exam.runs + repair.exam.trials;
  const broken = examined?.is === 'over' ? examined.broken : null;
  return (
    <section className={styles.bench}>
      <Button look="main" onClick={() => void checkProgram()} refused={isAsked ? words.answerFirst : null}>
        {words.check}
      </Button>
      {examined?.is === 'running' && <p>{words.checking(Math.min(examined.runs, all), all)}</p>}
      <div role="status">
        {examined?.is === 'failed' && <p>{words.failed}</p>}
        {examined?.is === 'over' && (
          <p>
            {examined.reached.length === 0 && `${words.idle} `}
            {broken === null
              ? words.nothing(examined.runs)
              : broken.is === 'violated'
                ? words.broken(broken.name)
                : words.failedTrial(broken.name)}
          </p>
        )}
        {broken !== null && <Broken broken={broken} />}
      </div>
    </section>
  );
}

/** What was done in the run that violates an invariant, and the way to see it. */
function Broken({ broken }: { readonly broken: BrokenByExam }) {
  const words = useLessonWords().panel.repair;
  const [hasFailed, setFailed] = useState(false);
  const watch = async (): Promise<void> => {
    const isShown = await broken.watch();
    setFailed(!isShown);
    if (!isShown) return;
    // Where they lie over the picture.
    putAside(true);
    lowerPanel();
  };
  return (
    <>
      <p>{broken.why}</p>
      <ol>
        {broken.commands.map((command) => (
          <li key={command}>{command}</li>
        ))}
      </ol>
      {hasFailed ? (
        <p role="alert">{words.failed}</p>
      ) : (
        <Button onClick={() => void watch()}>{words.watch}</Button>
      )}
    </>
  );
}
