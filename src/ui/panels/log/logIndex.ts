// Which records of a trace the log shows at each level.
import { bisectRight } from 'd3-array';
import type { TraceRecord } from '../../../engine/index.ts';
import { LOG_LEVELS, levelOf, type LogLevel } from '../../select/logLevels.ts';
import { traceReader } from '../../select/readTrace.ts';

/** The last records of a level among the first `count` of a trace, oldest first. */
export function lastLines(
  trace: readonly TraceRecord[],
  level: LogLevel,
  count: number,
  limit: number,
): readonly TraceRecord[] {
  const seqs = seqsByLevel(trace)[level];
  const end = bisectRight(seqs, count);
  return seqs.slice(Math.max(0, end - limit), end).flatMap((seq) => trace[seq - 1] ?? []);
}

const seqsByLevel = traceReader(
  (): Readonly<Record<LogLevel, number[]>> => ({ story: [], messages: [], everything: [] }),
  (seqs, record) => {
    for (const wider of LOG_LEVELS.slice(LOG_LEVELS.indexOf(levelOf(record)))) seqs[wider].push(record.seq);
  },
);
