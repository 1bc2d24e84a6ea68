// org.apache.zookeeper.data.ACL, org.apache.zookeeper.ZooDefs.Perms and Ids, and how a server reads them
// (ZooKeeperServer.checkACL, PrepRequestProcessor.fixupACL).
import { providerOf } from './authProvider.ts';

/** Permission bits: READ 1, WRITE 2, CREATE 4, DELETE 8, ADMIN 16. */
export const PERMS = { READ: 1, WRITE: 2, CREATE: 4, DELETE: 8, ADMIN: 16, ALL: 31 } as const;

/** An identity: `world:anyone`, `digest:amy:<hash>`, `ip:127.0.0.1`. */
export interface AuthId {
  readonly scheme: string;
  readonly id: string;
}

export interface AclEntry extends AuthId {
  /** Sum of PERMS bits; 0 is accepted. */
  readonly perms: number;
}

/** Null or empty is InvalidACL at the server. */
export type Acl = readonly AclEntry[];

export const OPEN_ACL_UNSAFE: Acl = [{ scheme: 'world', id: 'anyone', perms: PERMS.ALL }];
export const READ_ACL_UNSAFE: Acl = [{ scheme: 'world', id: 'anyone', perms: PERMS.READ }];

/** Whether someone with these ids has one of the permissions in `perms`; `super` has all ([Z44], [Z48]). */
export function permits(acl: Acl, perms: number, ids: readonly AuthId[]): boolean {
  for (const entry of acl) if ((entry.perms & perms) !== 0 && isAnyone(entry)) return true;
  if (ids.some((id) => id.scheme === 'super')) return true;
  return acl.some((entry) => (entry.perms & perms) !== 0 && isMeant(entry, ids));
}

/**
 * The list as it is stored: duplicates dropped, `auth` replaced by the setter's authenticated ids. Null where the server
 * answers InvalidACL ([Z45]).
 */
export function fixupAcl(acl: Acl | null, ids: readonly AuthId[]): Acl | null {
  const unique = withoutDuplicates(acl ?? []);
  if (unique.length === 0) return null;
  const stored: AclEntry[] = [];
  for (const entry of unique) {
    const entries = entry.scheme === 'auth' ? expandAuth(entry, ids) : isWellFormed(entry) ? [entry] : [];
    if (entries.length === 0) return null;
    stored.push(...entries);
  }
  return stored;
}

/** What getACL shows to someone who may read but not administer: hashes of passwords as `x` ([Z49]). */
export function maskDigests(acl: Acl): Acl {
  return acl.map((entry) =>
    entry.scheme === 'digest' ? { ...entry, id: entry.id.replace(/:.*/, ':x') } : entry,
  );
}

function isAnyone(entry: AclEntry): boolean {
  return entry.scheme === 'world' && entry.id === 'anyone';
}

function isMeant(entry: AclEntry, ids: readonly AuthId[]): boolean {
  const provider = providerOf(entry.scheme);
  if (provider === null) return false;
  return ids.some((id) => id.scheme === entry.scheme && provider.matches(id.id, entry.id));
}

function isWellFormed(entry: AclEntry): boolean {
  return isAnyone(entry) || (providerOf(entry.scheme)?.isValid(entry.id) ?? false);
}

function expandAuth(entry: AclEntry, ids: readonly AuthId[]): readonly AclEntry[] {
  return ids
    .filter((id) => providerOf(id.scheme)?.authenticates ?? false)
    .map((id) => ({ scheme: id.scheme, id: id.id, perms: entry.perms }));
}

function withoutDuplicates(acl: Acl): Acl {
  return acl.filter((entry, index) => acl.findIndex((other) => isSame(entry, other)) === index);
}

function isSame(a: AclEntry, b: AclEntry): boolean {
  return a.scheme === b.scheme && a.id === b.id && a.perms === b.perms;
}
