// The fourth article: a fair, re-entrant lock.
import {
  A,
  B,
  C,
  dropReply,
  interrupt,
  kill,
  once,
  openGate,
  quiet,
  release,
  stall,
  unstall,
} from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import {
  atCounter,
  beside,
  headlined,
  inBoth,
  inCard,
  inView,
  lesson,
  museum,
  row,
  scene,
  twins,
  withCard,
  type Row,
} from '../row.ts';

const LOCK = 'fair-lock';
const ARTICLE = { variant: 'article' };
/** B asks by tryLock(time), for longer than anybody waits here. */
const TIMED = { ...ARTICLE, second: 'tryLockFor', patienceMs: 600_000, rounds: 1, prints: 'answers' };
const FLAGGING = { ...ARTICLE, afterError: 'interruptsItself' };
const AFTER_ALL_CAME = { on: 'time', atMs: 1500 } as const;
const IN_LINE = scene(
  'A holds, each other watches the largest before it',
  LOCK,
  5,
  { variant: 'corrected' },
  run(quiet()),
);

/** B’s thread is delayed after its look; A releases meanwhile, and B’s watcher runs. */
const TOO_EARLY = give(once('reply.delivered', { actor: B, where: { op: 'exists' } }), stall(B), release(A));
const B_HEARS = once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } } });
const DELETED = once('txn.applied', { where: { type: 'delete' } });
const AWAITING = { yielded: { op: { kind: 'awaitLatch' } } };
const AWAITS = once('program.resumed', { actor: B, where: AWAITING });
const LOST_REPLY = give(once('request.sent', { actor: B, where: { op: 'create' } }), dropReply(B));
/** A still holds; B has run out of time, released and come again, behind C, which was started anew. Then A releases. */
const B_COMES_AGAIN = [
  ...give(once('session.established', { actor: C }), kill(C)),
  ...give(once('belief.stated', { actor: B, afterMs: 500 }), release(B)),
  ...give(once('txn.applied', { where: { type: 'delete' } }), { type: 'startClient', client: C }),
  ...give(
    once('watch.set', { where: { path: '/exclusive_lock/lock-0000000002' }, afterMs: 100 }),
    release(A),
  ),
];
const OLD_WATCHER_RUNS = once('callback.run', {
  actor: B,
  where: { event: { path: '/exclusive_lock/lock-0000000000' } },
});
const FAILED = once('request.failed', { actor: B, where: { op: 'create' } });

