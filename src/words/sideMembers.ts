// Who stands on one side of a cut, as every language names it: servers by number, then roles, then clients.
import { calledClient } from './names.ts';

type Named = (names: readonly string[]) => string;

export function sideMembers(
  side: readonly string[],
  servers: Named,
  clients: Named,
  roleName: (target: string) => string | null,
): readonly string[] {
  const told = (kind: RegExp, named: Named) => {
    const names = side.filter((id) => kind.test(id)).map(calledClient);
    return names.length === 0 ? [] : [named(names.toSorted())];
  };
  const roles = side.flatMap((id) => roleName(id) ?? []);
  return [...told(/^server:/, servers), ...roles, ...told(/^(?!server:|role:)/, clients)];
}

/** Of one side alone the rest is the other; more than two are rare, and stand beside each other. */
export function sidesText(
  [one = '', other, ...more]: readonly string[],
  rest: string,
  two: (one: string, other: string) => string,
): string {
  return more.length > 0 ? [one, other, ...more].join(' | ') : two(one, other ?? rest);
}
