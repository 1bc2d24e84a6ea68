// Whose session's end a notification or a znode's disappearance tells of. Servers do not say it: it is inferred from who owned the znode
// and how long that session was not answered.
import type { SeenNode, SeenSession } from './seen.ts';

export interface Known {
  readonly nowMs: number;
  readonly nodes: ReadonlyMap<string, SeenNode>;
  readonly sessions: ReadonlyMap<string, SeenSession>;
}

/** The session whose end such an event can tell of: its znode is the one of this path, or one below that went since the watch was set. */
export function goneWith(
  known: Known,
  type: string,
  path: string,
  { children, sinceIndex }: { readonly children: readonly SeenNode[]; readonly sinceIndex: number },
): SeenSession | null {
  if (type === 'NodeDeleted') {
    const owner = ownerOf(known, known.nodes.get(path));
    return owner !== undefined && (owner.state !== 'open' || isOver(known, owner)) ? owner : null;
  }
  if (type !== 'NodeChildrenChanged') return null;
  const over = children
    .filter(({ state, seenIndex }) => state !== 'gone' || seenIndex > sinceIndex)
    .flatMap((node) => ownerOf(known, node) ?? [])
    .filter((owner) => isOver(known, owner));
  return over.find(({ isClosing }) => isClosing) ?? over[0] ?? null;
}

/** Of a znode that is gone: the session that must have expired, since it owned the znode and no server had answered it for all of its timeout. */
export function expiredWith(known: Known, node: SeenNode | undefined): SeenSession | null {
  const session = typeof node?.owner === 'string' ? known.sessions.get(node.owner) : undefined;
  return session !== undefined && !session.isClosing && isOver(known, session) ? session : null;
}

function ownerOf({ sessions }: Known, node: SeenNode | undefined): SeenSession | undefined {
  const owner = node?.owner ?? node?.lastOwner ?? null;
  return owner === null ? undefined : sessions.get(owner);
}

/** Whether it has ended, or its server has had every reason to end it. */
function isOver({ nowMs }: Known, { state, isClosing, answeredMs, timeoutMs }: SeenSession): boolean {
  return state === 'closed' || state === 'expired' || isClosing || nowMs - answeredMs >= timeoutMs;
}
