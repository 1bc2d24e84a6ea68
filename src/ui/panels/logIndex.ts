// Which records of a trace the log shows at each level, read once and only as far as the trace has grown.
import { bisectRight } from 'd3-array';
import type { TraceRecord } from '../../engine/index.ts';
import { LOG_LEVELS, levelOf, type LogLevel } from '../select/logLevels.ts';

/** The last records of a level among the first `count` of a trace, oldest first. */
export function lastLines(
  trace: readonly TraceRecord[],
  level: LogLevel,
  count: number,
  limit: number,
): readonly TraceRecord[] {
  const seqs = seqsOf(trace, level);
  const end = bisectRight(seqs, count);
  return seqs.slice(Math.max(0, end - limit), end).flatMap((seq) => trace[seq - 1] ?? []);
}

interface Reader {
  read: number;
  readonly byLevel: Readonly<Record<LogLevel, number[]>>;
}

const readers = new WeakMap<readonly TraceRecord[], Reader>();

function seqsOf(trace: readonly TraceRecord[], level: LogLevel): readonly number[] {
  const reader = readers.get(trace) ?? { read: 0, byLevel: { story: [], messages: [], everything: [] } };
  readers.set(trace, reader);
  for (; reader.read < trace.length; reader.read++) {
    const record = trace[reader.read];
    if (record === undefined) continue;
    for (const wider of LOG_LEVELS.slice(LOG_LEVELS.indexOf(levelOf(record)))) {
      reader.byLevel[wider].push(record.seq);
    }
  }
  return reader.byLevel[level];
}
