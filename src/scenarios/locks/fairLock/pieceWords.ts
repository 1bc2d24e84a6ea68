import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'gave-up-and-left-its-node': {
    name: 'Gone, but still in line',
    story:
      'B tries once, does not get the lock and goes its way. Its znode stays. When A releases, B’s turn comes, and nobody is there to take it.',
    look: 'B is idle, B’s znode is first, C waits for B for ever.',
    fix: 'Every way out without the lock deletes the own znode, and repeats that until it is done.',
  },
  'woken-without-a-second-look': {
    name: 'Woken, so it must be me',
    story:
      'A holds, B waits for A, C waits for B. B dies, its znode goes, C is woken. C takes that for its turn and walks in beside A.',
    look: 'C’s znode is the second in line when C starts to believe.',
    fix: 'List again after every wake-up. Who is not first waits for whoever is now before it.',
  },
  'nobody-there-so-my-turn': {
    name: 'Nobody there, so my turn',
    story:
      'C has listed the line and is to watch B, the one before it. B dies, and its znode goes with its session. Then C asks for B’s znode: it is not there, and the article takes that for “your turn”. A holds all the while.',
    look: 'B was only waiting. Between C and A nobody is left, and C walks in beside A.',
    fix: 'That the one before is gone means: list again. Only who is first has the lock.',
  },
  'lost-connection-taken-for-release': {
    name: 'Any event will do',
    story:
      'B waits for A’s znode and its link is cut for a moment. Its watcher is told “Disconnected”. The watcher counts down the latch, and B walks in while A holds.',
    look: 'The event that woke B names no znode. A’s znode has not changed.',
    fix: 'News of the connection is no news of the znode. Look at the event’s type, and list again in any case.',
  },
  'out-of-time-and-in': {
    name: 'Out of time, and in',
    story:
      'B waits for two seconds at most. The time passes, the wait returns false, and nobody looks at that: tryLock says true. Now two hold.',
    look: 'No command was given at all. B’s znode is second when it starts to believe.',
    fix: 'Use what the wait returns. Who is out of time deletes its own znode and says false.',
  },
  'second-thread-walks-in': {
    name: 'The second thread',
    story:
      'The lock counts how often it was taken, not by whom. One thread of A has it; another thread of A finds the count above zero and walks in.',
    look: 'One znode, one client, two threads that both believe.',
    fix: 'Re-entrant for the thread that has it. Every other thread stands in line with a znode of its own.',
  },
  'unlocked-by-another': {
    name: 'Unlocked by another thread',
    story:
      'B holds the lock. Another thread of B’s process, which never had it, calls unlock(). The lock object counts calls, not threads: the count is 0 and the znode is deleted. C is next, and B’s first thread works on.',
    look: 'B’s znode goes while B’s first thread still believes. The overlap is B and C.',
    fix: 'Each thread has its own count and its own znode: who does not hold the lock cannot give it back.',
  },
  'exception-swallowed': {
    name: 'Logged, and on we go',
    story:
      'The answer to B’s create is lost. lock() writes that into the log and returns, as it does when it has the lock. B works without it.',
    look: 'B believes, and knows of no znode that would entitle it to.',
    fix: 'Who cannot lock must not return as if it had: throw, or repair and go on.',
  },
  'lock-without-a-node': {
    name: 'By the number of a znode that is gone',
    story:
      'A releases: the znode is deleted, the answer is lost, and A keeps its old id. When A comes again it finds nobody with a smaller number. So it must be first, it thinks.',
    look: 'A’s number is smaller than all others, and its znode is not in the list.',
    fix: 'The own znode must be in the list. If it is not, start over.',
  },
  'told-before-it-waited': {
    name: 'Told before it waited',
    story:
      'B sets its watch, and its thread is held up. A releases, the event comes, the watcher finds no latch to count down. Then B’s thread makes its latch and waits on it.',
    look: 'The event was delivered and its callback has run before B began to wait.',
    fix: 'Make the latch before the watch is set, or wait in a loop that looks at the state first.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
