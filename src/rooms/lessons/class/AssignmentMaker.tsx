import { useState } from 'react';
import { INVARIANT_IDS } from '../../../engine/index.ts';
import { canVary } from '../../../scenarios/homework/assignment.ts';
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { AllowedFaults } from './AllowedFaults.tsx';
import { OWN_WORLD, taskOf, type Draft, type DraftedTask } from './draft.ts';
import { Field } from './Field.tsx';
import { ForTheClass } from './ForTheClass.tsx';
import { SettingFields } from './SettingFields.tsx';
import { TaskList } from './TaskList.tsx';
import { WorldFields } from './WorldFields.tsx';
import styles from './classroom.module.css';

/** Tasks, what is fixed in them, and the one link that a class is given. */
export function AssignmentMaker() {
  const words = useWords(CLASSROOM).assign;
  const { lessons: lessonWords } = useLessonWords();
  const [{ tasks, at }, setTasks] = useState<Drafted>(() => ({ tasks: [taskOf(EMPTY)], at: 0 }));
  const { draft, assignment } = tasks[at] ?? taskOf(EMPTY);
  const change = (fields: Partial<Draft>): void =>
    setTasks((before) => ({
      ...before,
      tasks: before.tasks.map((task, index) =>
        index === before.at ? taskOf({ ...task.draft, ...fields }) : task,
      ),
    }));
  const isWorld = draft.task === OWN_WORLD;
  return (
    <div className={styles.two}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <TaskList
          tasks={tasks}
          at={at}
          onChoose={(index) => setTasks({ tasks, at: index })}
          onAdd={() => setTasks({ tasks: [...tasks, taskOf(taskAfter(draft))], at: tasks.length })}
          onRemove={() => setTasks({ tasks: tasks.toSpliced(at, 1), at: Math.max(at - 1, 0) })}
        />
        <Field label={words.task}>
          <select
            value={draft.task}
            onChange={({ currentTarget: { value } }) => change({ task: value, allowed: [], set: {} })}
          >
            {(['lesson', 'challenge'] as const).map((kind) => (
              <optgroup key={kind} label={kind === 'lesson' ? words.lessons : words.challenges}>
                {lessons
                  .filter((each) => each.kind === kind)
                  .map(({ id }) => (
                    <option key={id} value={id}>
                      {id} {lessonWords[id]?.title}
                    </option>
                  ))}
              </optgroup>
            ))}
            <option value={OWN_WORLD}>{words.ownWorld}</option>
          </select>
        </Field>
        {isWorld && <WorldFields draft={draft} change={change} />}
        {(['title', 'goal', 'deadline'] as const).map((name) => (
          <Field key={name} label={words[name]}>
            <input
              value={draft[name]}
              maxLength={name === 'goal' ? 400 : 120}
              onChange={({ currentTarget: { value } }) => change({ [name]: value })}
            />
          </Field>
        ))}
        <SettingFields draft={draft} change={change} />
        {(assignment === null || canVary(assignment)) && (
          <div className={styles.boxes}>
            <label>
              <input
                type="checkbox"
                checked={draft.variant === 'each'}
                onChange={({ currentTarget: { checked } }) => change({ variant: checked ? 'each' : null })}
              />
              {words.variants}
            </label>
          </div>
        )}
        <AllowedFaults draft={draft} change={change} />
      </form>
      <ForTheClass tasks={tasks} />
      {assignment === null && draft.world !== null && isWorld && (
        <p role="status" className={styles.forClass}>
          {words.notAsked}
        </p>
      )}
    </div>
  );
}

interface Drafted {
  readonly tasks: readonly DraftedTask[];
  /** Which of them is being filled in. */
  readonly at: number;
}

const EMPTY: Draft = {
  task: lessons[0]?.id ?? OWN_WORLD,
  world: null,
  is: 'violated',
  about: INVARIANT_IDS[0],
  asks: null,
  askedOf: '',
  options: '',
  allowed: [],
  set: {},
  title: '',
  goal: '',
  deadline: '',
  variant: null,
};

/** The lesson that comes next in the course, due when this one is. */
function taskAfter({ task, deadline, variant }: Draft): Draft {
  const index = lessons.findIndex(({ id }) => id === task);
  const next = lessons[index + 1] ?? lessons[0];
  return { ...EMPTY, task: next?.id ?? OWN_WORLD, deadline, variant };
}
