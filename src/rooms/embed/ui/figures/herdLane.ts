// One half of “herd against line”: who holds, who waits, who watches what, and how often each was woken. Plain data.
import { sequenceOf, type ClientId, type Simulation, type World } from '../../../../engine/index.ts';
import { beliefSpans } from '../../../../ui/select/beliefSpans.ts';
import { castOf } from '../../../../ui/select/cast.ts';
import { countersAt } from '../../../../ui/select/counters.ts';
import { laneNodes, wakeUpsAt } from '../../../../ui/select/laneNodes.ts';
import type { Line } from '../../../../ui/select/lockLine.ts';
import { isOnAt, spansUpTo } from '../../../../ui/select/span.ts';
import { traceIndex } from '../../../../ui/select/traceIndex.ts';

export interface HerdLane {
  readonly clients: readonly HerdClient[];
  readonly nodes: readonly HerdNode[];
  readonly looks: readonly HerdLook[];
  /** Notifications delivered so far, by all. */
  readonly wakeUps: number;
}

export interface HerdClient {
  readonly name: string;
  /** From 0: its place and its colour. */
  readonly index: number;
  /** `done`: it had the lock and has given it back. */
  readonly state: 'waits' | 'holds' | 'done';
  readonly wakeUps: number;
}

export interface HerdNode {
  readonly path: string;
  /** Its name, or its number with a # where it has one. */
  readonly label: string;
  /** The place of the client that made it; null where nobody's. */
  readonly owner: number | null;
  readonly standing: 'first' | 'waits' | 'ghost';
}

export interface HerdLook {
  readonly key: string;
  /** The place of who looks. */
  readonly from: number;
  /** The path of the znode that is looked at. */
  readonly to: string;
  readonly state: 'set' | 'fired';
}

export function herdLane(simulation: Simulation, world: World, line: Line): HerdLane {
  const lane = laneNodes(simulation, world, line);
  const wakeUps = wakeUpsAt(simulation, world.step);
  const cast = castOf(world);
  const placeOf = new Map(cast.map(({ id, index }) => [id, index]));
  return {
    clients: cast.map(({ id, name, index }) => ({
      name,
      index,
      state: stateOf(simulation, world, id),
      wakeUps: wakeUps.get(id) ?? 0,
    })),
    nodes: lane.nodes.map(({ path, name, client, standing }) => ({
      path,
      label: labelOf(path, name),
      owner: client === null ? null : (placeOf.get(client) ?? null),
      standing,
    })),
    looks: lane.looks.map(({ key, client, to, state }) => ({
      key,
      from: placeOf.get(client) ?? 0,
      to,
      state,
    })),
    wakeUps: countersAt(traceIndex(simulation.trace), world.step).wakeUps,
  };
}

function stateOf({ trace }: Simulation, world: World, client: ClientId): HerdClient['state'] {
  const spans = spansUpTo(beliefSpans(trace, client), world.step);
  if (spans.some((span) => isOnAt(span, world.step))) return 'holds';
  return spans.length > 0 ? 'done' : 'waits';
}

function labelOf(path: string, name: string): string {
  const number = sequenceOf(path);
  return number === null ? name : `#${number}`;
}
