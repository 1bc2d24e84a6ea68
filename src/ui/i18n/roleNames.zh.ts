/** Who plays a role that a command names, in words; null for those named by letter or number. */
export function roleName(target: string): string | null {
  if (!target.startsWith('role:')) return null;
  const follower = /^role:follower([1-8])$/.exec(target);
  if (follower !== null) return `第 ${follower[1]} 个 follower`;
  return ROLES.get(target) ?? null;
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['role:holder', '持锁者'],
  ['role:nextInLine', '下一个等待者'],
  ['role:leader', 'leader'],
  ['role:observer1', '第一个 observer'],
]);
