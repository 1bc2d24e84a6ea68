// Who claims what, where an invariant about claims does not hold: each client whose own code says it, with the line that does.
import {
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
  const claims = claimed(world).map(({ client, held }): Claim => {
    const { what, path, claimLine = null } = held;
    const fault = server === null ? null : groundFault(world, server, { client, held });
    return { client, what, path, line: claimLine, program: programOf(world, client), fault };
  });
  const own = claims.filter(({ client }) => finding.clients.includes(client));
  const ofFinding = own.filter((claim) => isMeant(claim, finding));
  const meant = ofFinding.length === 0 ? own : ofFinding;
  const rivals = claims.filter(
    (claim) => !meant.includes(claim) && meant.some((one) => areRivals(one, claim)),
  );
  const all = [...meant, ...rivals];
  if (all.every(({ line }) => line === null)) return [];
  return all.toSorted((a, b) => Number(a.fault === null) - Number(b.fault === null));
}

function claimed({ clients }: World) {
  return [...clients].flatMap(([client, { vars }]) => {
    const { beliefs, process } = vars.value;
    return process === 'running' || process === 'paused' ? beliefs.map((held) => ({ client, held })) : [];
  });
}

/** Of a finding that names beliefs, those; else those about the znodes that the one it names stands among. */
function isMeant({ client, path }: Claim, { unfounded, path: named }: Finding): boolean {
  if (unfounded !== undefined) return unfounded.some((one) => one.client === client && one.path === path);
  return named === null || parentOf(path) === parentOf(named);
}

/** Who claims the same, which one alone may have. */
function areRivals(one: Claim, other: Claim): boolean {
  if (one.client === other.client || one.what !== other.what || !ALONE.has(one.what)) return false;
  return parentOf(one.path) === parentOf(other.path);
}

const ALONE: ReadonlySet<Belief['what']> = new Set<Belief['what']>(['holder', 'leader', 'writer']);

function programOf({ setup }: World, client: ClientId): string | null {
  const planned = setup.clients.find(({ id }) => id === client) ?? setup.newcomer;
  return planned?.programName ?? null;
}
