// Who stands in the way where nobody comes in: the znode that all others wait for belongs to a client that does not wait itself. Those that
// do are not to blame.
import {
  sequenceOf,
  truthOf,
  type ClientId,
  type Finding,
  type InvariantId,
  type SessionId,
  type Violation,
  type World,
} from '../../../engine/index.ts';

/** Who has the znode that all wait for, and does not wait itself. */
export interface Blocker {
  readonly client: ClientId;
  readonly path: string;
  readonly program: 'ended' | 'running';
}

/** Of I-5 and I-13 with who is in the way. */
export interface JudgedViolation extends Violation {
  readonly blocker?: Blocker;
}

/** Of the liveness of locks and elections. */
const COMES_IN: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-5', 'I-13']);

/** Null where no such znode is there, or where its owner waits as well. */
export function blockerIn(
  world: World,
  { invariant, clients }: Pick<Finding, 'clients'> & { readonly invariant: InvariantId },
): Blocker | null {
  if (!COMES_IN.has(invariant)) return null;
  for (const parent of world.setup.recipe?.parents ?? []) {
    const { path, owner } = firstAt(parent, world) ?? { path: '', owner: null };
    for (const [client, { vars, threads }] of world.clients) {
      if (owner === null || vars.value.sessionId !== owner || clients.includes(client)) continue;
      const hasEnded = [...threads.values()].every(({ state }) => state.kind === 'ended');
      return { client, path, program: hasEnded ? 'ended' : 'running' };
    }
  }
  return null;
}

/** The znode of that name if it is ephemeral; else the first in line below it. */
function firstAt(parent: string, world: World): { readonly path: string; readonly owner: SessionId } | null {
  const nodes = truthOf(world)?.nodes;
  const own = nodes?.get(parent);
  if (own?.owner != null) return { path: parent, owner: own.owner };
  const inLine = (own?.children ?? []).flatMap((name) => {
    const [number, owner] = [sequenceOf(name), nodes?.get(`${parent}/${name}`)?.owner];
    return number === null || owner == null ? [] : [{ path: `${parent}/${name}`, owner, number }];
  });
  return inLine.toSorted((one, other) => one.number - other.number)[0] ?? null;
}
