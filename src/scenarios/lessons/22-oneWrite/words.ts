import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'One write, many reads',
  goal: 'A write is committed by a majority of the voters; a read comes from one server and may be old.',
  closing:
    'You followed one write through its acknowledgements, and saw reads of the past on servers that were behind.',
  settings: {
    servers: { label: 'Voters', values: { '3': '3', '5': '5', '7': '7' } },
    observers: { label: 'Observers', values: { '1': '1', '2': '2', '3': '3' } },
    slow: {
      label: 'Slow disks',
      values: { slowMinority: 'on less than half of the servers', slowMajority: 'on more than half' },
    },
    lagMs: { label: 'Delay from the leader to server 1, in ms' },
    reader: {
      label: 'The reader',
      values: { reads: 'just reads', syncs: 'calls sync, then reads', writesFirst: 'writes, then reads' },
    },
    leader: {
      label: 'The leader of B’s server',
      values: { same: 'still leads', replaced: 'is replaced, and does not know it' },
    },
  },
  parts: {
    acks: {
      text: [
        'An ensemble is several servers with the same data. One is the leader: all writes go through it.',
        'The leader sends each write to all followers as a proposal. A follower forces it to disk and acknowledges (ACK). The leader does the same.',
        'Voters acknowledge and elect. Observers receive everything but have no vote.',
      ],
      prediction: {
        question: ({ set }) =>
          `${set['servers']} voters, ${set['observers']} observers: how many ACKs before the leader commits, its own included?`,
        options: {
          half: ({ set }) => `${(Number(set['servers']) - 1) / 2}`,
          majority: ({ set }) => `${(Number(set['servers']) + 1) / 2}`,
          allVoters: ({ set }) => `${set['servers']}`,
          everyServer: ({ set }) => `${Number(set['servers']) + Number(set['observers'])}`,
        },
        reveal: ({ outcome }) =>
          `${outcome}: a majority of the voters. Any two majorities share a server, so no later leader can miss the write.`,
      },
      goal: { acknowledged: 'A write is acknowledged to its client' },
      hints: [
        'How few servers are enough so that two such groups always overlap?',
        'Choose a prediction and press Play. The board shows each ACK.',
        'Watch one write.',
      ],
    },
    slowDisks: {
      text: [
        'Five voters. Some disks have become slow: each write there takes three seconds longer.',
        'Set how many. A writes once.',
      ],
      prediction: {
        question: 'When does A have its answer?',
        options: { soon: 'As fast as ever', late: 'Some seconds later' },
        reveal: ({ outcome }) =>
          Number(outcome) < 1000
            ? `After ${outcome} ms. Three disks are fast, and three ACKs are enough. The slow ones follow later.`
            : `After ${(Number(outcome) / 1000).toFixed(1)} s. The third ACK has to come from a slow disk.`,
      },
      goal: { soon: 'A write is acknowledged within a second', late: 'A write takes longer than that' },
      hints: [
        'Which ACK does the leader wait for?',
        'Play both: slow disks on less than half, then on more than half.',
        'Watch a write with slow disks, twice.',
      ],
    },
    stale: {
      text: [
        'Each server answers reads from its own copy, without asking any other. Three servers; what the leader sends to server 1 comes late.',
        'A writes A1, then A2, and has the answer to both. Right after that B, which is connected to server 1, reads.',
      ],
      prediction: {
        question: 'What does B read?',
        options: { older: 'A1', newest: 'A2' },
        reveal: ({ outcome, measured }) =>
          outcome === 'A1'
            ? `A1, ${measured['staleMs'] ?? 0} ms after A2 was acknowledged. Server 1 did not have A2 yet, and could not know.`
            : 'A2. Server 1 had it already.',
      },
      goal: {
        staleRead: 'A read returns an older value than a write acknowledged before it',
        freshAfterSync: 'A read after a sync returns the newest value',
      },
      hints: [
        'Which servers had to have A2 before A got its answer?',
        'Press Play and wait: B reads, and then calls sync and reads again.',
        'Watch a stale read, then a sync.',
      ],
    },
    fresh: {
      text: [
        'Suppose B must have the newest value. sync lets its server catch up with its leader. A write proves that the leader still has a majority.',
        'Set how B reads, and whether the leader of its server has been replaced by another one meanwhile.',
      ],
      prediction: {
        question: 'A’s write is acknowledged, then B reads. What does B get?',
        options: { older: 'What was there before', newest: 'What A has written' },
        reveal: ({ outcome, set }) =>
          outcome === 'stale'
            ? set['reader'] === 'syncs'
              ? 'An older value. The old leader answered the sync itself: it still believed it led, and sync asks no majority.'
              : 'An older value. The server answered from its own copy.'
            : set['reader'] === 'writesFirst'
              ? 'The newest. The write needed a majority, so B’s server had to be up to date first.'
              : 'The newest. The reply to sync came behind all that the leader had committed.',
      },
      goal: { older: 'B gets an older value than was acknowledged', newest: 'B gets the newest value' },
      hints: [
        'Whom does a sync ask?',
        'Try several combinations. The table of two settings has six.',
        'Watch two of them.',
      ],
    },
    moved: {
      text: [
        'A has written A2 and seen its answer. Then A loses its connection and tries server 1, which lags behind.',
        'A client tells the server the last zxid, the number of the last transaction, it has seen.',
      ],
      prediction: {
        question: 'What does server 1 do?',
        options: {
          refused: 'It refuses the connection',
          older: 'It answers A with the older value',
          waits: 'It ends A’s session',
        },
        reveal: ({ outcome }) =>
          outcome === 'refused'
            ? 'It refused: A has seen more than server 1 has. A tried another server and kept its session.'
            : 'It accepted.',
      },
      goal: { elsewhere: 'A was refused by one server and reads A2 from another' },
      hints: [
        'A client never goes back in time, even though its servers may.',
        'Press Play and wait.',
        'Watch A move from server to server.',
      ],
    },
  },
  misconceptions: {
    leaderNotCounted: 'The leader logs the proposal too, and its own ACK counts.',
    allMustAck:
      'If all had to acknowledge, one slow or dead server would stop every write. A majority is enough.',
    observersCount: 'Observers do not acknowledge. They can be added for reads without slowing down writes.',
    majorityWaits: 'With more than half of the disks slow, every majority contains a slow one.',
    slowestDecides:
      'Not the slowest server decides but the middle one: the leader waits for a majority only.',
    readsAreAgreedOn:
      'A read asks no other server. It is as fresh as the copy of the server that answers it.',
    allServersAtOnce:
      'The answer came when a majority had the write. The others learn of it later, each in its own time.',
    syncAsksAQuorum:
      'sync waits for the leader that the server knows, and asks no majority whether it still leads.',
    timeGoesBack: 'The server compares zxids before it accepts a client. So no client sees time going back.',
    serverWaitsForTheRest:
      'The session belongs to the ensemble, not to one server. A refusal does not end it.',
  },
};
