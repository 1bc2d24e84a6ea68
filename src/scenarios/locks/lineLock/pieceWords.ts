import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'create-repeated-blindly': {
    name: 'Behind itself',
    story:
      'A creates its znode, the server does it, and the answer is lost. A does not know and creates a second one. Now it waits for the first, which is its own.',
    look: 'Two znodes in A’s colour. The lock is free, and everybody waits.',
    fix: 'A GUID in the name: after a lost answer A lists the children and looks for it before it creates again.',
  },
  'retries-run-out': {
    name: 'Reported as failed',
    story:
      'The znode is there, the answer is lost, and A’s retry policy allows no second try. A tells its caller that it failed. Its znode stays first in line, and A itself queues up behind it later.',
    look: 'The first znode has a living owner whose program knows nothing of it.',
    fix: 'Who gives up remembers the GUID, and deletes what is found under it as soon as it is connected again.',
  },
  'interrupted-create': {
    name: 'Interrupted',
    story:
      'A’s thread is interrupted while the create is on its way, and the library takes that for “not created”. The request is carried out all the same.',
    look: 'The oldest znode, which nobody believes in, and everybody behind it.',
    fix: 'An interrupt tells nothing about the request. Treat it as a lost answer: look for the GUID, then clean up.',
  },
  'release-that-never-arrived': {
    name: 'The release that never arrived',
    story:
      'A releases, and the server restarts before the delete arrives. A forgets its znode all the same and soon comes again, with a new one, behind its own old one.',
    look: 'A thinks the lock is free. Its old znode is still first, and its session lives.',
    fix: 'Forget the znode only after a definite answer; until then delete again.',
  },
  'two-names-for-one-node': {
    name: 'Two names for one znode',
    story:
      'WriteLock looks for a znode of its session before it creates one. The one it finds after a lost answer it remembers by its bare name, and compares that with full paths. So it stands before itself.',
    look: 'A’s znode is first, and A watches that very znode.',
    fix: 'One form of a name in all places: the full path.',
  },
  'beside-its-parent': {
    name: 'Beside its parent',
    story:
      'The path of the lock itself is given as prefix, so the server makes /exclusive_lock0000000000 beside the lock, not below it. Everybody lists what is below: nothing. No smaller number means first, and all walk in.',
    look: 'The lock’s znode has no children. The numbered znodes are its siblings.',
    fix: 'A slash behind the path. And whoever does not find its own znode in the list has no place in the line.',
  },
  'gone-before-the-watch': {
    name: 'Gone before the watch',
    story:
      'B lists and sees A before it. A releases. Then B asks for A’s znode with a watch: it is gone already, and B takes that for “wait until you are called”.',
    look: 'B’s znode is first and the lock is free. Nothing is on its way that could wake B.',
    fix: 'exists says no: list again at once.',
  },
  'numbers-run-out': {
    name: 'The last number there is',
    story:
      'Each znode of the line takes the next number of its parent, and never gives it back: after 2,147,483,647 there is none. The counter stays where it is. Whoever comes next finds its name taken, and its program ends; when B’s znode is gone, the same name is given a second time.',
    look: 'A and C have stopped with NodeExists. B’s znode has the very name that B’s last one had.',
    fix: 'Begin a new parent in good time: its counter begins at 0. With a thousand locks a second there are 24.9 days for that.',
  },
  'locked-for-ever': {
    name: 'Locked for ever',
    story:
      'A makes its znode persistent, so that a short outage does not cost it the lock. Then A dies. Its session expires, its znode stays, and everybody waits for somebody who is no more.',
    look: 'The first znode has no owner. The session that made it is long gone.',
    fix: 'An ephemeral znode: it goes with its session, and the next in line is told.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
