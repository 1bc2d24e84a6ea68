// The third article: Curator's LeaderLatch.
import {
  A,
  B,
  C,
  RESTART,
  cut,
  dropReply,
  heal,
  once,
  openGate,
  pause,
  quiet,
  resume,
} from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import {
  beside,
  headlined,
  inCard,
  inLog,
  inView,
  lesson,
  museum,
  row,
  scene,
  twins,
  withCard,
  type Row,
} from '../row.ts';

const LATCH = 'leader-latch';
const OLD = { version: '4.0.1' };
/** As in the article: ten latches of one client, on a path that earlier ones have used. */
const TEN = { ...OLD, latches: 10, firstNumber: 40 };
/** The listener waits for the next change of the connection. */
const LISTENS = { yielded: { op: { kind: 'nextConnectionState' } } };
const LEAVES = give(quiet(), openGate(A, 'leave'));
const NOTIFIES = { yielded: { op: { kind: 'notifyMonitor' } } };
const CREATED = once('outcome.handled', { actor: A, where: { op: 'create', err: 'Ok' } });
const STATE = (state: string) => once('connection.state', { actor: A, where: { state } });

export const s2: readonly Row[] = [
  row(
    'S2-01',
    'half',
    'Ten latches on one path, the leader is closed, another takes over.',
    'Latch …040 was closed, and …041 leads. But the article’s ten share one client and one session: its end removes all ten (S2-24).',
    withCard(
      'znode',
      '/leader/_c_a7bd08b8-0b59-4904-a061-2a7e1b58e7d0-latch-0000000041',
      headlined(
        scene(
          'the leading one of ten, …040, was closed; …041 leads',
          LATCH,
          1,
          TEN,
          LEAVES,
          run(once('belief.stated', { actor: A })),
          run(once('program.resumed', { actor: A, where: { yielded: { op: { step: 'election.lead' } } } })),
        ),
        once('belief.stated', { actor: A }),
      ),
    ),
  ),
  row(
    'S2-02',
    'right',
    'ls shows names with a GUID, numbers 40 to 49, not in the order of the numbers.',
    'The card of /leader has the names in the order of their text, and the GUID comes first in it: the numbers stand as 42, 46, 40. A server promises no order at all. To find the first latch, sort by the last ten digits.',
    inCard(
      'znode',
      '/leader',
      'latch-0000000042',
      headlined(
        scene(
          'the names of the children: 42, 46, 40, …',
          LATCH,
          1,
          TEN,
          run(once('reply.delivered', { actor: A, where: { op: 'getChildren' }, nth: 10 })),
        ),
      ),
    ),
  ),
  row(
    'S2-03',
    'right',
    'start() takes part in the election; it waits for the connection before reset() creates the node.',
    'A has called start(): it has asked server 1 for a session, and the answer is not here yet. Until its library is CONNECTED, both threads of its program wait, and there is no znode. reset(), step 1 in Details, comes then.',
    withCard(
      'client',
      A,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'both threads of A wait for the connection, which is being made',
            LATCH,
            3,
            OLD,
            run(once('program.resumed', { actor: A, where: { input: { value: '0x0' } } })),
          ),
          once('connection.attempted', { actor: A }),
        ),
      ),
    ),
  ),
  row(
    'S2-04',
    'right',
    'internalStart adds the listener of the connection, then resets.',
    'Picture 1: A is connected, and thread 2, the listener, waits already for the next change; thread 1 has not begun reset(), and has asked for no znode. Picture 2, within the same millisecond: thread 1 is in reset(), step 1 in Details, and its create is on the way to the server.',
    inView(
      'threads',
      null,
      headlined(
        scene(
          'thread 2, the listener, waits; thread 1 has not begun reset()',
          LATCH,
          3,
          OLD,
          run(once('program.resumed', { actor: A, where: { thread: 1, ...LISTENS }, nth: 2 })),
        ),
      ),
    ),
    inView(
      'threads',
      null,
      headlined(
        scene(
          'thread 2 still waits; thread 1 is in reset() and has sent the create',
          LATCH,
          3,
          OLD,
          run(once('request.sent', { actor: A, where: { op: 'create' } })),
        ),
      ),
    ),
  ),
  row(
    'S2-05',
    'right',
    'reset: not leader, drop the own node, create another in the background.',
    'The create ran in the background: thread 1 is at await() already, and the event thread goes on with the reply. So the steps of two resets can cross, as in S2-13. This is the first reset: A has no older znode to drop.',
    inView(
      'threads',
      null,
      headlined(
        scene(
          'the event thread handles the reply to the create, while thread 1 waits in await()',
          LATCH,
          3,
          OLD,
          run(CREATED),
          run(once('program.resumed', { actor: A, where: { thread: -1 } })),
        ),
        CREATED,
      ),
    ),
  ),
  row(
    'S2-06',
    'right',
    'The name is _c_, GUID, -latch-, number; the data is the participant’s id.',
    'A’s card has both: its whole name, with the GUID between _c_ and -latch-, and as data the id “A”.',
    inCard(
      'znode',
      '/leader/_c_80702da3-a7bd-48b8-a890-f63fdc277d4f-latch-0000000000',
      '"A"',
      scene(
        'the name of A’s znode, and its data',
        LATCH,
        3,
        OLD,
        run(once('txn.applied', { where: { changes: { 0: { owner: '0x100000000000000' } } } })),
      ),
    ),
  ),
  row(
    'S2-07',
    'half',
    'withProtection() puts _c_ before the name (the article does not say why).',
    'Right, and the reason is missing: a reply can be lost. That to A’s first create was, so A made …002 as well. By the GUID in its name A now knows that …000 is its own too (headline); it has sent the delete of …002.',
    withCard(
      'znode',
      '/leader/_c_80702da3-a7bd-48b8-a890-f63fdc277d4f-latch-0000000000',
      headlined(
        scene(
          'both nodes are A’s; it has found …000 by the GUID',
          LATCH,
          2,
          OLD,
          give(once('request.sent', { actor: A, where: { op: 'create' }, nth: 3 }), dropReply(A)),
          run(once('fact.stated', { actor: A, nth: 2 })),
        ),
      ),
    ),
    museum('without a GUID: the create is repeated blindly', 'create-repeated-blindly'),
  ),
  row(
    'S2-08',
    'faulty',
    'If the create fails, a line is logged (that speaks of getChildren).',
    'The line is the headline: “getChildren() failed”. What failed is the create (framed in the log): it got no answer, and rc = -4 is ConnectionLoss. (Each retry first looks for the znode by getChildren, and did not get further.) A has no znode, and its thread 1 goes on waiting in await(): all that the user is told is the wrong name.',
    headlined(
      inLog(
        '-latch',
        withCard(
          'client',
          A,
          scene(
            'the create that failed, which the printed line calls getChildren()',
            LATCH,
            1,
            { ...OLD, logs: 'errors' },
            give(once('request.sent', { actor: A, where: { op: 'create' }, nth: 3 }), cut(A)),
            run(once('text.printed', { actor: A, afterMs: 1 })),
          ),
        ),
      ),
      once('text.printed', { actor: A }),
    ),
  ),
  row(
    'S2-09',
    'right',
    'List; missing: reset; first: leader; else watch the one before, with getData and not with exists.',
    'The reason for getData is seen when the one before has gone: A left, B’s getData of A’s …000 is answered with NoNode (headline), and no watch of B’s is left on it. exists would have left one, on what is not there.',
    withCard(
      'client',
      B,
      headlined(
        scene(
          'B was told NoNode, and no arrow of a watch goes out from it',
          LATCH,
          2,
          OLD,
          give(once('reply.sent', { where: { op: 'getChildren', link: 'client:B#1' } }), pause(B)),
          give(quiet(), openGate(A, 'leave')),
          give(once('txn.applied', { where: { type: 'delete' }, afterMs: 20 }), resume(B)),
          run(once('reply.delivered', { actor: B, where: { op: 'getData', err: 'NoNode' } })),
        ),
      ),
    ),
  ),
  row(
    'S2-10',
    'right',
    'The watcher reacts to NodeDeleted while started.',
    'A has left. B’s event thread is called with NodeDeleted of …000: it reads the state of the latch, finds STARTED, and lists again: its getChildren has just been sent.',
    beside(
      'threads',
      inCard(
        'client',
        B,
        'latch 1 state',
        headlined(
          scene(
            'the field state of B’s latch, which its event thread reads at NodeDeleted',
            LATCH,
            3,
            OLD,
            LEAVES,
            run(once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } } })),
            run(once('request.sent', { actor: B, where: { op: 'getChildren' } })),
          ),
          once('event.delivered', { actor: B }),
        ),
      ),
    ),
  ),
  row(
    'S2-11',
    'faulty',
    'The one before is gone when the watch is set: reset.',
    'So the code did until 5.4.0, and then latches chase each other. Left: the znode that B was about to watch was gone, so B reset, twice at once: …004 and …005 are new. A is about to watch B’s old …002 (its getData is the dot on its line), finds that gone, and resets in turn. Right, since 5.4.0: a latch lists again instead.',
    museum('left, B has made …004 and …005 in place of its old node', 'latches-race-each-other'),
  ),
  row(
    'S2-12',
    'faulty',
    'A callback handles getChildren; a list that failed it passes over.',
    'So it did up to 5.7.0. Both sessions had ended, and /leader, a container, went with their znodes. B lists: NoNode. Its callback, latch-listed, and A’s do nothing about an error: nobody ever leads again. 5.8.0 starts over, and A leads (picture 2, right).',
    inView(
      'threads',
      null,
      withCard(
        'client',
        B,
        headlined(
          scene(
            'B’s callback of getChildren: its list has failed with NoNode',
            LATCH,
            2,
            { version: '5.7.0' },
            give(quiet(), cut(A), cut(B)),
            give(once('txn.applied', { where: { type: 'deleteContainer' } }), heal(A), heal(B)),
            run(once('outcome.handled', { actor: B, where: { op: 'getChildren', err: 'NoNode' } })),
          ),
          once('reply.delivered', { actor: B, where: { op: 'getChildren', err: 'NoNode' } }),
        ),
      ),
    ),
    museum('seconds later: left, nobody leads; right, A does', 'latch-path-is-gone'),
  ),
  row(
    'S2-13',
    'faulty',
    'Not first: set a watch; the flag of leadership stays as it is.',
    'Left, two resets crossed. B’s flag was set for …001, which is deleted; its …003 is second, and B leads beside A. Right, 5.4.0 lists again in place of resetting, so B was never set to lead. (It also clears the flag of a latch that is not first, which is not needed here.)',
    museum('B leads by …001, which is deleted; its …003 is second', 'latch-reset-overtaken'),
  ),
  row(
    'S2-14',
    'right',
    'close(): checks its state, cancels the start, deletes its node, removes watchers and listener.',
    'So it does. A’s latch is CLOSED, its …000 is deleted, thread 2, the listener, has ended, and no watch of A’s is left. There is no start to cancel here. If a create is still under way, old versions leave its znode behind (picture 2, left).',
    beside(
      'threads',
      inCard(
        'client',
        A,
        'latch 1 state',
        headlined(
          scene(
            'A’s latch is CLOSED, its znode gone, its listener ended',
            LATCH,
            3,
            { ...OLD, rounds: 1 },
            LEAVES,
            run(once('txn.applied', { where: { type: 'delete' } })),
          ),
        ),
      ),
    ),
    museum('closed too early', 'latch-closed-too-early'),
  ),
  row(
    'S2-15',
    'right',
    'Closing modes: SILENT removes the listeners first, NOTIFY_LEADER tells them first.',
    'The hand-over is the same, the listeners are not: right, A tells them notLeader() before it removes them, which is the framed line of the log. Left, they were removed first: the log has no such line for it.',
    inLog(
      'notLeader()',
      twins(
        'the line of the right world; the left one has none',
        3,
        { scenario: LATCH, values: { closeMode: 'SILENT' } },
        { scenario: LATCH, values: { closeMode: 'NOTIFY_LEADER' } },
        LEAVES,
        run(once('belief.withdrawn', { actor: A, afterMs: 1 })),
      ),
    ),
  ),
  row(
    'S2-16',
    'right',
    'setLeadership calls isLeader and notLeader only on a change.',
    'The log has one call for each change: A’s notLeader() and B’s isLeader(), which are in sight, and further up A’s isLeader().',
    inLog(
      'isLeader()',
      headlined(
        scene(
          'one call for each change: A notLeader(), then B isLeader()',
          LATCH,
          3,
          { closeMode: 'NOTIFY_LEADER' },
          LEAVES,
          run(once('belief.stated', { actor: B, afterMs: 1 })),
        ),
        once('fact.stated', { actor: B, where: { fact: { type: 'called' } } }),
      ),
    ),
  ),
  row(
    'S2-17',
    'right',
    'SUSPENDED: not leader (by policy); LOST: not leader; RECONNECTED: reset.',
    'The server restarts. In A’s row the blue bar, “believes it leads”, ends as soon as the listener has heard SUSPENDED (hatched): the standard policy does not wait for LOST. At RECONNECTED A will make a new znode.',
    inView(
      'latchStrips',
      null,
      withCard(
        'client',
        A,
        headlined(
          scene(
            'A’s blue bar has ended, milliseconds after SUSPENDED began: nobody leads',
            LATCH,
            3,
            OLD,
            give(quiet(), RESTART),
            run(once('connection.state', { actor: B, where: { state: 'SUSPENDED' } })),
          ),
          STATE('SUSPENDED'),
        ),
      ),
    ),
  ),
  row(
    'S2-18',
    'half',
    'SUSPENDED: the error policy decides whether that is an error.',
    'True; not said is that there are two policies. The server restarts: by the standard policy, left, A ceases to lead; by the session’s, right, it goes on. In picture 2 the sides are swapped, and A’s session ends while it goes on.',
    withCard(
      'client',
      A,
      headlined(
        twins(
          'a short loss: left A leads no more, right it still does',
          3,
          { scenario: LATCH, values: { policy: 'standard' } },
          { scenario: LATCH, values: { policy: 'session' } },
          give(quiet(), RESTART),
          run(once('belief.withdrawn', { actor: A, afterMs: 200 })),
        ),
      ),
      1,
    ),
    museum('trusting the session for too long: left, A and B both lead', 'latch-trusts-its-session'),
  ),
  row(
    'S2-19',
    'right',
    'One can ask for the participants, and getLeader() names the leader.',
    'getLeader() lists the znodes and reads the data of the first: C printed A (framed), and A leads. It is not told who leads, it concludes it, so the answer may be past by the time it is read: in picture 2 C prints A, and B leads. The participants, not printed here, are the data of all znodes.',
    inLog(
      'isLeader=true',
      headlined(
        scene(
          'C’s getLeader() printed A, and A leads',
          LATCH,
          3,
          { ...OLD, asks: 'lastClient' },
          give(quiet(), openGate(C, 'read')),
          run(once('fact.stated', { actor: C, where: { fact: { type: 'says' } } })),
        ),
      ),
    ),
    inLog(
      'isLeader=true',
      scene(
        'C’s getLeader() printed A, and now B leads',
        LATCH,
        3,
        { ...OLD, asks: 'lastClient' },
        give(quiet(), openGate(C, 'read')),
        give(once('reply.sent', { where: { op: 'getData', link: 'client:C#1' } }), openGate(A, 'leave')),
        run(once('belief.stated', { actor: B })),
      ),
    ),
  ),
  row(
    'S2-20',
    'half',
    'hasLeadership() says whether this client leads.',
    'It says what the client knew last: two can say yes at once. What they write to needs a fence.',
    museum('two say yes', 'latch-trusts-its-session'),
    lesson('a lesson: the fence that stops a late write', 'L14', 'pause'),
  ),
  row(
    'S2-21',
    'right',
    'Steps for namespace, compression and schema when a path is built.',
    'Each does nothing until it is set, as in picture 1: A’s znode is below /leader, its data is A’s id. In picture 2 the framework has the namespace app: below /app/leader. Not shown: compressed() would make 21 bytes of gzip of “A”, and a latch does not call it; a schema could refuse a create.',
    inCard(
      'znode',
      '/leader/_c_80702da3-a7bd-48b8-a890-f63fdc277d4f-latch-0000000000',
      'Data',
      headlined(
        scene(
          'A’s znode is below /leader, the path that was given',
          LATCH,
          3,
          OLD,
          run(once('txn.applied', { where: { type: 'create' }, nth: 2 })),
        ),
      ),
    ),
    withCard(
      'znode',
      '/app/leader/_c_80702da3-a7bd-48b8-a890-f63fdc277d4f-latch-0000000000',
      headlined(
        scene(
          'the same with the namespace app: A’s znode is below /app/leader',
          LATCH,
          3,
          { ...OLD, namespace: 'app' },
          run(once('txn.applied', { where: { type: 'create' }, nth: 3 })),
        ),
      ),
    ),
  ),
  row(
    'S2-22',
    'right',
    'The latches hang together like the links of a chain.',
    'Of six latches each watches the one before it: five arrows. The first has nobody before it, and leads.',
    inView('eyes', null, scene('six latches, five arrows', LATCH, 6, { version: '5.8.0' }, run(quiet()))),
  ),
  row(
    'S2-23',
    'right',
    'await() is ended by notifyAll() in setLeadership(true).',
    'B’s thread 1 waited on its latch. The event thread has set the flag and called notifyAll(): thread 1 runs again.',
    inView(
      'threads',
      null,
      headlined(
        scene(
          'the event thread has notified; thread 1 runs again',
          LATCH,
          3,
          OLD,
          LEAVES,
          run(once('program.resumed', { actor: B, where: NOTIFIES })),
          run(once('program.resumed', { actor: B, where: { thread: 0 } })),
        ),
        once('program.resumed', { actor: B, where: NOTIFIES }),
      ),
    ),
  ),
  row(
    'S2-24',
    'wrong',
    'A leader leads until close() is called.',
    'No close() was called. A’s session has ended: its ten znodes are gone at once, and when its library reported that the connection was lost (SUSPENDED), the latch that led stopped too, a moment later: its bar (blue) ends in SUSPENDED. Thread 1, which await() let on, is not told: a listener is.',
    inView(
      'latchStrips',
      null,
      headlined(
        scene(
          'A’s session is over: its ten znodes are gone, and its crown ends without a close()',
          LATCH,
          1,
          TEN,
          give(quiet(), { type: 'expireSession', client: A }),
          run(once('txn.applied', { where: { type: 'closeSession' } })),
          run(once('belief.withdrawn', { actor: A })),
        ),
      ),
    ),
  ),
  row(
    'S2-25',
    'right',
    'new ExponentialBackoffRetry(1000, 3): a failed call is made again.',
    'A got no reply to its create. Thread 3 waits 1 s before that is made again. Three times at most: the second pause is 1 to 3 s, the third 1 to 7 s, by chance.',
    inView(
      'threads',
      null,
      headlined(
        scene(
          'thread 3 makes A’s create again after 1 s',
          LATCH,
          2,
          OLD,
          give(once('request.sent', { actor: A, where: { op: 'create' }, nth: 3 }), RESTART),
          run(
            once('program.resumed', {
              actor: A,
              where: { yielded: { op: { kind: 'sleep', ms: 1000 } } },
            }),
          ),
        ),
        once('request.failed', { actor: A, where: { op: 'create' } }),
      ),
    ),
  ),
  row(
    'S2-26',
    'half',
    'The loop over the ten latches closes the one that leads.',
    'It closes the one that leads, and perhaps more: milliseconds after one is closed the next leads, and if the loop comes to that later it closes it too. Picture 1: …040 is closed and gone, …041 led after it, and the loop closes …041 as well: close() first clears the flag, so A no longer believes that it leads, and has sent the delete. Picture 2: …041 is gone, and …042 leads.',
    withCard(
      'znode',
      '/leader/_c_a7bd08b8-0b59-4904-a061-2a7e1b58e7d0-latch-0000000041',
      headlined(
        scene(
          '…040 is gone; …041, the first now, is being closed',
          LATCH,
          1,
          TEN,
          LEAVES,
          give(once('gate.reached', { actor: A, where: { gate: 'leave' } }), openGate(A, 'leave')),
          run(once('request.sent', { actor: A, where: { op: 'delete' } })),
        ),
      ),
    ),
    withCard(
      'znode',
      '/leader/_c_1890f63f-4277-422f-af55-11957a6f3a6f-latch-0000000042',
      headlined(
        scene(
          '…040 and …041 are closed and gone, …042 leads',
          LATCH,
          1,
          TEN,
          LEAVES,
          give(once('gate.reached', { actor: A, where: { gate: 'leave' } }), openGate(A, 'leave')),
          run(once('belief.stated', { actor: A })),
        ),
      ),
    ),
  ),
  row(
    'S2-27',
    'right',
    'A second start() or close() throws an exception.',
    'close() looks whether the field state is STARTED and sets it to CLOSED. A’s thread 1 has called it twice: the first call deleted A’s …000, the second found CLOSED and threw IllegalStateException, which ended the thread. A second start(), which wants LATENT, does the same; that is not shown.',
    withCard(
      'client',
      A,
      inView(
        'threads',
        null,
        headlined(
          scene(
            'A’s thread 1 ended with the exception of its second close()',
            LATCH,
            3,
            { ...OLD, closes: 'twice' },
            LEAVES,
            run(once('txn.applied', { where: { type: 'delete' }, afterMs: 1 })),
          ),
          once('program.resumed', { actor: A, where: { yielded: { kind: 'threw' } } }),
        ),
      ),
    ),
  ),
];
