import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'selector-does-not-listen': {
    name: 'A listener that does nothing',
    story:
      'A’s takeLeadership runs, A is cut off, its session expires. The library tells the listener SUSPENDED and LOST, and the listener, left empty, does nothing. takeLeadership never returns.',
    look: 'A’s leading thread goes on through SUSPENDED, LOST and RECONNECTED, beside B’s.',
    fix: 'Extend LeaderSelectorListenerAdapter: it cancels the leadership with the connection.',
  },
  'selector-swallows-the-interrupt': {
    name: 'The swallowed interruption',
    story:
      'The leadership is cancelled as it should be: the thread in takeLeadership is interrupted. Its code catches InterruptedException, and goes on with its loop.',
    look: 'A’s thread was interrupted twice and leads all the same.',
    fix: 'When interrupted, clean up and return. Returning is how a leadership ends.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
