// The ACL of a znode that is there beforehand, as zkCli takes it: `world:anyone:r,digest:amy:…:cdrwa`.
import { fixupAcl, PERMS, type Acl } from '../../engine/index.ts';
import { PLAN_LIMITS } from '../scenario/worldPlan.ts';

/** Null where a server would answer InvalidACL. `auth` is the session that sets it, and before the beginning none does. */
export function plannedAcl(text: string): Acl | null {
  if (text.length > PLAN_LIMITS.acl) return null;
  const entries = text.split(',').map((entry) => {
    const [, scheme = '', id = '', letters = ''] = /^([a-z]+):(.*):([cdrwa]+)$/su.exec(entry) ?? [];
    const perms = letters.split('').reduce((sum, letter) => sum | (PERM_OF.get(letter) ?? 0), 0);
    return { scheme, id, perms };
  });
  return entries.some(({ perms }) => perms === 0) ? null : fixupAcl(entries, []);
}

const PERM_OF: ReadonlyMap<string, number> = new Map([
  ['c', PERMS.CREATE],
  ['d', PERMS.DELETE],
  ['r', PERMS.READ],
  ['w', PERMS.WRITE],
  ['a', PERMS.ADMIN],
]);
