import type { PieceWords } from '../catalogue/contract.ts';

export const elections: Readonly<Record<string, PieceWords>> = {
  'candidate-looks-too-late': {
    name: 'Gone between list and watch',
    story:
      'B lists the candidates: A is before it. Before B sets its watch, A leaves. exists says that there is nothing, the article does not look at the answer, and B waits for an event that has already been.',
    look: 'B’s znode is the first, B is asleep, and no watch is left that could wake it.',
    fix: 'If exists finds nothing, list again.',
  },
  'candidate-told-before-it-waits': {
    name: 'Notified before it waited',
    story:
      'B has set its watch, but its thread has not come to wait() yet. A leaves, the event arrives, and the callback calls notify(): nobody waits. Then B begins to wait.',
    look: 'B’s callback has run, and B’s thread waits on the same monitor all the same.',
    fix: 'What was told must be remembered: a latch made before the watch is set, or a condition that is checked inside the monitor.',
  },
  'candidate-not-in-the-list': {
    name: 'Nowhere in the list',
    story:
      'A stranger deletes C’s znode. Nobody tells C; when B dies, C lists, does not find itself, finds nothing to wait for, and lists again, and again.',
    look: 'C’s requests: a hundred in a second, and no end.',
    fix: 'Whose znode is gone is no candidate any more: make another one, at the end.',
  },
  'everyone-watches-the-leader': {
    name: 'All eyes on one znode',
    story:
      'Six candidates watch the leader’s znode. It dies, five events go out, five clients list the children, and one of them leads.',
    look: 'Five arrows break at once on the left, one on the right.',
    fix: 'Each watches the one before it: the largest number below its own, not the smallest of all.',
  },
  'leader-for-ever': {
    name: 'Leader for ever',
    story:
      'The candidates’ znodes are persistent. A dies, its session expires, and its znode stays: by the tree A still leads.',
    look: 'The first znode has no owner, and everybody waits for it to go.',
    fix: 'Ephemeral znodes: what a session has made goes with it.',
  },
  'leader-that-was-not-told': {
    name: 'The leader nobody told',
    story:
      'A leads and is cut off. The server lets its session expire and B is elected. A’s program looks at nothing but deleted znodes, so it leads on.',
    look: 'Two crowns, from the moment the session expires.',
    fix: 'A leader that has lost its connection stops at once: two thirds of the session timeout are over then, so nobody has been elected yet.',
  },
  'candidate-ends-its-znode-stays': {
    name: 'The dead candidate’s living znode',
    story:
      'B’s create is done, the answer is lost, the exception ends B’s thread. Its process goes on sending heartbeats, so its znode stays. A leaves, and it is B’s turn for ever.',
    look: 'B’s program has ended, B’s znode is the first, and C waits for it.',
    fix: 'A lost answer tells nothing: look for what this session has made before you try again, and close the handle if you give up.',
  },
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
  'dead-by-its-heartbeat': {
    name: 'Buried alive',
    story:
      'A leads, and its program stalls; its library keeps the session alive. By B’s timer A’s heartbeat is old: B deletes A’s znode and leads. A has never stopped believing.',
    look: 'A’s session bar is full while its znode disappears. Two crowns.',
    fix: 'Never delete another’s ephemeral. Whether it is dead its session says.',
  },
  'dead-by-anothers-clock': {
    name: 'Dead by another’s clock',
    story:
      'B’s clock jumps ahead by a minute. By that clock everybody’s heartbeat is old: B deletes them all and leads. The leader only finds out at its next check.',
    look: 'All other znodes go in one moment, though nobody was disturbed.',
    fix: 'Do not compare the clocks of two machines. Sessions are timed by the server alone.',
  },
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
};
