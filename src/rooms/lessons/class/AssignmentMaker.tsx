import { useState } from 'react';
import { INVARIANT_IDS, type CommandType } from '../../../engine/index.ts';
import { canVary } from '../../../scenarios/homework/assignment.ts';
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { offeredIn } from '../../../scenarios/lessons/offered.ts';
import type { Parameter, ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { OWN_WORLD, taskOf, type Draft, type DraftedTask } from './draft.ts';
import { Field } from './Field.tsx';
import { ForTheClass } from './ForTheClass.tsx';
import { TaskList } from './TaskList.tsx';
import { WorldFields } from './WorldFields.tsx';
import styles from './classroom.module.css';

const FAULTS: readonly CommandType[] = [
  'killClient',
  'pauseClient',
  'cutClientLink',
  'closeClient',
  'expireSession',
  'dropReply',
  'crashServer',
  'freezeServer',
  'restartServer',
  'partition',
];

/** Tasks, what is fixed in them, and the one link that a class is given. */
export function AssignmentMaker() {
  const words = useWords(CLASSROOM).assign;
  const { lessons: lessonWords } = useLessonWords();
  const all = useWords();
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
  const lesson = lessons.find(({ id }) => id === draft.task);
  const faults = isWorld ? FAULTS : [...new Set(lesson?.parts.flatMap((part) => [...offeredIn(part)]))];
  const settings = settingsIn(draft.task);
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
        {settings.length > 0 && (
          <fieldset>
            <legend>{words.settings}</legend>
            {settings.map((setting) => (
              <Field key={setting.name} label={labelOf(setting, lessonWords[draft.task]?.settings)}>
                <SettingField
                  setting={setting}
                  value={draft.set[setting.name]}
                  open={words.open}
                  labels={lessonWords[draft.task]?.settings?.[setting.name]?.values ?? {}}
                  onChange={(value) => change({ set: withValue(draft.set, setting.name, value) })}
                />
              </Field>
            ))}
          </fieldset>
        )}
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
        <fieldset>
          <legend>{words.allowed}</legend>
          <p>{words.allowedTip}</p>
          <div className={styles.boxes}>
            {faults.map((type) => (
              <label key={type}>
                <input
                  type="checkbox"
                  checked={draft.allowed.includes(type)}
                  onChange={({ currentTarget: { checked } }) =>
                    change({
                      allowed: checked
                        ? [...draft.allowed, type]
                        : draft.allowed.filter((each) => each !== type),
                    })
                  }
                />
                {type === 'openGate' ? words.gates : all.commands[type].label}
              </label>
            ))}
          </div>
        </fieldset>
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

/** Each by its first mention. */
function settingsIn(task: string): readonly Parameter[] {
  const all = lessons.find(({ id }) => id === task)?.parts.flatMap(({ settings = [] }) => settings) ?? [];
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}

function labelOf(
  { name }: Parameter,
  settings: Readonly<Record<string, { readonly label: string }>> = {},
): string {
  return settings[name]?.label ?? name;
}

function withValue(set: ParameterValues, name: string, value: string | number | null): ParameterValues {
  const { [name]: _, ...others } = set;
  return value === null ? others : { ...others, [name]: value };
}

interface SettingProps {
  readonly setting: Parameter;
  readonly value: ParameterValues[string] | undefined;
  /** It is not fixed. */
  readonly open: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly onChange: (value: string | number | null) => void;
}

function SettingField({ setting, value, open, labels, onChange }: SettingProps) {
  if (setting.kind === 'choice')
    return (
      <select value={value ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value || null)}>
        <option value="">{open}</option>
        {setting.options.map((option) => (
          <option key={option} value={option}>
            {labels[option] ?? option}
          </option>
        ))}
      </select>
    );
  return (
    <input
      type="number"
      min={setting.min}
      max={setting.max}
      placeholder={open}
      value={value ?? ''}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        onChange(
          valueAsNumber >= setting.min && valueAsNumber <= setting.max ? Math.round(valueAsNumber) : null,
        )
      }
    />
  );
}
