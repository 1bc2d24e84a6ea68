// The work of a lesson as text: kept on the learner's machine, and handed in. Short, since it becomes a code that is pasted; read from
// anywhere, so that every field is checked.
import * as v from 'valibot';
import { commandWords, parseCommand } from '../link/commandNotation.ts';
import { LINK_LIMITS } from '../link/linkLimits.ts';
import type { LinkCommand } from '../link/permalink.ts';
import type { PartRun, PartWork } from './partWork.ts';

/** By part. */
export type LessonWork = Readonly<Record<string, PartWork>>;

/** Beyond this nobody has worked: the rest is left out. */
const MOST = { parts: 20, answers: 60, runs: 20 } as const;

export function workText(work: LessonWork): string {
  return JSON.stringify(packed(work));
}

export function packed(work: LessonWork): unknown {
  return Object.fromEntries(
    Object.entries(work).map(([part, { answers, runs, isShown }]) => [
      part,
      [
        answers.slice(0, MOST.answers).map(({ set, option }) => [set, option]),
        runs.slice(-MOST.runs).map(packedRun),
        isShown ? 1 : 0,
      ],
    ]),
  );
}

function packedRun({ set, commands, playhead, hash, code }: PartRun): unknown {
  const given = commands.map(({ command, afterStep, atMs }) => [afterStep, atMs, commandWords(command)]);
  return [set, given, playhead.step, playhead.timeMs, hash, ...(code === undefined ? [] : [code])];
}

/** Null if it is no work. */
export function parseWork(text: string): LessonWork | null {
  try {
    return unpacked(JSON.parse(text));
  } catch {
    return null;
  }
}

export function unpacked(data: unknown): LessonWork | null {
  const parsed = v.safeParse(WORK, data);
  if (!parsed.success) return null;
  const parts = Object.entries(parsed.output);
  return parts.length > MOST.parts ? null : Object.fromEntries(parts);
}

const step = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LINK_LIMITS.steps));
const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LINK_LIMITS.timeMs));
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Whether a part takes such values is for the part to say. */
export const SET = v.record(
  name,
  v.union([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.safeInteger())]),
);

const COMMAND = v.pipe(
  v.tuple([step, timeMs, v.pipe(v.string(), v.maxLength(4000))]),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): LinkCommand => {
    const [afterStep, atMs, words] = value;
    const command = parseCommand(words);
    if (command === null) {
      addIssue({ message: 'no command' });
      return NEVER;
    }
    return { command, afterStep, atMs };
  }),
);

const RUN_FIELDS = [
  SET,
  v.pipe(v.array(COMMAND), v.maxLength(LINK_LIMITS.commands)),
  step,
  timeMs,
  v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/)),
] as const;

const RUN = v.pipe(
  v.union([v.tuple([...RUN_FIELDS, v.pipe(v.string(), v.maxLength(LINK_LIMITS.code))]), v.tuple(RUN_FIELDS)]),
  v.transform(([set, commands, at, atMs, hash, code]): PartRun => ({
    set,
    commands,
    playhead: { step: at, timeMs: atMs },
    hash,
    ...(code === undefined ? {} : { code }),
  })),
);

const WORK = v.record(
  name,
  v.pipe(
    v.tuple([
      v.pipe(v.array(v.tuple([SET, name])), v.maxLength(MOST.answers)),
      v.pipe(v.array(RUN), v.maxLength(MOST.runs)),
      v.picklist([0, 1]),
    ]),
    v.transform(([answers, runs, isShown]): PartWork => ({
      answers: answers.map(([set, option]) => ({ set, option })),
      runs,
      isShown: isShown === 1,
    })),
  ),
);
