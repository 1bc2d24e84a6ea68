// Of the second article what is about sizes.
import { once } from '../../../../scenarios/locks/cues.ts';
import { run } from '../../../../scenarios/lessons/scenes.ts';
import { queueCosts } from '../../../../scenarios/queues/queueCosts.ts';
import { row, scene, type Row } from '../row.ts';

const TOO_LONG = once('connection.lost', { where: { why: 'packetTooLong' } });

const TOO_MANY = scene(
  'one name too many: the list costs the connection',
  'large-queue',
  2,
  { waiting: 17_773 },
  run(TOO_LONG),
);

const MEGABYTE = 1_000_000;
const MOST = queueCosts(100_000);
const MEASURED = [
  'With 100,000 items of 55 characters',
  `the list has ${(MOST.listBytes / MEGABYTE).toFixed(1)} MB where a packet may have 1.05`,
  `each server holds ${(MOST.memoryBytes / MEGABYTE).toFixed(1)} MB of paths alone`,
  'cleaning up is 100,000 writes through a quorum',
  `and consumers that list before each item would be sent ${Math.round(MOST.listedBytes / MEGABYTE / 1000)} GB`,
].join(', ');

export const s1Late: readonly Row[] = [
  row(
    'S1-33',
    'half',
    '1 MB a znode, about 100,000 znodes, snapshots of 800 MB.',
    'The limit is the packet, 1,048,575 bytes, for lists of children too: 17,772 names of 55 characters. The others are folklore.',
    TOO_MANY,
    scene('17,000 still fit', 'large-queue', 2, { waiting: 17_000 }, run({ on: 'time', atMs: 1000 })),
  ),
  row(
    'S1-88',
    'right',
    'Not advised as a queue: 1 MB, hard to clean, slow with many children, all in memory.',
    `When the list is too long, nobody can see what there is to delete. The gauge counts its bytes. ${MEASURED}.`,
    TOO_MANY,
  ),
];
