import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'back-from-the-dead': {
    name: 'Dropped write returns with the old leader',
    story:
      'Only server 3 has a write when it crashes. Servers 1 and 2 begin a new epoch without the write, and B reads a value without it. Before anything new is written, server 2 crashes and server 3 comes back. If only zxids count, its log is the longest. It wins, and the write is there again.',
    look: 'The doomed column of the logs: after the second election it is committed. B reads the write although it had already read without it.',
    fix: 'The last epoch a server followed counts before its zxid. Server 1 wins, and server 3 drops the write.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
