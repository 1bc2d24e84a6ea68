// Who claims what, where an invariant about claims does not hold: each client whose own code says it, with the line that does.
import {
  areOfOneLock,
  believers,
  excludeEachOther,
  groundFault,
  parentOf,
  truthOf,
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
  if (one.client === other.client) return false;
  if (excludeEachOther(one, other)) return true;
  // That one has no znode of its own takes nothing from those who have a permit too.
  const arePermits = one.what === 'permit' && other.what === 'permit' && unfounded === undefined;
  return arePermits && areOfOneLock(one, other);
}

function programOf({ setup }: World, client: ClientId): string | null {
  const planned = setup.clients.find(({ id }) => id === client) ?? setup.newcomer;
  return planned?.programName ?? null;
}
