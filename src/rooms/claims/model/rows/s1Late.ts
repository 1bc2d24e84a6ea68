// Of the second article what is about sizes.
import { A, B, C, kill, once, quiet } from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import {
  beside,
  headlined,
  inCard,
  inView,
  row,
  scene,
  typed,
  withCard,
  type Row,
  type Sight,
} from '../row.ts';

const TOO_LONG = once('connection.lost', { where: { why: 'packetTooLong' } });

const TOO_MANY = scene(
  'one name too many: the list costs the connection',
  'large-queue',
  2,
  { waiting: 17_772 },
  run(TOO_LONG),
);

function many(text: string): Sight {
  return scene(text, 'large-queue', 2, { waiting: 17_000 }, run({ on: 'time', atMs: 1000 }));
}

export const s1Late: readonly Row[] = [
  row(
    'S1-33',
    'half',
    '1 MB a znode, about 100,000 znodes, snapshots of 800 MB.',
    'Right is the 1 MB, but it is a limit of the packet, 1,048,575 bytes by default, and for a Java client of replies too: 17,772 names of children fit, of 55 characters and 4 bytes of length each; one more, and it closes the connection. Wrong are the other two: without a quota the number of znodes has no limit, and the size of a snapshot never has one. None of 17,001 was refused (picture 2), and 100,000 such znodes, a path and no data each, are 6.2 MB of paths (framed in picture 3): for 800 MB each needs 8 kB.',
    inView('packetGauge', null, TOO_MANY),
    inView('packetGauge', null, many('17,000 names still fit')),
    inView('queueCosts', '100,000', many('100,000 znodes without data in the memory of each server')),
  ),
  row(
    'S1-88',
    'right',
    'Not advised as a queue: 1 MB, hard to clean, slow with many children, all in memory.',
    'The framed line of the table: one list of 17,773 names exceeds the packet and costs B its connection, every server holds 1.1 MB in memory, emptying it takes 17,773 quorum writes, and listing before each take sends 9.3 GB.',
    inView('queueCosts', '17,77', TOO_MANY),
  ),
  row(
    'S1-94',
    'half',
    'Before, a monitor pinged each machine, or each machine reported that it lives.',
    'Not only before: with ZooKeeper too each machine reports that it lives, as B’s heartbeat to the server does. New is that A, the monitor, asks no machine: it watches the list of them. In picture 2 C is dead: the server, not A, waits for its heartbeat.',
    beside(
      'membership',
      inCard(
        'link',
        'client:B~server:1',
        'heartbeat',
        headlined(
          scene(
            'in transit: B’s heartbeat to the server; A only watches /group',
            'group-membership',
            3,
            {},
            run(once('ping.sent', { actor: B })),
          ),
          once('ping.sent', { actor: B }),
        ),
      ),
    ),
    withCard(
      'client',
      C,
      inView(
        'sessionWheel',
        null,
        scene(
          'C is dead and sends no heartbeat: the server still waits',
          'group-membership',
          6,
          {},
          give({ on: 'time', atMs: 3000 }, kill(C)),
          run({ on: 'time', atMs: 3000 }),
        ),
      ),
    ),
  ),
  row(
    'S1-95',
    'right',
    'Domain names can be kept there.',
    'The path /names/db.example is the name, and its data, 10.0.0.5, the address. It is no DNS: nothing caches it, so each read asks a server, as A’s has just done.',
    inCard(
      'znode',
      '/names/db.example',
      '"10.0.0.5"',
      headlined(
        typed(
          'the name is the path, the address its data',
          ['create /names', 'create /names/db.example 10.0.0.5', 'get /names/db.example'],
          run(quiet()),
        ),
        once('reply.delivered', { actor: A, where: { op: 'getData' } }),
      ),
    ),
  ),
];
