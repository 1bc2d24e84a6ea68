// Of the second article what is about sizes.
import { nothing, type Row } from '../row.ts';

export const s1Late: readonly Row[] = [
  nothing(
    'S1-33',
    'half',
    '1 MB a znode, about 100,000 znodes, snapshots of 800 MB.',
    'Not shown: the limit is the packet, 1,048,575 bytes, and holds for lists of children too; the other two are folklore.',
  ),
  nothing(
    'S1-88',
    'right',
    'Not advised: 1 MB, hard to clean, slow with many children, all in memory.',
    'Not shown: a list of more than 17,772 names of 55 characters is longer than a client takes (golden fact G32).',
  ),
];
