import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Where watches live',
  goal: 'A watch is in the memory of the server that its client is connected to. Its cost is the notification.',
  closing: 'You have counted notifications, looked for watches in the logs, and moved them to other servers.',
  settings: { clients: { label: 'Clients' } },
  parts: {
    count: {
      text: [
        'Three servers form an ensemble. Clients at all of them watch the list of children of /members.',
        'A creates a child with each Write. A client that is notified reads the list again, and so sets the next watch.',
      ],
      prediction: {
        question: ({ choice }) =>
          `A creates one child, and ${choice.clients - 1} clients watch the list. How many notifications are sent?`,
        options: {
          one: 'One: the first client tells the others',
          perServer: 'One from each of the three servers',
          perWatcher: ({ choice }) => `${choice.clients - 1}: one to each watcher`,
        },
        reveal: ({ outcome }) =>
          `${String(outcome)} were sent. Each server sends one to each of its own clients. One write costs as many messages as there are watchers.`,
      },
      goal: { allTold: 'Every watcher has been told of one new child' },
      hints: ['Watch the dots leave the servers.', 'Press Write at A.', 'Watch one child being created.'],
    },
    log: {
      text: [
        'Each server keeps a log: the file to which all transactions are written before they count. The row of squares at each server shows it.',
        'After each event all the clients read the list again and set their watches.',
      ],
      prediction: {
        question:
          'A creates one child, and all set their watches again. How many entries are added to the log of each server?',
        options: {
          one: 'One: for the child',
          perWatcher: 'One for the child, one for each watch',
          perNotification: 'Also one for each notification',
        },
        reveal: ({ measured: { watches = 0 } }) =>
          `Only the new child was logged. ${watches} watches were set meanwhile, and no file knows of them.`,
      },
      goal: { twoWrites: 'Two children were created, and each client was told of both' },
      hints: [
        'Is a watch part of the tree?',
        'Press Write at A, wait until it is quiet, press it again.',
        'Watch the squares while the watches are set.',
      ],
    },
    crash: {
      text: [
        'A server that crashes loses what it had in memory; what is in its log it keeps.',
        'Its clients connect to other servers, with their sessions. A’s server goes on.',
      ],
      prediction: {
        question:
          'A follower crashes, and its clients go elsewhere. Then A creates a child. Which watchers are told?',
        options: {
          othersOnly: 'Those whose server has not crashed',
          all: 'All of the watchers',
          nobody: 'None: the servers have elected again',
        },
        reveal: ({ measured: { notified = 0 } }) =>
          `All ${notified} were told. The server forgot its watches, but their clients did not: each library set its watch again at the new server.`,
      },
      goal: {
        movedOn: 'A crashed server knows of no watch, and its clients have set theirs at other servers',
        toldAfterwards: 'After that every watcher has been told of a new child',
      },
      hints: [
        'Who remembers a watch besides the server?',
        'Crash a follower that A is not connected to. Wait for its clients, then press Write at A.',
        'Watch a follower crash and its clients move.',
      ],
    },
  },
  misconceptions: {
    oneForAll: 'Clients do not tell each other anything. Each of them is told by its server.',
    serversShare: 'A server does not send one message for all its clients. Each connection gets its own.',
    watchesAreLogged: 'To set a watch is a read: it takes no zxid and leaves nothing in the log.',
    eventsAreLogged: 'Notifications are not logged. One that cannot be delivered is gone.',
    watchesDieWithTheServer:
      'The server’s table is lost, but the client’s library has one, too, and sets its watches again.',
    allTablesAreLost:
      'When a follower crashes the others go on. There is no election, and their tables stay.',
  },
};
