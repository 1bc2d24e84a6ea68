import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'told-by-telephone': {
    name: 'Told by telephone',
    story:
      'A writes, is told “Ok”, and tells B by telephone. B reads at a server that has not heard of the write yet, and gets the old value. Nothing is broken: ZooKeeper never promised B more.',
    look: 'Server 1’s tree beside the leader’s: one version behind, in the moment in which B reads there.',
    fix: 'B calls sync before it reads: its server first takes over all that the leader had committed by then.',
  },
  'leader-that-was-replaced': {
    name: 'A leader that was replaced',
    story:
      'The leader is cut off from the others, with B on its side. After five ticks the others elect another one, and A writes there. For a moment the old leader does not know, and answers B’s read from its own tree.',
    look: 'Two servers that lead, in two epochs. Only one can commit; both answer reads.',
    fix: 'B writes something first. The old leader finds no quorum for it: B is answered only where there is one.',
  },
  'sync-asks-the-old-leader': {
    name: 'A sync that syncs with nobody',
    story:
      'The leader is cut off and has been replaced. B, still on its side, calls sync before it reads. The old leader answers the sync without asking anybody, and the read is as old as before.',
    look: 'The sync has its answer at once, while no follower of the old leader can be reached.',
    fix: 'A sync is no vote. A write is: it is answered when a quorum has it, so B writes something and then reads.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
