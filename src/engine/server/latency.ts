// Running figures of latencies (org.apache.zookeeper.server.metric.AvgMinMaxCounter), for the four-letter words.
import type { LatencyStats } from './serverState.ts';

export const NO_LATENCY: LatencyStats = { count: 0, totalMs: 0, minMs: 0, maxMs: 0 };

export function withLatency(stats: LatencyStats, ms: number): LatencyStats {
  return {
    count: stats.count + 1,
    totalMs: stats.totalMs + ms,
    minMs: stats.count === 0 ? ms : Math.min(stats.minMs, ms),
    maxMs: Math.max(stats.maxMs, ms),
  };
}

/** The average as the server prints it: at most four decimals, at least one. */
export function averageText({ totalMs, count }: LatencyStats): string {
  if (count === 0) return '0.0';
  const tenThousandths = Math.floor((20000 * totalMs + count) / (2 * count));
  const decimals = (tenThousandths % 10000)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,3}$/, '');
  return `${Math.floor(tenThousandths / 10000)}.${decimals}`;
}
