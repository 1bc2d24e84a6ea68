import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'latches-race-each-other': {
    name: 'A race of numbers',
    story:
      'The server restarts, and both latches begin anew: each deletes its znode and makes another. Each wants to watch the other’s old one, finds it gone, and begins anew.',
    look: 'The numbers run up while nobody leads. Here one gets through in the end; in the field it was 2.6 million znodes in two hours.',
    fix: 'Since 5.4.0 a latch that finds the one before it gone lists again, and keeps its own znode.',
  },
  'latch-adopts-its-old-node': {
    name: 'King by an old name',
    story:
      'The server is away for longer than a session. A’s library counts it as lost and opens another. Back again, A lists: its old znode is still there, and the first. A leads. Then the server lets the old session expire.',
    look: 'A’s znode has the colour of a session that is over. When it goes, B is elected too.',
    fix: 'Since 5.7.0 a latch that is first reads its znode and compares ephemeralOwner with its session.',
  },
  'latch-reset-overtaken': {
    name: 'Overtaken by its own reset',
    story:
      'B begins anew: it has said that it does not lead, and its thread stalls. Meanwhile its event thread hears that A’s znode is gone: B leads. Then the first thread goes on and deletes the znode it leads by.',
    look: 'Two threads of B: one makes it a leader, the other takes its znode. A is elected, and B believes on.',
    fix: 'Since 5.4.0 a latch that finds it is not the first stops believing, and reconnecting deletes nothing.',
  },
  'latch-finds-a-dying-node': {
    name: 'A ghost adopted',
    story:
      'A’s create is done, the answer is lost, and the session too. With its next session A looks for its GUID, and finds the znode of the session before, which the server has not buried yet. A takes it for its own.',
    look: 'A deletes its good znode for the ghost’s. When that goes, A believes on, without any.',
    fix: 'Since 4.2 a protected create remembers its session, and lets what another one has made be deleted.',
  },
  'latch-closed-too-early': {
    name: 'Closed before it was born',
    story:
      'B has no patience: it closes its latch while its create is on the way. close() finds nothing to delete; then the znode is made. A leaves, and the first in line is a latch that is closed.',
    look: 'B’s program is over, B’s znode is the first, and C waits.',
    fix: 'Since 2.0.1 a latch looks, once its create is answered, whether it is still wanted.',
  },
  'latch-path-is-gone': {
    name: 'Nobody comes back',
    story:
      'Both latches lose their sessions, their znodes go, and the empty container after them. Reconnected, each lists the latches: NoNode. Up to 5.7 that is no answer to act on.',
    look: 'Two connected clients, an empty tree, no request.',
    fix: 'Since 5.8.0 a latch whose path is gone begins anew.',
  },
  'latch-trusts-its-session': {
    name: 'Leading without contact',
    story:
      'With the session policy a suspended leader leads on, until its library counts the session as lost, a session timeout later. The server began to count earlier: it expires the session first, and B is elected.',
    look: 'A’s strip says SUSPENDED under its crown, while B’s crown appears.',
    fix: 'The standard policy stops at SUSPENDED. Who cannot bear that needs a fence at what the leader writes to.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
