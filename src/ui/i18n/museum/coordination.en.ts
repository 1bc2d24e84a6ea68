import type { PieceWords } from '../catalogue/contract.ts';

export const coordination: Readonly<Record<string, PieceWords>> = {
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
  'half-updated': {
    name: 'Half old, half new',
    story:
      'A publishes a new version: it writes the first value, and comes to a stop before the second. The readers’ watches ring, they read both, and go by the new first value beside the old second one.',
    look: 'The two values of a reader have different versions, for as long as A stands still.',
    fix: 'Delete a ready znode before the first write, create it again after the last, and read only while it is there.',
  },
  'lost-update': {
    name: 'The addition that is gone',
    story:
      'A and B both read the same number. B adds one and writes it. Then A writes the same number, whatever the version is: two additions were acknowledged, and the counter has grown by one.',
    look: 'A’s write is answered with success, and the number stays what it was.',
    fix: 'Write with the version that was read. BadVersion means that somebody else was faster: read again.',
  },
};
