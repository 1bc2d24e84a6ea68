import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'A session is not a connection',
  goal: 'A session outlives connections, servers and leaders. It ends when no server hears the client for its timeout.',
  closing: 'You have cut a link, crashed servers and a leader, and only long silence ended the session.',
  parts: {
    bridge: {
      text: [
        'Two servers keep the same tree; together they are an ensemble. Each writes every change to its disk, so a restart loses nothing. One may have a change a moment later than the other. A is connected to server 1 and B to server 2. A connection is drawn as a line.',
        'A knows the addresses of both. Its session has an id, the number below A.',
      ],
      prediction: {
        question: 'A’s link to server 1 is cut for 3 s. What does A do when the network is back?',
        options: {
          sameSession: 'It takes a server and goes on with the same session',
          newSession: 'It begins a new session',
          waits: 'It waits for server 1 to call back',
        },
        play: 'Cut A’s link for 3 s',
        reveal: () =>
          'A lost its connection and made another one. The session id below A is still the same: both servers know the session.',
      },
      goal: { otherServer: 'A has connected twice, with one session id, and its znode was never deleted' },
      hints: [
        'Which of the two belongs to one server: the connection or the session?',
        'Cut A’s link, and heal it before 4 s have passed.',
        'Watch A’s link being cut for 3 s.',
      ],
    },
    cable: {
      text: [
        'Now three servers; part 4 says what the leader among them does. Programs that are alive have an ephemeral znode below /members; A’s is /members/A.',
        'The session timeout is 4 s: a session that is silent for so long is over. The trees below show what each server has.',
      ],
      prediction: {
        question: 'A’s link is cut for 3 s, then healed. What happens to /members/A?',
        options: {
          atOnce: 'It is deleted when the link is cut',
          again: 'It is deleted, and created again when A is back',
          stays: 'Nothing: it is there all the time',
        },
        play: 'Cut A’s link for 3 s',
        reveal: () =>
          'A lost its connection, took the next server in its list, and went on with the same session id. Nobody else noticed anything.',
      },
      goal: { otherServer: 'A has connected twice, with one session id, and its znode was never deleted' },
      hints: [
        'How long may a session be silent before it is over?',
        'Cut A’s link and heal it before 4 s have passed. Or crash the server that A is connected to.',
        'Watch the link being cut and A come back elsewhere.',
      ],
    },
    expired: {
      text: [
        'This time the link stays cut for far longer than the session timeout of 4 s. So the servers end the session and delete /members/A.',
        'The wheel below shows when each session would end. A’s process is alive all the while. It tries one server after the other, and no message gets through.',
      ],
      prediction: {
        question: 'The link is cut for 10 s. When does A learn that its session is over?',
        options: {
          inTime: 'After 4 s: A has a clock, too',
          onReturn: 'When the link is healed and a server tells it',
          never: 'Never: it gets a new session without noticing',
        },
        play: 'Cut A’s link for 10 s',
        reveal: () =>
          'A server told A “session expired” when A came back. Until then A could only know that it was disconnected.',
      },
      goal: {
        hasLearned: 'A knows what has become of its session',
        startedAnew: 'A has a new session and a new znode',
      },
      hints: [
        'Who decides that a session is over, and how does A hear of it?',
        'Cut A’s link, wait 10 s, heal it. Then start A’s program once more: a new session needs a new handle.',
        'Watch A come back too late and start again.',
      ],
    },
    leader: {
      text: [
        'One server of an ensemble is the leader: it orders all writes and counts the silence of all sessions. The others are followers.',
        'Without a leader the servers drop their clients, elect another one, and let the clients in again.',
      ],
      prediction: {
        question: 'The leader crashes. With which session does A come back?',
        options: {
          sameSession: 'With the one it had',
          newSession: 'With a new one: the old one died with the leader',
          noSession: 'With none: A has to be started again',
        },
        reveal: () =>
          'A came back with the session it had. Each server keeps a log of all changes on its disk, and sessions are in it, just like znodes.',
      },
      goal: { outlivesLeader: 'A second leader was elected, and A has kept session and znode' },
      hints: [
        'The leader is marked in the picture.',
        'Crash the leader, then wait for the election.',
        'Watch the leader crash and A come back.',
      ],
    },
  },
  misconceptions: {
    sessionIsConnection:
      'A session is not a TCP connection. A broken connection ends nothing; only silence for the whole timeout does.',
    clientHasOneServer: 'A client is given a list of servers. When it loses one, its library tries the next.',
    nodeIsCreatedAgain:
      'Nothing has to be created again. Within the timeout the session goes on, with all that belongs to it.',
    clientCounts:
      'The ZooKeeper client of 3.8 does not end its session by its own clock. It only knows that it is disconnected.',
    newOneByItself:
      'By itself nothing new comes. The program has to open a new session; libraries such as Curator do that for it.',
    sessionIsTheLeaders: 'The leader counts the time, but the session itself is known to all servers.',
    allIsLost: 'A client needs no new handle after a disconnect. Its library looks for the next server.',
  },
};
