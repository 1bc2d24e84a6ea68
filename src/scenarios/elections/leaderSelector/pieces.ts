import { A, B, cut, heal, once, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

const SOUND = { scenario: 'leader-selector', values: { listener: 'adapter' } };

export const pieces = [
  {
    id: 'selector-does-not-listen',
    corpus: ['F10', 'F12'],
    invariant: 'I-12',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'leader-selector', values: { listener: 'deaf' } },
    right: SOUND,
    script: [...when(quiet(), cut(A)), ...when(once('belief.stated', { actor: B, afterMs: 3000 }), heal(A))],
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-54',
  },
  {
    id: 'selector-swallows-the-interrupt',
    corpus: ['F03', 'F12'],
    invariant: 'I-12',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'leader-selector', values: { listener: 'swallows' } },
    right: SOUND,
    script: [...when(quiet(), cut(A)), ...when(once('belief.stated', { actor: B, afterMs: 3000 }), heal(A))],
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-573',
  },
] as const satisfies readonly MuseumPiece[];
