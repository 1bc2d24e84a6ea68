// Compares what a step should have answered with what it did, and shows where they part.
import { byCodePoint, type Answer } from './answers.ts';
import { isOpenEnded } from './fourAnswers.ts';
import type { Step } from './trace.ts';

/** Everything a step brought: only the keys that brought anything. */
export interface StepAnswers {
  readonly result?: Answer;
  readonly results?: readonly Answer[];
  readonly events?: Readonly<Record<string, readonly Answer[]>>;
  readonly links?: Readonly<Record<string, string>>;
}

export interface Mismatch {
  /** From 1, in the order of the file. */
  readonly step: number;
  readonly op: string;
  /** The operation with its arguments, as the trace writes them. */
  readonly input: string;
  readonly expected: StepAnswers;
  readonly got: StepAnswers;
  /** `result.stat.cversion: expected 3, got 2` */
  readonly differences: readonly string[];
}

/** Null if the step answered as recorded. */
export function compareStep(step: Step, index: number, got: StepAnswers): Mismatch | null {
  const expected = recordedAnswers(step);
  const differences: string[] = [];
  collect('', inOrder(step, expected), inOrder(step, withoutUnrecorded(step, expected, got)), differences);
  if (differences.length === 0) return null;
  return { step: index + 1, op: step.op, input: inputText(step), expected, got, differences };
}

function recordedAnswers(step: Step): StepAnswers {
  return {
    ...(step.result === undefined ? {} : { result: step.result }),
    ...(step.results === undefined ? {} : { results: step.results }),
    ...(step.events === undefined ? {} : { events: step.events }),
    ...(step.links === undefined ? {} : { links: step.links }),
  };
}

/** Some four-letter words answer more than was written down. */
function withoutUnrecorded(step: Step, expected: StepAnswers, got: StepAnswers): StepAnswers {
  if (step.op !== 'four' || !isOpenEnded(step.cmd) || got.result === undefined) return got;
  const known = Object.entries(got.result).filter(([key]) => key in (expected.result ?? {}));
  return { ...got, result: Object.fromEntries(known) };
}

/** Events whose order is unspecified are put into one. */
function inOrder(step: Step, answers: StepAnswers): StepAnswers {
  if (!step.unordered || answers.events === undefined) return answers;
  const sorted = Object.entries(answers.events).map(([name, events]) => [
    name,
    events.toSorted(byPathAndType),
  ]);
  return { ...answers, events: Object.fromEntries(sorted) };
}

function byPathAndType(a: Answer, b: Answer): number {
  return (
    byCodePoint(String(a['path']), String(b['path'])) || byCodePoint(String(a['type']), String(b['type']))
  );
}

function collect(at: string, expected: unknown, got: unknown, differences: string[]): void {
  if (isTree(expected) && isTree(got) && Array.isArray(expected) === Array.isArray(got)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(got)]);
    for (const key of keys)
      collect(`${at}${at === '' ? '' : '.'}${key}`, expected[key], got[key], differences);
    return;
  }
  if (!Object.is(expected, got)) differences.push(`${at}: expected ${shown(expected)}, got ${shown(got)}`);
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

const ANSWER_KEYS = new Set(['result', 'results', 'events', 'links']);
const QUIET_DEFAULTS: Readonly<Record<string, unknown>> = {
  noWait: false,
  noSettle: false,
  unordered: false,
  noZxid: false,
  readOnly: false,
  watch: false,
  patienceMs: 20_000,
};

/** The step without its answers and without what was not said. */
function inputText(step: Step): string {
  const said = Object.entries(step).filter(
    ([key, value]) => !ANSWER_KEYS.has(key) && QUIET_DEFAULTS[key] !== value,
  );
  return JSON.stringify(Object.fromEntries(said));
}
