import type { PieceWords } from '../catalogue/contract.ts';

export const locks: Readonly<Record<string, PieceWords>> = {
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
  'lease-not-returned': {
    name: 'A permit gone for good',
    story:
      'B has waited in vain and takes its lease back, but the server restarts before the request arrives. The exception is swallowed. The lease stays for as long as B’s session lives.',
    look: 'One permit, nobody has it, and C waits: the leases are still too many.',
    fix: 'A delete that is repeated until an answer comes, whatever the way out was.',
  },
  'gave-up-and-left-its-node': {
    name: 'Gone, but still in line',
    story:
      'B tries once, does not get the lock and goes its way. Its znode stays. When A releases, B’s turn comes, and nobody is there to take it.',
    look: 'B is idle, B’s znode is first, C waits for B for ever.',
    fix: 'Every way out without the lock deletes the own znode, and repeats that until it is done.',
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
  'no-answer-taken-for-no': {
    name: 'No answer taken for no',
    story:
      'A creates the lock, the answer is lost, and A’s program takes a missing answer for “somebody else has it”. A owns the lock and does not know it.',
    look: 'The znode is A’s. A believes nothing, and B and C fail again and again.',
    fix: 'A lost connection means “unknown”: look whose znode it is (ephemeralOwner) and go by that.',
  },
  'cut-off-holder': {
    name: 'Cut off for too long',
    story:
      'A holds the lock and its link is cut. The server expires A’s session and B takes the lock. A hears of it only when it is connected again; until then both believe.',
    look: 'The two belief bars: where they overlap, two hold.',
    fix: 'Stop when the connection is lost. The client notices after two thirds of the session timeout, before the server gives the lock away.',
  },
  'stale-write': {
    name: 'The late write',
    story:
      'A holds the lock and its process stands still for longer than its session lives. B takes over and writes. A wakes and finishes its sentence: it writes too, as if nothing had happened.',
    look: 'The resource: a write with a lower token after one with a higher token.',
    fix: 'A fence: the resource checks the token, a number that grows with every holder, and turns older ones away. No lock can do that for it.',
  },
  'holder-is-never-told': {
    name: 'Never told',
    story:
      'A’s link is cut, its session expires, B takes the lock. A comes back with its session gone, and its lock object still says “held”: nobody listens to the connection’s state.',
    look: 'A believes in a znode that no longer exists, even after it is back.',
    fix: 'Listen to the connection: at the latest when the session is lost, the lock is.',
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
  'beside-its-parent': {
    name: 'Beside its parent',
    story:
      'The path of the lock itself is given as prefix, so the server makes /exclusive_lock0000000000 beside the lock, not below it. Everybody lists what is below: nothing. No smaller number means first, and all walk in.',
    look: 'The lock’s znode has no children. The numbered znodes are its siblings.',
    fix: 'A slash behind the path. And whoever does not find its own znode in the list has no place in the line.',
  },
  'lock-without-a-node': {
    name: 'By the number of a znode that is gone',
    story:
      'A releases: the znode is deleted, the answer is lost, and A keeps its old id. When A comes again it finds nobody with a smaller number. So it must be first, it thinks.',
    look: 'A’s number is smaller than all others, and its znode is not in the list.',
    fix: 'The own znode must be in the list. If it is not, start over.',
  },
  'deleted-somebody-elses-lock': {
    name: 'Somebody else’s lock',
    story:
      'A releases, and its link is cut. Its library goes on trying. When A is back its session is gone and B has created the lock anew, under the same name. A’s delete removes B’s lock, and C takes it.',
    look: 'B believes in a lock that A has deleted. Both versions were 0: a version check would not have helped.',
    fix: 'Delete only what is your own: by a name nobody else has, or after a look at the owner.',
  },
  'reads-on-behind-a-writer': {
    name: 'Writer turned reader',
    story:
      'A writes and goes on to read: it creates a read znode, then gives the write znode back. The read znode stands behind B, who waits to write. B is first now and writes while A reads.',
    look: 'A’s new number is larger than B’s.',
    fix: 'The read znode takes the number of the write znode, so B goes on waiting.',
  },
  'sorted-by-name': {
    name: 'First in the alphabet',
    story:
      'The znodes are called host, kind, number, and somebody sorts them as text. B has the lock; A comes again, later, and is “first” because of its name.',
    look: 'hostA-W-…3 before hostB-W-…1: the order of names is not the order of numbers.',
    fix: 'Compare the ten digits at the end.',
  },
  'gone-before-the-watch': {
    name: 'Gone before the watch',
    story:
      'B lists and sees A before it. A releases. Then B asks for A’s znode with a watch: it is gone already, and B takes that for “wait until you are called”.',
    look: 'B’s znode is first and the lock is free. Nothing is on its way that could wake B.',
    fix: 'exists says no: list again at once.',
  },
  'told-before-it-waited': {
    name: 'Told before it waited',
    story:
      'B sets its watch, and its thread is held up. A releases, the event comes, the watcher finds no latch to count down. Then B’s thread makes its latch and waits on it.',
    look: 'The event was delivered and its callback has run before B began to wait.',
    fix: 'Make the latch before the watch is set, or wait in a loop that looks at the state first.',
  },
  'deleted-and-made-anew': {
    name: 'Deleted and made anew',
    story:
      'B watches the lock and is cut off. Meanwhile A deletes it and C creates it. When B is back it is told NodeDataChanged, once. B waits for NodeDeleted, and its watch is used up.',
    look: 'C has released long ago; B still sleeps.',
    fix: 'An event says “look again”, not what happened. Try again on every change.',
  },
  'back-and-not-looked-again': {
    name: 'Back, and nobody looked',
    story:
      'With kazoo, watches are gone when the connection is. B is away for a moment and A releases meanwhile. B is back and waits for an event that nobody will send.',
    look: 'The server has no watch of B any more.',
    fix: 'Wake the waiters on every change of the connection’s state, and let them look again.',
  },
  'lock-in-the-watcher': {
    name: 'A lock in the watcher',
    story:
      'B’s watcher wants the lock and waits for it, on the thread that all events come through. A releases. The event that would wake B stands in line behind B’s own wait.',
    look: 'B’s event lane: one callback at work, the next one queued for ever.',
    fix: 'A watcher hands the work to another thread and returns.',
  },
  'reader-and-writer-wait-for-each-other': {
    name: 'After you',
    story:
      'A writes, reader B waits, writer C waits for B. A releases. B looks for writers and finds C, who came later, and waits for it. C waits for B.',
    look: 'Two watch arrows that point at each other.',
    fix: 'Only smaller numbers count: a reader waits for writers that came before it.',
  },
  'parent-tidied-away': {
    name: 'Tidied away',
    story:
      'Who leaves last deletes the parent, to be tidy. A comes again and finds no place to put its znode. It had been there when A began, so A waits for it to come back.',
    look: 'The lock’s parent is gone, and everybody waits for somebody else to make it.',
    fix: 'NoNode on create means: make the parent, then try again. That another one makes it in the same moment does no harm.',
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
  'own-node-not-in-the-list': {
    name: 'Looking for oneself',
    story:
      'A stranger deletes B’s znode. B lists, does not find itself, finds nobody to wait for either, and lists again. And again, as fast as the network allows.',
    look: 'B’s requests in a second, while nothing moves in the tree.',
    fix: 'Who is not in the list stands in line once more.',
  },
  'everybody-woken-for-one': {
    name: 'The herd',
    story:
      'Six clients watch one znode. It is deleted, five are woken, one gets the lock. The other four have been woken for nothing, and set their watches again.',
    look: 'The wake-ups of one release, left and right.',
    fix: 'Stand in line, and watch the one before.',
  },
};
