import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'lease-not-returned': {
    name: 'A permit gone for good',
    story:
      'B has waited in vain and takes its lease back, but the server restarts before the request arrives. The exception is swallowed. The lease stays for as long as B’s session lives.',
    look: 'One permit, nobody has it, and C waits: the leases are still too many.',
    fix: 'A delete that is repeated until an answer comes, whatever the way out was.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
