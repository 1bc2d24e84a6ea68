import type { MuseumPiece } from '../../scenario/piece.ts';
import { A, B, cut, heal, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { PieceWords } from '../../scenario/words.ts';

const BY_HAND = { pace: 'byHand' } as const;

export const pieces = [
  {
    id: 'watch-that-missed-a-change',
    corpus: ['F51'],
    invariant: 'I-30',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'znode-cache', values: { ...BY_HAND, variant: 'trusts-the-watch' } },
    right: { scenario: 'znode-cache', values: { ...BY_HAND, variant: 'recursive' } },
    script: changedWhileAway(),
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-623',
  },
  {
    id: 'same-version-other-znode',
    corpus: ['F52'],
    invariant: 'I-30',
    seed: 1,
    clients: 3,
    wrong: {
      scenario: 'znode-cache',
      values: { ...BY_HAND, variant: 'compares-version', changes: 'replaces' },
    },
    right: { scenario: 'znode-cache', values: { ...BY_HAND, variant: 'one-shot', changes: 'replaces' } },
    script: changedWhileAway(),
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-391',
  },
] as const satisfies readonly MuseumPiece[];

function changedWhileAway(): MuseumPiece['script'] {
  return [
    ...when(quiet(1000), cut(B)),
    ...when(once('link.cut', { afterMs: 500 }), openGate(A, 'write')),
    ...when(once('connection.lost', { actor: B, afterMs: 100 }), heal(B)),
  ];
}

export const pieceWords = {
  'watch-that-missed-a-change': {
    name: 'Persistent watch misses changes',
    story:
      'B keeps copies by a persistent watch. Its link is cut, A writes, and the link heals. The watch is set again for future changes. It does not report what happened meanwhile.',
    look: 'B is connected, its watch is set, and its copy is stale.',
    fix: 'After every reconnect, read everything again. A one-time watch would have fired: it is set again with the last zxid that B saw.',
  },
  'same-version-other-znode': {
    name: 'Recreated znode with the same version',
    story:
      'While B is cut off, A deletes a znode and creates another with the same name. B is notified, reads, and compares versions: 0 before, 0 now. It keeps its old copy.',
    look: 'B’s copy of a has the same version as a in the tree, but is older.',
    fix: 'Compare mzxid, the transaction that last set the data. The version starts at 0 in every new znode.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
