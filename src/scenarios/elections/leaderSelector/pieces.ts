import { A, B, cut, heal, once, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'selector-does-not-listen': {
    name: 'Empty listener: leadership never cancelled',
    story:
      'A’s takeLeadership is running when A is cut off and its session expires. The library reports SUSPENDED and LOST, but the listener is empty. takeLeadership never returns.',
    look: 'A’s leading thread goes on through SUSPENDED, LOST and RECONNECTED, beside B’s.',
    fix: 'Extend LeaderSelectorListenerAdapter. It cancels the leadership when the connection is lost.',
  },
  'selector-swallows-the-interrupt': {
    name: 'Swallowed InterruptedException',
    story:
      'The leadership is cancelled correctly: the thread in takeLeadership is interrupted. Its code catches InterruptedException and continues its loop.',
    look: 'A’s thread was interrupted twice and still leads.',
    fix: 'When interrupted, clean up and return. A leadership ends when takeLeadership returns.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
