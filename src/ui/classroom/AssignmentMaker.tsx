import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { INVARIANT_IDS, type CommandType } from '../../engine/index.ts';
import { lessonOf, type Assignment } from '../../scenarios/homework/assignment.ts';
import { lessonFileText, mistakesInAssignment } from '../../scenarios/homework/lessonFile.ts';
import {
  isGoal,
  isQuestion,
  runOf,
  WORLD_GOALS,
  WORLD_QUESTIONS,
  type WorldGoalKind,
  type WorldQuestionKind,
} from '../../scenarios/homework/worldTask.ts';
import { lessons } from '../../scenarios/lessons/lessons.ts';
import { offeredIn } from '../../scenarios/lessons/offered.ts';
import { parseLink, type Link } from '../../scenarios/link/permalink.ts';
import type { Parameter, ParameterValues } from '../../scenarios/scenario/scenario.ts';
import { CLASSROOM } from '../../words/classroom.ts';
import { invariantWords } from '../../words/invariantWords.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';
import { useWords } from '../../words/useWords.ts';
import { QrCodeOf } from '../deck/QrCodeOf.tsx';
import { assignmentCode } from '../link/assignmentCode.ts';
import { decodeText } from '../link/codec.ts';
import { Button } from '../parts/Button.tsx';
import { saveFile } from '../parts/saveFile.ts';
import { library } from '../stores/library.ts';
import styles from './classroom.module.css';

const WORLD = 'world';
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

interface Draft {
  readonly task: string;
  readonly world: Link | null;
  readonly is: WorldGoalKind;
  readonly about: string;
  /** Null: nothing is asked. */
  readonly asks: WorldQuestionKind | null;
  readonly askedOf: string;
  /** A line each. */
  readonly options: string;
  readonly allowed: readonly CommandType[];
  readonly set: ParameterValues;
  readonly title: string;
  readonly goal: string;
  readonly deadline: string;
}

/** A task, what is fixed in it, and the link that a class is given. */
export function AssignmentMaker() {
  const words = useWords(CLASSROOM).assign;
  const { lessons: lessonWords } = useLessonWords();
  const all = useWords();
  const [draft, setDraft] = useState<Draft>({
    task: lessons[0]?.id ?? WORLD,
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
  });
  const change = (fields: Partial<Draft>): void => setDraft((before) => ({ ...before, ...fields }));
  const assignment = useMemo(() => assignmentOf(draft), [draft]);
  const isWorld = draft.task === WORLD;
  const lesson = lessons.find(({ id }) => id === draft.task);
  const faults = isWorld ? FAULTS : [...new Set(lesson?.parts.flatMap((part) => [...offeredIn(part)]))];
  const settings = settingsIn(draft.task);
  return (
    <div className={styles.two}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
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
            <option value={WORLD}>{words.ownWorld}</option>
          </select>
        </Field>
        {isWorld && (
          <>
            <WorldLink onRead={(world) => change({ world })} />
            <GoalFields draft={draft} change={change} />
            <QuestionFields draft={draft} change={change} />
          </>
        )}
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
      {assignment !== null && lessonOf(assignment) !== null && <Checked assignment={assignment} />}
      {assignment === null && draft.world !== null && isWorld && (
        <p role="status" className={styles.forClass}>
          {words.notAsked}
        </p>
      )}
    </div>
  );
}

/** Null as long as something is missing. */
function assignmentOf(draft: Draft): Assignment | null {
  const { task, world, is, about, asks, askedOf, options, ...own } = draft;
  if (task !== WORLD) return { ...own, task: { kind: 'lesson', lesson: task } };
  const goal = { is, about: about.trim() };
  if (world === null || !isGoal(goal)) return null;
  const { choices } = world;
  if (asks === null) return { ...own, set: {}, task: { kind: 'world', choices, goal, question: null } };
  const run = runIn(world);
  const said = options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (run === null) return null;
  const question = { asks, about: askedOf.trim(), options: said, run };
  return isQuestion(question) ? { ...own, set: {}, task: { kind: 'world', choices, goal, question } } : null;
}

/** Null where its commands cannot be done again. */
function runIn(world: Link) {
  try {
    return runOf(world, library);
  } catch {
    return null;
  }
}

interface WorldFieldsProps {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
}

