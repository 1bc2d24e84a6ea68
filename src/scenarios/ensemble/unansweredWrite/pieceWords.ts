import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'gone-with-its-leader': {
    name: 'Gone with its leader',
    story:
      'The leader logs A’s write and dies before anybody else has it. A hears “connection lost” and counts the write as done. The others elect a leader that never had it.',
    look: 'The second write stands in the log of server 5 alone, and is cut off there when server 5 is back.',
    fix: '“Connection lost” says neither yes nor no. A reads what is there, and adds again if its own write is not.',
  },
  'counter-is-full': {
    name: 'The counter is full',
    story:
      'The leader has given the last number of its epoch but one: 4,294,967,294. A’s next write would get the last. The leader resigns instead, all connections break, a new epoch begins with 0, and the write was never proposed. A counts it as done.',
    look: 'The drum of the counter before and after, and an election though nothing had failed.',
    fix: 'It is a short outage like any other, every 49.7 days at a thousand writes a second: after a lost answer A reads, and adds again if need be.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
