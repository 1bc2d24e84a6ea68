// I-3: who believes that it holds the lock has a node that exists, is first, and is owned by its present session.
import type { ClientId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import { sequenceOf } from '../model/sequence.ts';
import type { ServerState } from '../server/serverState.ts';
import type { World } from '../world.ts';
import type { Invariant } from './invariant.ts';
import { believers } from './oneBeliever.ts';

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
    const server = servingServer(world);
    if (server === null) return null;
    const clients = believers(world).filter((client) => !hasItsNode(world, server, client));
    const [first] = clients;
    if (first === undefined) return null;
    const applied = records.findLast(
      (record) => record.kind === 'txn.applied' || record.kind === 'belief.stated',
    );
    const path = world.clients.get(first)?.vars.value.belief?.path ?? null;
    return { clients, path, count: clients.length, records: applied === undefined ? [] : [applied.seq] };
  },
};

/** A server that is down has forgotten its tree, not the truth: nothing is judged by it. */
function servingServer(world: World): ServerState | null {
  for (const server of world.servers.values()) if (server.vars.value.state === 'serving') return server;
  return null;
}

function hasItsNode(world: World, server: ServerState, client: ClientId): boolean {
  const vars = world.clients.get(client)?.vars.value;
  if (vars === undefined || vars.belief === null) return true;
  const { path } = vars.belief;
  if (server.nodes.get(path)?.owner !== vars.sessionId) return false;
  const parent = parentOf(path);
  const own = sequenceOf(path);
  if (own === null) return true;
  return !(server.nodes.get(parent)?.children ?? []).some((name) => (sequenceOf(name) ?? own) < own);
}
