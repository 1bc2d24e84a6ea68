// For a course that has the whole lab in a frame: tells the page around it how far the learner got in this visit.
import { tellHost } from '../../../embed/host.ts';
import { isPartDone, partOf, useLesson, type LessonRun } from './lessonStore.ts';

interface Course {
  readonly lesson: string;
  /** Parts in which all was reached, by id. */
  readonly done: Set<string>;
  /** Of each question whether the first answer was right. */
  readonly answers: Map<string, boolean>;
}

class CourseTeller {
  #course: Course | null = null;
  #told = '';
  #isFollowing = false;

  follow(): void {
    if (this.#isFollowing || parent === window) return;
    this.#isFollowing = true;
    useLesson.subscribe(({ run }) => (run === null ? undefined : this.#tell(run)));
  }

  #tell(run: LessonRun): void {
    const { lesson, question } = run;
    if (this.#course?.lesson !== lesson.id)
      this.#course = { lesson: lesson.id, done: new Set(), answers: new Map() };
    const { done, answers } = this.#course;
    const part = partOf(run);
    const asked = part.prediction?.id;
    if (isPartDone(run)) done.add(part.id);
    if (asked !== undefined && question.is !== 'open' && question.chosen !== null && question.answer !== null)
      if (!answers.has(asked)) answers.set(asked, question.chosen === question.answer.option);
    const message = {
      type: 'lesson',
      lesson: lesson.id,
      part: part.id,
      done: [...done],
      answers: Object.fromEntries(answers),
    };
    const text = JSON.stringify(message);
    if (text === this.#told) return;
    this.#told = text;
    tellHost(message);
  }
}

const teller = new CourseTeller();

/** From the first lesson on, for as long as the page is there. */
export function tellHostOfLessons(): void {
  teller.follow();
}
