import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'dead-by-its-heartbeat': {
    name: 'Buried alive',
    story:
      'A leads, and its program stalls; its library keeps the session alive. By B’s timer A’s heartbeat is old: B deletes A’s znode and leads. A has never stopped believing.',
    look: 'A’s session bar is full while its znode disappears. Two crowns.',
    fix: 'Never delete another’s ephemeral. Whether it is dead its session says.',
  },
  'dead-by-anothers-clock': {
    name: 'Dead by another’s clock',
    story:
      'B’s clock jumps ahead by a minute. By that clock everybody’s heartbeat is old: B deletes them all and leads. The leader only finds out at its next check.',
    look: 'All other znodes go in one moment, though nobody was disturbed.',
    fix: 'Do not compare the clocks of two machines. Sessions are timed by the server alone.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
