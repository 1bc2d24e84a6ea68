import type { PieceWords } from '../../scenario/words.ts';

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
