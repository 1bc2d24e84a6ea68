import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Disconnected is not deleted',
  goal: 'After a reconnect a library may set its watches again. It learns what the server can still see, not what came and went.',
  closing:
    'You have seen what a watcher is told after an absence: nothing of what has passed, and not every library asks.',
  settings: {
    library: { label: 'B’s library', values: { java: 'ZooKeeper (Java)', kazoo: 'kazoo (Python)' } },
  },
  parts: {
    blip: {
      text: [
        'B watches /lock, /flash and /gone. Three watchers wait for events: one for each path.',
        'Some events concern no znode. Their type is None, and their state says how the connection is: Disconnected or SyncConnected.',
        'B takes its connection for lost when it has heard nothing for 8 s. The server ends the session after 12 s at the earliest.',
      ],
      prediction: {
        question:
          'B’s link is cut and healed in time. No znode changes. How often is the watcher of /lock called?',
        options: { never: 'Never: /lock is as it was', once: 'Once: with Disconnected', twice: 'Twice' },
        reveal: ({ outcome }) =>
          `It was called ${String(outcome)} times: with Disconnected, and with SyncConnected. A program that takes every event for a change of its znode is wrong.`,
      },
      goal: { calledForNothing: 'A watcher has been called though its znode has not changed' },
      hints: [
        'The library tells every watcher about the connection.',
        'Cut B’s link, wait about 9 s, then heal it. Sooner, B has noticed nothing; after 12 s its session may be over.',
        'Watch B’s watchers being called.',
      ],
    },
    recreated: {
      text: [
        'Write at A makes all its changes: it deletes and creates /lock. It creates and deletes /flash. It deletes /gone.',
        'B is cut off meanwhile. When it is back, its library sends all its watches to the server again, with the last zxid that it has seen.',
        'A zxid is the number of a transaction; each write takes the next one.',
      ],
      prediction: {
        question: 'What is B told of /lock, which was deleted and created again?',
        options: {
          both: 'NodeDeleted and NodeCreated',
          data: 'NodeDataChanged',
          nothing: 'Nothing: it exists, as before',
        },
        reveal: ({ outcome }) =>
          `${String(outcome)}. The server compares: /lock is there, and was changed after B’s last zxid. That it was gone for a while nobody can tell any more.`,
      },
      goal: { heardOfLock: 'B was away while /lock was replaced, and has been told of it' },
      hints: [
        'What can the server still see when B comes back?',
        'Cut B’s link. Write at A. About 9 s after the cut, when B has noticed it, heal the link.',
        'Watch A change everything and B come back.',
      ],
    },
    flash: {
      text: [
        '/flash does not exist. B has called exists on it, and so watches for it to be created.',
        'While B is away, A creates /flash and deletes it again.',
      ],
      prediction: {
        question: 'What is B told of /flash when it is back?',
        options: { both: 'NodeCreated and NodeDeleted', created: 'NodeCreated', nothing: 'Nothing' },
        reveal: () =>
          'B hears nothing of /flash. When B came back there was no such znode, just as before, so there was nothing to tell.',
      },
      goal: { flashPassed: 'B was away while /flash came and went, and is back' },
      hints: [
        'Compare what B knew with what is there when it comes back.',
        'Cut B’s link. Write at A. About 9 s after the cut, when B has noticed it, heal the link.',
        'Watch /flash come and go.',
      ],
    },
    library: {
      text: [
        '/gone exists until A deletes it. B is away meanwhile, as before.',
        'Libraries differ. Choose the one that B’s program uses.',
      ],
      prediction: {
        question: 'What is B told of /gone when it is back?',
        options: { deleted: 'NodeDeleted', nothing: 'Nothing' },
        reveal: ({ outcome }) =>
          outcome === 'nothing'
            ? 'B hears nothing. kazoo forgets its plain watches when the connection is lost, and the program has to set them again.'
            : 'B gets NodeDeleted. Its library has set the watch again, and the server saw that there is no such znode.',
      },
      goal: {
        heardOfGone: 'B was away while /gone was deleted, and its library has asked for it',
        goneUnheard: 'The same with a library that does not ask',
      },
      hints: [
        'What does the library send after it is connected again?',
        'Do the same with each of the two libraries.',
        'Watch both libraries.',
      ],
    },
  },
  misconceptions: {
    onlyTheNode: 'Watchers are called for the connection, too: with type None, whatever became of the znode.',
    onlyTheLoss: 'Each watcher is told of the loss and of the return.',
    changesAreReplayed: 'Nothing is replayed. The server keeps no list of changes for clients that are away.',
    sameAsBefore:
      'The znode was changed after the last zxid that B has seen. That is what the server compares.',
    absentOnesRing: 'The server can only tell what is the case when B comes back.',
    librariesAreAlike:
      'Not every library sets its watches again after a reconnect. kazoo leaves that to its recipes.',
    goneUnnoticed:
      'The Java library sends its watches along with the last zxid, and the server answers with what differs.',
  },
};
