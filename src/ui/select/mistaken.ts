import type { Belief, ClientState, ServerState } from '../../engine/index.ts';
import { isSo } from './conviction.ts';
import type { Line } from './lockLine.ts';

/** Whether the tree contradicts it; while the server is down nobody can tell. */
export function isMistaken(belief: Belief, { vars }: ClientState, server: ServerState, line: Line): boolean {
  return server.vars.value.state !== 'down' && !isSo(belief, vars.value.sessionId, server, line);
}
