// What a teacher asks of a class: a lesson, a challenge or a world of her own, with what may be done in it, what is set, what is to be
// brought about, and by when. Parsed from untrusted text.
import * as v from 'valibot';
import { COMMAND_TYPES, hash32, INVARIANT_IDS, type CommandType } from '../../engine/index.ts';
import type { Lesson, Part } from '../lessons/lesson.ts';
import { findLesson } from '../lessons/lessons.ts';
import { SET } from '../lessons/lessonWork.ts';
import { ChoicesSchema } from '../link/linkChoices.ts';
import { runsOwnCode } from '../scenario/ownCodes.ts';
import { refuseChoices } from '../link/linkChoices.ts';
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import type { Parameter, ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import { checksum } from './checksum.ts';
import { GOAL_SCHEMA, QUESTION_SCHEMA, worldPart, type WorldGoal, type WorldQuestion } from './worldTask.ts';
import { jsonOf } from '../link/jsonOf.ts';

export interface Assignment {
  readonly title: string;
  readonly task:
    | { readonly kind: 'lesson'; readonly lesson: string }
    | {
        readonly kind: 'world';
        readonly choices: readonly ScenarioChoice[];
        readonly goal: WorldGoal;
        /** Null if nothing is asked. */
        readonly question: WorldQuestion | null;
      };
  /** The only commands that may be given; empty: those the task is about, in a world all. */
  readonly allowed: readonly CommandType[];
  /** Settings that are fixed, by name. */
  readonly set: ParameterValues;
  /** In the teacher's words; both may be empty. */
  readonly goal: string;
  readonly deadline: string;
  /** `each`: every learner gets a variant of her own. A number: this is that variant. Missing: all get the same. */
  readonly variant?: 'each' | number;
}

export type AssignmentProblem = 'damaged' | 'unknownLesson' | 'unknownWorld';

/** Names the assignment, so that what is handed in can be told from that of another one. All its variants are the same one. */
export function assignmentId(assignment: Assignment): string {
  const { variant, ...whole } = assignment;
  return checksum(assignmentText(variant === undefined ? whole : { ...whole, variant: 'each' }));
}

export function assignmentText({ title, task, allowed, set, goal, deadline, variant }: Assignment): string {
  const what = task.kind === 'lesson' ? task.lesson : worldText(task);
  return JSON.stringify([
    title,
    what,
    allowed,
    set,
    goal,
    deadline,
    ...(variant === undefined ? [] : [variant]),
  ]);
}

/** Beyond it two learners hardly ever have the same. */
export const VARIANTS = 1_000_000;

/** The assignment for one learner: of one that is the same for all, itself. */
export function variantOf(assignment: Assignment, variant: number): Assignment {
  return assignment.variant === 'each' ? { ...assignment, variant } : assignment;
}

/** A question about a run of the world has its answer from that very run; everything else is played anew. */
export function canVary({ task }: Pick<Assignment, 'task'>): boolean {
  return task.kind === 'lesson' || task.question === null;
}

type WorldTask = Extract<Assignment['task'], { readonly kind: 'world' }>;

/** As it was before there were other goals and questions, so that older codes are of the same assignment. */
function worldText({ choices, goal, question }: WorldTask): readonly unknown[] {
  return goal.is === 'violated' && question === null ? [choices, goal.about] : [choices, goal, question];
}

export function parseAssignment(
  text: string,
  library: Pick<ScenarioLibrary, 'findScenario'>,
): Assignment | AssignmentProblem {
  const parsed = v.safeParse(ASSIGNMENT, jsonOf(text));
  if (!parsed.success) return 'damaged';
  const [title, what, allowed, set, goal, deadline, variant] = parsed.output;
  const own = { title, allowed, set, goal, deadline, ...(variant === undefined ? {} : { variant }) };
  if (typeof what === 'string') {
    const isThere = findLesson(what) !== undefined;
    return isThere ? { ...own, task: { kind: 'lesson', lesson: what } } : 'unknownLesson';
  }
  const [choices, said, question = null] = what;
  const wanted: WorldGoal = typeof said === 'string' ? { is: 'violated', about: said } : said;
  // A task is opened without a question, so no code comes with it.
  if (choices.some(runsOwnCode)) return 'unknownWorld';
  if (refuseChoices(choices, '', library) !== null) return 'unknownWorld';
  return { ...own, task: { kind: 'world', choices, goal: wanted, question } };
}

/** The lesson as it is assigned: what is fixed is no setting any more, and nothing else is offered. */
export function lessonOf(assignment: Assignment): Lesson | null {
  const { task, allowed, set } = assignment;
  const lesson = task.kind === 'world' ? worldLesson(assignment, task) : findLesson(task.lesson);
  if (lesson === undefined) return null;
  const parts =
    task.kind === 'world' ? lesson.parts : lesson.parts.map((part) => restricted(part, allowed, set));
  return { ...lesson, parts: parts.map((part) => varied(part, assignment)) };
}

/** With a seed of its own: every message takes another time, every draw falls otherwise. A program is checked in the same worlds for all. */
function varied(part: Part, assignment: Assignment): Part {
  const { variant } = assignment;
  if (
    typeof variant !== 'number' ||
    !canVary(assignment) ||
    part.keepsSeed === true ||
    part.repair !== undefined
  )
    return part;
  return {
    ...part,
    scene: (set) =>
      part.scene(set).map((choice) => ({ ...choice, seed: 1 + (hash32(choice.seed, variant) % VARIANTS) })),
  };
}

function restricted(part: Part, allowed: readonly CommandType[], set: ParameterValues): Part {
  const settings = part.settings?.map((setting) => fixed(setting, set[setting.name]));
  return {
    ...part,
    ...(settings === undefined ? {} : { settings }),
    ...(allowed.length === 0 ? {} : { offers: allowed }),
  };
}

/** With that value alone, if it takes it. */
function fixed(setting: Parameter, value: ParameterValues[string] | undefined): Parameter {
  if (value === undefined) return setting;
  if (setting.kind === 'choice') {
    const options = setting.options.filter((option) => option === value);
    return options.length === 0 ? setting : { ...setting, options, initial: String(value) };
  }
  const number = Number(value);
  const isTaken = Number.isInteger(number) && number >= setting.min && number <= setting.max;
  return isTaken ? { ...setting, min: number, max: number, initial: number } : setting;
}

/** What is made of a world: a goal, and nothing that explains it. */
function worldLesson(assignment: Assignment, { choices, goal, question }: WorldTask): Lesson {
  const { allowed } = assignment;
  const violated = INVARIANT_IDS.filter((id) => goal.is === 'violated' && id === goal.about);
  return {
    id: `W${assignmentId(assignment)}`,
    kind: 'challenge',
    chapter: 5,
    minutes: 10,
    parts: [
      {
        id: 'world',
        scene: () => choices,
        offers: allowed.length === 0 ? COMMAND_TYPES : allowed,
        invariants: violated,
        ...worldPart(goal, question),
        solution: [{ do: 'open', set: {} }],
      },
    ],
  };
}

const short = v.pipe(v.string(), v.maxLength(120));

/** By place: title, task, allowed, set, goal, deadline, and the variant where there are some. */
export const ASSIGNMENT = v.tuple([
  short,
  v.union([
    v.pipe(v.string(), v.regex(/^[LC]\d{1,3}$/)),
    v.tuple([ChoicesSchema, v.picklist(INVARIANT_IDS)]),
    v.tuple([ChoicesSchema, GOAL_SCHEMA, v.nullable(QUESTION_SCHEMA)]),
  ]),
  v.pipe(v.array(v.picklist(COMMAND_TYPES)), v.maxLength(COMMAND_TYPES.length)),
  SET,
  v.pipe(v.string(), v.maxLength(400)),
  short,
  v.optional(
    v.union([v.literal('each'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(VARIANTS - 1))]),
  ),
]);
