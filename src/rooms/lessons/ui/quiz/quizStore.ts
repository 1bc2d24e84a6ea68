// Quizzes: which one is on, which round it is, and what was missed. It stays on the learner's machine, as progress does.
import * as v from 'valibot';
import { create } from 'zustand';
import { questionId, questionsAgain, quizOf, type QuizQuestion } from '../../../../scenarios/lessons/quiz.ts';
import { openDialog } from '../../../../ui/stores/dialogs.ts';
import { readStored } from '../../../../ui/stores/storage.ts';
import { keepForLearner } from '../keepForLearner.ts';

export interface QuizRecord {
  /** Counts quizzes: each asks in other worlds. */
  readonly round: number;
  /** By `questionId`, the oldest first. */
  readonly missed: readonly string[];
  /** The best result of each chapter. */
  readonly best: Readonly<Record<string, { readonly right: number; readonly all: number }>>;
}

interface QuizState {
  readonly record: QuizRecord;
  /** Null: what was missed. */
  readonly chapter: number | null;
  readonly questions: readonly QuizQuestion[];
}

const NAME = 'quiz';
const MOST_MISSED = 60;
const EMPTY: QuizRecord = { round: 0, missed: [], best: {} };

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
export const QUIZ_RECORD = v.object({
  round: count,
  missed: v.pipe(v.array(v.pipe(v.string(), v.regex(/^L\d{1,3}\/[\w-]{1,40}$/))), v.maxLength(MOST_MISSED)),
  best: v.record(v.pipe(v.string(), v.regex(/^\d$/)), v.object({ right: count, all: count })),
});

export const useQuiz = create<QuizState>(() => ({ record: kept(), chapter: null, questions: [] }));

export function beginQuiz(chapter: number | null): void {
  const { record } = useQuiz.getState();
  const round = record.round + 1;
  keepQuizRecord({ ...record, round });
  const questions = chapter === null ? questionsAgain(record.missed, round) : quizOf(chapter, round);
  useQuiz.setState({ chapter, questions });
  openDialog('quiz');
}

/** A question that was missed is asked again until it is answered right. */
export function noteAnswer(question: QuizQuestion, isRight: boolean): void {
  const { record } = useQuiz.getState();
  const id = questionId(question);
  const others = record.missed.filter((each) => each !== id);
  keepQuizRecord({ ...record, missed: isRight ? others : [...others, id].slice(-MOST_MISSED) });
}

export function noteResult(right: number, all: number): void {
  const { record, chapter } = useQuiz.getState();
  if (chapter === null) return;
  keepQuizRecord({ ...record, best: better(record.best, { [chapter]: { right, all } }) });
}

/** Adds what was kept on another device. */
export function addQuizRecord({ round, missed, best }: QuizRecord): void {
  const { record } = useQuiz.getState();
  keepQuizRecord({
    round: Math.max(record.round, round),
    missed: [...new Set([...missed, ...record.missed])].slice(-MOST_MISSED),
    best: better(record.best, best),
  });
}

/** The better result of each chapter: the larger share of right answers. */
function better(known: QuizRecord['best'], others: QuizRecord['best']): QuizRecord['best'] {
  const exceeding = Object.entries(others).filter(([chapter, { right, all }]) => {
    const before = known[chapter];
    return before === undefined || right / all > before.right / before.all;
  });
  return { ...known, ...Object.fromEntries(exceeding) };
}

export function keepQuizRecord(record: QuizRecord): void {
  useQuiz.setState({ record });
  keepForLearner(NAME, JSON.stringify(record));
}

function kept(): QuizRecord {
  try {
    return v.parse(QUIZ_RECORD, JSON.parse(readStored(NAME) ?? ''));
  } catch {
    return EMPTY;
  }
}