function GoalFields({ draft: { is, about }, change }: WorldFieldsProps) {
  const words = useWords(CLASSROOM).assign;
  const all = useWords();
  return (
    <>
      <Field label={words.goalIs}>
        <select
          value={is}
          onChange={({ currentTarget: { value } }) => {
            const next = WORLD_GOALS.find((each) => each === value) ?? 'violated';
            change({ is: next, about: next === 'violated' ? INVARIANT_IDS[0] : EXAMPLES[next] });
          }}
        >
          {WORLD_GOALS.map((each) => (
            <option key={each} value={each}>
              {words.goals[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words.about}>
        {is === 'violated' ? (
          <select value={about} onChange={({ currentTarget: { value } }) => change({ about: value })}>
            {INVARIANT_IDS.map((id) => (
              <option key={id} value={id}>
                {id} {invariantWords(id, all).name}
              </option>
            ))}
          </select>
        ) : (
          <input value={about} onChange={({ currentTarget: { value } }) => change({ about: value })} />
        )}
      </Field>
    </>
  );
}

/** What a goal may be about, to be written over. */
const EXAMPLES: Readonly<Record<Exclude<WorldGoalKind, 'violated'>, string>> = {
  believers: '2',
  value: '/config=v2',
  gone: '/exclusive_lock/lock',
  closed: 'A',
  error: 'NodeExists',
};

function QuestionFields({ draft: { asks, askedOf, options }, change }: WorldFieldsProps) {
  const words = useWords(CLASSROOM).assign;
  return (
    <>
      <Field label={words.asks}>
        <select
          value={asks ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const next = WORLD_QUESTIONS.find((each) => each === value) ?? null;
            change({ asks: next, askedOf: next === null ? '' : ASKED_OF[next] });
          }}
        >
          <option value="">{words.asksNothing}</option>
          {WORLD_QUESTIONS.map((each) => (
            <option key={each} value={each}>
              {words.questions[each]}
            </option>
          ))}
        </select>
      </Field>
      {asks !== null && (
        <>
          {ASKED_OF[asks] !== '' && (
            <Field label={words.about}>
              <input
                value={askedOf}
                onChange={({ currentTarget: { value } }) => change({ askedOf: value })}
              />
            </Field>
          )}
          <Field label={words.options}>
            <textarea
              rows={3}
              value={options}
              onChange={({ currentTarget: { value } }) => change({ options: value })}
            />
          </Field>
          <p>{words.optionsTip}</p>
        </>
      )}
    </>
  );
}

const ASKED_OF: Readonly<Record<WorldQuestionKind, string>> = {
  wakeUps: '',
  requests: '',
  believers: '',
  value: '/config',
  children: '/exclusive_lock',
  zxid: '1',
  sessions: '1',
};

/** Nothing is given to a class that cannot be solved or is solved from the start. */
function Checked({ assignment }: { readonly assignment: Assignment }) {
  const words = useWords(CLASSROOM).assign;
  const wrong = useMemo(
    () => mistakesInAssignment(assignment).find(({ field }) => field !== 'title'),
    [assignment],
  );
  if (wrong === undefined) return <ForTheClass assignment={assignment} />;
  return (
    <p role="alert" className={styles.forClass}>
      {wrong.field === 'goal' ? words.reachedAtOnce : words.noRightAnswer(wrong.found)}
    </p>
  );
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

/** What stands behind a link that was shared in the lab. */
function WorldLink({ onRead }: { readonly onRead: (world: Link | null) => void }) {
  const words = useWords(CLASSROOM).assign;
  const [state, setState] = useState<'empty' | 'read' | 'damaged'>('empty');
  const read = async (text: string): Promise<void> => {
    const world = await linkIn(text);
    onRead(world);
    setState(text === '' ? 'empty' : world === null ? 'damaged' : 'read');
  };
  return (
    <Field label={words.worldLink}>
      <input
        placeholder={words.worldLinkTip}
        onChange={({ currentTarget }) => void read(currentTarget.value.trim())}
      />
      {state === 'damaged' && <span role="alert">{words.noWorld}</span>}
    </Field>
  );
}

async function linkIn(text: string): Promise<Link | null> {
  const encoded = /#s=([\w-]+)/.exec(text)?.[1];
  if (encoded === undefined) return null;
  const decoded = await decodeText(encoded);
  const link = decoded.ok ? parseLink(decoded.value, library) : decoded;
  return link.ok ? link.value : null;
}

function ForTheClass({ assignment }: { readonly assignment: Assignment }) {
  const words = useWords(CLASSROOM).assign;
  const [made, setMade] = useState('');
  const [copied, setCopied] = useState('');
  const said = JSON.stringify(assignment);
  useEffect(() => {
    let isLatest = true;
    void assignmentCode(JSON.parse(said) as Assignment).then((code) => {
      if (isLatest) setMade(new URL(`./index.html#work=${code}`, location.href).href);
    });
    return () => {
      isLatest = false;
    };
  }, [said]);
  return (
    <section className={styles.forClass}>
      <label>
        {words.link}
        <textarea readOnly rows={3} value={made} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div className={styles.row}>
        <Button
          look="main"
          onClick={() =>
            void navigator.clipboard.writeText(made).then(
              () => setCopied(made),
              () => setCopied(''),
            )
          }
        >
          <span role="status">{copied === made ? words.copied : words.copy}</span>
        </Button>
        {assignment.task.kind === 'world' && (
          <Button onClick={() => saveFile('znode-lab-lesson.json', lessonFileText(assignment))}>
            {words.save}
          </Button>
        )}
        <a href={made} target="_blank" rel="noreferrer">
          {words.try}
        </a>
      </div>
      <div className={styles.qr}>{made !== '' && <QrCodeOf text={made} name={words.qr} />}</div>
    </section>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}
