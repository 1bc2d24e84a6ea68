// Who stands in the way where nobody comes in: the znode that all others wait for belongs to a client that does not wait itself, or that
// waits behind its own. Those that merely wait are not to blame.
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

/** Who has the znode that all wait for. */
export interface Blocker {
  readonly client: ClientId;
  readonly path: string;
  /** `waitsForItself`: it has another znode further behind, and waits as well. */
  readonly program: 'ended' | 'running' | 'waitsForItself';
}

/** Of I-5 and I-13 with who is in the way. */
export interface JudgedViolation extends Violation {
  readonly blocker?: Blocker;
}

/** Of the liveness of locks and elections. */
const COMES_IN: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-5', 'I-13']);

/** Null where no such znode is there, or where its owner waits with that one. */
export function blockerIn(
  world: World,
  { invariant, clients }: Pick<Finding, 'clients'> & { readonly invariant: InvariantId },
): Blocker | null {
  if (!COMES_IN.has(invariant)) return null;
  for (const parent of world.setup.recipe?.parents ?? []) {
    const [first, ...behind] = lineAt(parent, world);
    if (first === undefined) continue;
    const { path, owner } = first;
    for (const [client, { vars, threads }] of world.clients) {
      if (vars.value.sessionId !== owner) continue;
      if (clients.includes(client)) {
        if (behind.some((other) => other.owner === owner)) return { client, path, program: 'waitsForItself' };
        continue;
      }
      const hasEnded = [...threads.values()].every(({ state }) => state.kind === 'ended');
      return { client, path, program: hasEnded ? 'ended' : 'running' };
    }
  }
  return null;
}

/** The znode of that name if it is ephemeral; else those in line below it, the first one first. */
function lineAt(
  parent: string,
  world: World,
): readonly { readonly path: string; readonly owner: SessionId }[] {
  const nodes = truthOf(world)?.nodes;
  const own = nodes?.get(parent);
  if (own?.owner != null) return [{ path: parent, owner: own.owner }];
  const inLine = (own?.children ?? []).flatMap((name) => {
    const [number, owner] = [sequenceOf(name), nodes?.get(`${parent}/${name}`)?.owner];
    return number === null || owner == null ? [] : [{ path: `${parent}/${name}`, owner, number }];
  });
  return inLine.toSorted((one, other) => one.number - other.number);
}
