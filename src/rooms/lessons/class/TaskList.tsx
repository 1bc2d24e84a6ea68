import { Button } from '../../../ui/parts/Button.tsx';
import { distinctKeys } from '../../../ui/parts/distinctKeys.ts';
import { useWords } from '../../../words/useWords.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import styles from './classroom.module.css';
import { OWN_WORLD, type DraftedTask } from './draft.ts';

/** An address has room for so many. */
const MOST_TASKS = 12;

interface Props {
  readonly tasks: readonly DraftedTask[];
  /** The one whose fields are below. */
  readonly at: number;
  readonly onChoose: (index: number) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** The tasks that one link carries, in the order in which they are to be done. */
export function TaskList({ tasks, at, onChoose, onAdd, onRemove }: Props) {
  const words = useWords(CLASSROOM).assign;
  const { lessons } = useLessonWords();
  const nameOf = ({ draft: { task, title } }: DraftedTask): string => {
    const named = task === OWN_WORLD ? words.ownWorld : `${task} ${lessons[task]?.title ?? ''}`;
    return title.trim() === '' ? named : title;
  };
  const keys = distinctKeys(tasks.map(({ draft }) => draft.task));
  return (
    <div className={styles.tasks}>
      {tasks.length > 1 && (
        <ol aria-label={words.tasks}>
          {tasks.map((task, index) => (
            <li key={keys[index]}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onChoose(index)}
              >
                {index + 1}. {nameOf(task)}
                {task.assignment === null || task.wrong !== null ? ` (${words.unfinished})` : ''}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.row}>
        {tasks.length < MOST_TASKS && <Button onClick={onAdd}>{words.addTask}</Button>}
        {tasks.length > 1 && (
          <Button look="quiet" onClick={onRemove}>
            {words.removeTask(at + 1)}
          </Button>
        )}
      </div>
    </div>
  );
}
