// The words of the lesson that is on: the course's, or, of a world that a teacher has assigned, hers.
import type { Areas } from '../../words/areas.ts';
import type { LessonWords } from '../../words/contracts/lessons.ts';
import { invariantWords } from '../../words/invariantWords.ts';
import type { Messages } from '../../words/messages.ts';
import type { LessonRun } from './lessonStore.ts';

export function wordsOf(
  { lesson, assigned }: LessonRun,
  { panel, lessons }: Areas['lessons'],
  words: Messages,
): LessonWords | undefined {
  const task = assigned?.assignment.task;
  if (assigned === null || task?.kind !== 'world') return lessons[lesson.id];
  const { title, goal } = assigned.assignment;
  const violated = panel.violated(invariantWords(task.violates, words).name);
  return {
    title,
    goal: violated,
    parts: { world: { text: goal === '' ? [] : [goal], goal: { violated }, hints: NONE } },
  };
}

const NONE = ['', '', ''] as const;
