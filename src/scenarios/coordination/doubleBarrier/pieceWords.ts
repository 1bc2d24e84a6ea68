import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'barrier-passes-early': {
    name: 'Through the barrier alone',
    story:
      'B waits before the barrier for two others. The server restarts, the connection comes back, and its watcher is told so. B takes that for the news it waits for, and passes alone.',
    look: 'One lamp of three is lit, and B is beyond the gate.',
    fix: 'An event is a reason to look again, not the answer: ask whether the ready znode exists, and go on waiting if it does not.',
  },
  'gone-but-still-counted': {
    name: 'Gone, and still counted',
    story:
      'A and B wait for the third, lose patience and are turned away. Their znodes stay. C comes, counts three znodes, and passes: nobody else does.',
    look: 'Two members are turned away and one has passed, at one and the same meeting.',
    fix: 'Whoever gives up deletes its znode before it says so.',
  },
  'late-and-spinning': {
    name: 'Late, and spinning',
    story:
      'A leaves the barrier and waits for C, who stays inside. A’s time is over, but the loop around the wait has no way out: the wait ends at once, and A asks again, and again.',
    look: 'A’s requests without a gap, from two seconds after it began to leave.',
    fix: 'When the time is over, leave the loop; else wait for the watch, however long it takes.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
