// Servers as they are once the nodes of a world are made. Making thousands takes a tenth of a second, all servers of an ensemble have
// the same ones, and so has a scene that begins anew or is compared: such a server has a fork of the tree and the log made before.
import { seedNodeByNode, seedNodes } from './server/server.ts';
import type { ServerState } from './server/serverState.ts';
import type { WorldSetup } from './world/world.ts';

/** All that nodes are made in. */
type Filled = Pick<
  ServerState,
  'vars' | 'nodes' | 'digest' | 'digestLog' | 'ephemerals' | 'containers' | 'quotaPaths' | 'log'
>;

interface Seeded {
  readonly nodes: readonly string[];
  /** All else that what was made depends on. */
  readonly key: string;
  readonly filled: Filled;
}

/** The newest last. State of the module, since worlds that know nothing of each other share it; no world is different for it. */
const kept: Seeded[] = [];

/** Of two worlds beside each other, and of the one shown before them. */
const MOST_KEPT = 3;

/** Fewer are made in less than 10 ms. */
const MANY = 1000;

/** The server, which has just started, with the nodes of the setup. */
export function seeded(started: ServerState, setup: WorldSetup): ServerState {
  if (!isMuch(started, setup)) {
    seedNodes(started, setup);
    return started;
  }
  const key = keyOf(started, setup);
  const before = madeBefore(key, setup);
  if (before !== undefined) {
    const filled = forked(before.filled);
    filled.vars.update({ id: started.vars.value.id });
    return { ...started, ...filled };
  }
  seedNodes(started, setup);
  keep({ nodes: setup.nodes, key, filled: forked(started) });
  return started;
}

/** Makes what servers that start like this one take over, a node at each step; nothing if it is made. */
export function* seedAheadOf(started: ServerState, setup: WorldSetup): Generator<undefined, void> {
  if (!isMuch(started, setup)) return;
  const key = keyOf(started, setup);
  if (madeBefore(key, setup) !== undefined) return;
  yield* seedNodeByNode(started, setup);
  keep({ nodes: setup.nodes, key, filled: started });
}

function isMuch({ log }: ServerState, setup: WorldSetup): boolean {
  return hasMany(setup) && log.size === 0;
}

/** What is less is made at once. */
export function hasMany({ nodes, servers }: WorldSetup): boolean {
  return nodes.length * servers.length >= MANY;
}

function madeBefore(key: string, { nodes }: WorldSetup): Seeded | undefined {
  return kept.find((other) => other.key === key && haveSame(other.nodes, nodes));
}

function keep(made: Seeded): void {
  kept.push(made);
  if (kept.length > MOST_KEPT) kept.shift();
}

function keyOf(started: ServerState, { nodeData, nodeAcls, created }: WorldSetup): string {
  const { vars, nodes, digest } = started;
  const own = [{ ...vars.value, id: null }, [...nodes.values()], digest.value];
  return JSON.stringify([own, nodeData, nodeAcls, created]);
}

function forked({ vars, nodes, digest, digestLog, ephemerals, containers, quotaPaths, log }: Filled): Filled {
  return {
    vars: vars.fork(),
    nodes: nodes.fork(),
    digest: digest.fork(),
    digestLog: digestLog.fork(),
    ephemerals: ephemerals.fork(),
    containers: containers.fork(),
    quotaPaths: quotaPaths.fork(),
    log: log.fork(),
  };
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((path, at) => path === others[at]);
}
