// A line of the teacher's table: what was handed in, judged by doing it again.
import { assignmentId, assignmentText } from '../../../scenarios/homework/assignment.ts';
import { namedHash, type NamedLink } from '../../../scenarios/link/namedLink.ts';
import { encodeText } from '../../../ui/link/encode.ts';
import type { CodeProblem, HandIn } from '../../../scenarios/homework/handIn.ts';
import type { Judge, JudgedPart, WorkProblem } from '../../../scenarios/homework/judge.ts';
import type { Part } from '../../../scenarios/lessons/lesson.ts';
import type { PartRun } from '../../../scenarios/lessons/partWork.ts';
import { BEHAVIOUR_VERSION, versionFor, type Link } from '../../../scenarios/link/permalink.ts';
import { sceneWith } from '../../../scenarios/lessons/repaired.ts';
import { readHandIn, signatureOf } from '../ui/handIn/handInCode.ts';
import { checkPrograms } from './programs.ts';

export interface ResultRow {
  readonly code: string;
  readonly name: string;
  readonly lesson: string;
  /** Id of the assignment, or of the lesson; empty where it cannot be read. */
  readonly task: string;
  /** The title of the assignment; empty if the lesson was taken as it is. */
  readonly title: string;
  readonly goal: 'reached' | 'open' | 'refused';
  /** `notChecked`: a program is in it, and none can run here. */
  readonly problem: CodeProblem | WorkProblem | 'notChecked' | null;
  readonly actions: number;
  readonly right: number;
  readonly answers: number;
  readonly misconceptions: readonly string[];
  readonly isShown: boolean;
  /** A run is what the page plays of a question; by hand, too, one may give those commands at those moments. */
  readonly isPlayed: boolean;
  /** The code is of an earlier version: whether its name or predictions were changed cannot be told. */
  readonly isOld: boolean;
  readonly parts: readonly RowPart[];
  /** What was done, to be compared with others; empty where that shows nothing. */
  readonly doings: string;
}

/** How a part went, and where it is to be looked at. */
export interface RowPart {
  readonly goalReached: boolean;
  /** Its last run; null where none reached anything. */
  readonly run: Link | null;
  /** The part itself, as an address of the lab names it. */
  readonly place: string;
}

export async function resultRow(code: string, judge: Judge): Promise<ResultRow> {
  const handIn = await readHandIn(code);
  if (typeof handIn === 'string') return { ...refusedRow(code, handIn), ...(await signatureOf(code)) };
  const { name, lesson, assignment, work } = handIn;
  if (!(await checkPrograms(handIn))) return { ...refusedRow(code, 'notChecked'), name, lesson };
  const judged = judge.judge(handIn);
  if (judged === null) return { ...refusedRow(code, 'unknownLesson'), name, lesson };
  const { goalReached, problem, parts } = judged;
  const answers = parts.flatMap((part: JudgedPart) => part.answers);
  return {
    code,
    name,
    lesson,
    task: assignment === null ? lesson : assignmentId(assignment),
    title: assignment?.title ?? '',
    goal: problem !== null ? 'refused' : goalReached ? 'reached' : 'open',
    problem,
    actions: judged.actions,
    right: answers.filter(({ isRight }) => isRight).length,
    answers: answers.length,
    misconceptions: judged.misconceptions,
    isShown: parts.some(({ isShown }) => isShown),
    isPlayed: parts.some(({ isPlayed }) => isPlayed),
    isOld: !handIn.isSealed,
    parts: await Promise.all(
      judged.lesson.parts.map(async (part, index) => {
        const run = work[part.id]?.runs.at(-1);
        return {
          goalReached: parts[index]?.goalReached === true,
          run: run === undefined || problem !== null ? null : linkTo(part, run),
          place: namedHash(await placeOf(handIn, part)),
        };
      }),
    ),
    doings: doingsIn(lesson, parts),
  };
}

async function placeOf({ lesson, assignment }: HandIn, { id: part }: Part): Promise<NamedLink> {
  if (assignment === null) return { kind: 'lesson', id: lesson, part };
  return { kind: 'work', id: await encodeText(assignmentText(assignment)), part };
}

/** Own commands with their moments, and programs: two learners who work by themselves hardly ever come to the same. */
function doingsIn(lesson: string, parts: readonly JudgedPart[]): string {
  const runs = parts.flatMap(({ ownRuns }) => ownRuns);
  const isTelling = runs.some(({ commands, code }) => commands.length > 1 || code !== undefined);
  return isTelling
    ? JSON.stringify([lesson, runs.map(({ commands, hash, code }) => [commands, hash, code])])
    : '';
}

/** Whose work is the same as another one's, by code: the others' names. */
export function sameWork(rows: readonly ResultRow[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const row of rows) {
    if (row.doings === '') continue;
    const others = rows.filter(({ doings, name }) => doings === row.doings && name !== row.name);
    if (others.length > 0) found.set(row.code, [...new Set(others.map(({ name }) => name))]);
  }
  return found;
}

/** What a run came to, for the lab to show. */
function linkTo(part: Part, { set, commands, playhead, hash, code }: PartRun): Link {
  const choices = sceneWith(part, set, code);
  return {
    v: versionFor(choices),
    behaviour: BEHAVIOUR_VERSION,
    choices,
    commands,
    playhead,
    hash,
    view: choices.length === 2 ? 'compare' : 'single',
  };
}

/** Nothing of it was counted. */
export function refusedRow(code: string, problem: NonNullable<ResultRow['problem']>): ResultRow {
  return {
    code,
    name: '',
    lesson: '',
    task: '',
    title: '',
    goal: 'refused',
    problem,
    actions: 0,
    right: 0,
    answers: 0,
    misconceptions: [],
    isShown: false,
    isPlayed: false,
    isOld: false,
    parts: [],
    doings: '',
  };
}

/** For a spreadsheet: a value that begins like a formula is text there. */
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    const text = typeof value === 'number' ? String(value) : value.replace(/^(?=[=+\-@\t\r])/u, "'");
    return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
