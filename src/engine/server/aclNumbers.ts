// ReferenceCountedACLCache: a server keeps equal ACLs once, and in each znode the number of its own ([Z68]).
import { READ_ACL_UNSAFE, type Acl } from '../model/acl.ts';
import type { TxnBody } from '../model/txn.ts';
import { CONFIG_NODE } from './initialTree.ts';
import type { ServerState } from './serverState.ts';

/** The number in a znode in place of its ACL; null where the log does not reach back to the empty tree. */
export function aclNumber(server: ServerState, path: string): number | null {
  const { log, snapshot, vars } = server;
  if (snapshot.value !== null && snapshot.value.zxid > 0) return null;
  const cache = new AclCache();
  for (const { txn } of log.toArray()) {
    if (txn.zxid <= vars.value.lastProcessedZxid) cache.apply(txn.body);
  }
  return server.nodes.has(path) ? cache.numberOf(path) : null;
}

/** Of the nodes that are there from the beginning and that nobody ever gave a list. */
const OPEN_UNSAFE_ACL_ID = -1;

class AclCache {
  /** The list of each znode that has been given one. */
  readonly #lists = new Map<string, string>();
  /** Thousands of nodes have the one list that is open to everyone. */
  readonly #texts = new WeakMap<Acl, string>();
  readonly #known = new Map<string, { readonly number: number; uses: number }>();
  #last = 0;

  constructor() {
    this.#set(CONFIG_NODE, READ_ACL_UNSAFE);
  }

  numberOf(path: string): number {
    return this.#known.get(this.#lists.get(path) ?? '')?.number ?? OPEN_UNSAFE_ACL_ID;
  }

  apply(body: TxnBody): void {
    switch (body.type) {
      case 'create':
      case 'setACL':
        this.#set(body.path, body.acl);
        break;
      case 'delete':
      case 'deleteContainer':
        this.#drop(body.path);
        break;
      case 'closeSession':
        for (const path of body.paths) this.#drop(path);
        break;
      case 'multi':
        for (const part of body.parts) this.apply(part);
        break;
      default:
        break;
    }
  }

  #set(path: string, acl: Acl): void {
    this.#drop(path);
    const list =
      this.#texts.get(acl) ?? JSON.stringify(acl.map(({ scheme, id, perms }) => [scheme, id, perms]));
    this.#texts.set(acl, list);
    const known = this.#known.get(list);
    if (known === undefined) this.#known.set(list, { number: ++this.#last, uses: 1 });
    else known.uses++;
    this.#lists.set(path, list);
  }

  /** A list that nothing uses any more is forgotten, and comes back under a new number. */
  #drop(path: string): void {
    const list = this.#lists.get(path);
    const known = list === undefined ? undefined : this.#known.get(list);
    if (list === undefined || known === undefined) return;
    this.#lists.delete(path);
    known.uses--;
    if (known.uses === 0) this.#known.delete(list);
  }
}
