// What a client's program believes of itself, and whether the server's tree says so too.
import { nameOf, parentOf, sequenceOf } from '../../engine/index.ts';
import type { Belief, ClientState, ServerState } from '../../engine/index.ts';
import { entitledCount, inLine, type Line } from './lockLine.ts';

export interface Conviction {
  readonly what: Belief['what'];
  /** The znode that its belief rests on; empty if it rests on none. */
  readonly path: string;
  readonly truth: 'true' | 'false';
}

/** Of several convictions the one it came by first; null for a program that believes nothing of itself. */
export function convictionOf({ vars }: ClientState, server: ServerState, line: Line): Conviction | null {
  const { beliefs, sessionId } = vars.value;
  const [belief] = beliefs;
  if (belief === undefined) return null;
  const { what, path } = belief;
  return { what, path, truth: isSo(belief, sessionId, server, line) ? 'true' : 'false' };
}

/**
 * A client past a barrier was let in once. A member may be listed by a name that belongs to no session. Everything else lasts as
 * long as a znode of its own that comes first.
 */
export function isSo({ what, path }: Belief, session: string, { nodes }: ServerState, line: Line): boolean {
  if (what === 'entered') return true;
  const owner = nodes.get(path)?.owner;
  if (what === 'member' && owner === null) return true;
  if (owner !== session) return false;
  return what === 'member' || isFirst(what, path, nodes, line);
}

/**
 * In the line of its own parent: a client may hold several locks, of which the picture is about one. A znode without a number stands
 * in no line: who owns it has what it is for, whatever lies beside it.
 */
function isFirst(what: Belief['what'], path: string, nodes: ServerState['nodes'], line: Line): boolean {
  if (sequenceOf(path) === null) return true;
  if (line.order !== 'sequence' && (what === 'reader' || what === 'permit')) return true;
  const standing = inLine(nodes.get(parentOf(path))?.children ?? [], { ...line, order: 'sequence' });
  return standing.slice(0, entitledCount(standing, line)).includes(nameOf(path));
}
