// npm run lessons -- --check FILE: what a lesson that was made of a world lacks, by field.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { ASSIGNMENT, type AssignmentProblem } from '../../src/scenarios/homework/assignment.ts';
import {
  LESSON_FILE,
  mistakesInAssignment,
  parseLessonFile,
} from '../../src/scenarios/homework/lessonFile.ts';
import { messageOf } from '../messageOf.ts';

/** Exit 0: nothing; 1: something, on standard output; 2: it cannot be read. */
export function checkLessonFile(file: string): number {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    process.stderr.write(`${file} cannot be read.\n`);
    return 2;
  }
  const found = lackingInFile(text);
  for (const line of found) process.stdout.write(`${file}: ${line}\n`);
  if (found.length === 0) process.stdout.write(`ok     ${file}: nothing is missing\n`);
  return found.length === 0 ? 0 : 1;
}

/** Field by field. */
export function lackingInFile(text: string): readonly string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`not JSON: ${messageOf(error)}`];
  }
  const assignment = parseLessonFile(text, { findScenario });
  if (assignment === null) return faults(LESSON_FILE, data, []);
  if (assignment === 'newer') return ['version: newer than this lab can read'];
  if (assignment === 'damaged') {
    const { assignment: own } = v.parse(LESSON_FILE, data);
    return faults(ASSIGNMENT, own, ['assignment']);
  }
  if (typeof assignment === 'string') return [UNKNOWN[assignment]];
  return mistakesInAssignment(assignment).map(({ field, found }) =>
    field === 'question.options' ? `${field}: none says ${found}` : `${field}: ${found}`,
  );
}

const UNKNOWN: Readonly<Record<Exclude<AssignmentProblem, 'damaged'>, string>> = {
  unknownLesson: 'assignment[1], task: no lesson has this id',
  unknownWorld: 'assignment[1][0], task: this lab has no such scenario, or not with these values',
};

/** What stands where in an assignment. */
const FIELDS = ['title', 'task', 'allowed', 'set', 'goal', 'deadline'];

type Path = readonly (string | number)[];

function faults(schema: v.GenericSchema, data: unknown, at: Path): readonly string[] {
  const { issues = [] } = v.safeParse(schema, data);
  return issues.map((issue) => {
    const { path, message } = deepest(issue, at);
    const field = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
    const name = typeof path[1] === 'number' ? `, ${FIELDS[path[1]]}` : '';
    return `${field.replace(/^\./, '')}${name}: ${message}`;
  });
}

interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** Of what could have stood there, that which most of it is as. */
function deepest({ path, message, issues }: v.BaseIssue<unknown>, at: Path): Fault {
  const own: Fault = { path: [...at, ...(path?.map(({ key }) => key as string | number) ?? [])], message };
  const within = issues?.map((each) => deepest(each, own.path)) ?? [];
  return within.reduce((best, each) => (each.path.length > best.path.length ? each : best), own);
}
