import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'no-answer-taken-for-no': {
    name: 'No answer taken for no',
    story:
      'A creates the lock, the answer is lost, and A’s program takes a missing answer for “somebody else has it”. A owns the lock and does not know it.',
    look: 'The znode is A’s. A believes nothing, and B and C fail again and again.',
    fix: 'A lost connection means “unknown”: look whose znode it is (ephemeralOwner) and go by that.',
  },
  'deleted-somebody-elses-lock': {
    name: 'Somebody else’s lock',
    story:
      'A releases, and its link is cut. Its library goes on trying. When A is back its session is gone and B has created the lock anew, under the same name. A’s delete removes B’s lock, and C takes it.',
    look: 'B believes in a lock that A has deleted. Both versions were 0: a version check would not have helped.',
    fix: 'Delete only what is your own: by a name nobody else has, or after a look at the owner.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
