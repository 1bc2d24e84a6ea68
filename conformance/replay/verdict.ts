// What is to be said about one file: it passed or it failed.
import type { TraceFile } from './files.ts';
import { replay, type Replay } from './replay.ts';
import { parseTrace, type Trace } from './trace.ts';

export type Verdict =
  | { readonly kind: 'passed'; readonly path: string; readonly name: string; readonly steps: number }
  | { readonly kind: 'failed'; readonly path: string; readonly reason: FailureReason };

export type FailureReason =
  | { readonly kind: 'noTrace'; readonly problem: string }
  | { readonly kind: 'differs'; readonly trace: Trace; readonly replay: Replay };

export function verdictOf(file: TraceFile): Verdict {
  const { path } = file;
  if (file.text === null) return failed(path, { kind: 'noTrace', problem: file.problem });
  const parsed = parseTrace(file.text);
  if (parsed.kind === 'noTrace') return failed(path, { kind: 'noTrace', problem: parsed.problem });
  const { trace } = parsed;
  const result = replay(trace);
  if (result.mismatches.length === 0 && result.stopped === null) {
    return { kind: 'passed', path, name: trace.name, steps: trace.steps.length };
  }
  return failed(path, { kind: 'differs', trace, replay: result });
}

function failed(path: string, reason: FailureReason): Verdict {
  return { kind: 'failed', path, reason };
}
