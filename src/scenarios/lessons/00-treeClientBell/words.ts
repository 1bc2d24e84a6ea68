import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'A tree, a client, a bell',
  goal: 'A server keeps a tree that all clients share. Some znodes go with their owner. A watch tells that something changed.',
  closing:
    'You have seen all of ZooKeeper in small: a shared tree, znodes that are deleted with their session, and watches.',
  parts: {
    tree: {
      text: [
        'ZooKeeper keeps a small amount of shared data for many programs. The server holds it as a tree. Each box in the tree is a znode: it has a path and a value of up to 1 MB.',
        'A and B are clients: programs connected to the server. /note holds 0. Each press of Write lets A store the next higher number there. Click a client for its buttons. The box of /note shows its value. A v0 may stand behind it: lesson 1 explains that.',
      ],
      prediction: {
        question: 'A writes once. Then B, which has never read /note, reads it. What does B get?',
        options: {
          nothing: 'Nothing: the value is A’s',
          first: '0, until A sends it the new one',
          written: '1',
        },
        reveal: ({ outcome }) =>
          `B read ${outcome}. A and B never talk to each other: the znode is on the server, and each client asks the server.`,
      },
      goal: { seesWrite: 'B has read a number that A wrote' },
      hints: [
        'Click A, then Write. Click B, then Read.',
        'The order matters: B sees what the server holds when its read arrives.',
        'Watch A write and B read.',
      ],
    },
    bell: {
      text: [
        'B does not want to ask again and again. So its read leaves a watch on /note: a bell that rings when the znode changes.',
        'Such a read draws a dotted arrow: the watch, which fires once. The message that the server sends when it fires is the event.',
      ],
      prediction: {
        question: 'B has read /note. Now A writes. What has B learned before it reads again?',
        options: {
          theValue: 'The new value',
          thatItChanged: 'That /note has changed, but not what it holds',
          notRung: 'Nothing: B has to ask',
        },
        reveal: () =>
          'The event says NodeDataChanged and the path, and no more. B has only the old number until it reads again.',
      },
      goal: {
        bellRang: 'B is told that /note has changed',
        lookedAgain: 'After that B reads, and has the number that is there',
      },
      hints: [
        'There is no bell before B has read once.',
        'Read at B, Write at A, Read at B.',
        'Watch the arrow appear, the bell ring, and B read again.',
      ],
    },
    client: {
      text: [
        'While a client is connected it has a session on the server. The session ends when the client says goodbye. It also ends when the server has not heard from it for too long.',
        'A has created two znodes. /note is persistent. /A-is-here is ephemeral, which its dashed border shows: it belongs to A’s session. An ephemeral znode cannot have children. Any client may delete either of them.',
      ],
      prediction: {
        question:
          'A’s process is killed. Its session ends some seconds later. Which of the two is left then?',
        options: { both: 'Both', theNote: '/note only', neither: 'Neither' },
        reveal: () =>
          'The server deleted /A-is-here together with the session. /note stays until a client deletes it. So a tree of ephemeral znodes says who is alive.',
      },
      goal: { sessionOver: 'A’s session is over, and what belonged to it has been cleaned up' },
      hints: [
        'Kill is one of A’s buttons. Then let time pass.',
        'After the kill the server waits for A. The countdown beside the znode shows how long.',
        'Watch A die and the server clean up.',
      ],
    },
  },
  misconceptions: {
    dataIsPrivate:
      'A znode’s value belongs to no client. Every client that may read the path gets the same value.',
    dataIsSent: 'Clients do not pass values to each other. The server answers from its own tree.',
    eventsCarryData:
      'Events carry no data. By the time the event arrives, the value may have changed once more.',
    oneHasToAsk: 'A client asks once, with its read. After that the server tells it about the next change.',
    allNodesStay: 'An ephemeral znode lives at most as long as the session that created it.',
    allNodesGo: 'Who created a persistent znode does not matter: it stays until a client deletes it.',
  },
};
