// What happens to the tree: transactions, and the watches they fire.
import type { LinkId, SessionId, Zxid } from '../../model/ids.ts';
import type { KeeperCode } from '../../model/keeperError.ts';
import type { RequestOp } from '../../model/message.ts';
import type { TxnType } from '../../model/txn.ts';
import type { WatchedEvent } from '../../model/watchedEvent.ts';

/** One change of a transaction, for words and pictures; the tree itself is in the world. */
export type TreeChange =
  | { readonly type: 'created'; readonly path: string; readonly owner: SessionId | null }
  | { readonly type: 'deleted'; readonly path: string; readonly owner: SessionId | null }
  | { readonly type: 'dataSet'; readonly path: string; readonly version: number }
  | { readonly type: 'aclSet'; readonly path: string };

export type TxnRecord =
  | {
      readonly kind: 'txn.proposed';
      readonly zxid: Zxid;
      readonly type: TxnType;
      readonly session: SessionId;
      readonly err: KeeperCode;
      readonly path: string | null;
    }
  | { readonly kind: 'txn.logged'; readonly zxid: Zxid }
  | {
      readonly kind: 'txn.applied';
      readonly zxid: Zxid;
      readonly type: TxnType;
      readonly session: SessionId;
      readonly err: KeeperCode;
      readonly changes: readonly TreeChange[];
    };

export type WatchRecord =
  | {
      readonly kind: 'watch.set';
      readonly link: LinkId;
      readonly table: 'data' | 'child';
      readonly path: string;
      readonly mode: 'STANDARD' | 'PERSISTENT' | 'PERSISTENT_RECURSIVE';
    }
  | {
      readonly kind: 'watch.fired';
      readonly link: LinkId;
      readonly event: WatchedEvent;
      readonly registeredPath: string;
      readonly spent: 'spent' | 'kept';
    }
  /** The watcher may not read the node the event names: nothing is sent, a one-time watch is spent all the same. */
  | { readonly kind: 'watch.withheld'; readonly link: LinkId; readonly event: WatchedEvent }
  | {
      readonly kind: 'watch.removed';
      readonly link: LinkId;
      readonly path: string;
      readonly why: 'removeWatches';
    }
  /** The client read a notification and put it on its event lane. */
  | {
      readonly kind: 'event.delivered';
      readonly link: LinkId | null;
      readonly event: WatchedEvent;
      readonly watchers: readonly string[];
    }
  /** The event lane ran the watcher's callback. */
  | { readonly kind: 'callback.run'; readonly watcher: string; readonly event: WatchedEvent }
  /** The event lane came to the answer to a call that nobody waits for. */
  | {
      readonly kind: 'outcome.handled';
      readonly op: RequestOp;
      readonly path: string | null;
      readonly err: KeeperCode;
    };
