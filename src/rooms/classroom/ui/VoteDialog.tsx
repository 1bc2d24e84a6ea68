import { useEffect, useState } from 'react';
import { LIVE_CLASS } from '../words/liveClass.ts';
import { useWords } from '../../../words/useWords.ts';
import { fetched } from '../../../ui/fetching/fetched.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import type { ClassQuestion } from '../../../ui/room/room.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import type { Question } from '../model/ballot.ts';
import { ask, askOfLesson } from './voting.ts';
import styles from './VoteDialog.module.css';

/** Where the teacher chooses what to ask. */
export function VoteDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(LIVE_CLASS).vote;
  return (
    <Dialog title={words.title} look="wide" onClose={onClose}>
      <div className={styles.columns}>
        <OfLesson onClose={onClose} />
        <Own onClose={onClose} />
      </div>
    </Dialog>
  );
}

function OfLesson({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(LIVE_CLASS).vote;
  const [questions, setQuestions] = useState<readonly ClassQuestion[]>([]);
  const [query, setQuery] = useState('');
  useEffect(() => {
    void fetched(() => fromRoom('classQuestions')).then((all) => setQuestions(all()));
  }, []);
  const wanted = query.trim().toLowerCase();
  const found = questions.filter(({ of, text }) => `${of} ${text}`.toLowerCase().includes(wanted));
  return (
    <section className={styles.section}>
      <h3>{words.fromLesson}</h3>
      <input
        type="search"
        placeholder={words.search}
        aria-label={words.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found.length === 0 && questions.length > 0 && <p>{words.noneFound}</p>}
      <ul className={styles.questions} aria-label={words.lesson}>
        {found.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              onClick={() => {
                askOfLesson(question);
                onClose();
              }}
            >
              <small>{question.of}</small>
              {question.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Answers that an own question takes. */
const FEWEST = 2;
const MOST = 8;
const MOST_LETTERS = 300;

function Own({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(LIVE_CLASS).vote;
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState('');
  const question = ownQuestion(text, answers);
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (question === null) return;
        ask(question);
        onClose();
      }}
    >
      <h3>{words.own}</h3>
      <label className={styles.field}>
        <span>{words.question}</span>
        <textarea
          rows={3}
          maxLength={MOST_LETTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label className={styles.field}>
        <span>{words.options}</span>
        <small>{words.optionsHint}</small>
        <textarea rows={5} value={answers} onChange={({ target }) => setAnswers(target.value)} />
      </label>
      <Button look="main" type="submit" refused={question === null ? words.tooFew : null}>
        {words.open}
      </Button>
    </form>
  );
}

/** Null if it is not complete. The same text asked again is the same question. */
function ownQuestion(typed: string, answers: string): Question | null {
  const text = typed.trim();
  const lines = answers
    .split('\n')
    .map((line) => line.trim().slice(0, MOST_LETTERS))
    .filter((line) => line !== '');
  const isFit = lines.length >= FEWEST && lines.length <= MOST && new Set(lines).size === lines.length;
  if (text === '' || !isFit) return null;
  return {
    id: `own ${JSON.stringify([text, lines])}`,
    text,
    options: lines.map((line, index) => ({ id: `o${index + 1}`, text: line })),
  };
}
