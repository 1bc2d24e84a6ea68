import { useRef, useState, type ReactNode } from 'react';
import type { Lesson } from '../../../../scenarios/lessons/lesson.ts';
import { courseKind, courseNumber } from '../../../../scenarios/lessons/courseNumber.ts';
import { settingsOf } from '../../../../scenarios/lessons/scenes.ts';
import { lessons } from '../../../../scenarios/lessons/lessons.ts';
import type { LessonWords } from '../../../../scenarios/lessons/words.ts';
import type { LessonsMessages, PanelWords } from '../../words/contract.ts';
import { SceneLink } from '../../../../ui/controls/SceneLink.tsx';
import { search } from '../../../../ui/controls/search.ts';
import { useIsRead } from '../../../../ui/controls/useReadAhead.ts';
import { saveFile } from '../../../../ui/parts/saveFile.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { FileField } from '../../../../ui/parts/FileField.tsx';
import styles from './lessonShelf.module.css';
import { readStored } from '../../../../ui/stores/storage.ts';
import { certificateHtml } from './certificate.ts';
import { ChapterState, CourseHome } from './CourseHome.tsx';
import { foundLessons, type FoundLesson } from './foundLessons.ts';
import { takeLesson } from '../lessonRun.ts';
import { courseFile, importCourse } from './courseFile.ts';
import { useQuiz } from '../quiz/quizStore.ts';
import { useProgress, type Imported } from '../progress.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';

const CHAPTERS = [...new Set(lessons.map(({ chapter }) => chapter))];

/** Every lesson by chapter, with how far one has come. */
export function LessonShelf({ onOpen }: { readonly onOpen: () => void }) {
  const { panel } = useLessonWords();
  return (
    <>
      <CourseHome onOpen={onOpen} />
      <p className={styles.lead}>{panel.lead}</p>
      {CHAPTERS.map((chapter) => (
        <section key={chapter} className={styles.chapter}>
          <h3>{panel.chapters[chapter]}</h3>
          <ChapterState chapter={chapter} />
          <ul>
            {lessons
              .filter((lesson) => lesson.chapter === chapter)
              .map((lesson) => (
                <li key={lesson.id}>
                  <Entry lesson={lesson} onOpen={onOpen} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <TakeAlong />
    </>
  );
}

interface ResultsProps {
  readonly query: string;
  /** Of the room they are in. */
  readonly name: string;
  readonly onOpen: () => void;
  /** Where it finds none. */
  readonly otherwise: ReactNode;
}

/** The lessons that a query finds. */
export function LessonResults({ query, name, onOpen, otherwise }: ResultsProps) {
  const words = useLessonWords();
  const all = lessonsIn(words);
  if (!useIsRead(all)) return null;
  const found = search(all, query);
  if (found.length === 0) return otherwise;
  return (
    <section className={styles.chapter} aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {found.map(({ lesson }) => (
          <li key={lesson.id}>
            <Entry lesson={lesson} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same list each time: it is read once. */
function lessonsIn(words: LessonsMessages): readonly FoundLesson[] {
  const all = made.get(words) ?? foundLessons([words]);
  made.set(words, all);
  return all;
}

const made = new WeakMap<LessonsMessages, readonly FoundLesson[]>();

function Entry({ lesson, onOpen }: { readonly lesson: Lesson; readonly onOpen: () => void }) {
  const { panel, lessons: words } = useLessonWords();
  const progress = useProgress((state) => state.progress[lesson.id]);
  const text = words[lesson.id];
  const state = progress?.state ?? 'new';
  return (
    <article className={styles.entry} data-state={state}>
      <SceneLink
        link={{ kind: 'lesson', id: lesson.id, part: null }}
        className={undefined}
        onOpen={onOpen}
        take={() => takeLesson(lesson.id, 'whereLeft')}
      >
        <strong>{text?.title}</strong>
        <span className={styles.facts}>
          {panel.number(courseKind(lesson), courseNumber(lesson))} · {panel.minutes(lesson.minutes)} ·{' '}
          {panel.states[state]}
        </span>
        <span>{aboutOf(lesson, text, state)}</span>
      </SceneLink>
      {state === 'begun' && (
        <Button
          look="quiet"
          onClick={() => {
            takeLesson(lesson.id, 'beginning');
            onOpen();
          }}
          aria-label={`${panel.again}: ${text?.title}`}
        >
          {panel.again}
        </Button>
      )}
    </article>
  );
}

/** What a lesson comes to gives its answers away: until it is done, its first question stands for it. */
export function aboutOf(
  lesson: Lesson,
  text: LessonWords | undefined,
  state: keyof PanelWords['states'],
): string | undefined {
  const asked = lesson.parts.find(({ prediction }) => prediction !== undefined);
  if (asked === undefined || lesson.kind === 'challenge' || state === 'done') return text?.goal;
  const question = text?.parts[asked.id]?.prediction?.question;
  if (typeof question !== 'function') return question;
  const set = settingsOf(asked);
  const [choice] = asked.scene(set);
  return choice === undefined ? undefined : question({ choice, set });
}

/** As a page that is opened and printed by itself. */
function SaveCertificate() {
  const { panel } = useLessonWords();
  const progress = useProgress((state) => state.progress);
  const best = useQuiz(({ record }) => record.best);
  const chapters = CHAPTERS.map((chapter) => {
    const own = lessons.filter((lesson) => lesson.chapter === chapter);
    const result = best[chapter];
    return {
      chapter: panel.chapters[chapter] ?? '',
      done: own.filter(({ id }) => progress[id]?.state === 'done').length,
      all: own.length,
      quiz: result === undefined ? '–' : `${result.right} / ${result.all}`,
    };
  });
  if (chapters.every(({ done }) => done === 0)) return null;
  const save = (): void => {
    const language = document.documentElement.lang;
    const name = readStored('learner') ?? '';
    const html = certificateHtml(panel.certificate, { language, name, chapters });
    saveFile('znode-lab-certificate.html', html, 'text/html');
  };
  return <Button onClick={save}>{panel.certificate.save}</Button>;
}

/** Progress goes to another machine as a file. */
function TakeAlong() {
  const { panel } = useLessonWords();
  const [said, say] = useState<Imported | null>(null);
  const file = useRef<HTMLInputElement>(null);
  return (
    <footer className={styles.along}>
      <Button onClick={() => saveFile('znode-lab-course.json', courseFile())}>{panel.save}</Button>
      <Button onClick={() => file.current?.click()}>{panel.load}</Button>
      <SaveCertificate />
      <FileField
        ref={file}
        name={panel.load}
        accept=".json,application/json"
        onChoose={([chosen]) => void (chosen && read(chosen).then((text) => say(importCourse(text))))}
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
