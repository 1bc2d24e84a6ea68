// The words of the lesson that is on: the course's, or, of a world that a teacher has assigned, hers.
import { INVARIANT_IDS } from '../../../engine/index.ts';
import type { Outcome } from '../../../scenarios/lessons/lesson.ts';
import type { LessonWords } from '../../../scenarios/lessons/words.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';
import type { LessonRun } from './lessonStore.ts';
import type { useLessonWords } from '../words/useLessonWords.ts';

export function wordsOf(
  { lesson, assigned }: LessonRun,
  { panel, lessons }: ReturnType<typeof useLessonWords>,
  words: Messages,
): LessonWords | undefined {
  const task = assigned?.assignment.task;
  if (assigned === null || task?.kind !== 'world') return lessons[lesson.id];
  const { title, goal } = assigned.assignment;
  const { goals, questions, reveal } = panel.world;
  const { is, about } = task.goal;
  const wanted = goals[is](is === 'violated' ? nameOf(about, words) : about);
  const { question } = task;
  const prediction =
    question === null
      ? {}
      : {
          prediction: {
            question: questions[question.asks](question.about),
            options: Object.fromEntries(question.options.map((text, index) => [`option${index + 1}`, text])),
            reveal: ({ outcome }: { readonly outcome: Outcome }) => reveal(String(outcome)),
          },
        };
  return {
    title,
    goal: wanted,
    parts: { world: { text: goal === '' ? [] : [goal], goal: { [is]: wanted }, hints: NONE, ...prediction } },
  };
}

function nameOf(invariant: string, words: Messages): string {
  const id = INVARIANT_IDS.find((each) => each === invariant);
  return id === undefined ? invariant : invariantWords(id, words).name;
}

const NONE = ['', '', ''] as const;
