import { useRef, useState } from 'react';
import { LessonMistake } from '../../../../scenarios/lessons/carryOut.ts';
import { foundAnswer, type FoundAnswer } from '../../../../scenarios/lessons/foundAnswer.ts';
import { questionId, type QuizQuestion } from '../../../../scenarios/lessons/quiz.ts';
import type { Asked } from '../../../../scenarios/lessons/words.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';
import { turn } from '../../../../ui/playback/slice.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { Dialog } from '../../../../ui/parts/Dialog.tsx';
import { Explained } from '../Explained.tsx';
import styles from '../lesson.module.css';
import { takePartOf } from '../lessonRun.ts';
import { beginQuiz, noteAnswer, noteResult, useQuiz } from './quizStore.ts';

/** A chapter's predictions once more, in worlds that were not seen before; or those that were missed. */
export function QuizDialog({ onClose }: { readonly onClose: () => void }) {
  const { panel } = useLessonWords();
  const { questions, chapter, record } = useQuiz();
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState(0);
  const question = questions[place];
  const title = chapter === null ? panel.quiz.again : panel.quiz.of(panel.chapters[chapter] ?? '');
  const next = (): void => {
    if (place + 1 === questions.length) noteResult(right, questions.length);
    setPlace(place + 1);
  };
  const again = (): void => {
    setPlace(0);
    setRight(0);
    beginQuiz(chapter);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.quiz}>
        {question === undefined ? (
          <>
            <p role="status">{panel.quiz.result(right, questions.length)}</p>
            {record.missed.length > 0 && <p>{panel.quiz.missed(record.missed.length)}</p>}
            <Button look="main" onClick={again}>
              {panel.quiz.anotherRound}
            </Button>
          </>
        ) : (
          <>
            <p>{panel.quiz.place(place + 1, questions.length)}</p>
            <QuizItem
              key={`${record.round} ${place}`}
              question={question}
              onAnswer={(isRight) => {
                noteAnswer(question, isRight);
                if (isRight) setRight(right + 1);
              }}
              onNext={next}
              onOpen={() => {
                onClose();
                takePartOf(question.lesson, question.part.id);
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A world in which the moment that is asked about never comes is none to ask of: then that of the lesson answers. */
function answerOf({ part, set, scene }: QuizQuestion): FoundAnswer | null {
  try {
    return foundAnswer({ ...part, scene: () => scene }, set);
  } catch (error) {
    if (error instanceof LessonMistake) return foundAnswer(part, set);
    throw error;
  }
}

interface ItemProps {
  readonly question: QuizQuestion;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
  /** To the lesson's part, to see it happen. */
  readonly onOpen: () => void;
}

function QuizItem({ question, onAnswer, onNext, onOpen }: ItemProps) {
  const { panel, lessons } = useLessonWords();
  const { lesson, part, prediction, set, scene } = question;
  const [marked, mark] = useState<string | null>(null);
  const [answer, setAnswer] = useState<FoundAnswer | 'computing' | null>(null);
  const told = useRef<HTMLDivElement>(null);
  const words = lessons[lesson.id];
  const own = words?.parts[part.id];
  const [choice] = scene;
  if (own?.prediction === undefined || choice === undefined) return null;
  const asked: Asked = { choice, set };
  const text = (said: string | ((asked: Asked) => string)): string =>
    typeof said === 'function' ? said(asked) : said;
  const submit = async (): Promise<void> => {
    setAnswer('computing');
    await turn();
    const found = answerOf(question);
    if (found === null) return;
    setAnswer(found);
    onAnswer(found.option === marked);
    told.current?.focus();
  };
  const idea = prediction.options.find(({ id }) => id === marked)?.misconception ?? '';
  const settings = Object.entries(set).map(
    ([name, value]) =>
      `${words?.settings?.[name]?.label ?? name}: ${words?.settings?.[name]?.values?.[String(value)] ?? value}`,
  );
  return (
    <form
      data-question={questionId(question)}
      onSubmit={(event) => {
        event.preventDefault();
        if (marked !== null && answer === null) void submit();
      }}
    >
      <Explained paragraphs={own.text} />
      {settings.length > 0 && <p>{settings.join(' · ')}</p>}
      <fieldset disabled={answer !== null}>
        <legend>{text(own.prediction.question)}</legend>
        {prediction.options.map(({ id }) => (
          <label key={id}>
            <input type="radio" name="quiz" value={id} checked={marked === id} onChange={() => mark(id)} />
            <span>{text(own.prediction?.options[id] ?? id)}</span>
          </label>
        ))}
      </fieldset>
      <div ref={told} tabIndex={-1} role="status">
        {answer === 'computing' && <p>{panel.quiz.computing}</p>}
        {answer !== null && answer !== 'computing' && (
          <>
            <p>
              <strong>
                {answer.option === marked
                  ? panel.asYouSaid
                  : panel.quiz.itIs(text(own.prediction.options[answer.option ?? ''] ?? ''))}
              </strong>{' '}
              {own.prediction.reveal(answer)}
            </p>
            {answer.option !== marked && words?.misconceptions?.[idea] !== undefined && (
              <p>{words.misconceptions[idea]}</p>
            )}
          </>
        )}
      </div>
      {answer === null || answer === 'computing' ? (
        <Button type="submit" look="main" refused={marked === null ? panel.chooseOne : null}>
          {panel.commit}
        </Button>
      ) : (
        <>
          <Button look="main" onClick={onNext}>
            {panel.quiz.next}
          </Button>{' '}
          <Button look="quiet" onClick={onOpen}>
            {panel.quiz.see}
          </Button>
        </>
      )}
    </form>
  );
}
