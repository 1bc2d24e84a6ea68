import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'dead-by-its-heartbeat': {
    name: 'Live leader removed by a heartbeat timer',
    story:
      'A leads, and its program stalls while its library keeps the session alive. By B’s timer A’s heartbeat is old. B deletes A’s znode and leads. A still believes it leads.',
    look: 'A’s session bar is full while its znode disappears. Two crowns.',
    fix: 'Never delete another client’s ephemeral znode. Only its session says whether the client is dead.',
  },
  'dead-by-anothers-clock': {
    name: 'Clock skew: live members removed',
    story:
      'B’s clock jumps ahead by a minute. By that clock all other heartbeats are old. B deletes all those znodes and leads. The old leader notices only at its next check.',
    look: 'All other znodes go at the same moment, though no member had failed.',
    fix: 'Do not compare the clocks of two machines. Only the server times sessions.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
