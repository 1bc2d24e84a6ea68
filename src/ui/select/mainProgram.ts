// The program of a client that is told about where there is room for one.
import type { ClientState, ProgramThread } from '../../engine/index.ts';

/** The one that has what it came for, else the first that goes on, else the last; null before any has begun. */
export function mainProgramOf({ threads, vars }: ClientState): ProgramThread | null {
  const having = threads.get(vars.value.beliefs[0]?.thread ?? Number.NaN);
  if (having !== undefined && having.state.kind !== 'ended') return having;
  let last: ProgramThread | null = null;
  for (const thread of threads.values()) {
    if (thread.state.kind !== 'ended') return thread;
    last = thread;
  }
  return last;
}
