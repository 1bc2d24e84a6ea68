// What the page's own thread works at a time, in processor time: other work of the machine does not count.
import type { CDPSession } from '@playwright/test';

/** Milliseconds of each task meanwhile. */
export async function taskTimes(devtools: CDPSession, act: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }): void =>
    void events.push(...(value as readonly TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const isOver = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await isOver;
  devtools.off('Tracing.dataCollected', collect);
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * What a page may take for one thing, in ms: so much, or where the machine is slow as long as it once took while it opened. That it is
 * fast to open is measured elsewhere.
 */
export async function mostMsOn(
  devtools: CDPSession,
  open: () => Promise<void>,
  mostMs: number,
): Promise<number> {
  return Math.max(mostMs, ...(await taskTimes(devtools, open)));
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}
