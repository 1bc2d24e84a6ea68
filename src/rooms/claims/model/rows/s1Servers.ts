// The second article: what ZooKeeper is for, how consistent and available it is, and its servers.
import { A, B, C, once, openGate, quiet } from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import {
  beside,
  headlined,
  inBoth,
  inCard,
  inLog,
  inView,
  row,
  scene,
  twins,
  withCard,
  type Row,
} from '../row.ts';
import { SECOND_LEADER, ANSWERED, reads, CRASHED } from './s1Moments.ts';

const THREE_NAMED = [1, 2, 3].flatMap(() => give(quiet(), openGate(A, 'produce')));

const FROZEN = scene(
  'a frozen leader, which is not dead',
  'failover',
  2,
  { story: 'frozen' },
  run(SECOND_LEADER),
);

/** A leader that cannot reach a majority. */
const BOTH_STEP_DOWN = scene(
  'servers 1 and 5 look for a leader, and serve no client',
  'partition',
  3,
  {},
  run(once('role.left', { where: { role: 'LEADING' } })),
  run(once('role.left', { actor: 'server:1' })),
  run(once('connection.lost', { actor: C, afterMs: 1 })),
);

export const s1Servers: readonly Row[] = [
  row(
    'S1-01',
    'right',
    'A coordination service is data like a file system’s, and notifications.',
    '/config/value is a path with data, like a file. A has written it, and each of the two clients that watch it is sent a notification.',
    beside(
      'configuration',
      inCard(
        'znode',
        '/config/value',
        '"v2"',
        scene(
          'v2 in /config/value, and two notifications (bells) on their way',
          'published-value',
          3,
          {},
          run(once('watch.fired')),
        ),
      ),
    ),
  ),
  row(
    'S1-02',
    'right',
    'Uses: configuration, naming, distributed synchronisation, service discovery.',
    'Four scenes, one of each use, in this order.',
    withCard(
      'znode',
      '/config/value',
      scene(
        'configuration: B, C and D were told of v2 (the data, here also version 2), have read it and watch again',
        'published-value',
        4,
        {},
        run({ on: 'time', atMs: 3000 }),
      ),
    ),
    withCard(
      'znode',
      '/q/n-0000000002',
      scene(
        'naming: the server has numbered A’s three znodes 0, 1 and 2',
        'lesson-numbers',
        1,
        {},
        THREE_NAMED,
        run(quiet()),
      ),
    ),
    withCard(
      'znode',
      '/exclusive_lock/n-0000000000',
      scene(
        'synchronisation: A, whose znode is first, has the lock; the others wait',
        'predecessor-lock',
        6,
        {},
        run(quiet()),
      ),
    ),
    withCard(
      'znode',
      '/group',
      scene(
        'discovery: A lists the hosts of /group, and watches for others',
        'group-membership',
        6,
        {},
        run({ on: 'time', atMs: 3000 }),
      ),
    ),
  ),
  row(
    'S1-03',
    'wrong',
    'Consistency is eventual: within ten-odd seconds everywhere; sync() gives the newest.',
    'sync() catches up with the leader and asks no quorum. C’s sync went to server 5, which has been replaced and does not know it yet, and was answered (Log); then C still read A1, though B’s B1 is committed. And no ten-odd seconds are promised: writes are linearizable, and a read is as old as its server is behind (picture 2).',
    beside(
      'serverTrees',
      inLog(
        'sync /x',
        scene(
          'C’s sync was done, and C reads A1 on server 1; servers 2, 3 and 4 have B1',
          'partition',
          3,
          { story: 'syncOnSmallerSide' },
          reads(C),
        ),
      ),
    ),
    scene(
      'B, at server 1, reads A1; servers 2 and 3 have A2, and server 1 hears of it 2 s later',
      'stale-read',
      2,
      {},
      reads(B),
    ),
    scene('behind a sync the new value is read', 'stale-read', 2, {}, reads(B, 2)),
  ),
  row(
    'S1-04',
    'half',
    'It is always available, except during an election.',
    'A cut network is another exception. The side with a majority goes on: B’s write is committed there. A, with two servers out of five, still waits for an answer; server 5 has not noticed the cut, and counts all five as in sync.',
    withCard(
      'client',
      A,
      inView(
        'ackBoard',
        null,
        headlined(
          scene(
            'B is served by three servers; A’s write has two of the three that it needs',
            'partition',
            3,
            { story: 'bothSidesWrite' },
            run(once('reply.delivered', { actor: B, where: { op: 'setData' } })),
            run(once('gate.reached', { actor: B })),
          ),
          once('reply.delivered', { actor: B }),
        ),
      ),
    ),
  ),
  row(
    'S1-05',
    'wrong',
    'A write takes about ten seconds to be everywhere.',
    'A asks at 1.527 s, and at 1.554 s the last of five servers has applied it: 27 ms.',
    inView(
      'spaceTime',
      null,
      headlined(
        scene(
          'from the line “Write” to the playhead; all five servers are at 1:4',
          'quorum-write',
          3,
          {},
          run(once('txn.applied', { where: { type: 'setData' }, nth: 5 })),
        ),
      ),
    ),
  ),
  row(
    'S1-06',
    'wrong',
    'An election makes it unavailable for 30 to 120 seconds.',
    'In these runs the next leader is established 350 ms after the old one crashed (2.601 s to 2.951 s), and 10.3 s after it froze: syncLimit ticks, here 10 s, pass until that is noticed (picture 2).',
    inView('spaceTime', null, CRASHED),
    inView('spaceTime', null, FROZEN),
  ),
  row(
    'S1-07',
    'half',
    'Eureka chooses A; Redis C alone, and A replicated; ZooKeeper C.',
    'Right of ZooKeeper: servers 1 and 5, cut off from the majority, both serve nobody now (LOOKING), rather than answer what may be wrong; what server 5 wrote and no majority has, 1:5, will be discarded. Half, because one Redis alone has no choice to make: CAP is about several servers. Neither Redis nor Eureka is shown here.',
    withCard('server', 'server:5', headlined(BOTH_STEP_DOWN, once('role.left', { actor: 'server:5' }))),
  ),
  row(
    'S1-08',
    'right',
    'Several servers, to be available.',
    'n servers bear the loss of (n − 1) / 2, rounded down. Two are down on either side: of four two are left, and A’s write waits for a third; of five three are left, and it is committed. Four are no better than three.',
    inBoth(
      inView(
        'ackBoard',
        'setData',
        twins(
          'left 2 of 4 have it and 3 are needed, right 3 of 5 are enough',
          2,
          { scenario: 'even-and-odd', values: { servers: 4 } },
          { scenario: 'even-and-odd', values: { servers: 5 } },
          run(once('server.stopped', { nth: 2, afterMs: 400 })),
        ),
      ),
    ),
  ),
  row(
    'S1-09',
    'right',
    'Leader: reads, writes, votes; follower: reads, votes; observer: reads.',
    'A writes at server 4, an observer, which passes it on to the leader. The board has the discs 1, 2 and 3 only: observers 4 and 5 acknowledge nothing, and are told what is committed.',
    withCard(
      'server',
      'server:4',
      inView(
        'ackBoard',
        'setData',
        scene('three voters are asked, two observers are not', 'observer', 2, {}, run(ANSWERED(A))),
      ),
    ),
  ),
  row(
    'S1-10',
    'right',
    'States Looking, Following, Observing, Leadering.',
    'Right but for the word: it is LEADING.',
    inCard(
      'server',
      'server:3',
      'LEADING',
      scene(
        'all four at once: 3 leads, 1 and 2 follow, 4 observes, 5 looks for the leader',
        'observer',
        2,
        { story: 'observersCrash' },
        run(once('role.changed', { where: { role: 'OBSERVING' }, nth: 3 })),
      ),
    ),
  ),
  row(
    'S1-11',
    'right',
    'Observers since 3.3: more reads without slower writes.',
    'Left one observer, right three: both times A’s write asks the voters 1, 2 and 3 alone, and is committed after 11 ms. A’s read was answered by server 4, an observer; with three of them, three answer reads.',
    inBoth(
      inView(
        'ackBoard',
        'setData',
        headlined(
          twins(
            'the same three voters and the same 11 ms on both boards; an observer has answered A’s read',
            2,
            { scenario: 'observer', values: { observers: 1 } },
            { scenario: 'observer', values: { observers: 3 } },
            give(
              once('reply.delivered', { actor: A, where: { op: 'setData' }, afterMs: 30 }),
              openGate(A, 'read'),
            ),
            run(once('reply.delivered', { actor: A, where: { op: 'getData' }, afterMs: 30 })),
          ),
          once('reply.sent', { actor: 'server:4', where: { op: 'getData' } }),
        ),
      ),
    ),
  ),
  row(
    'S1-12',
    'wrong',
    'An observer’s data is in memory alone.',
    'Servers 4 and 5 are observers, down in picture 1. By default an observer keeps a log and snapshots, as 5 does here: back, it reads its own disk and is sent only what came after that, a DIFF (picture 2, headline).',
    withCard(
      'server',
      'server:5',
      inView(
        'disk',
        null,
        scene(
          'server 5 has crashed: its log is on its disk',
          'observer',
          2,
          { story: 'observersCrash' },
          run(once('server.stopped', { actor: 'server:5' })),
        ),
      ),
    ),
    headlined(
      withCard(
        'server',
        'server:5',
        scene(
          'back, server 5 is sent a DIFF',
          'observer',
          2,
          { story: 'observersCrash' },
          run(once('sync.received', { where: { mode: 'DIFF' }, actor: 'server:5', nth: 2 })),
        ),
      ),
    ),
  ),
];
