import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'back-from-the-dead': {
    name: 'Back from the dead',
    story:
      'Server 3 alone has a write and dies. Servers 1 and 2 begin a new epoch without it, and B reads so. Before anything new is written server 2 dies, and server 3 comes back: by zxids alone its log is the longest, it wins, and the write is there again.',
    look: 'The doomed column of the logs: after the second election it is committed. B reads it though it had read without it.',
    fix: 'The epoch a server has followed last counts before its zxid: server 1 wins, and server 3 drops the write.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
