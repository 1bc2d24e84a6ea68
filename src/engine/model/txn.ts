// A transaction as it is logged and applied: results, not requests, so that replay is idempotent
// (org.apache.zookeeper.txn).
import type { Acl } from './acl.ts';
import type { SessionId, Zxid } from './ids.ts';
import type { KeeperCode } from './keeperError.ts';
import type { Data } from './message.ts';

export interface Txn {
  readonly zxid: Zxid;
  readonly session: SessionId;
  /** Virtual time at the server that made it. */
  readonly timeMs: number;
  readonly body: TxnBody;
}

export type TxnBody =
  | CreateTxn
  | { readonly type: 'delete'; readonly path: string }
  | { readonly type: 'deleteContainer'; readonly path: string }
  | { readonly type: 'setData'; readonly path: string; readonly data: Data; readonly version: number }
  | { readonly type: 'setACL'; readonly path: string; readonly acl: Acl; readonly aversion: number }
  | { readonly type: 'check'; readonly path: string }
  | { readonly type: 'multi'; readonly parts: readonly TxnBody[] }
  | { readonly type: 'createSession'; readonly timeoutMs: number; readonly password: string }
  | { readonly type: 'closeSession'; readonly paths: readonly string[] }
  | { readonly type: 'error'; readonly err: KeeperCode };

export interface CreateTxn {
  readonly type: 'create';
  /** The final name. */
  readonly path: string;
  readonly data: Data;
  readonly acl: Acl;
  readonly kind: 'persistent' | 'ephemeral' | 'container' | 'ttl';
  readonly ttlMs: number;
  /** The parent's create counter after this create. */
  readonly parentCreateCount: number;
}
