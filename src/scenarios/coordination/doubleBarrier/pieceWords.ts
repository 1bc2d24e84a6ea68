import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'barrier-passes-early': {
    name: 'Barrier passed alone after a reconnect',
    story:
      'B waits at the barrier for two others. The server restarts, B reconnects, and its watcher is notified. B takes that for the event it waits for, and passes alone.',
    look: 'One lamp of three is lit, and B is past the gate.',
    fix: 'An event is a reason to look again, not the answer. Check whether the ready znode exists, and keep waiting if it does not.',
  },
  'gone-but-still-counted': {
    name: 'Member timed out but still counted',
    story:
      'A and B wait for the third member, time out and leave. Their znodes stay. C arrives, counts three znodes, and passes alone.',
    look: 'At one and the same meeting, two members have timed out and one has passed.',
    fix: 'A member that gives up deletes its znode before it reports the timeout.',
  },
  'late-and-spinning': {
    name: 'Busy loop after a timeout on leaving',
    story:
      'A leaves the barrier and waits for C, which stays inside. A’s time limit runs out, but the loop around the wait has no exit. Each wait returns at once, and A checks again and again.',
    look: 'A’s requests without a gap, from two seconds after it began to leave.',
    fix: 'When the time is up, exit the loop. Otherwise wait for the watch, however long it takes.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
