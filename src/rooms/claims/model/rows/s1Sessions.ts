// The second article: split brain, and sessions.
import { A, B, C, kill, once, openGate, quiet } from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import { headlined, inCard, inView, lesson, museum, row, scene, twins, withCard, type Row } from '../row.ts';

const TIMED_OUT = scene(
  'C’s znode is left: its owner is C’s session',
  'lesson-ephemerals',
  3,
  {},
  give({ on: 'time', atMs: 4400 }, kill(A)),
  give({ on: 'time', atMs: 5200 }, kill(B)),
  run(once('session.closed', { nth: 2 })),
);

export const s1Sessions: readonly Row[] = [
  row(
    'S1-51',
    'right',
    'Split brain: the pieces elect leaders of their own.',
    'Servers 2 and 4, on two sides of the cut, both lead epoch 2, as one vote is enough here. ZooKeeper asks for a majority.',
    scene(
      'by one vote: two leaders of one epoch',
      'split-brain',
      2,
      { story: 'bothElect', quorum: 'oneVote' },
      run(once('server.stopped')),
      run(once('leader.established', { nth: 2 })),
    ),
  ),
  row(
    'S1-52',
    'right',
    'The majority rule prevents split brain.',
    'Left, each side has two of five servers: no majority, and nobody leads. Right, one vote is enough: servers 2 and 4 both lead. Of four servers, cut in halves, none has three: nobody leads (picture 2).',
    withCard(
      'server',
      'server:2',
      twins(
        'by majority left, by one vote right',
        2,
        { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'majority' } },
        { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'oneVote' } },
        run(once('server.stopped', { afterMs: 10_150 })),
      ),
      1,
    ),
    withCard(
      'server',
      'server:4',
      scene(
        'four cut in halves: nobody leads',
        'even-and-odd',
        2,
        { story: 'cutInHalf', servers: 4 },
        run(once('role.left', { where: { role: 'LEADING' }, afterMs: 1000 })),
      ),
    ),
  ),
  row(
    'S1-53',
    'right',
    'The old leader comes back: its epoch is lower, it is refused.',
    'Server 5 led epoch 1, and the cut is healed. Servers 2, 3 and 4 are in epoch 2, under server 4: nobody takes 5 for a leader. It follows server 4 as well, and is sent that one’s tree in place of its own; its write 1:5 is gone. Until then an old leader can answer old reads: server 3 of three in picture 2.',
    inCard(
      'server',
      'server:5',
      'Leader',
      headlined(
        scene(
          'server 5, of epoch 1, follows server 4, of epoch 2, and takes over its tree',
          'partition',
          3,
          { story: 'bothSidesWrite' },
          run(once('network.healed')),
          run(once('sync.received', { actor: 'server:5' })),
        ),
      ),
    ),
    museum('a leader that was replaced, and answers', 'leader-that-was-replaced'),
    lesson('old reads on the smaller side', 'L24', 'cut'),
  ),
  row(
    'S1-54',
    'right',
    'Other remedies against split brain: quorums, a second heartbeat line, several channels, a lock on a disk.',
    'Of these ZooKeeper has the first alone. Left, a quorum is three of five: server 5 has two, and has stopped leading; server 4 has three, and leads. Right, one vote is a quorum: both lead, and server 4 lacks 1:4, which A was told is done. The other three are no part of ZooKeeper.',
    headlined(
      withCard(
        'server',
        'server:4',
        inView(
          'logStrips',
          null,
          twins(
            'left, one crown; right, two, and server 4 leads without 1:4',
            2,
            { scenario: 'split-brain', values: { quorum: 'majority' } },
            { scenario: 'split-brain', values: { quorum: 'oneVote' } },
            run(once('network.cut')),
            run(once('leader.established', { actor: 'server:4' })),
            run(once('role.left', { actor: 'server:5' })),
          ),
        ),
        1,
      ),
    ),
  ),
  row(
    'S1-55',
    'wrong',
    'A session is a long TCP connection.',
    'Server 1, which A was connected to, is down: A’s session goes on at server 2, and its znode /members/A is still there.',
    scene(
      'A’s server died: the same session elsewhere',
      'session-failover',
      2,
      { story: 'followerCrashes' },
      run(once('session.established', { actor: A, nth: 2 })),
    ),
  ),
  row(
    'S1-56',
    'right',
    'A client is connected to one server at a time.',
    'A’s session has one connection: it went to server 1, which is down, and goes to server 2 now.',
    withCard(
      'client',
      A,
      scene(
        'A’s only connection, to server 2',
        'session-failover',
        2,
        { story: 'followerCrashes' },
        run(once('session.established', { actor: A, nth: 2 })),
      ),
    ),
  ),
  row(
    'S1-57',
    'right',
    'The session id is made of a time stamp and the server’s id.',
    'The highest byte is the server’s id (0x1… is 0x01… without its zero), then come 40 bits of the time at which its session tracker started, and 16 that count. A’s begins with 0x1, B’s with 0x2 (picture 2).',
    inCard(
      'client',
      A,
      '0x1',
      scene(
        'A is at another server now, and its id still begins with the 1 of server 1',
        'session-failover',
        2,
        { story: 'followerCrashes' },
        run(once('session.established', { actor: A, nth: 2 })),
      ),
    ),
    inCard(
      'client',
      B,
      '0x2',
      scene(
        'B’s is of server 2',
        'session-failover',
        2,
        { story: 'none' },
        run(once('session.established', { actor: B })),
      ),
    ),
  ),
  row(
    'S1-58',
    'right',
    'Sessions are kept in buckets by their expiry, rounded to a multiple of 2000 ms.',
    'The wheel has a slot, a bucket, for each 2 s. At 3 s C is in bucket 6 s, which comes in 3 s, and A and B are in bucket 8 s, which comes in 5 s: the end of each session is rounded up to an even second.',
    withCard(
      'client',
      A,
      inView(
        'sessionWheel',
        null,
        headlined(
          scene(
            'A and B are in one slot of the wheel, bucket 8 s, and C is in the one before it',
            'lesson-ephemerals',
            3,
            {},
            run({ on: 'time', atMs: 3000 }),
          ),
          once('ping.received', { where: { link: 'client:B#1' } }),
        ),
      ),
    ),
  ),
  row(
    'S1-59',
    'right',
    'The next bucket is swept.',
    'A and B fell silent at different times, and stood in one bucket: both sessions end at 10 s.',
    inView(
      'sessionWheel',
      null,
      scene(
        'two are silent from different moments; one sweep ends both',
        'lesson-ephemerals',
        3,
        {},
        give({ on: 'time', atMs: 4400 }, kill(A)),
        give({ on: 'time', atMs: 5200 }, kill(B)),
        run(once('session.expired', { nth: 2 })),
      ),
    ),
  ),
  row(
    'S1-60',
    'right',
    'Renewal moves a session to another bucket; any request counts; pings come after a third of the timeout.',
    'A has just asked for something, and B has not: A’s session is in a later bucket. A ping does the same (picture 2, headline). Not shown: a client sends it after a third of the timeout without a request.',
    withCard(
      'client',
      A,
      inView(
        'sessionWheel',
        null,
        scene(
          'A’s request has moved its session to a later bucket than B’s',
          'sandbox',
          2,
          { servers: '1' },
          give({ on: 'time', atMs: 4200 }, { type: 'typeLine', client: A, line: 'ls /' }),
          run(once('reply.delivered', { actor: A, where: { op: 'getChildren' } })),
        ),
      ),
    ),
    headlined(
      withCard(
        'client',
        A,
        inView(
          'sessionWheel',
          null,
          scene(
            'A’s ping has been heard: A is in a later bucket than B and C',
            'lesson-ephemerals',
            3,
            {},
            run(once('ping.received', { nth: 4 })),
          ),
        ),
      ),
    ),
  ),
  row(
    'S1-61',
    'right',
    'After a disconnect the session expires with its timeout.',
    'Server 3 ended A’s session after 7.2 s of silence: its timeout, 6 s, and up to one tick more. /members/A is gone with it. A is still cut off, and learns of it when it is back.',
    withCard(
      'client',
      A,
      headlined(
        scene(
          'its znode is gone, and A does not know',
          'away-too-long',
          2,
          {},
          run(once('session.closed', { nth: 3 })),
        ),
        once('session.expired'),
      ),
    ),
  ),
  row(
    'S1-62',
    'right',
    'Ephemeral nodes are deleted with the session, found by ephemeralOwner.',
    'A’s and B’s znodes went with their sessions, each in one transaction. C’s has C’s session as its owner, and that lives: it stays.',
    inCard('znode', '/members/C', 'ephemeralOwner', TIMED_OUT),
  ),
  row(
    'S1-63',
    'half',
    'The sequential number comes from the parent’s cversion.',
    'It is kept with the parent, but it is not the cversion that is shown: two creates and one delete make that 3, and the next number is 2. The counter behind it counts creations alone.',
    inCard(
      'znode',
      '/q',
      'cversion',
      scene(
        'cversion 3, and the next number is 2',
        'lesson-numbers',
        1,
        {},
        give(quiet(), openGate(A, 'produce')),
        give(quiet(), openGate(A, 'produce')),
        give(quiet(), openGate(A, 'consume')),
        run(quiet()),
      ),
    ),
  ),
  row(
    'S1-64',
    'half',
    'A follower sends a create on to the leader, which synchronises on the parent.',
    'A follower does send a create on: server 1 that of A in picture 2. But the leader locks no parent: its one thread numbers what comes, so three creates are under way at once, none committed, with the numbers 0, 1 and 2.',
    inView(
      'ackBoard',
      'n-0000000002',
      headlined(
        scene(
          'three creates under way, numbers 0 to 2',
          'sandbox',
          3,
          { servers: '3' },
          give(
            quiet(),
            ...([A, B, C] as const).map(
              (client) => ({ type: 'typeLine', client, line: 'create -s /n-' }) as const,
            ),
          ),
          run(once('txn.proposed', { where: { type: 'create', path: '/n-0000000002' } })),
        ),
      ),
    ),
    withCard(
      'link',
      'server:1~server:3',
      scene(
        'server 1, a follower, sends A’s create on to the leader',
        'session-failover',
        2,
        { story: 'none' },
        run(once('request.forwarded', { where: { op: 'create' } })),
      ),
    ),
  ),
];
