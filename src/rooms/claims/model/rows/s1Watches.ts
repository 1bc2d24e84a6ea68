// The second article: watches, and what is built on them.
import {
  A,
  B,
  C,
  kill,
  once,
  openGate,
  pause,
  quiet,
  release,
  resume,
} from '../../../../scenarios/locks/cues.ts';
import { IN_STEP, give, run } from '../../../../scenarios/lessons/scenes.ts';
import {
  atCounter,
  headlined,
  inBoth,
  inLog,
  inView,
  lesson,
  museum,
  row,
  scene,
  twins,
  inCard,
  withCard,
  type Row,
} from '../row.ts';

const READS = once('gate.reached', { actor: B, afterMs: 300 });
const LISTENS = give(READS, openGate(A, 'read'));
const CHANGES = give(once('gate.reached', { actor: A, where: { gate: 'read' } }), openGate(B, 'write'));
const CHANGED = once('gate.reached', { actor: B, where: { gate: 'write' } });
const FIRED = scene(
  'the event is on its way',
  'lesson-bells',
  2,
  {},
  LISTENS,
  CHANGES,
  run(once('watch.fired')),
);

/** What waits on the event thread waits for an event behind it. */
export const BLOCKED_LANE = withCard(
  'client',
  B,
  inView(
    'threads',
    null,
    scene(
      'B’s event thread waits; the event that would wake it is behind it',
      'job-watcher',
      3,
      { variant: 'in-watcher' },
      give(quiet(), openGate(C, 'produce')),
      give(quiet(500), release(A)),
      run(once('event.delivered', { actor: B, afterMs: 300 })),
    ),
  ),
);

const heard = (nth: number, text: string) =>
  scene(
    text,
    'lesson-two-watches',
    2,
    {},
    run(once('callback.run', { actor: A, where: { event: { type: 'NodeDataChanged' } }, nth })),
  );

/** It holds long, and is late only when its process stands still. */
const LATE_WRITER = { holder: 'stopsWhenSuspended', holdMs: '12000', rounds: '1' };

