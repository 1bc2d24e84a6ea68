// The second article: znodes, their Stat and kinds, and data in memory and on disk.
import { A, B, kill, once, openGate, quiet } from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import { beside, headlined, inCard, inView, lesson, row, scene, typed, withCard, type Row } from '../row.ts';

const THREE_GONE = [1, 2, 3].flatMap(() => [
  ...give(quiet(), openGate(A, 'produce')),
  ...give(quiet(), openGate(A, 'consume')),
]);

/** B changes /a, and nobody watches. */
function changing(text: string, values: { readonly change: string }, type: 'setData' | 'create') {
  return scene(
    text,
    'lesson-bells',
    2,
    values,
    give(once('gate.reached', { actor: B, afterMs: 300 }), openGate(B, 'write')),
    run(once('txn.applied', { where: { type } })),
  );
}

export const s1Znodes: readonly Row[] = [
  row(
    'S1-13',
    'right',
    'Znodes form a tree of paths and values below “/”.',
    'The picture is that tree: “/”, beside it its child /a, and below that /a/k with the value 1.',
    withCard(
      'znode',
      '/a/k',
      headlined(
        changing('/a/k and its value; above it /a, and “/” beside that', { change: 'setChild' }, 'setData'),
      ),
    ),
  ),
  row(
    'S1-14',
    'right',
    'cZxid and ctime: its creation.',
    'They never change: /a has just been written, and only mzxid, mtime, version and dataLength moved; czxid is 1 as before.',
    inCard(
      'znode',
      '/a',
      'czxid',
      changing('/a has been written: mzxid moved, czxid did not', { change: 'setData' }, 'setData'),
    ),
  ),
  row(
    'S1-15',
    'right',
    'mZxid and mtime: its last change.',
    'They move with setData: mzxid was 1, the zxid of its creation, and is that of this write, 5.',
    inCard('znode', '/a', 'mzxid', changing('/a has been written', { change: 'setData' }, 'setData')),
  ),
  row(
    'S1-16',
    'right',
    'pZxid: the last change of the list of children, not of a child’s data.',
    'The child /a/k was written, and the pzxid of /a is 2 as before. Once a child comes it moves (picture 2).',
    inCard(
      'znode',
      '/a',
      'pzxid',
      changing('a child’s data has changed: the pzxid of /a has not', { change: 'setChild' }, 'setData'),
    ),
    inCard(
      'znode',
      '/a',
      'pzxid',
      changing('a child has come: the pzxid of /a is 5 and was 2', { change: 'createChild' }, 'create'),
    ),
  ),
  row(
    'S1-17',
    'half',
    'cversion: the version of the children, one more with each change.',
    'It counts children that come and go, not their edits: one came, so it is 1, and the two edits count for nothing.',
    inCard(
      'znode',
      '/q',
      'cversion',
      typed(
        'one child, edited twice: cversion 1',
        ['create /q', 'create /q/a', 'set /q/a 1', 'set /q/a 2'],
        run(quiet()),
      ),
    ),
    inCard(
      'znode',
      '/q',
      'cversion',
      scene('three came and went, cversion 6', 'lesson-numbers', 1, {}, THREE_GONE, run(quiet())),
    ),
  ),
  row(
    'S1-18',
    'right',
    'dataVersion: one more with each change of data.',
    'A’s write made version 1 of /cfg. B wrote with version 0, which it had read, and is told BadVersion: /cfg is still A’s.',
    inCard(
      'znode',
      '/cfg',
      'version',
      scene(
        'version 1, and B’s write is refused',
        'lesson-counter',
        2,
        { write: 'withVersion' },
        give(once('gate.reached', { actor: B, where: { gate: 'write' }, afterMs: 300 }), openGate(A, 'read')),
        give(quiet(), openGate(B, 'read')),
        give(quiet(), openGate(A, 'write')),
        give(quiet(), openGate(B, 'write')),
        run(once('reply.delivered', { actor: B, where: { op: 'setData' } })),
      ),
    ),
  ),
  row(
    'S1-19',
    'right',
    'aclVersion: one more with each change of the ACL.',
    'In Details it has moved from 0 to 1 (the field aversion, which stat prints as aclVersion).',
    inCard(
      'znode',
      '/config',
      'aversion',
      scene(
        'aversion moves, and no other field',
        'stat-and-acl',
        2,
        {},
        run(once('txn.applied', { where: { type: 'setACL' } })),
      ),
    ),
  ),
  row(
    'S1-20',
    'right',
    'ephemeralOwner: the session, 0 for a persistent node.',
    'The card of /members/A has the id of A’s session; that of /members, which is persistent, has 0x0 (picture 2). A is killed, and its znode stays as long as its session does.',
    inCard(
      'znode',
      '/members/A',
      'ephemeralOwner',
      scene(
        '/members/A is owned by the session of A, which outlives it',
        'lesson-ephemerals',
        3,
        {},
        give(quiet(), kill(A)),
      ),
    ),
    inCard(
      'znode',
      '/members',
      'ephemeralOwner',
      scene(
        'the session is over and its znode gone; /members has 0x0 and stays',
        'lesson-ephemerals',
        3,
        {},
        give(quiet(), kill(A)),
        run(once('session.closed', { afterMs: 100 })),
      ),
    ),
  ),
  row(
    'S1-21',
    'right',
    'dataLength, and numChildren of direct children.',
    '/a holds “hello”: dataLength is 5. Below it are /a/k and /a/k/deep: numChildren is 1, since only /a/k is its own.',
    inCard(
      'znode',
      '/a',
      'numChildren',
      typed(
        'two znodes below /a, one of them its child',
        ['create /a hello', 'create /a/k', 'create /a/k/deep'],
        run(quiet()),
      ),
    ),
  ),
  row(
    'S1-22',
    'right',
    'Persistent nodes stay.',
    'The producer is dead, its session over, its item there.',
    withCard(
      'znode',
      '/queue/qn-A1-0000000000',
      scene(
        'A is gone, its item is not',
        'fifo-queue',
        2,
        { pace: 'byHand' },
        give(quiet(), openGate(A, 'produce')),
        give(quiet(), kill(A)),
        run(once('session.closed', { afterMs: 100 })),
      ),
    ),
  ),
  row(
    'S1-23',
    'wrong',
    'Sequential nodes: the number is that of existing nodes plus 1.',
    'Three were created and deleted: /q had no child left, and A’s next znode has number 3, not 1. It is the parent’s counter of creations (“Next number”, now 4): from 0, and no number comes again.',
    inCard(
      'znode',
      '/q',
      'Next number',
      scene(
        'three came and went, and the one there is has number 3, not 1; the next is 4',
        'lesson-numbers',
        1,
        {},
        THREE_GONE,
        give(quiet(), openGate(A, 'produce')),
        run(quiet()),
      ),
    ),
  ),
  row(
    'S1-24',
    'half',
    'Ephemeral nodes go when the session times out.',
    'When the session is closed, too: A has closed its session, and its znode, /members/A, is gone at once. B was killed: /members/B stays until its session times out.',
    withCard(
      'client',
      A,
      headlined(
        scene(
          'A has closed its session and its znode is gone; B was killed and its znode is still there',
          'lesson-ephemerals',
          3,
          {},
          give(quiet(), { type: 'closeClient', client: A }, kill(B)),
          run(once('session.closed', { afterMs: 30 })),
        ),
        once('session.closed'),
      ),
    ),
    lesson('a lesson: when the znode of a silent client goes', 'L4', 'silence'),
  ),
  row(
    'S1-25',
    'right',
    'Ephemeral sequential nodes.',
    'Each client has one: the server has given it a number, 0 to 5, and it goes with its owner’s session (dashed). So they stand in line.',
    withCard(
      'znode',
      '/exclusive_lock/n-0000000005',
      scene('six in line: F’s has number 5', 'predecessor-lock', 6, {}, run(quiet())),
    ),
  ),
  row(
    'S1-26',
    'half',
    'Four kinds of nodes.',
    'Seven since 3.5.3. The table has the four, and two more: /container goes with its last child, and /ttl when it has no child and nobody has written it for its TTL (pictures 2 and 3). The seventh is a sequential TTL node.',
    withCard(
      'znode',
      '/container',
      inView(
        'serverTrees',
        '/container',
        typed(
          'all six; /container, a fifth kind, is the one whose card is open',
          [
            'create /persistent',
            'create -s /persistent-seq',
            'create -e /ephemeral',
            'create -e -s /ephemeral-seq',
            'create -c /container',
            'create -t 60000 /ttl',
          ],
          run(quiet()),
        ),
      ),
    ),
    withCard(
      'znode',
      '/ttl',
      scene(
        '/ttl, of two seconds, is there',
        'stat-and-acl',
        2,
        {},
        run(once('watch.set', { where: { path: '/ttl' } })),
      ),
    ),
    withCard(
      'link',
      'client:A~server:1',
      scene(
        'nobody wrote it: the server has deleted it',
        'stat-and-acl',
        2,
        {},
        run(once('watch.fired', { where: { registeredPath: '/ttl' } })),
      ),
    ),
  ),
  row(
    'S1-27',
    'right',
    'DataTree: a map of paths to nodes, and managers of data and child watches.',
    'All three can be seen: the map of paths to nodes in Trees (/a and /a/k by their paths, with their data), and in Details both managers, each a map of paths to watchers and one back: dataWatches has A’s watch of /a, childWatches none.',
    beside(
      'serverTrees',
      inCard(
        'server',
        'server:1',
        'dataWatches',
        scene(
          'A’s watch of /a, among the server’s dataWatches; the paths, in Trees',
          'lesson-bells',
          2,
          {},
          give(once('gate.reached', { actor: B, afterMs: 300 }), openGate(A, 'read')),
          run(once('watch.set')),
        ),
      ),
    ),
  ),
  row(
    'S1-28',
    'right',
    'DataNode: data, ACL, Stat, children.',
    'The card of /a has all four: Data is “hello”, Children is k, and below them stand Stat and ACL.',
    beside(
      'serverTrees',
      inCard(
        'znode',
        '/a',
        null,
        typed(
          'the card of /a: data, children, Stat and ACL',
          ['create /a hello', 'create /a/k'],
          run(quiet()),
        ),
      ),
    ),
  ),
  row(
    'S1-29',
    'half',
    'Each write goes to memory and to the log.',
    'To the log first, forced to disk before it is acknowledged: servers 3 and 5 have logged 1:4, and it is not committed (an empty square). In memory /x has version 0 still: it is applied when it is committed.',
    withCard(
      'znode',
      '/x',
      inView(
        'logStrips',
        null,
        scene(
          '1:4 on two disks, in no memory',
          'quorum-write',
          3,
          { story: 'slowMajority' },
          run(once('txn.proposed', { where: { type: 'setData' } })),
          run(once('txn.logged', { afterMs: 300 })),
        ),
      ),
    ),
  ),
  row(
    'S1-30',
    'wrong',
    'log.{zxid}: the largest zxid when the file was made.',
    'Server 1 has just made log.100000007, and until then the largest zxid was 1:6. The file is named by the first transaction in it: 1:7.',
    withCard(
      'server',
      'server:1',
      inView(
        'disk',
        'log.100000007',
        headlined(
          scene(
            'log.100000007 begins with 1:7; the file before it ends with 1:6',
            'server-disk',
            2,
            {},
            run(once('txn.logged', { actor: 'server:1', nth: 7 })),
          ),
        ),
      ),
    ),
  ),
  row(
    'S1-31',
    'half',
    'snapshot.{zxid}: all data.',
    'All data, but not of one moment: 1:6 and 1:7 are applied while snapshot.100000005 is being written, and may or may not be in it (fuzzy).',
    withCard(
      'server',
      'server:1',
      inView(
        'disk',
        null,
        headlined(
          scene(
            'it is being written, and writes are applied meanwhile',
            'server-disk',
            2,
            {},
            run(once('snapshot.begun', { actor: 'server:1' })),
            run(once('txn.applied', { actor: 'server:1', nth: 2 })),
          ),
        ),
      ),
    ),
    withCard(
      'server',
      'server:1',
      inView(
        'disk',
        'snapshot.100000005',
        scene(
          'it is taken: named by 1:5, and 1:8 is applied',
          'server-disk',
          2,
          {},
          run(once('snapshot.taken', { actor: 'server:1' })),
        ),
      ),
    ),
  ),
  row(
    'S1-32',
    'right',
    'Recovery: the newest snapshot, then the log behind it.',
    'At its start server 1 has read snapshot.100000005 and replayed the log behind it, 1:6 to 1:11. What was written meanwhile, up to 1:16, the leader sends it.',
    withCard(
      'server',
      'server:1',
      inView(
        'disk',
        'snapshot.100000005',
        scene(
          '① the snapshot, ② and ③ the log behind it',
          'server-disk',
          2,
          {},
          run(once('server.stopped', { actor: 'server:1' })),
          run(once('server.started', { actor: 'server:1' })),
        ),
      ),
    ),
  ),
  row(
    'S1-93',
    'right',
    'DataNode’s acl is a Long.',
    'So it is: the znode /a keeps the number 2 (framed), and the server a table in which 2 is the list world:anyone:cdrwa; equal lists are kept there once (1 is that of /zookeeper/config). Clients never get the number: A’s getAcl printed the list.',
    inCard(
      'znode',
      '/a',
      'DataNode.acl',
      headlined(
        typed(
          'DataNode.acl of /a: a number; above it the list that clients are told',
          ['create /a', 'getAcl /a'],
          run(once('text.printed')),
          run(quiet()),
        ),
        once('text.printed'),
      ),
    ),
  ),
];
