// Of the second article what is about sizes.
import { A, B, once } from '../../../../scenarios/locks/cues.ts';
import { run } from '../../../../scenarios/lessons/scenes.ts';
import { inCard, inView, row, scene, typed, withCard, type Row } from '../row.ts';

const TOO_LONG = once('connection.lost', { where: { why: 'packetTooLong' } });

const TOO_MANY = scene(
  'one name too many: the list costs the connection',
  'large-queue',
  2,
  { waiting: 17_772 },
  run(TOO_LONG),
);

export const s1Late: readonly Row[] = [
  row(
    'S1-33',
    'half',
    '1 MB a znode, about 100,000 znodes, snapshots of 800 MB.',
    'The limit is the packet, 1,048,575 bytes, for lists of children too: 17,772 names of 55 characters and 4 bytes of length each. The others are folklore.',
    inView('packetGauge', null, TOO_MANY),
    inView(
      'packetGauge',
      null,
      scene('17,000 still fit', 'large-queue', 2, { waiting: 17_000 }, run({ on: 'time', atMs: 1000 })),
    ),
  ),
  row(
    'S1-88',
    'right',
    'Not advised as a queue: 1 MB, hard to clean, slow with many children, all in memory.',
    'One read of the list outgrows the packet, every server holds all of it in memory, emptying it is a quorum write for each item, and a consumer that lists before each take is sent the square. The table has the figures.',
    inView('queueCosts', '17,77', TOO_MANY),
  ),
  row(
    'S1-94',
    'half',
    'Before, a monitor pinged each machine, or each machine reported that it lives.',
    'ZooKeeper does the second: the library of each member pings, and the leader keeps the time. The monitor sends nothing and watches a list.',
    withCard(
      'link',
      'client:B~server:1',
      scene(
        'B’s own ping is on its way; A, the monitor, only watches the list',
        'group-membership',
        6,
        {},
        run(once('ping.sent', { actor: B })),
      ),
    ),
  ),
  row(
    'S1-95',
    'half',
    'Domain names can be kept there.',
    'A path and its data do for a name and its address. Nothing caches it by itself: each read asks a server, and only a watch tells of a change.',
    inCard(
      'znode',
      '/names/db.example',
      '"10.0.0.5"',
      typed(
        'the name is the path, the address its data',
        ['create /names', 'create /names/db.example 10.0.0.5', 'get /names/db.example'],
        run(once('reply.delivered', { actor: A, where: { op: 'getData' } })),
      ),
    ),
  ),
];
