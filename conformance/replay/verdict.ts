// What is to be said about one file: it passed, it failed, or it is not for this version.
import type { TraceFile } from './files.ts';
import { replay, type Replay } from './replay.ts';
import { parseTrace, type Trace } from './trace.ts';

export type Verdict =
  | { readonly kind: 'passed'; readonly path: string; readonly name: string; readonly steps: number }
  | { readonly kind: 'failed'; readonly path: string; readonly reason: FailureReason }
  /** A trace of an ensemble, met in a folder. */
  | { readonly kind: 'left'; readonly path: string; readonly name: string };

export type FailureReason =
  | { readonly kind: 'noTrace'; readonly problem: string }
  | { readonly kind: 'ensemble'; readonly servers: number }
  | { readonly kind: 'differs'; readonly trace: Trace; readonly replay: Replay };

export function verdictOf(file: TraceFile): Verdict {
  const { path } = file;
  if (file.text === null) return failed(path, { kind: 'noTrace', problem: file.problem });
  const parsed = parseTrace(file.text);
  if (parsed.kind === 'noTrace') return failed(path, { kind: 'noTrace', problem: parsed.problem });
  const { trace } = parsed;
  if (trace.servers.count > 1) {
    if (file.how === 'found') return { kind: 'left', path, name: trace.name };
    return failed(path, { kind: 'ensemble', servers: trace.servers.count });
  }
  const result = replay(trace);
  if (result.mismatches.length === 0 && result.stopped === null) {
    return { kind: 'passed', path, name: trace.name, steps: trace.steps.length };
  }
  return failed(path, { kind: 'differs', trace, replay: result });
}

function failed(path: string, reason: FailureReason): Verdict {
  return { kind: 'failed', path, reason };
}
