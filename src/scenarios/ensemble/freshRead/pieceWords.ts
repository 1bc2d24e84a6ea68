import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'told-by-telephone': {
    name: 'Stale read after a phone call',
    story:
      'A writes, gets “Ok”, and tells B by phone. B reads at a server that has not received the write yet, and gets the old value. Nothing is broken: ZooKeeper never guaranteed B more.',
    look: 'Server 1’s tree beside the leader’s: one version behind at the moment B reads there.',
    fix: 'B calls sync before it reads. Its server first applies everything the leader had committed by then.',
  },
  'leader-that-was-replaced': {
    name: 'Stale read at a replaced leader',
    story:
      'The leader is cut off from the others, with B on its side. After five ticks the others elect a new leader, and A writes there. For a moment the old leader does not know, and answers B’s read from its own tree.',
    look: 'Two servers lead, in two epochs. Only one can commit, but both answer reads.',
    fix: 'B writes something first. The old leader finds no quorum for it, so B gets a reply only where there is a quorum.',
  },
  'sync-asks-the-old-leader': {
    name: 'Stale read in spite of sync',
    story:
      'The leader is cut off and has been replaced. B, still on its side, calls sync before it reads. The old leader answers the sync without asking any other server, and the read is still stale.',
    look: 'The sync is answered at once, although the old leader can reach no follower.',
    fix: 'A sync needs no quorum, but a write does. B writes something and then reads.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
