import { A, B, cut, dropReply, heal, once, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

export const pieces = [
  {
    id: 'no-answer-taken-for-no',
    corpus: ['F09'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'try-lock', values: { variant: 'article' } },
    right: { scenario: 'try-lock', values: { variant: 'corrected' } },
    script: when(once('request.sent', { actor: A, where: { op: 'create' } }), dropReply(A)),
    endMs: 20_000,
    source: 'https://cwiki.apache.org/confluence/display/ZOOKEEPER/FAQ',
  },
  {
    id: 'deleted-somebody-elses-lock',
    corpus: ['F19'],
    invariant: 'I-1',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'try-lock', values: { variant: 'delete-until-done', library: 'curator-5.4' } },
    right: { scenario: 'try-lock', values: { variant: 'corrected', library: 'curator-5.4' } },
    script: [
      ...when(once('belief.stated', { actor: A, afterMs: 2000 }), release(A)),
      ...when(once('request.sent', { actor: A, where: { op: 'delete' } }), cut(A)),
      ...when(once('belief.stated', { actor: B }), heal(A)),
    ],
    endMs: 20_000,
    source: 'https://gitee.com/wuzhengfei/great-truth',
  },
] as const satisfies readonly MuseumPiece[];

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
    fix: 'Delete only your own znode: use a unique name, or check the owner first. The correct one here checks after a lost reply only: if its session ends while it holds the lock, it may still delete B’s.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
