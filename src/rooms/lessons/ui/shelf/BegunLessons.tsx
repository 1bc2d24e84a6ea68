import { useWords } from '../../../../words/useWords.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { nextUp } from './CourseHome.tsx';
import { takeLesson } from '../lessonRun.ts';
import { useProgress } from '../progress.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';

/** The lesson that was begun last and not brought to its end goes on where it was left; the others are on the shelf. */
export function BegunLessons() {
  const { goOnWith } = useWords().guide;
  const { lessons: words } = useLessonWords();
  const progress = useProgress((state) => state.progress);
  const next = nextUp(progress);
  if (next === undefined || progress[next.id]?.state !== 'begun') return null;
  return (
    <Button look="main" onClick={() => takeLesson(next.id, 'whereLeft')}>
      {goOnWith(words[next.id]?.title ?? next.id)}
    </Button>
  );
}
