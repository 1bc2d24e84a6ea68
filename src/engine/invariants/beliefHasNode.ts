// I-3: who believes that it holds the lock has a node that exists, is first, and is owned by its present session. Who shares
// a lock need not be first.
import type { Belief } from '../model/op.ts';
import { parentOf } from '../model/path.ts';
import { sequenceOf } from '../model/sequence.ts';
import type { TxnBody } from '../model/txn.ts';
import type { ServerState } from '../server/serverState.ts';
import type { World } from '../world/world.ts';
import type { Invariant, UnfoundedBelief } from './invariant.ts';
import { believers, clientsOf, type Believer } from './believers.ts';
import { truthOf } from './recipes/frame.ts';

export const beliefHasNode: Invariant = {
  id: 'I-3',
  nature: 'state',
  concerns: new Set([
    'belief.stated',
    'belief.withdrawn',
    'txn.applied',
    'session.learnedExpired',
    'client.killed',
    'client.closed',
    'client.started',
    'server.started',
  ]),
  check(world, records) {
    const server = truthOf(world);
    if (server === null) return null;
    const unfounded = believers(world, NEEDS_NODE).flatMap((believer): readonly UnfoundedBelief[] => {
      const why = groundFault(world, server, believer);
      const { client, held } = believer;
      return why === null ? [] : [{ client, thread: held.thread, what: held.what, path: held.path, why }];
    });
    const [first] = unfounded;
    if (first === undefined) return null;
    const applied = records.findLast(
      (record) => record.kind === 'txn.applied' || record.kind === 'belief.stated',
    );
    return {
      clients: clientsOf(unfounded),
      path: first.path,
      count: unfounded.length,
      records: applied === undefined ? [] : [applied.seq],
      unfounded,
    };
  },
};

/** What is wrong with the znode that a belief rests on; null if it is as it should be. */
export function groundFault(
  world: World,
  server: ServerState,
  { client, held: { path, what } }: Believer,
): UnfoundedBelief['why'] | null {
  const node = server.nodes.get(path);
  if (node?.owner !== world.clients.get(client)?.vars.value.sessionId) {
    if (path === '') return 'noZnode';
    if (node === undefined) return wasThere(server, path) ? 'deleted' : 'notThere';
    return node.owner === null ? 'ofNoSession' : 'ofAnotherSession';
  }
  const parent = parentOf(path);
  const own = sequenceOf(path);
  if (own === null || !STANDS_FIRST.has(what)) return null;
  const isBehind = (server.nodes.get(parent)?.children ?? []).some((name) => (sequenceOf(name) ?? own) < own);
  return isBehind ? 'notFirst' : null;
}

/** Whether the disk tells that there was such a znode: it does not once a snapshot stands in place of that part of the log. */
function wasThere({ vars, log }: ServerState, path: string): boolean {
  const { lastProcessedZxid } = vars.value;
  return log.toArray().some(({ txn }) => txn.zxid <= lastProcessedZxid && isAbout(txn.body, path));
}

/** What succeeds on a path has found the znode there, or has made it. */
function isAbout(body: TxnBody, path: string): boolean {
  if (body.type === 'multi') return body.parts.some((part) => isAbout(part, path));
  return body.type === 'closeSession' ? body.paths.includes(path) : 'path' in body && body.path === path;
}

const STANDS_FIRST: ReadonlySet<Belief['what']> = new Set<Belief['what']>(['holder', 'leader', 'writer']);
const NEEDS_NODE: ReadonlySet<Belief['what']> = new Set<Belief['what']>([
  ...STANDS_FIRST,
  'reader',
  'permit',
]);
