// What each session was last told of a znode, beside what is known of it now.
import type { Belief, SeenNode, SeenSession } from './seen.ts';

export interface StaleBelief {
  readonly session: string;
  readonly path: string;
  readonly belief: Belief;
  readonly node: SeenNode;
  /** `watch`: the server will send an event, or it is on its way. `told`: an event has passed. `never`: nothing will tell the client. */
  readonly hears: 'watch' | 'told' | 'never';
}

interface Known {
  readonly sessions: ReadonlyMap<string, SeenSession>;
  readonly nodes: ReadonlyMap<string, SeenNode>;
}

const MAX_BELIEFS = 2000;

export function noteBelief(session: SeenSession, path: string, belief: Belief): void {
  session.beliefs.delete(path);
  session.beliefs.set(path, belief);
  if (session.beliefs.size <= MAX_BELIEFS) return;
  const oldest = session.beliefs.keys().next();
  if (oldest.done !== true) session.beliefs.delete(oldest.value);
}

/** Of sessions that go on: those that nothing will correct first, the newest change first. */
export function staleBeliefs({ sessions, nodes }: Known): readonly StaleBelief[] {
  const stale: StaleBelief[] = [];
  for (const session of sessions.values()) {
    if (session.state === 'closed' || session.state === 'expired') continue;
    for (const [path, belief] of session.beliefs) {
      const node = nodes.get(path);
      if (node === undefined || !isStale(belief, node)) continue;
      stale.push({ session: session.id, path, belief, node, hears: hearsOf(session, path, belief) });
    }
  }
  return stale.toSorted(
    (a, b) => ORDER.indexOf(a.hears) - ORDER.indexOf(b.hears) || b.node.seenIndex - a.node.seenIndex,
  );
}

const ORDER: readonly StaleBelief['hears'][] = ['never', 'watch', 'told'];

function isStale({ mzxid, index }: Belief, { state, stat, seenIndex }: SeenNode): boolean {
  if (state === 'unsure') return false;
  if (mzxid === null) return state === 'there' && seenIndex > index;
  if (state === 'gone') return seenIndex > index;
  // It had a Stat when it was read: without one it has been created anew.
  return stat === null ? seenIndex > index : stat.mzxid > mzxid;
}

function hearsOf({ watches }: SeenSession, path: string, { isTold }: Belief): StaleBelief['hears'] {
  if (isTold) return 'told';
  const kinds = ['data', 'exist', 'persistent'];
  if (kinds.some((kind) => watches.has(`${kind} ${path}`))) return 'watch';
  for (
    let above = path;
    above !== '';
    above = above === '/' ? '' : above.slice(0, above.lastIndexOf('/')) || '/'
  )
    if (watches.has(`recursive ${above}`)) return 'watch';
  return 'never';
}
