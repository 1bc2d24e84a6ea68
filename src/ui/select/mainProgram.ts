// The program of a client that is told about where there is room for one.
import { EVENT_LANE, type ClientState, type ProgramThread } from '../../engine/index.ts';

/** The one that has what it came for, else the first that goes on, else the last; null before any has begun. */
export function mainProgramOf(client: ClientState): ProgramThread | null {
  const { threads, vars } = client;
  const having = threads.get(vars.value.beliefs[0]?.thread ?? Number.NaN);
  if (having !== undefined && having.state.kind !== 'ended') return having;
  let last: ProgramThread | null = null;
  for (const thread of threads.values()) {
    if (thread.state.kind === 'ended') last = thread;
    else if (!isMomentary(thread, client)) return thread;
  }
  return last;
}

/** Whether it is a callback that will be over at the time at which it began: telling of it would only flicker. */
function isMomentary({ id, state }: ProgramThread, { vars }: ClientState): boolean {
  if (state.kind === 'waiting') return false;
  if (id === EVENT_LANE) return true;
  const { setup, connection } = vars.value;
  const isOfCallback = id >= setup.programs.length;
  // Its first call waits for an answer, unless the session is over and refuses it at once.
  return isOfCallback && (state.kind === 'notStarted' || connection === 'closed');
}
