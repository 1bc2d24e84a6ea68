// org.apache.zookeeper.data.ACL, org.apache.zookeeper.ZooDefs.Perms and Ids.

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
