// Verdicts in words and as JSON.
import type { Mismatch } from './compare.ts';
import type { Replay } from './replay.ts';
import type { Trace } from './trace.ts';
import type { Verdict } from './verdict.ts';

/** Nothing about what passed: a reader looks for what did not. */
export function verdictText(verdict: Verdict): readonly string[] {
  if (verdict.kind !== 'failed') return [];
  const { path, reason } = verdict;
  switch (reason.kind) {
    case 'noTrace':
      return [`FAILED ${path} is no zk-trace/1 file: ${reason.problem}`];
    case 'differs':
      return [`FAILED ${path} (${reason.trace.name})`, ...replayText(reason.trace, reason.replay)];
  }
}

/** The last line sums up. */
export function totalsText(verdicts: readonly Verdict[], seconds: number): string {
  const { passed, failed } = countsOf(verdicts);
  const lines: string[] = [];
  if (verdicts.length === 0) lines.push('No trace found: nothing ends in .json there.');
  if (verdicts.length > 0) lines.push(`${passed + failed} traces replayed in ${seconds.toFixed(1)} s`);
  return [...lines, `${passed} passed, ${failed} failed`].join('\n');
}

export function jsonReport(verdicts: readonly Verdict[], seconds: number): string {
  const { passed, failed } = countsOf(verdicts);
  const summary = { passed, failed, seconds: Number(seconds.toFixed(3)) };
  return JSON.stringify({ ...summary, traces: verdicts.map(verdictJson) }, null, 1);
}

function verdictJson(verdict: Verdict): unknown {
  if (verdict.kind === 'passed') {
    return { path: verdict.path, name: verdict.name, verdict: 'passed', steps: verdict.steps };
  }
  const { path, reason } = verdict;
  if (reason.kind !== 'differs') {
    return { path, verdict: 'failed', problem: verdictText(verdict).join('\n') };
  }
  const { mismatches, stopped, unknownOptions } = reason.replay;
  return { path, name: reason.trace.name, verdict: 'failed', mismatches, stopped, unknownOptions };
}

function countsOf(verdicts: readonly Verdict[]): {
  readonly passed: number;
  readonly failed: number;
} {
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** What follows a first mismatch is often its consequence. */
const MISMATCHES_SHOWN = 3;
const DIFFERENCES_SHOWN = 6;
const LONGEST_LINE = 1200;

function replayText(trace: Trace, replay: Replay): readonly string[] {
  const { mismatches, stopped, unknownOptions } = replay;
  const lines = mismatches.slice(0, MISMATCHES_SHOWN).flatMap((mismatch) => mismatchText(trace, mismatch));
  const more = mismatches.length - MISMATCHES_SHOWN;
  if (more > 0) lines.push(`  and ${more} more ${more === 1 ? 'step' : 'steps'}`);
  if (stopped !== null) {
    lines.push(
      `  step ${stopped.step} of ${trace.steps.length} ${stopped.op}: could not go on: ${stopped.why}`,
    );
  }
  for (const option of unknownOptions) lines.push(`  the engine does not know the server option "${option}"`);
  return lines;
}

function mismatchText(trace: Trace, mismatch: Mismatch): readonly string[] {
  const differences = mismatch.differences.slice(0, DIFFERENCES_SHOWN);
  const more = mismatch.differences.length - differences.length;
  return [
    `  step ${mismatch.step} of ${trace.steps.length} ${mismatch.op} ${short(mismatch.input)}`,
    `    expected ${short(JSON.stringify(mismatch.expected))}`,
    `    got      ${short(JSON.stringify(mismatch.got))}`,
    ...differences.map((difference) => `    ${short(difference)}`),
    ...(more > 0 ? [`    and ${more} more differences`] : []),
  ];
}

function short(text: string): string {
  return text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE)}...`;
}