export const s3: readonly Row[] = [
  row(
    'S3-01',
    'right',
    'An earlier version polled: it spun, and there was a herd.',
    'A holds for 3 s and releases. By then polling has cost 655 requests, nearly all of them refused creates that the server logs; watching has cost 12. That is 55 to 1. The herd is one of requests: a poll wakes nobody.',
    atCounter(
      'requests',
      headlined(
        twins(
          'three seconds of holding: polling left, watching right',
          4,
          { scenario: 'try-lock', values: { variant: 'corrected', restMs: 0 } },
          { scenario: LOCK, values: { variant: 'corrected' } },
          give({ on: 'time', atMs: 3000 }, release(A)),
          run(once('request.received', { actor: 'server:1', where: { op: 'delete' } })),
        ),
        once('reply.sent', { where: { op: 'create', err: 'NodeExists' } }),
      ),
    ),
  ),
  row(
    'S3-02',
    'half',
    'It implements Java’s Lock.',
    'It does. The missing half is what that costs: Lock has no method that tells of a loss. A’s library was told that the session expired, and B holds now; but lock() returned long ago, and A’s program goes on as the holder.',
    withCard(
      'client',
      A,
      headlined(
        scene(
          'A’s library knows that the session is over; its program, which holds the Lock, is not told',
          LOCK,
          3,
          ARTICLE,
          give(quiet(), { type: 'expireSession', client: A }),
          run(once('belief.stated', { actor: B, afterMs: 1500 })),
        ),
        once('session.learnedExpired', { actor: A }),
      ),
    ),
  ),
  row(
    'S3-03',
    'half',
    'Ephemeral sequential nodes, the smallest number among those of the same name wins.',
    'The smallest number wins, but names are not compared: one line for all children, whatever they are called. Here each thread has a name of its own: lock-0-…001 is the smallest lock-0-, and waits behind lock-1-…000, which holds the lock and is watched by it (headline).',
    withCard(
      'client',
      A,
      inView(
        'lockLane',
        null,
        headlined(
          scene(
            'in the line, lock-0-…001, the smallest of its name, waits behind lock-1-…000',
            LOCK,
            2,
            { variant: 'corrected', threads: 2 },
            run(quiet()),
          ),
          once('watch.set', { where: { path: '/exclusive_lock/lock-1-0000000000' } }),
        ),
      ),
    ),
  ),
  row(
    'S3-04',
    'wrong',
    'Else watch the previous node “with a larger number”.',
    'The largest of the smaller ones: E has …004 and watches …003.',
    headlined(IN_LINE, once('watch.set', { where: { path: '/exclusive_lock/lock-0-0000000003' } })),
  ),
  row(
    'S3-05',
    'wrong',
    'A volatile counter makes it re-entrant.',
    'It counts for the object and not for a thread: its field state is 2, A has one znode, and two threads of A hold the lock at once.',
    beside(
      'threads',
      inCard(
        'client',
        A,
        'state',
        scene(
          'the one count of the object is 2, and two threads of A hold at once',
          LOCK,
          2,
          { ...ARTICLE, threads: 2 },
          run(once('belief.stated', { actor: A, nth: 2, afterMs: 20 })),
        ),
      ),
    ),
    inBoth(
      inView(
        'threads',
        null,
        twins(
          'left, two threads hold; right, counted per thread, one holds and one waits',
          2,
          { scenario: LOCK, values: { ...ARTICLE, threads: 2 } },
          { scenario: LOCK, values: { variant: 'corrected', threads: 2 } },
          run(once('belief.stated', { actor: A, nth: 2, afterMs: 50 })),
        ),
      ),
    ),
  ),
  row(
    'S3-06',
    'wrong',
    'When the count of re-entries is down to 0, it “disconnects and deletes”.',
    'It deletes only: A’s count is 0 (the field state) and its znode …000 is gone, but A is still connected, in the same session (framed).',
    inCard(
      'client',
      A,
      'Connection',
      headlined(
        scene(
          'A’s znode is gone, its connection and session live',
          LOCK,
          3,
          ARTICLE,
          give(quiet(), release(A)),
          run(once('txn.applied', { where: { type: 'delete' } })),
        ),
      ),
    ),
  ),
  row(
    'S3-07',
    'half',
    'init() makes the directory; errors are logged.',
    'The directory is there, as said. But it is a mistake to log an error and go on, and lock() does that as well: B’s create was done, its lock-…001 is in the tree, but the reply was lost (headline). The call ended with ConnectionLoss, that went to a log, and lock() returned: B goes on as if it had the lock.',
    headlined(
      museum('left, B goes on after a create() that it got no reply to', 'exception-swallowed'),
      FAILED,
    ),
  ),
  row(
    'S3-08',
    'faulty',
    'lock(): when the wait ends, count and return.',
    'B, who only waited before C, is gone. Left, C takes that for its turn without a second look, and A still holds. Right, C has looked again, and watches A’s znode.',
    withCard(
      'client',
      C,
      twins(
        'left, C holds beside A; right, C watches A’s znode',
        3,
        { scenario: LOCK, values: ARTICLE },
        { scenario: LOCK, values: { variant: 'corrected' } },
        give(quiet(), kill(B)),
        run(once('belief.stated', { actor: C, afterMs: 30 })),
      ),
    ),
    lesson('a lesson: bring it about yourself', 'L12', 'middle'),
  ),
  row(
    'S3-09',
    'faulty',
    'exists gives null: count and return.',
    'Null says only that B’s …001 is gone (struck out), and B just waited. The code adds 1 to its count and returns: C believes that it holds the lock, and A still does.',
    withCard(
      'client',
      C,
      scene(
        'B died between C’s list and its exists; C holds beside A',
        LOCK,
        3,
        ARTICLE,
        give(once('reply.delivered', { actor: C, where: { op: 'getChildren' } }), stall(C), kill(B)),
        give(once('session.closed'), unstall(C)),
        run(once('belief.stated', { actor: C, afterMs: 20 })),
      ),
    ),
  ),
  row(
    'S3-10',
    'faulty',
    'The latch is made after exists has returned.',
    'Too late: the event thread handled the event before thread 1 made its latch and began to wait. B waits for ever, although its …001 is first.',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'B was told before it made its latch',
            LOCK,
            3,
            ARTICLE,
            TOO_EARLY,
            give(B_HEARS, unstall(B)),
            run(once('program.resumed', { actor: B, where: AWAITING, afterMs: 2000 })),
          ),
          AWAITS,
        ),
      ),
    ),
    museum('beside the corrected lock', 'told-before-it-waited'),
    lesson('a lesson: bring it about yourself', 'L12', 'tooEarly'),
  ),
  row(
    'S3-11',
    'faulty',
    'The watcher takes synchronized(this), on itself.',
    'It keeps nobody out: thread 1 is inside synchronized (this) of the lock, stalled before it has made its latch. The event thread’s “this” is the watcher, another object (not drawn), so it runs all the same: it calls countDown(), and the latch is not there yet (headline). What comes of it: picture 2.',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'B’s watcher runs on the event thread, while thread 1 is inside lock()',
            LOCK,
            3,
            ARTICLE,
            TOO_EARLY,
            run(
              once('program.resumed', {
                actor: B,
                where: { yielded: { op: { kind: 'countDown' } } },
              }),
            ),
          ),
        ),
      ),
    ),
    museum('what comes of it: B waits for ever', 'told-before-it-waited'),
  ),
  row(
    'S3-12',
    'faulty',
    'The watcher counts down on any event.',
    'Disconnected is one: B lost its connection, its watcher counts down, and B takes the lock while A holds it.',
    museum('a lost connection, taken for a release', 'lost-connection-taken-for-release'),
  ),
  row(
    'S3-13',
    'wrong',
    'It is enough to log the KeeperException and return.',
    'B’s create() got no reply (headline): ConnectionLoss is logged, and lock() returns as if it had the lock. B goes on beside the holder, and does not know of its own znode …001.',
    headlined(museum('B believes that it holds', 'exception-swallowed'), FAILED),
  ),
  row(
    'S3-14',
    'faulty',
    'InterruptedException: set the flag, return.',
    'The flag tells the caller of lock() nothing: lock() returns as always, while A still holds. B goes on as if it had the lock.',
    headlined(
      scene(
        'B’s wait was interrupted, and B believes that it holds the lock',
        LOCK,
        3,
        ARTICLE,
        give(quiet(), interrupt(B)),
        run(once('belief.stated', { actor: B, afterMs: 20 })),
      ),
      once('thread.interrupted', { actor: B }),
    ),
  ),
  row(
    'S3-15',
    'faulty',
    'await inside synchronized(this).',
    'Thread 2 of B waits for the latch and stays in synchronized (this): thread 1, which calls the same object, waits as long to get in.',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'one thread of B waits inside the monitor, the other for it',
            LOCK,
            2,
            { ...ARTICLE, threads: 2 },
            give(once('belief.stated', { actor: A }), kill(A)),
            run(AWAITS),
          ),
        ),
      ),
    ),
  ),
  row(
    'S3-16',
    'faulty',
    'tryLock(): false if not first.',
    'It leaves its node: later it is first, and blocks all.',
    museum('B gave up and left its node; C waits behind it', 'gave-up-and-left-its-node'),
  ),
  row(
    'S3-17',
    'faulty',
    'tryLock(time): wait, count, return true.',
    'Whether it waited in vain is not looked at. Left, B’s two seconds are over, and it goes in while A holds. Right it looks: tryLock has returned false, and B’s znode is gone.',
    headlined(
      museum('headline: B’s wait is over; it goes in all the same', 'out-of-time-and-in'),
      once('program.resumed', { actor: B, where: { input: { kind: 'timeout' } } }),
    ),
  ),
  row(
    'S3-18',
    'faulty',
    'NodeExists in tryLock: return true.',
    'NodeExists makes nobody the holder. The counter of …/exclusive_lock has reached its end, so B’s create got the number that A’s znode has, and was refused: B has no znode, and the code returns true.',
    headlined(
      scene(
        'B is told NodeExists, and believes that it holds the lock',
        LOCK,
        2,
        { ...ARTICLE, second: 'tryLock', firstNumber: 2_147_483_647 },
        run(once('belief.stated', { actor: B })),
      ),
      once('reply.delivered', { actor: B, where: { op: 'create', err: 'NodeExists' } }),
    ),
  ),
  row(
    'S3-19',
    'faulty',
    'unlock(): count down, and delete its own znode at 0.',
    'Nobody asks who calls: thread 2 of B, which never had the lock, has unlocked it. B’s …001 is deleted, and B’s thread 1 still believes that it holds. C is next: B and C in picture 2.',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'thread 2 of B has unlocked what thread 1 holds',
            LOCK,
            3,
            { ...ARTICLE, second: 'unlockedByAnother' },
            give(quiet(), release(A)),
            give(once('belief.stated', { actor: B, afterMs: 500 }), openGate(B, 'act')),
            run(DELETED),
          ),
          DELETED,
        ),
      ),
    ),
    museum('beside the corrected lock', 'unlocked-by-another'),
  ),
  row(
    'S3-20',
    'faulty',
    'The delete fails: it is logged, the id is kept, the count is 0.',
    'A’s delete was done, but its reply was lost. That is logged, and the field id still names …000. A’s next lock() has made the count (field state) 1, goes by that id and believes that it holds, but …000 is deleted, and B holds.',
    inCard(
      'client',
      A,
      'id',
      scene(
        'the id that A has kept; that …000 is deleted',
        LOCK,
        3,
        ARTICLE,
        give(quiet(), release(A)),
        give(once('request.sent', { actor: A, where: { op: 'delete' } }), dropReply(A)),
        run(once('belief.stated', { actor: A })),
      ),
    ),
    museum('beside the corrected lock', 'lock-without-a-node'),
  ),
  row(
    'S3-21',
    'half',
    'Nothing listens for the end of the session.',
    'The handle is told: A’s library has learned that its session expired. But A’s program does not listen, so A still believes that it holds the lock, beside B.',
    withCard(
      'client',
      A,
      scene(
        'A and B both believe that they hold; only B’s znode is the first',
        LOCK,
        3,
        ARTICLE,
        give(quiet(), { type: 'expireSession', client: A }),
        run(once('belief.stated', { actor: B, afterMs: 1500 })),
      ),
    ),
  ),
  row(
    'S3-22',
    'half',
    'The name has no GUID.',
    'The missing half is what comes of it: after a create() that was not answered A cannot find its znode. Left, it creates another, and waits behind its own. Right, a GUID in the name, which is not drawn, tells A that …000 is its own.',
    museum('it waits behind itself', 'create-repeated-blindly'),
  ),
  row(
    'S3-23',
    'half',
    'It claims to be fair, re-entrant, without herd and without spinning.',
    'It keeps the order and wakes one, until one in the middle dies: when B dies, C takes the lock while A holds it.',
    withCard(
      'client',
      C,
      twins(
        'the article’s left, corrected right: the middle one dies',
        4,
        { scenario: LOCK, values: ARTICLE },
        { scenario: LOCK, values: { variant: 'corrected' } },
        give(quiet(), kill(B)),
        run(once('belief.stated', { actor: C })),
      ),
    ),
  ),
  row(
    'S3-24',
    'half',
    'An interrupted tryLock(time) gives up.',
    'B was interrupted, its call returned false (headline), and its program has ended: it has given up. But its …001 stays in the line. Once A has released (picture 2), …001 is first, and C waits behind it for ever.',
    headlined(
      scene(
        'B printed that tryLock(time) returned false; its node …001 is still the second',
        LOCK,
        3,
        TIMED,
        give(AFTER_ALL_CAME, interrupt(B)),
        run(once('program.resumed', { actor: B, where: { yielded: { kind: 'returned' } } })),
      ),
      once('text.printed', { actor: B }),
    ),
    withCard(
      'client',
      B,
      scene(
        'A has released: nobody holds, C waits behind B’s node',
        LOCK,
        3,
        TIMED,
        give(AFTER_ALL_CAME, interrupt(B)),
        give(once('program.resumed', { actor: B, where: { yielded: { kind: 'returned' } } }), release(A)),
        run(once('txn.applied', { where: { type: 'delete' }, afterMs: 10_500 })),
      ),
    ),
  ),
  row(
    'S3-25',
    'half',
    'The counter makes it re-entrant: each lock() needs an unlock().',
    'A’s one thread has locked three times: state is 3, and there is one znode. Missing: the count belongs to the object and not to a thread, so a second thread that calls lock() is let in as well (picture 2).',
    inCard(
      'client',
      A,
      'state',
      headlined(
        scene(
          'A has locked three times: its count is 3',
          LOCK,
          2,
          { ...ARTICLE, depth: 3 },
          run(once('belief.stated', { actor: A })),
        ),
        once('program.resumed', {
          actor: A,
          where: { yielded: { op: { kind: 'addToVar', name: 'state' } } },
        }),
      ),
    ),
    museum('a second thread walks in on the same count', 'second-thread-walks-in'),
  ),
  row(
    'S3-26',
    'wrong',
    'unlock() after a tryLock() that returned false does nothing.',
    'It deletes a znode: B’s tryLock() returned false and left …001 in the line (picture 2). Then B called unlock(), as a finally does, and that deleted …001 (headline), which the field id named: B, which never had the lock, is out of the line.',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'B’s unlock() has deleted …001, though B never had the lock',
            LOCK,
            3,
            { ...ARTICLE, second: 'tryLockThenUnlock', rounds: 1, prints: 'answers' },
            run(once('txn.applied', { where: { type: 'delete' } })),
          ),
        ),
      ),
    ),
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'just before: B printed that tryLock() returned false, and …001 is in the line',
            LOCK,
            3,
            { ...ARTICLE, second: 'tryLockThenUnlock', rounds: 1, prints: 'answers' },
            run(once('text.printed', { actor: B })),
          ),
        ),
      ),
    ),
  ),
  row(
    'S3-27',
    'faulty',
    'After a KeeperException the thread’s interrupt flag is set.',
    'The flag says “stop” to a thread that nobody asked to stop. B’s create got no reply, so lock() logged that, set the flag of its own thread 1 (red) and returned: B believes that it holds. The flag breaks off the next wait, in B’s work, and ends the thread: picture 2.',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'the flag of B’s thread 1, which believes that it holds',
            LOCK,
            3,
            FLAGGING,
            LOST_REPLY,
            run(once('belief.stated', { actor: B })),
          ),
          once('program.resumed', { actor: B, where: { yielded: { op: { kind: 'interrupt' } } } }),
        ),
      ),
    ),
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'B’s next wait was broken off by the flag: thread 1 ended with Interrupted',
            LOCK,
            3,
            FLAGGING,
            LOST_REPLY,
            run(once('thread.interrupted', { actor: B, afterMs: 20 })),
          ),
        ),
      ),
    ),
  ),
  row(
    'S3-28',
    'faulty',
    'Each wait has a new CountDownLatch.',
    'But a watcher counts down the latch that is in the field by then. B’s first wait, for A’s …000, ran out of time (so B went in beside A: S3-17), and its watch on …000 stayed. Now B waits as …003 for C’s …002, with a new latch. A releases: the old watcher is called with NodeDeleted …000 (event thread) and opens the new latch. B goes in beside C: picture 2.',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'the event thread, called with …000, is about to open the latch that thread 1 waits for because of …002',
            LOCK,
            3,
            { ...ARTICLE, second: 'tryLockFor', patienceMs: 2000 },
            B_COMES_AGAIN,
            run(OLD_WATCHER_RUNS),
          ),
          OLD_WATCHER_RUNS,
        ),
      ),
    ),
    withCard(
      'client',
      B,
      scene(
        'C holds rightly, and B by a watch of its first wait',
        LOCK,
        3,
        { ...ARTICLE, second: 'tryLockFor', patienceMs: 2000 },
        B_COMES_AGAIN,
        run(once('belief.stated', { actor: B, afterMs: 20 })),
      ),
    ),
  ),
];
