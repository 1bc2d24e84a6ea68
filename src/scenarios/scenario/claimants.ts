// Who claims what, where an invariant about claims does not hold: each client whose own code says it, with the line that does.
import {
  believers,
  groundFault,
  parentOf,
  truthOf,
  type Belief,
  type Claim,
  type ClientId,
  type Finding,
  type World,
} from '../../engine/index.ts';

/** Those that the tree does not bear out first. Empty where no own code claims anything that the finding is about. */
export function claimantsIn(world: World, finding: Finding): readonly Claim[] {
  const server = truthOf(world);
  const claims = believers(world).map(({ client, held }): Claim => {
    const { what, path, claimLine = null } = held;
    const found = server === null ? null : groundFault(world, server, { client, held });
    const isEarly = found !== null && NOT_THERE.has(found) && isBeingCreated(world, client, path);
    const fault = isEarly ? 'unanswered' : found;
    return { client, what, path, line: claimLine, program: programOf(world, client), fault };
  });
  const own = claims.filter(({ client }) => finding.clients.includes(client));
  const ofFinding = own.filter((claim) => isMeant(claim, finding));
  const meant = ofFinding.length === 0 ? own : ofFinding;
  const rivals = claims.filter(
    (claim) => !meant.includes(claim) && meant.some((one) => areRivals(one, claim, finding)),
  );
  const all = [...meant, ...rivals];
  if (all.every(({ line }) => line === null)) return [];
  return all.toSorted((a, b) => Number(a.fault === null) - Number(b.fault === null));
}

const NOT_THERE: ReadonlySet<Claim['fault']> = new Set<Claim['fault']>(['deleted', 'notThere']);

/** Whether the client has asked for that znode, and no answer has come. */
function isBeingCreated({ clients }: World, client: ClientId, path: string): boolean {
  const { outgoing, pending } = clients.get(client) ?? {};
  return [...(outgoing?.toArray() ?? []), ...(pending?.toArray() ?? [])].some(({ request }) =>
    (request.op === 'multi' ? request.parts : [request]).some(
      (each) => each.op === 'create' && each.path === path,
    ),
  );
}

/** Of a finding that names beliefs, those; else those about the znodes that the one it names stands among. */
function isMeant({ client, path }: Claim, { unfounded, path: named }: Finding): boolean {
  if (unfounded !== undefined) return unfounded.some((one) => one.client === client && one.path === path);
  return named === null || parentOf(path) === parentOf(named);
}

/** Whether the claim of another client stands against one. */
function areRivals(one: Claim, other: Claim, { unfounded }: Finding): boolean {
  if (one.client === other.client || parentOf(one.path) !== parentOf(other.path)) return false;
  if (OF_LOCKS.has(one.what))
    return OF_LOCKS.has(other.what) && !(one.what === 'reader' && other.what === 'reader');
  // That one has no znode of its own takes nothing from those who have a permit too.
  return (
    one.what === other.what && (one.what === 'leader' || (one.what === 'permit' && unfounded === undefined))
  );
}

/** Any two exclude each other, but for readers. */
const OF_LOCKS: ReadonlySet<Belief['what']> = new Set<Belief['what']>(['holder', 'writer', 'reader']);

function programOf({ setup }: World, client: ClientId): string | null {
  const planned = setup.clients.find(({ id }) => id === client) ?? setup.newcomer;
  return planned?.programName ?? null;
}
