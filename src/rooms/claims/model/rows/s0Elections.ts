// The first article, second half: two schemes of electing a leader.
import {
  A,
  B,
  dropReply,
  kill,
  once,
  openGate,
  pause,
  quiet,
  resume,
} from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import {
  atCounter,
  beside,
  headlined,
  inCard,
  inView,
  museum,
  row,
  scene,
  twins,
  withCard,
  type Row,
} from '../row.ts';

const SCHEME_ONE = { scenario: 'scheme-one', values: { variant: 'published' } };
const SCHEME_TWO = { scenario: 'scheme-two', values: { removal: 'byAge' } };
/** stop() as printed, called once. */
const PRINTED_STOP = { removal: 'byAge', timerAtStop: 'asPrinted', rounds: 1 };
const AT_ONCE = { on: 'time', atMs: 0 } as const;

export const s0Elections: readonly Row[] = [
  row(
    'S0-28',
    'right',
    'Election, scheme one: as the lock; the smallest leads, each watches the one before.',
    'A’s …000 is the smallest: A leads. B, C and D each watch the one before.',
    withCard(
      'client',
      A,
      inView(
        'eyes',
        null,
        scene(
          'A leads, a chain behind it',
          'scheme-one',
          4,
          {},
          run(once('watch.set', { nth: 3, afterMs: 20 })),
        ),
      ),
    ),
  ),
  row(
    'S0-29',
    'right',
    'Scheme one works as its flow chart says.',
    'The picture of the chart is lost; redrawn, it is the numbered steps in Details. A has left; B alone was woken, has listed again (step 2), is first and leads. What can fail on the way: S0-30.',
    withCard(
      'client',
      B,
      scene(
        'A has left, B leads, C still waits',
        'scheme-one',
        3,
        { variant: 'published' },
        give(quiet(), openGate(A, 'leave')),
        run(once('belief.stated', { actor: B })),
      ),
    ),
  ),
  row(
    'S0-30',
    'right',
    'Every hop can fail: a watch that is not set means nobody takes over, a failed look after the event means no leader.',
    'Left, B’s exists was lost with the connection and set no watch: A has given up its …000, and came back with …003. Nothing wakes B, though it is first, and nobody leads. The failed look: picture 2.',
    museum('left, B is first, and nothing will wake it', 'hop-watch-is-not-set'),
    museum('left, B woke, its look at the list failed, and nobody leads', 'hop-look-after-the-event-fails'),
  ),
  row(
    'S0-31',
    'half',
    'Scheme two adds a timer: heartbeat, remove the dead, look again. Then it runs as expected.',
    'The timer does mend a lost watch: left, B is first and waits for ever; right, B’s timer looked again, and B leads. The half that is wrong: removing “dead” nodes makes two leaders (picture 2).',
    withCard(
      'client',
      B,
      inView(
        'threads',
        null,
        twins(
          'the same lost watch: left nobody leads, right B does by its timer',
          3,
          SCHEME_ONE,
          SCHEME_TWO,
          give(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), dropReply(B)),
          give({ on: 'time', atMs: 3000 }, openGate(A, 'leave')),
          run({ on: 'time', atMs: 14_000 }),
        ),
      ),
      1,
    ),
    museum('two leaders, by a heartbeat too old', 'dead-by-its-heartbeat'),
  ),
  row(
    'S0-32',
    'right',
    'Scheme two: besides the steps of scheme one a timer writes heartbeats, removes dead members and looks again.',
    'So it does; the article’s flow chart is lost, and the numbered steps in Details redraw it. Thread 1 of A leads (step 5). Thread 2, the timer, has written a heartbeat (step 9) and now reads the list, to look for dead members (step 10). B has no arrow: that heartbeat, a write, has used up its watch of …000.',
    headlined(
      beside(
        'threads',
        inCard(
          'client',
          A,
          'Timer: read all',
          scene(
            'the step that thread 2 of A, the timer, is at',
            'scheme-two',
            3,
            { removal: 'byAge' },
            run(once('event.delivered', { where: { event: { type: 'NodeDataChanged' } } })),
          ),
        ),
      ),
      once('request.sent', { actor: A, where: { op: 'getChildren' } }),
    ),
  ),
  row(
    'S0-33',
    'right',
    'The candidate’s node is created below the directory, as “ele-”.',
    'ele-0000000000 is a child of /election: the directory and a slash stand before “ele-”. (The article’s lock forgets them, and its node stands beside the directory: S0-07.)',
    withCard(
      'znode',
      '/election/ele-0000000000',
      headlined(
        scene(
          'A’s node is a child of /election, and by it A leads',
          'scheme-one',
          3,
          {},
          run(once('belief.stated', { actor: A })),
        ),
        once('txn.applied', { where: { type: 'create' } }),
      ),
    ),
  ),
  row(
    'S0-34',
    'right',
    'Leader or follower is decided by the sorted list.',
    'A has left; B listed again, found its …001 first, and leads. C’s …002 is not first: it follows.',
    inView(
      'eyes',
      null,
      scene(
        'B is first in the list, and leads; C watches B’s znode',
        'scheme-one',
        3,
        {},
        give(quiet(), openGate(A, 'leave')),
        run(once('belief.stated', { actor: B })),
      ),
    ),
  ),
  row(
    'S0-35',
    'faulty',
    'It watches with exist(…, this) and does not look at the answer.',
    'So the code does, and A’s …000 was gone by then: exist() said so, left, B did not look at the answer, watches …000 and waits for ever. Right, the timer hides that: B looks again and leads.',
    withCard(
      'client',
      B,
      twins(
        'B watches …000, which is gone: left it waits, right its timer made it lead',
        3,
        SCHEME_ONE,
        SCHEME_TWO,
        give(
          once('reply.delivered', { actor: B, where: { op: 'getChildren' } }),
          pause(B),
          openGate(A, 'leave'),
        ),
        give(once('txn.applied', { where: { type: 'delete' } }), resume(B)),
        run({ on: 'time', atMs: 10_900 }),
      ),
    ),
  ),
  row(
    'S0-36',
    'half',
    'process() reacts to NodeDeleted alone.',
    'Right, it reacts to that alone. What is missing: Expired. A’s session is over and its node deleted, process() ignores that, and A goes on leading, beside B.',
    withCard(
      'client',
      A,
      scene(
        'A and B both lead',
        'scheme-one',
        3,
        {},
        give(quiet(), { type: 'expireSession', client: A }),
        run(once('belief.stated', { actor: B, afterMs: 1500 })),
      ),
    ),
  ),
  row(
    'S0-37',
    'half',
    'A heartbeat is sent every interval.',
    'It is sent, but there is no need: a session is kept alive without writes. Here each member writes each time, and each write but the last member’s wakes a follower: 156 requests, 15 wake-ups, beside 15 and 0.',
    atCounter(
      'requests',
      headlined(
        twins(
          'eleven seconds without and with heartbeats: compare the requests',
          4,
          SCHEME_ONE,
          SCHEME_TWO,
          run({ on: 'time', atMs: 11_000 }),
        ),
        once('callback.run', { actor: 'client:D' }),
      ),
    ),
  ),
  row(
    'S0-38',
    'faulty',
    'Dead nodes are removed every interval.',
    'So the code does, but dead by whose clock? B’s is a minute ahead: by it the heartbeats of A and C are old. So, left, B removed their nodes and leads, while A is alive and believes that it leads. In picture 2 A’s program stalled and wrote no heartbeat.',
    inCard(
      'client',
      B,
      '60 s',
      headlined(
        twins(
          'left, B has deleted the nodes of A and C, which are alive; its clock is a minute ahead',
          3,
          { scenario: 'scheme-two', values: { removal: 'byAge', story: 'dead-by-anothers-clock' } },
          { scenario: 'scheme-two', values: { removal: 'never', story: 'dead-by-anothers-clock' } },
          run(once('belief.stated', { actor: B })),
        ),
        once('request.received', { where: { op: 'delete', path: '/election/ele-0000000000' } }),
      ),
    ),
    museum('dead by its heartbeat, after a stall', 'dead-by-its-heartbeat'),
  ),
  row(
    'S0-39',
    'faulty',
    'Timer and watcher both call determineState.',
    'Two threads in one state machine, without a lock between them: B’s timer and its event thread both ask for the list, to decide by it. Here both will get the same list, and no harm is done; with different ones the older could decide last.',
    inView(
      'threads',
      null,
      scene(
        'B’s timer, thread 2, waits for its list; its event thread asks for one too',
        'scheme-two',
        3,
        { removal: 'byAge', checkMs: 1825, deadAfterMs: 20_000 },
        give({ on: 'time', atMs: 2500 }, kill(A)),
        run(once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } } })),
        run(once('request.sent', { actor: B, where: { op: 'getChildren' } })),
      ),
    ),
  ),
  row(
    'S0-40',
    'faulty',
    'stop(): if the own node is not found, the state is STOP.',
    'A search that failed looks like “not there”: A stopped and left its …000, which stays first. Nobody leads, not even A, back with …003. In scheme two its timer makes it leader again (picture 2).',
    museum('A’s first node is left, and nobody leads', 'stopped-and-still-first'),
    beside(
      'threads',
      inCard(
        'client',
        A,
        'state',
        scene(
          'scheme two: A’s search had failed, its state was STOP; now it is LEADER',
          'scheme-two',
          3,
          PRINTED_STOP,
          give({ on: 'time', atMs: 3000 }, dropReply(A)),
          give(AT_ONCE, openGate(A, 'leave')),
          run(once('belief.withdrawn', { actor: A })),
          run(once('belief.stated', { actor: A })),
        ),
      ),
    ),
  ),
  row(
    'S0-41',
    'half',
    'States START, STOP, ERROR, leader, follower; stop() ends the timer too.',
    'The states are so (ERROR: picture 3). But the printed stop() ends no timer: A has stopped and thread 1 has ended; thread 2, the timer, goes on, and has made the field state FOLLOWER, without a znode.',
    headlined(
      beside(
        'threads',
        inCard(
          'client',
          A,
          'state',
          scene(
            'A had stopped; its timer has made its field state FOLLOWER',
            'scheme-two',
            3,
            PRINTED_STOP,
            give({ on: 'time', atMs: 3000 }, openGate(A, 'leave')),
            run(
              once('program.resumed', {
                actor: A,
                where: { yielded: { op: { kind: 'writeVar', name: 'state', value: 'FOLLOWER' } } },
              }),
            ),
          ),
        ),
      ),
    ),
    scene(
      'A stops, B becomes leader, C stays follower',
      'scheme-one',
      3,
      { variant: 'published' },
      give(quiet(), openGate(A, 'leave')),
      run(once('belief.stated', { actor: B, afterMs: 20 })),
    ),
    inCard(
      'client',
      A,
      'state',
      scene(
        'A’s delete is not answered: its state is ERROR',
        'scheme-one',
        3,
        { variant: 'published' },
        give(quiet(), openGate(A, 'leave')),
        give(once('request.sent', { actor: A, where: { op: 'delete' } }), dropReply(A)),
        run(once('request.failed', { actor: A, where: { op: 'delete' }, afterMs: 1 })),
      ),
    ),
  ),
  row(
    'S0-45',
    'wrong',
    'When the service stops, so does its timer.',
    'Nothing in stop() ends it: A’s node is deleted, and its timer still writes heartbeats to it.',
    withCard(
      'client',
      'client:A',
      scene(
        'A has stopped, and its timer is told NoNode',
        'scheme-two',
        3,
        PRINTED_STOP,
        give({ on: 'time', atMs: 3000 }, openGate(A, 'leave')),
        run(once('reply.delivered', { actor: A, where: { op: 'setData', err: 'NoNode' } })),
      ),
    ),
  ),
  row(
    'S0-46',
    'wrong',
    'A follower hears when the one before it has gone.',
    'Not for long. A’s heartbeat is a write: B has been told NodeDataChanged, which uses its watch up, and process() ignores it. B, unlike C, has no arrow left. So when A leaves, 0 are woken (picture 2): only B’s timer can look again.',
    withCard(
      'client',
      B,
      headlined(
        scene(
          'B’s watch on A’s node is used up by A’s heartbeat',
          'scheme-two',
          3,
          { removal: 'byAge' },
          run(once('callback.run', { actor: B, where: { event: { type: 'NodeDataChanged' } } })),
        ),
      ),
    ),
    withCard(
      'client',
      'client:B',
      atCounter(
        'byLastRelease',
        headlined(
          scene(
            'A has left, and 0 were woken',
            'scheme-two',
            3,
            { removal: 'byAge' },
            give(
              once('callback.run', { actor: B, where: { event: { type: 'NodeDataChanged' } } }),
              openGate(A, 'leave'),
            ),
            run(once('txn.applied', { where: { type: 'delete' }, afterMs: 50 })),
          ),
        ),
      ),
    ),
  ),
  row(
    'S0-42',
    'faulty',
    'No printed program does anything when its session ends.',
    'They do nothing, and each needs to. In picture 1 A’s session was ended: A’s library has learned that, but the program has no code for it, and A goes on believing that it holds, beside B. In picture 2 A’s link is cut: its library reports the lost connection, not that the session is over. Left, A’s program ignores that too; right, it stops then. Picture 3: the same in an election.',
    withCard(
      'client',
      A,
      scene(
        'A’s session is over: A and B both hold',
        'line-lock',
        3,
        { variant: 'article' },
        give(quiet(), { type: 'expireSession', client: A }),
        run(once('belief.stated', { actor: B, afterMs: 1500 })),
      ),
    ),
    museum('left, A goes on: nothing tells it that its session is over', 'holder-is-never-told'),
    museum('an election: left, the leader goes on', 'leader-that-was-not-told'),
  ),
];
