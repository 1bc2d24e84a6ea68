import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'gave-up-and-left-its-node': {
    name: 'tryLock fails but leaves its znode',
    story:
      'B tries once, does not get the lock and moves on. Its znode stays in line. When A releases, B’s znode is first, but B is no longer waiting.',
    look: 'B is idle and B’s znode is first. C waits for B forever.',
    fix: 'Every path that exits without the lock must delete the client’s own znode, and retry until the delete is confirmed.',
  },
  'woken-without-a-second-look': {
    name: 'Woken up, but not first in line',
    story:
      'A holds the lock, B waits for A, and C waits for B. B dies and its znode disappears, so C wakes up. C assumes that it is now the holder, while A still holds the lock.',
    look: 'C’s znode is second in line when C starts to believe that it holds the lock.',
    fix: 'List again after every wake-up. A client that is not first waits for its new predecessor.',
  },
  'nobody-there-so-my-turn': {
    name: 'Missing predecessor taken for the lock',
    story:
      'C has listed the line and is about to watch its predecessor B. B dies, and its znode goes with its session. C then asks for B’s znode, which no longer exists. The published code takes that for “your turn”, while A still holds the lock.',
    look: 'B was only a waiter. With B gone, C enters although A is still first.',
    fix: 'If the predecessor is gone, list again. Only the first client in line holds the lock.',
  },
  'lost-connection-taken-for-release': {
    name: 'Disconnected event taken for a release',
    story:
      'B waits for A’s znode and its link is cut for a moment. B’s watcher receives “Disconnected” and counts down the latch. B enters while A holds the lock.',
    look: 'The event that woke B names no znode. A’s znode has not changed.',
    fix: 'A connection event says nothing about the znode. Check the event type, and list again in any case.',
  },
  'out-of-time-and-in': {
    name: 'tryLock times out but returns true',
    story:
      'B waits for at most two seconds. The time runs out and the wait returns false. The code ignores that value, so tryLock returns true. Now there are two holders.',
    look: 'No command was given at all. B’s znode is second when B starts to believe that it holds the lock.',
    fix: 'Use the wait’s return value. On a timeout, delete the client’s own znode and return false.',
  },
  'second-thread-walks-in': {
    name: 'Re-entrant count shared by all threads',
    story:
      'The lock counts how often it was acquired, but not by which thread. One thread of A holds it. Another thread of A sees a count above zero and enters.',
    look: 'One znode, one client, and two threads that both believe they hold the lock.',
    fix: 'Make the lock re-entrant only for the thread that holds it. Every other thread waits in line with its own znode.',
  },
  'unlocked-by-another': {
    name: 'Unlocked by a thread that never held it',
    story:
      'B holds the lock. Another thread in B’s process, which never held it, calls unlock(). The lock object counts calls, not threads: the count drops to 0 and the znode is deleted. C is next, while B’s first thread keeps working.',
    look: 'B’s znode goes while B’s first thread still believes it holds the lock. B and C overlap.',
    fix: 'Give each thread its own count and its own znode. A thread that does not hold the lock cannot release it.',
  },
  'exception-swallowed': {
    name: 'Swallowed exception in lock()',
    story:
      'The reply to B’s create is lost. lock() logs the error and returns normally, as if B had the lock. B works without it.',
    look: 'B believes it holds the lock, but knows of no znode that would prove it.',
    fix: 'A lock() that fails must not return normally. Throw an exception, or recover and then continue.',
  },
  'lock-without-a-node': {
    name: 'Stale sequence number taken for the lock',
    story:
      'A releases: the znode is deleted, the reply is lost, and A keeps its old id. When A tries again, it finds no smaller number in the list. A concludes that it is first.',
    look: 'A’s number is smaller than all others, and its znode is not in the list.',
    fix: 'A client’s own znode must be in the list. If it is not, start over.',
  },
  'told-before-it-waited': {
    name: 'Lost wake-up: event before the wait',
    story:
      'B sets its watch, and then its thread is delayed. A releases and the event arrives, but the watcher finds no latch to count down. Then B’s thread creates its latch and waits on it.',
    look: 'The event was delivered and its callback had run before B began to wait.',
    fix: 'Create the latch before setting the watch, or wait in a loop that checks the state first.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
