/** Who plays a role that a command names, in words; null for those named by letter or number. */
export function roleName(target: string): string | null {
  if (!target.startsWith('role:')) return null;
  const follower = /^role:follower([1-8])$/.exec(target);
  if (follower !== null) return `the ${ORDINALS[Number(follower[1]) - 1]} follower`;
  return ROLES.get(target) ?? null;
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['role:holder', 'the holder'],
  ['role:nextInLine', 'the next in line'],
  ['role:leader', 'the leader'],
  ['role:observer1', 'the first observer'],
]);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
