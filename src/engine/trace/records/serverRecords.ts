// What a server does by itself: its sessions, its process and its disk.
import type { FourLetterWord } from '../../model/fourLetterWord.ts';
import type { LinkId, ServerId, SessionId, Zxid } from '../../model/ids.ts';

export type SessionRecord =
  | {
      readonly kind: 'session.created';
      readonly session: SessionId;
      readonly link: LinkId | null;
      readonly timeoutMs: number;
    }
  | {
      readonly kind: 'session.resumed';
      readonly session: SessionId;
      readonly link: LinkId;
      readonly timeoutMs: number;
    }
  /** The tracker found the session's bucket due (`silence`) or was told to close it (`command`). */
  | {
      readonly kind: 'session.expired';
      readonly session: SessionId;
      readonly why: 'silence' | 'command';
      readonly silentForMs: number;
    }
  | {
      readonly kind: 'session.closed';
      readonly session: SessionId;
      readonly zxid: Zxid;
      readonly ephemerals: readonly string[];
    }
  | {
      readonly kind: 'session.rejected';
      readonly session: SessionId;
      readonly link: LinkId;
      readonly why: 'gone' | 'wrongPassword';
    }
  /** A leader learns that the session's client has come to another server. */
  | { readonly kind: 'session.moved'; readonly session: SessionId; readonly owner: ServerId }
  /** What the client knows. */
  | {
      readonly kind: 'session.established';
      readonly session: SessionId;
      readonly link: LinkId;
      readonly timeoutMs: number;
      readonly how: 'created' | 'resumed';
    }
  | { readonly kind: 'session.learnedExpired'; readonly session: SessionId };

export type ServerRecord =
  /** What it answers to a four-letter word that a user asked it. */
  | { readonly kind: 'word.answered'; readonly word: FourLetterWord; readonly text: string }
  | {
      readonly kind: 'server.started';
      readonly lastZxid: Zxid;
      readonly recovered: 'fresh' | 'fromSnapshotAndLog';
    }
  /** `why`: it ended by itself as it started. Log entries without a snapshot; a configuration that does not name it. */
  | { readonly kind: 'server.stopped'; readonly why?: 'noSnapshot' | 'notInConfig' }
  | { readonly kind: 'server.frozen' }
  | { readonly kind: 'server.thawed' }
  | { readonly kind: 'server.serving'; readonly lastZxid: Zxid }
  /** No leader was found for a while: reads are served without one. */
  | { readonly kind: 'server.readOnly' }
  | { readonly kind: 'disk.wiped' }
  | {
      readonly kind: 'disk.changed';
      readonly extraFsyncMs: number;
      readonly health: 'ok' | 'failing';
    }
  /** `treeAt`: where a snapshot stands that holds what was to be dropped; the tree has it still ([Q40]). */
  | { readonly kind: 'log.truncated'; readonly to: Zxid; readonly dropped: number; readonly treeAt?: Zxid }
  /** A snapshot begins to be written; it is named by the transaction that was applied last. */
  | { readonly kind: 'snapshot.begun'; readonly zxid: Zxid }
  | { readonly kind: 'snapshot.taken'; readonly zxid: Zxid };
