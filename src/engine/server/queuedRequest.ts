// What the processors hand on to each other (org.apache.zookeeper.server.Request).
import type { AuthId } from '../model/acl.ts';
import type { LinkId, ServerId, SessionId } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { Request } from '../model/message.ts';
import type { Txn } from '../model/txn.ts';

/** A request on its way through the processors; internal ones (expiry, containers) have no link. */
export interface QueuedRequest {
  readonly link: LinkId | null;
  /** The server it came by, where a leader must tell; null where there is but one. */
  readonly owner: ServerId | null;
  readonly sessionId: SessionId;
  readonly xid: number;
  readonly request: Request | InternalRequest;
  /** Those of the connection when the request was read. */
  readonly authIds: readonly AuthId[];
  readonly receivedAtMs: number;
  /** Given by PrepRequestProcessor to writes. */
  readonly txn: Txn | null;
  /** What PrepRequestProcessor refused it with. */
  readonly err: KeeperCode;
  /** Paths whose outstanding changes are this request's. */
  readonly changedPaths: readonly string[];
  readonly causes: readonly number[];
}

export type InternalRequest =
  | { readonly op: 'createSession'; readonly timeoutMs: number }
  | { readonly op: 'deleteContainer'; readonly path: string }
  | { readonly op: 'ping' }
  /** A transaction another server's client asked for: nobody here waits for an answer. */
  | { readonly op: 'learned' };
