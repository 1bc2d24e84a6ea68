import { useEffect, useState, type ReactNode } from 'react';
import { everySetting } from '../../../scenarios/lessons/everySetting.ts';
import { fewestActions } from '../../../scenarios/lessons/fewestActions.ts';
import { foundAnswer, type FoundAnswer } from '../../../scenarios/lessons/foundAnswer.ts';
import type { Lesson, Part } from '../../../scenarios/lessons/lesson.ts';
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { settingsOf } from '../../../scenarios/lessons/scenes.ts';
import { CLASSROOM } from '../words/classroom.ts';
import type { Asked, LessonWords, PartWords } from '../../../scenarios/lessons/words.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { turn } from '../../../ui/playback/slice.ts';
import styles from './classroom.module.css';

type Sheet = 'worksheet' | 'answers';

/** A lesson on paper: what is asked, or what it comes to. Answers are computed, here too. */
export function Sheets() {
  const words = useWords(CLASSROOM).print;
  const { lessons: all } = useLessonWords();
  const [id, setId] = useState(lessons[0]?.id ?? '');
  const [sheet, setSheet] = useState<Sheet>('worksheet');
  const lesson = lessons.find((each) => each.id === id);
  const own = all[id];
  return (
    <>
      <div className={styles.chosen}>
        <label className={styles.field}>
          <span>{words.lesson}</span>
          <select value={id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
            {lessons.map((each) => (
              <option key={each.id} value={each.id}>
                {each.id} {all[each.id]?.title}
              </option>
            ))}
          </select>
        </label>
        <Choice
          name={words.lesson}
          value={sheet}
          options={(['worksheet', 'answers'] as const).map((value) => ({ value, label: words[value] }))}
          onChoose={setSheet}
        />
        <Button look="main" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      {lesson !== undefined && own !== undefined && (
        <Paper key={`${id} ${sheet}`} lesson={lesson} words={own} sheet={sheet} />
      )}
    </>
  );
}

interface PaperProps {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly sheet: Sheet;
}

function Paper({ lesson, words, sheet }: PaperProps) {
  const says = useWords(CLASSROOM).print;
  const { panel } = useLessonWords();
  const found = useFound(lesson);
  return (
    <article className={styles.paper}>
      <header>
        <h2>
          {lesson.id} {words.title}
        </h2>
        {sheet === 'worksheet' ? <p className={styles.nameLine}>{says.nameLine}</p> : <p>{words.goal}</p>}
      </header>
      {found === null && <p>{says.working}</p>}
      {found !== null &&
        lesson.parts.map((part, index) => (
          <PartOnPaper
            key={part.id}
            part={part}
            name={lesson.parts.length > 1 ? panel.part(index + 1, lesson.parts.length) : null}
            words={words}
            found={found.get(part.id) ?? []}
            sheet={sheet}
          />
        ))}
      {sheet === 'answers' && <p>{says.fewest(fewestActions(lesson))}</p>}
      {sheet === 'worksheet' && <LaterTasks lesson={lesson} words={words} />}
    </article>
  );
}

interface PartProps {
  readonly part: Part;
  /** Null where it is the only one. */
  readonly name: string | null;
  readonly words: LessonWords;
  readonly found: readonly FoundAnswer[];
  readonly sheet: Sheet;
}

/** So many settings have answers to choose from each. */
const MOST_SETTINGS = 4;

function PartOnPaper({ part, name, words, found, sheet }: PartProps) {
  const says = useWords(CLASSROOM).print;
  const own = words.parts[part.id];
  const [choice] = part.scene(settingsOf(part));
  if (own === undefined || choice === undefined) return null;
  const asked: Asked = { choice, set: settingsOf(part) };
  const goals = Object.values(own.goal ?? {});
  return (
    <section>
      {name !== null && <p className={styles.partName}>{name}</p>}
      {own.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {part.repair !== undefined && <pre>{part.repair.code}</pre>}
      {own.prediction !== undefined && (
        <>
          <h3>{said(own.prediction.question, asked)}</h3>
          {sheet === 'worksheet' &&
            (found.length > 1 && found.length <= MOST_SETTINGS ? found : [asked]).map((each) => (
              <Options key={JSON.stringify(each.set)} part={part} own={own} asked={each}>
                {found.length > 1 && found.length <= MOST_SETTINGS && settingText(each, words)}
              </Options>
            ))}
          {sheet === 'worksheet' && <p className={styles.nameLine}>{says.because}</p>}
          {sheet === 'answers' && <Answers words={words} own={own} found={found} part={part} />}
        </>
      )}
      {goals.length > 0 && (sheet === 'answers' || own.prediction === undefined) && (
        <>
          <h3>{says.task}</h3>
          <ul className={styles.options}>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Right under a question its task would answer it: these stand on a page of their own. */
function LaterTasks({ lesson, words }: Pick<PaperProps, 'lesson' | 'words'>) {
  const says = useWords(CLASSROOM).print;
  const { panel } = useLessonWords();
  const later = lesson.parts.flatMap(({ id, prediction }, index) => {
    const goals = prediction === undefined ? [] : Object.values(words.parts[id]?.goal ?? {});
    return goals.length === 0 ? [] : [{ id, index, goals }];
  });
  if (later.length === 0) return null;
  return (
    <section className={styles.laterTasks}>
      <h3>{says.tasks}</h3>
      {later.map(({ id, index, goals }) => (
        <div key={id}>
          {lesson.parts.length > 1 && (
            <p className={styles.partName}>{panel.part(index + 1, lesson.parts.length)}</p>
          )}
          <ul className={styles.options}>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface OptionsProps {
  readonly part: Part;
  readonly own: PartWords;
  readonly asked: Asked;
  /** What is set. */
  readonly children: ReactNode;
}

function Options({ part, own, asked, children }: OptionsProps) {
  return (
    <>
      {children !== false && <p>{children}</p>}
      <ul className={styles.options}>
        {part.prediction?.options.map(({ id }) => (
          <li key={id}>{said(own.prediction?.options[id] ?? id, asked)}</li>
        ))}
      </ul>
    </>
  );
}

interface AnswersProps {
  readonly part: Part;
  readonly words: LessonWords;
  readonly own: PartWords;
  readonly found: readonly FoundAnswer[];
}

/** For each setting; the ideas behind the other options once. */
function Answers({ part, words, own, found }: AnswersProps) {
  const says = useWords(CLASSROOM).print;
  const { prediction } = own;
  if (prediction === undefined) return null;
  const ideas = part.prediction?.options.flatMap(({ misconception }) => misconception ?? []) ?? [];
  return (
    <>
      {found.map((answer) => (
        <p key={JSON.stringify(answer.set)}>
          <strong>
            {found.length > 1 && says.inSetting(settingText(answer, words))}
            {says.answered(said(prediction.options[answer.option ?? ''] ?? '', answer))}
          </strong>
          {prediction.reveal(answer)}
        </p>
      ))}
      <h4>{says.why}</h4>
      <ul>
        {[...new Set(ideas)].map((code) => (
          <li key={code}>{words.misconceptions?.[code]}</li>
        ))}
      </ul>
    </>
  );
}

function settingText({ set }: Asked, { settings = {} }: LessonWords): string {
  return Object.entries(set)
    .map(
      ([name, value]) =>
        settings[name]?.values?.[String(value)] ?? `${settings[name]?.label ?? name} ${value}`,
    )
    .join(' · ');
}

/** Of every part, part by part: the page draws between them. Null until all are there. */
function useFound(lesson: Lesson): ReadonlyMap<string, readonly FoundAnswer[]> | null {
  const [found, setFound] = useState<ReadonlyMap<string, readonly FoundAnswer[]> | null>(null);
  useEffect(() => {
    let isLatest = true;
    const find = async (): Promise<void> => {
      const all = new Map<string, readonly FoundAnswer[]>();
      for (const part of lesson.parts) {
        await turn();
        if (!isLatest) return;
        all.set(
          part.id,
          everySetting(part).flatMap((set) => foundAnswer(part, set) ?? []),
        );
      }
      setFound(all);
    };
    void find();
    return () => {
      isLatest = false;
    };
  }, [lesson]);
  return found;
}

function said(text: string | ((asked: Asked) => string), asked: Asked): string {
  return typeof text === 'function' ? text(asked) : text;
}
