// The program of a client that is told about where there is room for one.
import { EVENT_LANE, type ClientState, type ProgramThread } from '../../engine/index.ts';

/** The one that has what it came for, else the first that goes on, else the last; null before any has begun. */
export function mainProgramOf({ threads, vars }: ClientState): ProgramThread | null {
  const { beliefs, setup, connection } = vars.value;
  const having = threads.get(beliefs[0]?.thread ?? Number.NaN);
  if (having !== undefined && having.state.kind !== 'ended') return having;
  let last: ProgramThread | null = null;
  for (const thread of threads.values()) {
    const { id, state } = thread;
    // A callback takes no time until it waits, nor does a call that it starts or that is refused as the session is over.
    const isPassing =
      id === EVENT_LANE ||
      (id >= setup.programs.length && (state.kind === 'notStarted' || connection === 'closed'));
    if (state.kind === 'ended') last = thread;
    else if (state.kind === 'waiting' || !isPassing) return thread;
  }
  return last;
}
