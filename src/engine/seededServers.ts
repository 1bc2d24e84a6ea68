// Servers that stand alone, as they are once the nodes of a world are made. Making thousands takes a tenth of a second, and a
// scene that begins anew or is compared has the same ones: such a server is a fork of the one before.
import { forkAll } from './kernel/table.ts';
import { seedNodes } from './server/server.ts';
import type { ServerState } from './server/serverState.ts';
import type { WorldSetup } from './world/world.ts';

interface Seeded {
  readonly nodes: readonly string[];
  /** All else that the server depends on. */
  readonly key: string;
  readonly server: ServerState;
}

/** The newest last. State of the module, since worlds that know nothing of each other share it; no world is different for it. */
const kept: Seeded[] = [];

/** Of two worlds beside each other, and of the one shown before them. */
const MOST_KEPT = 3;

/** Fewer are made in less than 10 ms. */
const MANY = 1000;

/** The server with the nodes of the setup: the one given, which has just started, or a fork of one that was made of as much. */
export function seeded(started: ServerState, setup: WorldSetup): ServerState {
  const { nodes, servers, config, nodeData, nodeAcls, created } = setup;
  if (nodes.length < MANY || servers.length > 1) {
    seedNodes(started, setup);
    return started;
  }
  const key = JSON.stringify([servers, config, nodeData, nodeAcls, created]);
  const before = kept.find((other) => other.key === key && haveSame(other.nodes, nodes));
  if (before !== undefined) return forkAll(before.server);
  seedNodes(started, setup);
  kept.push({ nodes, key, server: forkAll(started) });
  if (kept.length > MOST_KEPT) kept.shift();
  return started;
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((path, at) => path === others[at]);
}
