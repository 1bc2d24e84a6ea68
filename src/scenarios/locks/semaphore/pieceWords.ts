import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'lease-not-returned': {
    name: 'Leaked semaphore lease',
    story:
      'B’s time limit runs out and it deletes its lease, but the server restarts before the request arrives. The exception is swallowed. The lease stays as long as B’s session is alive.',
    look: 'The one permit has no holder, and C still waits: there are too many leases.',
    fix: 'Repeat the delete until a reply arrives, on every path out.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
