import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'hop-create-is-not-answered': {
    name: 'Hop: the create',
    story:
      'The server makes B’s znode, the answer is lost. The article takes a create without an answer for one that failed: B does not stand. Its znode does.',
    look: 'A znode in B’s colour that B knows nothing of. When A leaves, it blocks the line.',
    fix: 'After a lost answer, ask for the ephemerals of this session.',
  },
  'hop-list-is-not-answered': {
    name: 'Hop: the list',
    story:
      'B has its znode, and its getChildren fails. The error goes into the log; B watches nobody and is never called again.',
    look: 'B’s znode stands in line, without an eye on the one before it.',
    fix: 'Reading twice does no harm: repeat it until there is an answer.',
  },
  'hop-watch-is-not-set': {
    name: 'Hop: the watch',
    story:
      'B’s exists, which was to set its watch, is lost with the connection. Nobody tries again. When A leaves, nobody tells B.',
    look: 'B follows, and there is no watch for it at the server.',
    fix: 'Repeat it until there is an answer; if there is nothing to watch, list again.',
  },
  'hop-event-does-not-arrive': {
    name: 'Hop: the event',
    story:
      'B is cut off while A leaves. Back again, the Java client registers its watches anew and is told what it has missed. kazoo has forgotten them.',
    look: 'B after it is back: on the left no watch and no event, on the right NodeDeleted.',
    fix: 'With a library that forgets, look again at every change of the connection.',
  },
  'hop-look-after-the-event-fails': {
    name: 'Hop: the look after the event',
    story:
      'A leaves, B is told, and B’s getChildren fails. The watch is spent, the error is in the log, and nobody will ever call B again.',
    look: 'B’s callback has run once. B is first and follows nobody.',
    fix: 'An event means “look again”: go on until you have looked.',
  },
  'stopped-and-still-first': {
    name: 'Stopped, and still first',
    story:
      'A stops: it asks whether its znode is there, and the answer is lost. The article reads that as “not there”, so nothing needs deleting. A has stopped, its znode has not.',
    look: 'A believes nothing, and A’s znode is the first.',
    fix: 'No answer is not “no”. Delete until there is an answer, or close the session.',
  },
  'cut-off-and-still-leading': {
    name: 'Cut off, and still leading',
    story:
      'A leads, and its link is cut. The server expires A’s session, B is told and leads. The article’s process() looks at NodeDeleted alone: A does not stop when it is disconnected, nor when it hears that its session is over.',
    look: 'Two crowns, and A’s znode is gone. A believes on after its link has healed.',
    fix: 'Stop leading when the connection is lost, and stand again with a new session after an expiry.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
