import { HEAL, LEADER, follower, once, part, press, quiet, slowLink, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'told-by-telephone': {
    name: 'Stale read after a phone call',
    story:
      'A writes, gets “Ok”, and tells B by phone. B reads at a server that has not received the write yet, and gets the old value. Nothing is broken: ZooKeeper never guaranteed B more.',
    look: 'Server 1’s tree beside the leader’s: one version behind at the moment B reads there.',
    fix: 'B calls sync before it reads. Its server first applies everything the leader had committed by then.',
  },
  'leader-that-was-replaced': {
    name: 'Stale read at a replaced leader',
    story:
      'The leader is cut off from the others, with B on its side. After five ticks the others elect a new leader, and A writes there. For a moment the old leader does not know, and answers B’s read from its own tree.',
    look: 'Two servers lead, in two epochs. Only one can commit, but both answer reads.',
    fix: 'B writes something first. The old leader finds no quorum for it, so B gets a reply only where there is a quorum.',
  },
  'sync-asks-the-old-leader': {
    name: 'Stale read in spite of sync',
    story:
      'The leader is cut off and has been replaced. B, still on its side, calls sync before it reads. The old leader answers the sync without asking any other server, and the read is still stale.',
    look: 'The sync is answered at once, although the old leader can reach no follower.',
    fix: 'A sync needs no quorum, but a write does. B writes something and then reads.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
