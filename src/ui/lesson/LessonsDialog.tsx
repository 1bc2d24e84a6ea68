import { useRef, useState } from 'react';
import type { Lesson } from '../../scenarios/lessons/lesson.ts';
import { lessons } from '../../scenarios/lessons/lessons.ts';
import { saveFile } from '../panels/saveFile.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import styles from './lesson.module.css';
import { takeLesson } from './lessonRun.ts';
import { importProgress, progressFile, useProgress, type Imported } from './progress.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';

const CHAPTERS = [...new Set(lessons.map(({ chapter }) => chapter))];

/** Every lesson by chapter, with how far one has come. */
export function LessonsDialog({ onClose }: { readonly onClose: () => void }) {
  const { panel } = useLessonWords();
  return (
    <Dialog title={panel.lessons} look="wide" onClose={onClose}>
      <p className={styles.lead}>{panel.lead}</p>
      {CHAPTERS.map((chapter) => (
        <section key={chapter} className={styles.chapter}>
          <h3>{panel.chapters[chapter]}</h3>
          <ul>
            {lessons
              .filter((lesson) => lesson.chapter === chapter)
              .map((lesson) => (
                <li key={lesson.id}>
                  <Entry lesson={lesson} onClose={onClose} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <TakeAlong />
    </Dialog>
  );
}

function Entry({ lesson, onClose }: { readonly lesson: Lesson; readonly onClose: () => void }) {
  const { panel, lessons: words } = useLessonWords();
  const progress = useProgress((state) => state.progress[lesson.id]);
  const text = words[lesson.id];
  const state = progress?.state ?? 'new';
  const take = (from: 'whereLeft' | 'beginning') => {
    takeLesson(lesson.id, from);
    onClose();
  };
  return (
    <article className={styles.entry} data-state={state}>
      <button type="button" onClick={() => take('whereLeft')}>
        <strong>{text?.title}</strong>
        <span className={styles.facts}>
          {lesson.id} · {panel.minutes(lesson.minutes)} · {panel.states[state]}
          {lesson.kind === 'challenge' && ` · ${panel.challenge}`}
        </span>
        <span>{text?.goal}</span>
      </button>
      {state === 'begun' && (
        <Button look="quiet" onClick={() => take('beginning')} aria-label={`${panel.again}: ${text?.title}`}>
          {panel.again}
        </Button>
      )}
    </article>
  );
}

/** Progress goes to another machine as a file. */
function TakeAlong() {
  const { panel } = useLessonWords();
  const [said, say] = useState<Imported | null>(null);
  const file = useRef<HTMLInputElement>(null);
  return (
    <footer className={styles.along}>
      <Button onClick={() => saveFile('znode-lab-lessons.json', progressFile())}>{panel.save}</Button>
      <Button onClick={() => file.current?.click()}>{panel.load}</Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label={panel.load}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen !== undefined) void read(chosen).then((text) => say(importProgress(text)));
          event.currentTarget.value = '';
        }}
      />
      <p role="status">{said === null ? '' : panel[SAID[said]]}</p>
    </footer>
  );
}

const SAID = { ok: 'loaded', damaged: 'damaged', newer: 'newer' } as const;

/** A file that cannot be read is a damaged one. */
async function read(file: File): Promise<string> {
  return file.text().catch(() => '');
}
