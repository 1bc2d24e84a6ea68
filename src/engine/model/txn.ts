// A transaction as it is logged and applied: results, not requests, so that replay is idempotent
// (org.apache.zookeeper.txn).
import type { Acl } from './acl.ts';
import type { SessionId, Zxid } from './ids.ts';
import type { KeeperCode } from './keeperError.ts';
import type { Data } from './data.ts';
import type { QuorumConfig } from './quorumConfig.ts';

export interface Txn {
  readonly zxid: Zxid;
  /** `0x0` for what the server does by itself. */
  readonly session: SessionId;
  /** Virtual time at the server that made it: all nodes of one transaction share it. */
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
  /** `/zookeeper/config` is set to it. */
  | { readonly type: 'reconfig'; readonly config: QuorumConfig }
  | { readonly type: 'multi'; readonly parts: readonly TxnBody[] }
  | { readonly type: 'createSession'; readonly timeoutMs: number }
  | { readonly type: 'closeSession'; readonly paths: readonly string[] }
  | { readonly type: 'error'; readonly err: KeeperCode };

/** What kind of transaction a zxid names; `error` is a write that was refused and still takes one. */
export type TxnType = TxnBody['type'];

export interface CreateTxn {
  readonly type: 'create';
  /** The final name. */
  readonly path: string;
  readonly data: Data;
  readonly acl: Acl;
  readonly kind: 'persistent' | 'ephemeral' | 'container' | 'ttl';
  /** 0 where the kind is not `ttl`. */
  readonly ttlMs: number;
  /** The parent's create counter after this create. */
  readonly parentCreateCount: number;
}
