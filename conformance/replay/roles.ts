// Which server plays which role in a trace: S alone; L the first leader, F1, F2… followers by rising id, O1… observers, J1… those
// that may join.
import type { ServerId } from '../../src/engine/index.ts';

/** `servers` by rising id; `modeOf` what a serving server says it is. */
export function rolesOf(
  servers: readonly ServerId[],
  joiners: readonly ServerId[],
  modeOf: (server: ServerId) => string | null,
): ReadonlyMap<string, ServerId> {
  const roles = new Map<string, ServerId>();
  const counts = { F: 0, O: 0, J: 0 };
  for (const server of servers) {
    if (joiners.includes(server)) {
      roles.set(`J${++counts.J}`, server);
      continue;
    }
    const mode = modeOf(server);
    if (mode === 'standalone') roles.set('S', server);
    else if (mode === 'leader') roles.set('L', server);
    else if (mode === 'observer') roles.set(`O${++counts.O}`, server);
    else roles.set(`F${++counts.F}`, server);
  }
  const highest = servers.findLast((server) => !joiners.includes(server));
  // The recorder starts a bare quorum of the highest ids first: among equals the highest leads.
  if (servers.length > 1 && roles.get('L') !== highest)
    throw new Error(`${roles.get('L') ?? 'nobody'} leads at the start, not ${highest ?? 'anybody'}`);
  return roles;
}
