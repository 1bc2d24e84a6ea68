// The fifth article: an application's own election, by five candidates.
import {
  A,
  B,
  C,
  kill,
  once,
  openGate,
  pause,
  quiet,
  stall,
  unstall,
} from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import {
  beside,
  headlined,
  inCard,
  inLog,
  inView,
  museum,
  row,
  scene,
  twins,
  typed,
  withCard,
  type Row,
} from '../row.ts';

const CANDIDATES = 'candidates';
const ARTICLE = { variant: 'article' };
const TRANSCRIPT = { ...ARTICLE, firstNumber: 133, rounds: 1, leadMs: 5000 };
const NEXT = scene(
  'A has left: B’s znode is the lowest now, and B leads',
  CANDIDATES,
  5,
  {},
  give(quiet(), openGate(A, 'leave')),
  run(once('belief.stated', { actor: B })),
);
const SECOND_LEADS = scene(
  '133 has left, 134 is woken and leads',
  CANDIDATES,
  5,
  TRANSCRIPT,
  run(once('belief.stated', { actor: B })),
);
const READS_LAST_NODE = { thread: -1, yielded: { op: { kind: 'readVar', name: 'lastNode' } } };
const SETS_LAST_NODE = { kind: 'writeVar', name: 'lastNode' };
const PROCESS = headlined(
  scene(
    'B’s field lastNode, which its event thread reads in process() while thread 1 waits',
    CANDIDATES,
    3,
    ARTICLE,
    give(quiet(), openGate(A, 'leave')),
    run(
      once('program.resumed', {
        actor: B,
        where: READS_LAST_NODE,
      }),
    ),
  ),
  once('event.delivered', { actor: B }),
);
const B_HEARS = once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } }, afterMs: 1 });
const WAITS = { yielded: { op: { kind: 'waitMonitor' } } };
const TOLD_TOO_EARLY = withCard(
  'client',
  B,
  inView(
    'threads',
    null,
    headlined(
      scene(
        'B’s event was handled first, and only then B began to wait',
        CANDIDATES,
        3,
        ARTICLE,
        give(once('reply.delivered', { actor: B, where: { op: 'exists' } }), stall(B), openGate(A, 'leave')),
        give(B_HEARS, unstall(B)),
        run(once('program.resumed', { actor: B, where: WAITS, afterMs: 2000 })),
      ),
      once('program.resumed', {
        actor: B,
        where: { yielded: { op: { kind: 'notifyMonitor' } } },
      }),
    ),
  ),
);

