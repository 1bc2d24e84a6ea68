// A group: the hosts that are there, the names the tree lists, and the names that those who read the list go by.
import { isClientId, parentOf } from '../../../engine/index.ts';
import type { ClientId, TraceRecord, World } from '../../../engine/index.ts';
import { leafOf } from '../../select/childrenOf.ts';
import { kept } from '../../select/kept.ts';
import { lastReading } from '../../select/readings.ts';
import { traceReader } from '../../select/readTrace.ts';
import { isOwnedByTheLiving, truthServer } from '../../select/truth.ts';

export interface Membership {
  /** In the order of the clients they are. */
  readonly hosts: readonly Host[];
  readonly readers: readonly RollReader[];
}

export interface Host {
  /** What it is listed as. */
  readonly name: string;
  readonly client: ClientId;
  /**
   * `borrowed`: there, and takes a name for its own that belongs to a session that is over, and will go with it.
   * `listed`: there, and in the tree. `unlisted`: there, believes that it is a member, and the tree does not list it. `ghost`:
   * the tree lists it, and no living process has the session. `gone`: neither.
   */
  readonly state: 'listed' | 'borrowed' | 'unlisted' | 'ghost' | 'gone';
  /** When its process ended, if it has. */
  readonly endedAtMs: number | null;
}

export interface RollReader {
  readonly client: ClientId;
  /** What it read last, and when. */
  readonly names: readonly string[];
  readonly readAtMs: number;
}

export const membership = kept(membershipOf);

function membershipOf(world: World, trace: readonly TraceRecord[], parent: string): Membership {
  const { joined, endedAtMs } = read(trace);
  const { nodes } = truthServer(world);
  const order = [...world.clients.keys()];
  const known = [...joined]
    .filter(([path, { step }]) => parentOf(path) === parent && step <= world.step)
    .toSorted(([, a], [, b]) => order.indexOf(a.client) - order.indexOf(b.client));
  return {
    hosts: known.map(([path, { client }]) => {
      const owner = nodes.get(path)?.owner;
      const ended = endedAtMs.get(client)?.findLast(({ step }) => step <= world.step);
      return {
        name: leafOf(path),
        client,
        state: stateOf(world, client, path, owner),
        endedAtMs: isThere(world, client) ? null : (ended?.timeMs ?? null),
      };
    }),
    readers: order.flatMap((client) => {
      const reading = lastReading(trace, { client, path: parent, of: 'children' }, world.step);
      return reading === null
        ? []
        : [{ client, names: reading.children.toSorted(), readAtMs: reading.timeMs }];
    }),
  };
}

function stateOf(
  world: World,
  client: ClientId,
  path: string,
  owner: string | null | undefined,
): Host['state'] {
  const beliefs = world.clients.get(client)?.vars.value.beliefs ?? [];
  const believes = beliefs.some((belief) => belief.what === 'member' && belief.path === path);
  const isHere = isThere(world, client) && believes;
  if (owner === undefined) return isHere ? 'unlisted' : 'gone';
  if (owner === null ? isThere(world, client) : isOwnedByTheLiving(world, client, owner)) return 'listed';
  return isHere ? 'borrowed' : 'ghost';
}

function isThere(world: World, client: ClientId): boolean {
  const process = world.clients.get(client)?.vars.value.process;
  return process === 'running' || process === 'paused';
}

interface State {
  /** By path: who first believed to be a member with it. */
  readonly joined: Map<string, { readonly client: ClientId; readonly step: number }>;
  readonly endedAtMs: Map<ClientId, { readonly step: number; readonly timeMs: number }[]>;
}

const read = traceReader(
  (): State => ({ joined: new Map(), endedAtMs: new Map() }),
  ({ joined, endedAtMs }, record) => {
    const { actor, step, timeMs } = record;
    if (!isClientId(actor)) return;
    if (record.kind === 'belief.stated' && record.belief.what === 'member' && !joined.has(record.belief.path))
      joined.set(record.belief.path, { client: actor, step });
    if (record.kind === 'client.killed' || record.kind === 'client.closed')
      endedAtMs.set(actor, [...(endedAtMs.get(actor) ?? []), { step, timeMs }]);
  },
);
