import { HEAL, LEADER, follower, once, part, press, quiet, slowLink, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

const A = 'client:A';
const WRITTEN = once('reply.delivered', { actor: A, where: { op: 'setData' } });
const B = 'client:B';

export const pieces = [
  {
    id: 'told-by-telephone',
    corpus: ['F63'],
    invariant: 'I-20',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fresh-read', values: { reader: 'reads' } },
    right: { scenario: 'fresh-read', values: { reader: 'syncs' } },
    script: [
      ...when(quiet(500), slowLink(LEADER, follower(1), 2000), press(A, 'write')),
      ...when(WRITTEN, press(B, 'read')),
    ],
    endMs: 9000,
    source: 'https://zookeeper.apache.org/doc/r3.8.4/zookeeperProgrammers.html#ch_zkGuarantees',
  },
  {
    id: 'leader-that-was-replaced',
    corpus: ['F65'],
    invariant: 'I-20',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fresh-read', values: { reader: 'reads' } },
    right: { scenario: 'fresh-read', values: { reader: 'writesFirst' } },
    script: deposed(),
    endMs: 45_000,
    source: 'https://aphyr.com/posts/291-call-me-maybe-zookeeper',
  },
  {
    id: 'sync-asks-the-old-leader',
    corpus: ['F64'],
    invariant: 'I-20',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fresh-read', values: { reader: 'syncs' } },
    right: { scenario: 'fresh-read', values: { reader: 'writesFirst' } },
    script: deposed(),
    endMs: 45_000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-1675',
  },
] as const satisfies readonly MuseumPiece[];

/** The old leader and B on one side; on the other a new leader, and A, who writes. B reads before the old one notices. */
function deposed(): MuseumPiece['script'] {
  return [
    ...when(quiet(500), part([LEADER, B], [follower(1), follower(2), A])),
    ...when(once('leader.established'), press(A, 'write')),
    ...when(WRITTEN, press(B, 'read')),
    ...when(once('role.left', { afterMs: 3000 }), HEAL),
  ];
}
