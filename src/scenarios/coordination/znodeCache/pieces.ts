import type { MuseumPiece } from '../../scenario/piece.ts';
import { A, B, cut, heal, once, openGate, quiet, when } from '../../locks/cues.ts';

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