export const s1Watches: readonly Row[] = [
  row(
    'S1-65',
    'right',
    'A watch is one-shot.',
    'B has changed /a twice, to 1 and to 2; A has been woken once. Its watch was gone with the first change.',
    withCard(
      'client',
      A,
      atCounter(
        'wakeUps',
        scene(
          'the second change rang nothing: A was woken once, and watches nothing',
          'lesson-bells',
          2,
          {},
          LISTENS,
          CHANGES,
          give(CHANGED, openGate(B, 'write')),
          run(CHANGED),
        ),
      ),
    ),
    lesson('a lesson: which watch fires?', 'L6', 'matrix'),
  ),
  row(
    'S1-66',
    'half',
    'Curator registers again by itself.',
    'Right of its caches, as of the caches here: B and C have read /app/b again, each with a new watch. Missing: a plain watch is one-shot there too, and what is registered again after a reconnect depends on the library: Java’s does it, Python’s kazoo does not (picture 2).',
    withCard(
      'znode',
      '/app/b',
      inView(
        'cache',
        null,
        scene(
          'told of b, the caches have read it again, each with a new watch',
          'znode-cache',
          3,
          { variant: 'one-shot' },
          run(once('callback.run', { actor: B, nth: 2, where: { event: { type: 'NodeDataChanged' } } })),
          run(once('reply.delivered', { actor: B, where: { op: 'getData' }, afterMs: 10 })),
        ),
      ),
    ),
    museum('a library that forgets', 'hop-event-does-not-arrive'),
  ),
  row(
    'S1-67',
    'right',
    'Callbacks run one after another: keep them short.',
    'Each client has one event thread: while one callback waits there, no other runs. B’s NodeDeleted has come (1 sent by the last release), and stands behind the callback that waits.',
    BLOCKED_LANE,
  ),
  row(
    'S1-68',
    'right',
    'Notification is asynchronous; a client sees the event before the new data.',
    '/a is 1 already, and A does not know: the event is on its way to A. What A reads meanwhile comes behind the event: in picture 2 A has been told, and the answer with the new data is still on its way.',
    inCard('link', 'client:A~server:1', 'NodeDataChanged /a', FIRED),
    inCard(
      'link',
      'client:A~server:1',
      'reply',
      headlined(
        scene(
          'on a slow line: the event has come, the answer with the new data has not',
          'lesson-bells',
          2,
          {},
          LISTENS,
          give(
            once('gate.reached', { actor: A, where: { gate: 'read' } }),
            { type: 'slowLink', from: 'server:1', to: A, ways: 'oneWay', extraMs: 100 },
            openGate(B, 'write'),
          ),
          give(once('watch.fired', { afterMs: 50 }), openGate(A, 'read')),
          run(once('event.delivered', { actor: A })),
        ),
      ),
    ),
  ),
  row(
    'S1-69',
    'half',
    'Of one client the order of registrations is kept.',
    'An order is kept, but not that one: A watched /x, then /y; then /y changed, then /x. A was told of /y first, as the log has it. The order is that of the changes.',
    inLog('/x', heard(2, 'both events, /y before /x')),
    heard(1, 'the event of /y, and /x is not changed yet'),
  ),
  row(
    'S1-70',
    'right',
    'An event has a type and a path, and no content.',
    'The connection’s card has the message on its way: NodeDataChanged and /a, not the new value. Since 3.9 it has the zxid besides.',
    inCard('link', 'client:A~server:1', 'NodeDataChanged /a', FIRED),
  ),
  row(
    'S1-71',
    'half',
    'A watch dies only with its session.',
    'Not only: a client library can lose one. The server has restarted, and all came back with their sessions. Java, right, has set its watches again; kazoo, left, has not: nothing will wake B and C.',
    withCard(
      'client',
      'client:C',
      twins(
        'kazoo forgets left, Java registers again right',
        3,
        { scenario: 'scheme-one', values: { library: 'kazoo' } },
        { scenario: 'scheme-one', values: { library: 'java' } },
        give(quiet(), { type: 'restartServer', server: 'server:1' }),
        run(once('session.established', { nth: 3, afterMs: 1500 })),
      ),
    ),
  ),
  row(
    'S1-72',
    'half',
    'States and events: SyncConnected with five events, Disconnected, Expired, AuthFailed.',
    'Those exist, but there are more. The last rows of the table are two more states, ConnectedReadOnly and Closed: A closed its session, and its watcher got Closed. Not in the table: SaslAuthenticated, and three events of removed watches.',
    inView(
      'watchEvents',
      'Closed',
      headlined(
        scene(
          'Closed, a state that the list leaves out',
          'watch-events',
          2,
          { call: 'getData', happening: 'closed' },
          run(once('callback.run', { where: { watcher: 'watcher' }, afterMs: 1 })),
        ),
      ),
    ),
    lesson('a lesson: which read hears of which change', 'L6', 'matrix'),
  ),
  row(
    'S1-73',
    'right',
    'Four steps: register, the server keeps it, the server triggers it, the client calls back.',
    'Four pictures, one of each step, in this order: A’s read registers the watch, server 1 keeps it among its dataWatches, B’s write triggers it, and A’s event thread has run the callback, which has put the event into a queue for thread 1.',
    inCard(
      'link',
      'client:A~server:1',
      'getData /a',
      headlined(
        scene(
          'register: A’s read is on its way to the server, and asks for a watch',
          'lesson-bells',
          2,
          {},
          LISTENS,
          run(once('request.sent', { actor: A, where: { op: 'getData' } })),
        ),
      ),
    ),
    inCard(
      'server',
      'server:1',
      'dataWatches',
      headlined(
        scene(
          'keep: /a → A, among the dataWatches of server 1',
          'lesson-bells',
          2,
          {},
          LISTENS,
          run(once('watch.set')),
        ),
      ),
    ),
    inCard('link', 'client:A~server:1', 'NodeDataChanged /a', headlined(FIRED)),
    withCard(
      'client',
      A,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'call back: A’s event thread has run the callback',
            'lesson-bells',
            2,
            {},
            LISTENS,
            CHANGES,
            run(once('callback.run')),
          ),
        ),
      ),
    ),
  ),
  row(
    'S1-74',
    'right',
    'The client’s tables: data, exist and child watches.',
    'A called exists on /a, which is not there: its watch is in existWatches. There are two more tables, for persistent watches.',
    inCard(
      'client',
      'client:A',
      'existWatches',
      headlined(
        scene(
          'A has an exist watch',
          'lesson-bells',
          2,
          { read: 'exists', change: 'createNode' },
          LISTENS,
          run(once('gate.reached', { actor: A, where: { gate: 'read' } })),
        ),
        once('reply.delivered', { actor: A, where: { op: 'exists' } }),
      ),
    ),
  ),
  row(
    'S1-75',
    'right',
    'The server’s tables: paths to watchers, watchers to paths.',
    'The card of server 1 has both maps: /exclusive_lock/lock leads to B, C, D, E and F, and each of them leads to /exclusive_lock/lock.',
    inCard(
      'server',
      'server:1',
      'dataWatches',
      scene('five watchers of one path', 'herd-lock', 6, {}, run(quiet())),
    ),
  ),
  row(
    'S1-76',
    'right',
    'Publish and subscribe, a configuration centre.',
    'A has published v2: B and C were told, have read it and go by it.',
    inView(
      'configuration',
      null,
      scene(
        'both subscribers go by the new value',
        'published-value',
        3,
        {},
        run(once('callback.run', { actor: C, where: { event: { type: 'NodeDataChanged' } }, afterMs: 800 })),
      ),
    ),
  ),
  row(
    'S1-77',
    'right',
    'ZooKeeper is used for service discovery.',
    'Five hosts have registered themselves with ephemeral znodes; A, the router, has listed all five, and watches for others. A host that dies stays in the list until its session ends (pictures 2 and 3).',
    inView(
      'membership',
      null,
      scene(
        'the tree has five hosts, and A lists them',
        'group-membership',
        6,
        {},
        run({ on: 'time', atMs: 3000 }),
      ),
    ),
    withCard(
      'client',
      C,
      inView(
        'membership',
        null,
        scene(
          'C is dead; the router still lists it',
          'group-membership',
          6,
          {},
          give({ on: 'time', atMs: 3000 }, kill(C)),
          run({ on: 'time', atMs: 6000 }),
        ),
      ),
    ),
    inView(
      'membership',
      null,
      scene(
        'C’s time is up; the router has the new list',
        'group-membership',
        6,
        {},
        give({ on: 'time', atMs: 3000 }, kill(C)),
        run(once('session.closed', { afterMs: 100 })),
      ),
    ),
  ),
  row(
    'S1-78',
    'half',
    'A monitor does not ask the machines: ephemeral znodes show it which ones live.',
    'It asks none: A only reads the list. But a znode shows whether a session lives, not its machine. C was paused for too long, its session is over, and A has struck it off; yet C is not dead, and still believes that it is a member.',
    withCard(
      'client',
      C,
      inView(
        'membership',
        null,
        scene(
          'C stood still for too long: struck off, and alive',
          'group-membership',
          6,
          {},
          give({ on: 'time', atMs: 3000 }, pause(C)),
          run(once('session.closed', { afterMs: 100 })),
        ),
      ),
    ),
    lesson('a lesson: who waits longer?', 'L4', 'silence'),
  ),
  row(
    'S1-79',
    'right',
    'System scheduling: a console edits a node, clients react.',
    'A, the console, has written v2 into /config/value: B and C were told, have read it and go by v2.',
    inView(
      'configuration',
      null,
      scene(
        'v2 is published, and B and C go by it',
        'published-value',
        3,
        { pace: 'byHand' },
        give(quiet(500), openGate(A, 'publish')),
        run(quiet()),
      ),
    ),
  ),
  row(
    'S1-80',
    'right',
    'Exclusive lock: /exclusive_lock/lock; losers watch the parent’s children.',
    'D’s create of /exclusive_lock/lock succeeded. The other five got NodeExists, and each watches the children of /exclusive_lock.',
    withCard(
      'znode',
      '/exclusive_lock/lock',
      scene(
        'one has it, five watch the parent',
        'herd-lock',
        6,
        { variant: 'children-try', arrival: 'together' },
        run(quiet()),
      ),
    ),
    lesson('a lesson: ten clients', 'L10', 'ten'),
  ),
  row(
    'S1-81',
    'right',
    'The herd: all are notified, one wins.',
    'A’s release woke all five who waited; C has the lock, and four wait again: N(N − 1)/2 wake-ups until each of N clients has had the lock.',
    atCounter(
      'byLastRelease',
      scene(
        'five were woken, one of them has the lock',
        'herd-lock',
        6,
        {},
        give(quiet(), { type: 'release', client: 'role:holder' }),
        run(once('belief.stated', { afterMs: 20 })),
      ),
    ),
    lesson('a lesson: how many wake-ups?', 'L10', 'more'),
  ),
  row(
    'S1-82',
    'right',
    'The cure: sequential nodes, each watches the one before; one is notified, and it is fair.',
    'The last of four, here B, has the lock after three wake-ups, N − 1, one at each release, in the order of the line.',
    atCounter(
      'wakeUps',
      scene(
        'the fourth has the lock, after three wake-ups',
        'predecessor-lock',
        4,
        IN_STEP,
        run(once('belief.stated', { nth: 4 })),
        run(once('program.resumed', { actor: B, where: { yielded: { op: { kind: 'atStep' } } } })),
      ),
    ),
    lesson('a lesson: how many wake-ups?', 'L11', 'twenty'),
  ),
  row(
    'S1-83',
    'half',
    'Shared lock: names are [host]-R/W-number.',
    'Such names do no harm. Missing: they must be sorted by the number at their end. Left they are sorted as text: hostA comes before hostB, so A, number 3, believes that it may write, while B, number 1, has access. Right, with other names, they are sorted by number: A is third and has no access.',
    museum('left A, third in line by its number, believes that it has access', 'sorted-by-name'),
  ),
  row(
    'S1-84',
    'right',
    'A reader with no writer before it enters, else it watches the last writer before it.',
    'With no writer before them, the readers B, C and D have entered together. The readers F and G both watch …004, the znode of the writer E: G too, though F is right before it.',
    inCard(
      'znode',
      '/shared_lock/write-0000000004',
      'dataWatches',
      headlined(
        scene(
          'three readers have entered, and two watch the writer’s znode',
          'read-write-lock',
          7,
          { variant: 'recipe', mix: 'fewWriters' },
          give(quiet(), release(A)),
          run(once('belief.stated', { nth: 3 })),
        ),
        once('watch.set'),
      ),
    ),
  ),
  row(
    'S1-85',
    'half',
    'A writer that is not first waits.',
    'It does. Missing is what it waits for: the znode just before its own, a writer’s or a reader’s. C, a writer (W), watches the znode of B, a reader (R).',
    withCard(
      'client',
      C,
      inView(
        'lockLane',
        null,
        scene(
          'C, a writer, watches B, a reader',
          'read-write-lock',
          4,
          { variant: 'recipe', mix: 'alternate' },
          run(quiet()),
        ),
      ),
    ),
  ),
  row(
    'S1-86',
    'half',
    'ZooKeeper’s locks are slow; under load use Redis.',
    'Right: each lock costs a create and a delete through a majority. The framed create has two of five servers and waits for a third, and the lock is not held before that. Missing: with Redis, which the lab has not, a stale holder writes as well; a fence, a number that the store checks, helps with either (picture 2).',
    inView(
      'ackBoard',
      '/lock-',
      headlined(
        scene(
          'a lock’s create waits for a majority of five',
          'sandbox',
          1,
          { servers: '5' },
          give(quiet(), { type: 'typeLine', client: 'client:A', line: 'create -e -s /lock-' }),
          run(once('txn.proposed', { where: { type: 'create' } })),
          run(once('txn.acked', { nth: 2 })),
        ),
      ),
    ),
    inBoth(
      inView(
        'resource',
        null,
        twins(
          'left, no fence: A’s late A4 reverts B1; right, a fence rejects it',
          3,
          { scenario: 'guarded-lock', values: { ...LATE_WRITER, guard: 'off' } },
          { scenario: 'guarded-lock', values: { ...LATE_WRITER, guard: 'on' } },
          give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
          give(once('resource.accepted', { where: { client: B } }), resume(A)),
          run(once('resource.accepted', { where: { client: A, value: 'A4' }, afterMs: 1 })),
        ),
      ),
    ),
    lesson('a lesson: bring it about yourself', 'L14', 'pause'),
  ),
  row(
    'S1-87',
    'right',
    'FIFO queue: a consumer waits with a watch on the children.',
    'The queue is empty: B has listed it with a watch, and waits. The first item will fire that watch.',
    withCard(
      'client',
      B,
      scene(
        'B waits with a watch on the queue’s children',
        'fifo-queue',
        2,
        { pace: 'byHand', variant: 'process-then-delete' },
        give(quiet(), openGate(B, 'consume')),
        run(quiet()),
      ),
    ),
  ),
  row(
    'S1-89',
    'half',
    'watch2Paths remembers what each connection watches, so that it can be cleaned up.',
    'Right, but it follows the connection, not the session: C’s connection has just ended, and its entries (struck out) are gone from both maps of server 1, while C’s session and node are still there.',
    inCard(
      'server',
      'server:1',
      'watch2Paths',
      scene(
        'C’s connection is closed: its entries leave both maps, its node stands',
        'predecessor-lock',
        4,
        {},
        give(quiet(), kill(C)),
        run(once('connection.closed')),
      ),
    ),
  ),
  row(
    'S1-90',
    'half',
    'Observers are absent from elections.',
    'They do not vote: the table has the votes of servers 1, 2 and 3 alone, all for server 3, and two would do. But they are not absent: observers 4 and 5 are LOOKING for a leader too. In picture 2 two of the three voters are down: one voter and observers 4 and 5 elect nobody.',
    inView(
      'ballots',
      null,
      scene(
        'elected by the three voters, while 4 and 5 still look for a leader',
        'observer',
        2,
        {},
        run(once('vote.decided', { actor: 'server:3' })),
      ),
    ),
    withCard(
      'server',
      'server:3',
      scene(
        'two of three voters are down: three living servers elect nobody',
        'observer',
        2,
        { story: 'votersCrash' },
        run(once('role.left', { where: { role: 'LEADING' }, afterMs: 3000 })),
      ),
    ),
  ),
];
