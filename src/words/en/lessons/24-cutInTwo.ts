import type { LessonWords } from '../../contracts/lessons.ts';

export const cutInTwo: LessonWords = {
  title: 'Cut the room in two',
  goal: 'Majorities prevent two leaders that commit; the smaller side still answers old reads for a while.',
  settings: {
    quorum: { label: 'Enough to commit', values: { oneVote: 'a single vote', majority: 'a majority' } },
    voteOrder: {
      label: 'Compared first',
      values: { zxidOnly: 'the zxid alone', epochFirst: 'the epoch of the data' },
    },
    log: { label: 'The observer’s log', values: { kept: 'on disk, as by default', none: 'none' } },
  },
  parts: {
    cut: {
      text: [
        'Five servers, server 5 leads. A and C are with it; B is with a follower. Suppose the room is cut: servers 5 and 1 with A and C on one side, 2, 3 and 4 with B on the other.',
        'The larger side elects a new leader. The old one does not know yet. Part the room with Partition…, write on both sides, and read on both.',
      ],
      prediction: {
        question: 'For how long does the smaller side go on answering reads?',
        options: {
          notAtAll: 'Not at all: it stops with the cut',
          aWhile: 'For a while: about syncLimit × tick, 10 s',
          forEver: 'For ever, until the cut heals',
        },
        reveal: ({ outcome }) =>
          `For ${(Number(outcome) / 1000).toFixed(1)} s after the cut the old leader stayed in office: so long it misses its followers before it gives up. Meanwhile it reads from its memory, and commits nothing.`,
      },
      goal: {
        staleRead: 'A read shows an older value than a write that was acknowledged before it',
        healed: 'The cut is healed, and all servers hold the same',
      },
      hints: [
        'C reads from a server of the smaller side. Let the larger side write first.',
        'Write with A; cut 5 and 1 with A and C from the rest; when B is connected again, let B write, then let C read. Later, heal.',
        'Watch a cut, two writes, an old value, and the healing.',
      ],
    },
    oneVote: {
      text: [
        'What does the majority protect from? Here a leader may commit with its own vote alone. The same cut; both sides write; then the cut heals.',
        'Set what is enough to commit, predict, and press play. It plays by itself.',
      ],
      prediction: {
        question: 'On how many sides is a write acknowledged while the room is cut?',
        options: { one: 'On one side', both: 'On both sides' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? 'On both: two clients were told “Ok” for two different values of one node. After the cut, one of them cannot be true.'
            : 'On one: the smaller side could log its write, but it never had enough votes to acknowledge it.',
      },
      goal: { promiseBroken: 'Something that ZooKeeper promises is broken' },
      hints: [
        'A majority of five is three: two majorities always share one server.',
        'With a single vote, let it play until the cut has healed.',
        'Watch two acknowledged writes, and only one of them survive.',
      ],
    },
    epoch: {
      text: [
        'Server 3 leads. It logs the second write of A alone, and dies. Servers 1 and 2 form a new epoch, and B reads: the write is not there. Then their leader dies before it has written anything, and server 3 comes back.',
        'Its log has the larger zxid; the log of the other has the later epoch. Which of the two leads? It plays by itself.',
      ],
      prediction: {
        question: 'What does B read in the end?',
        options: {
          gone: 'A1: what was dropped stays dropped',
          back: 'A2: the write that was gone is there again',
        },
        reveal: ({ outcome }) =>
          outcome === 'A2'
            ? 'A2. By its zxid alone server 3 was the newest and led: a write that B had been shown to be gone came back.'
            : 'A1. The later epoch counts before the zxid: server 1 led, and server 3 had to drop what nobody else had.',
      },
      goal: { resurrected: 'A write that was gone in an established epoch is there again' },
      hints: [
        'Whoever has the newest history leads. What is the newest?',
        'Let the zxid alone be compared, and let it play until B has read for the second time.',
        'Watch a write come back.',
      ],
    },
    observer: {
      text: [
        'Three voters and an observer, server 4. The observer crashes, B writes once, the observer is started again.',
        'Observers do not vote. Do they need a disk?',
      ],
      prediction: {
        question: 'What does the leader send the observer when it is back?',
        options: {
          whatItMissed: 'The one write that it missed',
          everything: 'All there has been since the start',
        },
        reveal: ({ outcome }) =>
          Number(outcome) === 1
            ? 'One transaction. Its own log had all the others: by default an observer logs as voters do.'
            : `${outcome} transactions. Without a log it knew nothing of what it had been told before.`,
      },
      goal: {
        sentLess: 'The observer is back and is sent only what it missed',
        sentAll: 'The observer is back and is sent all there has been',
      },
      hints: [
        'What it is sent depends on the zxid it comes with.',
        'Let it play once with a log and once without.',
        'Watch both, one after the other.',
      ],
    },
  },
  misconceptions: {
    smallSideStops:
      'Nobody tells the smaller side that there is a cut. The leader notices only that its followers are silent, and waits for them for syncLimit ticks.',
    twoBrains:
      'A leader that has not heard from a majority for syncLimit ticks steps down. Its followers look for another, find none, and serve nothing.',
    majorityIsALaw:
      'It is the majority that made the smaller side wait. Without it nothing stops a leader that is alone.',
    oneVoteIsSafe:
      'Each commit needs the votes of a majority, and there is only one majority at a time. So only one side can acknowledge.',
    droppedIsDropped:
      'Nobody keeps a list of what was dropped. Only the comparison of logs keeps it away, and a zxid alone does not tell which history went on.',
    epochIsEnough:
      'A larger zxid is no newer history. The epoch of the data is compared first, and its log ends in an older one.',
    memoryOnly:
      'An observer writes log and snapshots as the others do, unless syncEnabled=false says otherwise.',
    diskIsForVoters:
      'Its own log tells an observer how far it was. With one, it is sent only what comes behind that.',
  },
};
