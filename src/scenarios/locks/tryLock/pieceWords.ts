import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'no-answer-taken-for-no': {
    name: 'Lost reply taken for a failed try-lock',
    story:
      'A creates the lock and the reply is lost. A’s program takes the missing reply for “already locked”. A owns the lock and does not know it.',
    look: 'The znode is A’s, but A does not believe it holds the lock. B and C fail again and again.',
    fix: 'After a connection loss, the result is unknown. Check who owns the znode (ephemeralOwner), then decide.',
  },
  'deleted-somebody-elses-lock': {
    name: 'Delete removes another client’s lock',
    story:
      'A releases, and its link is cut. Its library keeps retrying. When A reconnects, its session has expired and B has created the lock again under the same name. A’s delete removes B’s lock, and C acquires it.',
    look: 'B believes in a lock that A has deleted. Both versions were 0, so a version check would not have helped.',
    fix: 'Delete only your own znode: use a unique name, or check the owner first.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
