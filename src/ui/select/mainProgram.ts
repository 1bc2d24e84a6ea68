// The program of a client that is told about where there is room for one.
import type { ClientState, ProgramThread } from '../../engine/index.ts';

/** The first that goes on, else the last; null before any has begun. */
export function mainProgramOf({ threads }: ClientState): ProgramThread | null {
  let last: ProgramThread | null = null;
  for (const thread of threads.values()) {
    if (thread.state.kind !== 'ended') return thread;
    last = thread;
  }
  return last;
}
