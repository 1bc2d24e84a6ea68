// A line of the teacher's table: what was handed in, judged by doing it again.
import type { CodeProblem } from '../../../scenarios/homework/handIn.ts';
import type { Judge, JudgedPart, WorkProblem } from '../../../scenarios/homework/judge.ts';
import type { Part } from '../../../scenarios/lessons/lesson.ts';
import type { PartRun } from '../../../scenarios/lessons/partWork.ts';
import { BEHAVIOUR_VERSION, versionFor, type Link } from '../../../scenarios/link/permalink.ts';
import { sceneWith } from '../../../scenarios/lessons/repaired.ts';
import { readHandIn, signatureOf } from '../ui/handInCode.ts';
import { checkPrograms } from './programs.ts';

export interface ResultRow {
  readonly code: string;
  readonly name: string;
  readonly lesson: string;
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
  readonly runs: readonly Link[];
}

export async function resultRow(code: string, judge: Judge): Promise<ResultRow> {
  const handIn = await readHandIn(code);
  if (typeof handIn === 'string') return { ...refused(code, handIn), ...(await signatureOf(code)) };
  const { name, lesson, assignment, work } = handIn;
  if (!(await checkPrograms(handIn))) return { ...refused(code, 'notChecked'), name, lesson };
  const judged = judge.judge(handIn);
  if (judged === null) return { ...refused(code, 'unknownLesson'), name, lesson };
  const { goalReached, problem, parts } = judged;
  const answers = parts.flatMap((part: JudgedPart) => part.answers);
  return {
    code,
    name,
    lesson,
    title: assignment?.title ?? '',
    goal: problem !== null ? 'refused' : goalReached ? 'reached' : 'open',
    problem,
    actions: judged.actions,
    right: answers.filter(({ isRight }) => isRight).length,
    answers: answers.length,
    misconceptions: judged.misconceptions,
    isShown: parts.some(({ isShown }) => isShown),
    runs:
      problem === null
        ? judged.lesson.parts.flatMap((part) => work[part.id]?.runs.map((run) => linkTo(part, run)) ?? [])
        : [],
  };
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

function refused(code: string, problem: NonNullable<ResultRow['problem']>): ResultRow {
  return {
    code,
    name: '',
    lesson: '',
    title: '',
    goal: 'refused',
    problem,
    actions: 0,
    right: 0,
    answers: 0,
    misconceptions: [],
    isShown: false,
    runs: [],
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
