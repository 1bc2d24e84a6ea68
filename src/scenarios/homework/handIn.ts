// What a learner hands in: who, of which lesson or assignment, and what was done. As text, which becomes a code; read from anywhere.
import * as v from 'valibot';
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import { packed, unpacked, type LessonWork } from '../lessons/lessonWork.ts';
import { sealOf } from './seal.ts';
import { checksum } from './checksum.ts';
import { assignmentText, parseAssignment, type Assignment } from './assignment.ts';
import { jsonOf } from '../link/jsonOf.ts';

export interface HandIn {
  readonly name: string;
  readonly lesson: string;
  /** Null if the lesson was taken as it is. */
  readonly assignment: Assignment | null;
  readonly work: LessonWork;
}

/** As it was read. */
export interface ReadHandIn extends HandIn {
  /** Name, task, predictions and runs are as the page put them together; false of a code of an earlier version, which cannot tell. */
  readonly isSealed: boolean;
}

/** Why a code cannot be read. `newer`: by this version of the lab. `unsealed`: something in it was changed. */
export type CodeProblem =
  | 'unsealed'
  | 'noCode'
  | 'tooLong'
  | 'truncated'
  | 'damaged'
  | 'newer'
  | 'unknownLesson'
  | 'unknownWorld';

/** Raised when older pages could not make sense of a code any more. */
const VERSION = 2;
/** The first one had no seal. */
const UNSEALED = 1;
/** Nobody's homework is longer. */
export const MOST_CHARS = 60_000;
/** Of a name. */
const MOST_LETTERS = 60;

export function handInText({ name, lesson, assignment, work }: HandIn): string {
  const assigned = assignment === null ? null : assignmentText(assignment);
  const content = [name.slice(0, MOST_LETTERS), lesson, assigned, packed(work)] as const;
  return JSON.stringify([VERSION, ...content, sealOf(JSON.stringify(content))]);
}

export function parseHandIn(
  text: string,
  library: Pick<ScenarioLibrary, 'findScenario'>,
): ReadHandIn | CodeProblem {
  const data = jsonOf(text);
  if (v.is(NEWER, data)) return 'newer';
  const parsed = v.safeParse(HAND_IN, data);
  if (!parsed.success) return 'damaged';
  const [, name, lesson, assigned, packedWork, seal] = parsed.output;
  if (seal !== undefined && seal !== sealOf(JSON.stringify([name, lesson, assigned, packedWork])))
    return 'unsealed';
  const work = unpacked(packedWork);
  const assignment = assigned === null ? null : parseAssignment(assigned, library);
  if (work === null) return 'damaged';
  if (typeof assignment === 'string') return assignment;
  return { name, lesson, assignment, work, isSealed: seal !== undefined };
}

/** Who has written what begins like a hand-in, and of which lesson; null where that is not in it. */
export function signatureIn(text: string): Pick<HandIn, 'name' | 'lesson'> | null {
  const [, name, lesson = ''] = /^\[\d+,("(?:[^"\\]|\\.)*")(?:,"([LCW][0-9a-f]+)")?/.exec(text) ?? [];
  const read = name === undefined ? null : jsonOf(name);
  return typeof read === 'string' ? { name: read.slice(0, MOST_LETTERS), lesson } : null;
}

/** How a code begins, by which it is found again in a mail where no name can be read in it. */
export function beginningOf(code: string): string {
  return code.length > 16 ? `${code.slice(0, 16)}…` : code;
}

/** A code around a payload: `ZL2.<payload>.<checksum>`. */
export function codeAround(payload: string): string {
  return `ZL${VERSION}.${payload}.${checksum(payload)}`;
}

/** The payload of a code. Blanks that a mail program has put in are none of it. */
export function payloadOf(code: string): { readonly payload: string } | CodeProblem {
  if (code.length > MOST_CHARS) return 'tooLong';
  const bare = code.replace(/\s+/gu, '');
  const [, version, payload = '', sum] = /^ZL(\d{1,4})\.([\w-]*)(?:\.([0-9a-f]*))?$/.exec(bare) ?? [];
  if (version === undefined) return 'noCode';
  if (Number(version) > VERSION) return 'newer';
  if (sum === undefined || sum.length < 8) return 'truncated';
  return checksum(payload) === sum ? { payload } : 'damaged';
}

/** The codes in a text, which may have blanks, lines and signs of quotation in them, and anything else between them. Each once. */
export function codesIn(text: string): readonly string[] {
  // Mail programs put signs of quotation before each line.
  const bare = text.replace(/^[>\s]+/gmu, '');
  const chunks = bare.split(/(?=ZL\d{1,4}\.)/u).filter((chunk) => chunk.trim() !== '');
  const codes = chunks.filter((chunk) => chunk.startsWith('ZL'));
  return codes.length === 0 ? chunks.map((chunk) => chunk.trim()) : [...new Set(codes.map(codeAtStart))];
}

/** Up to its checksum; of one that has none, the lines that may belong to it. */
function codeAtStart(chunk: string): string {
  const [whole] = /^ZL\d{1,4}\.[\w\s-]*\.(?:\s*[0-9a-f]){8}(?![\w-])/u.exec(chunk) ?? [];
  // However a mail program has broken it, the same code is one hand-in.
  if (whole !== undefined) return whole.replace(/\s+/gu, '');
  const [first = '', ...lines] = chunk.trim().split(/\r?\n/u);
  const end = lines.findIndex((line) => !/^[\w.-]+$/u.test(line.trim()));
  return [first, ...(end < 0 ? lines : lines.slice(0, end))].join('\n').trim();
}

const NEWER = v.looseTuple([v.pipe(v.number(), v.minValue(VERSION + 1))]);
const CONTENT = [
  v.pipe(v.string(), v.maxLength(MOST_LETTERS)),
  v.pipe(v.string(), v.regex(/^(?:[LC]\d{1,3}|W[0-9a-f]{8})$/)),
  v.nullable(v.string()),
  v.unknown(),
] as const;
const HAND_IN = v.union([
  v.tuple([v.literal(UNSEALED), ...CONTENT]),
  v.tuple([v.literal(VERSION), ...CONTENT, v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))]),
]);
