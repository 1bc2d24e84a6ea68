import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { takeLesson } from './lessonRun.ts';
import { useProgress } from './progress.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

/** Lessons that were begun and not brought to their end: each goes on where it was left. */
export function BegunLessons() {
  const { goOnWith } = useWords().guide;
  const { lessons: words } = useLessonWords();
  const progress = useProgress((state) => state.progress);
  return lessons
    .filter(({ id }) => progress[id]?.state === 'begun')
    .map(({ id }) => (
      <Button key={id} look="main" onClick={() => takeLesson(id, 'whereLeft')}>
        {goOnWith(words[id]?.title ?? id)}
      </Button>
    ));
}