export const s4: readonly Row[] = [
  row(
    'S4-01',
    'right',
    'Not the ensemble’s own election, but one for applications.',
    'Here clients elect among themselves, by znodes: B’s is the lowest, so B leads. Servers elect too, by votes (picture 2).',
    NEXT,
    scene('servers elect, by votes', 'ensemble-start', 1, {}, run(once('leader.established'))),
  ),
  row(
    'S4-02',
    'right',
    'It needs ephemeral znodes, and it needs sequential ones.',
    'Left, the znodes are not ephemeral: no session owns …000, not even while A leads (“was violated”). A is dead, …000 stays the lowest, and nobody can lead. Right, it went with A’s session, and B leads. Without sequential ones all ask for one name, and nothing says who comes next (S0-19).',
    withCard(
      'znode',
      '/election/n_0000000000',
      twins(
        'A’s …000, left, which no session owns',
        3,
        { scenario: CANDIDATES, values: { variant: 'persistent' } },
        { scenario: CANDIDATES, values: { variant: 'corrected' } },
        give(quiet(), kill(A)),
        run(once('session.closed', { afterMs: 6000 })),
      ),
    ),
  ),
  row(
    'S4-03',
    'right',
    '/election/n_xxx, the smallest leads.',
    'A has left, and of the four n_… that are there n_0000000001 is the smallest: B, its owner, leads.',
    withCard('znode', '/election/n_0000000001', NEXT),
  ),
  row(
    'S4-04',
    'right',
    'Simplest: all watch the leader, and list again: a load.',
    'Left, all five watched A’s znode, and all woke when it went; only one of them can lead. Right, one woke. Over N leaders the left costs N(N − 1)/2 wake-ups.',
    museum('five woke, and one can lead', 'everyone-watches-the-leader'),
  ),
  row(
    'S4-05',
    'wrong',
    'Watch the previous one only: the one that is notified becomes leader.',
    'Only if the one that went was the leader. B died and C was notified, but A’s znode is still smaller: A leads on, and C watches it.',
    scene(
      'B died; C was notified, does not lead, and watches A',
      CANDIDATES,
      4,
      {},
      give(quiet(), kill(B)),
      run(once('session.closed', { afterMs: 200 })),
    ),
  ),
  row(
    'S4-06',
    'right',
    'Create, list, watch the largest smaller one.',
    'C created n_0000000002 and listed. Of the smaller ones, n_0000000000 and n_0000000001, it watches the largest.',
    withCard(
      'client',
      'client:C',
      scene('C sets its watch', CANDIDATES, 4, {}, run(once('watch.set', { nth: 2, afterMs: 20 }))),
    ),
  ),
  row(
    'S4-07',
    'right',
    'After the event: list; smallest: leader; else watch again.',
    'A left, and its event woke B. B listed: its n_0000000001 is the smallest, so it leads. If it were not, B would watch again the one before it.',
    withCard(
      'client',
      'client:B',
      scene(
        'A has left; B looked, and leads',
        CANDIDATES,
        4,
        {},
        give(quiet(), openGate(A, 'leave')),
        run(once('belief.stated', { actor: B })),
      ),
    ),
  ),
  row(
    'S4-08',
    'half',
    'Each candidate has its own handle, with a timeout of 3000.',
    'The handle is right, the timeout is not: A asked for 3000 ms and got 4000, the server’s minimum (twice its tickTime). A was silent, and its session ended only after 4.7 s: the server looks once a tick.',
    inCard(
      'client',
      A,
      ' 3 s',
      scene(
        'A’s timeout: 4 s',
        CANDIDATES,
        5,
        ARTICLE,
        give({ on: 'time', atMs: 2000 }, pause(A)),
        run(once('session.expired')),
      ),
    ),
  ),
  row(
    'S4-09',
    'half',
    'The path is /zookeeper/election.',
    'It works: A created it, 3.8.0 does not refuse. But /zookeeper is ZooKeeper’s own: election now stands beside config and quota (headline), where no application belongs. Scenes here use /election.',
    headlined(
      inView(
        'serverTrees',
        'election',
        typed(
          'A’s listing: election beside config and quota',
          ['create /zookeeper/election', 'ls /zookeeper'],
          run(quiet()),
        ),
      ),
      once('text.printed', { actor: A }),
    ),
  ),
  row(
    'S4-10',
    'right',
    'Sorted by number.',
    'So it must be, and the right side does so (here for a read/write lock). Left, the names are sorted as text: hostA-…3 comes before hostB-…1, and A believes too early.',
    museum('left, sorted by name: A believes that it may write', 'sorted-by-name'),
  ),
  row(
    'S4-11',
    'right',
    'The leader sleeps for 5 s and closes.',
    'A led for 5 s and closed: its znode went with its session, and B leads 17 ms later (Belief and truth). Had A been killed instead (picture 2), B would have waited for A’s session to end, for seconds.',
    inView('beliefBars', null, SECOND_LEADS),
    scene(
      'A was killed: B leads only seconds later',
      CANDIDATES,
      3,
      ARTICLE,
      give(quiet(), kill(A)),
      run(once('belief.stated', { actor: B })),
    ),
  ),
  row(
    'S4-12',
    'wrong',
    'exists sets the watch; its answer need not be looked at before wait().',
    'Left, A’s n_…000 (struck through) was gone when B called exists: B does not look at the answer and waits for ever. Right, B lists again and leads.',
    museum('left, B watches n_…000, which is gone', 'candidate-looks-too-late'),
  ),
  row(
    'S4-13',
    'wrong',
    'notify() on the event wakes the thread that waits.',
    'Only a thread that waits already. B’s event thread called notify() before thread 1 had come to wait(): no thread waited there (headline). The one wake-up that is counted is the event, which came; it is handled, and thread 1 now waits for ever for another.',
    TOLD_TOO_EARLY,
    museum('left, nobody leads; right, the corrected form', 'candidate-told-before-it-waits'),
  ),
  row(
    'S4-14',
    'right',
    'The loop lists again after each wake-up.',
    'B died, and C was woken. Right, C has called getChildren again and will see A before it. Left, the fair lock’s code (S3) does not look: C takes the lock by its …002, which is second, beside A.',
    withCard(
      'client',
      C,
      twins(
        'the same death: C believes that it holds, left; C lists again, right',
        3,
        { scenario: 'fair-lock', values: ARTICLE },
        { scenario: CANDIDATES, values: ARTICLE },
        give(quiet(), kill(B)),
        run(once('belief.stated', { actor: C, afterMs: 4 })),
      ),
      1,
    ),
  ),
  row(
    'S4-15',
    'half',
    'lastNode can be a plain field of two threads.',
    'Here it can, but the class does not say why: thread 1 sets the field before it calls exists (picture 1), and the event comes back through the client’s queues, so the event thread sees it, though it reads outside any synchronized (picture 2). For a write after exists() Java promises nothing; volatile would.',
    beside(
      'threads',
      inCard(
        'client',
        B,
        'lastNode',
        headlined(
          scene(
            'thread 1 of B has set the field lastNode; exists comes after that',
            CANDIDATES,
            3,
            ARTICLE,
            run(once('program.resumed', { actor: B, where: { yielded: { op: SETS_LAST_NODE } } })),
          ),
        ),
      ),
    ),
    headlined(
      beside(
        'threads',
        inCard('client', B, 'lastNode', {
          ...PROCESS,
          text: 'later the event thread reads lastNode, in no synchronized',
        }),
      ),
      once('program.resumed', { actor: B, where: READS_LAST_NODE }),
    ),
  ),
  row(
    'S4-16',
    'half',
    'Only NodeDeleted is handled.',
    'So the code does, and it is not enough: it ignores Expired. B was told that its session is over, and does nothing. Its thread waits for ever, without a node.',
    withCard(
      'client',
      B,
      scene(
        'B’s session is over; its thread waits on',
        CANDIDATES,
        3,
        ARTICLE,
        give(quiet(), { type: 'expireSession', client: B }),
        run(once('session.learnedExpired', { actor: B, afterMs: 1000 })),
      ),
    ),
  ),
  row(
    'S4-17',
    'wrong',
    'The candidate’s own znode is always in the list.',
    'Not if it was deleted: left, C’s own znode is gone, so the loop finds nothing to watch, and C lists again without a pause: compare the requests. Right, C has created another.',
    museum('it lists without a pause', 'candidate-not-in-the-list'),
  ),
  row(
    'S4-18',
    'right',
    'Output of five threads: 133 elected, 134 to 137 each watch the one before; then down the chain.',
    'So it is: the log says who was woken by which znode and who led then, from A with 133 (further up) to E with 137 (framed).',
    inLog(
      '/election/n_0000000137',
      scene('137 is the last to lead', CANDIDATES, 5, TRANSCRIPT, run(once('belief.stated', { nth: 5 }))),
    ),
  ),
  row(
    'S4-19',
    'right',
    'The numbers begin at 133.',
    'The five are 133 to 137, the next will be 138: the number comes from a counter of /election, which does not go back when znodes are gone. In the article older ones had used it up to 132; here it was set so.',
    inCard(
      'znode',
      '/election',
      '138',
      headlined(
        scene(
          '133 to 137, and the next number of /election',
          CANDIDATES,
          5,
          TRANSCRIPT,
          run(once('watch.set', { nth: 4, afterMs: 100 })),
        ),
        once('txn.applied', { where: { type: 'create' } }),
      ),
    ),
  ),
  row(
    'S4-20',
    'right',
    'Output: 133 was elected, then it leaves, and 134 is woken.',
    'So it comes: A’s 133 began to lead (picture 2), led for 5 s (Belief and truth) and closed; its event woke B, whose 134 leads now, and no other.',
    SECOND_LEADS,
    scene('before: 133 leads', CANDIDATES, 5, TRANSCRIPT, run(once('belief.stated'))),
  ),
  row(
    'S4-21',
    'right',
    'Each candidate writes the name of its thread into its node.',
    'So the tree tells who is who: the data of the lowest, …000, is A, which leads; …001 has B, …002 C. Here it is the client’s name.',
    inCard(
      'znode',
      '/election/n_0000000000',
      '"A"',
      headlined(
        scene(
          'the data of the lowest node: A',
          CANDIDATES,
          3,
          ARTICLE,
          run(once('watch.set', { nth: 2, afterMs: 100 })),
        ),
        once('belief.stated', { actor: A }),
      ),
    ),
  ),
  row(
    'S4-22',
    'half',
    'A candidate creates its znode below /zookeeper/election.',
    'Right, but it does not create the parent (here /election, which is not there): create() is refused with NoNode, that is logged, and the thread ends (check mark). Nobody leads, and nobody is told.',
    headlined(
      scene(
        'each create() was refused: NoNode',
        CANDIDATES,
        3,
        { ...ARTICLE, parent: 'missing' },
        run(once('reply.delivered', { where: { op: 'create', err: 'NoNode' }, nth: 3, afterMs: 100 })),
      ),
      once('reply.delivered', { where: { op: 'create', err: 'NoNode' }, nth: 3 }),
    ),
  ),
  row(
    'S4-23',
    'half',
    'process() wakes the thread if the path of the event is that of lastNode.',
    'So it does here: the event’s path (headline) and lastNode are both …000, and thread 1, which waits, will be notified next. (The wake-up that is counted is the event. The printed field has the name alone, and process() puts the directory before it; here it has the whole path.) Missing: that thread 1 waits already. In picture 2 the same event came first, and notify() woke nobody.',
    beside('threads', inCard('client', B, 'lastNode', PROCESS)),
    TOLD_TOO_EARLY,
  ),
];
