import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Network partition',
  goal: 'A majority prevents two leaders from committing; the minority side still serves stale reads for a while.',
  closing:
    'You cut a network, read the past on the small side, and saw what a majority, an epoch and a log prevent.',
  settings: {
    quorum: { label: 'Enough to commit', values: { oneVote: 'a single vote', majority: 'a majority' } },
    voteOrder: {
      label: 'Compared first',
      values: { zxidOnly: 'only the zxid', epochFirst: 'the current epoch' },
    },
    log: { label: 'The observer’s log', values: { kept: 'on disk (default)', none: 'none' } },
  },
  parts: {
    cut: {
      text: [
        'Five servers; server 5 leads. A is connected to it, C to server 1 and B to server 4. Suppose the network is partitioned: servers 5 and 1 with A and C on one side, 2, 3 and 4 with B on the other.',
        'The majority elects a new leader. The old one does not know yet. Cut the network with Partition…, then write and read on both sides.',
      ],
      prediction: {
        question: 'How long does the minority side keep answering reads?',
        options: {
          notAtAll: 'Not at all: it stops with the cut',
          aWhile: 'For a while: about syncLimit × tick, 10 s',
          forEver: 'Forever, until the cut heals',
        },
        reveal: ({ outcome }) =>
          `For ${(Number(outcome) / 1000).toFixed(1)} s after the cut the old leader kept leading: it waits that long for its followers before it gives up. Meanwhile it serves reads from memory and commits nothing.`,
      },
      goal: {
        staleRead: 'A read returns an older value than a write acknowledged before it',
        healed: 'The cut is healed, and all servers have the same data',
      },
      hints: [
        'C reads from a server on the minority side. Let the majority side write first.',
        'Write with A; cut 5 and 1 with A and C from the rest; when B has reconnected, let B write, then let C read. Then heal.',
        'Watch a cut, two writes, a stale read, and the healing.',
      ],
    },
    oneVote: {
      text: [
        'What does the majority rule protect from? Here a leader may commit with only its own vote. The same cut; both sides write; then the cut heals.',
        'Set what is enough to commit, predict, and press Play. A script does the rest.',
      ],
      prediction: {
        question: 'On how many sides is a write acknowledged during the partition?',
        options: { one: 'On one side', both: 'On both sides' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? 'On both: two clients got “Ok” for two different values of one node. After the cut, only one of them can survive.'
            : 'On one: the minority side could log its write but never had enough votes to acknowledge it.',
      },
      goal: { promiseBroken: 'One of ZooKeeper’s guarantees is violated' },
      hints: [
        'A majority of five is three: two majorities always share a server.',
        'With a single vote, let it play until the cut has healed.',
        'Watch both writes be acknowledged, but only one survive.',
      ],
    },
    epoch: {
      text: [
        'Server 3 leads. Only it logs the second write of A, then it dies. Servers 1 and 2 start a new epoch, and B reads: the write is not there. Then their leader dies before it has written anything, and server 3 comes back.',
        'Its log has the higher zxid; the other server has joined the later epoch. Which of the two leads? A script plays it.',
      ],
      prediction: {
        question: 'What does B read in the end?',
        options: {
          gone: 'A1: a discarded write stays discarded',
          back: 'A2: the discarded write is back',
        },
        reveal: ({ outcome }) =>
          outcome === 'A2'
            ? 'A2. By zxid alone server 3 was the newest and led: a write that B had seen to be gone came back.'
            : 'A1. The epoch is compared before the zxid: server 1 led, and server 3 had to discard what no other server had.',
      },
      goal: { resurrected: 'A write that was gone in an established epoch is back' },
      hints: [
        'The server with the newest history leads. Which history is the newest?',
        'Compare only the zxid, and let it play until B has read for the second time.',
        'Watch a write come back.',
      ],
    },
    observer: {
      text: [
        'Three voters and an observer, server 4. The observer crashes, B writes once, then the observer is restarted.',
        'Observers do not vote. Do they need a disk?',
      ],
      prediction: {
        question: 'What does the leader send to the observer when it is back?',
        options: {
          whatItMissed: 'The one write it missed',
          everything: 'Everything since the start',
        },
        reveal: ({ outcome }) =>
          Number(outcome) === 1
            ? 'One transaction. Its own log had all the others: by default an observer writes a log, like the voters.'
            : `${outcome} transactions. Without a log it had nothing left of what it had received before.`,
      },
      goal: {
        sentLess: 'The observer is back and receives only what it missed',
        sentAll: 'The observer is back and receives everything',
      },
      hints: [
        'What it receives depends on the last zxid it has.',
        'Play it once with a log and once without.',
        'Watch both, one after the other.',
      ],
    },
  },
  misconceptions: {
    smallSideStops:
      'Nothing tells the minority side that there is a cut. The leader notices only that its followers are silent, and waits syncLimit ticks for them.',
    twoBrains:
      'A leader that has not heard from a majority for syncLimit ticks steps down. Its followers look for another leader, find none, and stop serving.',
    majorityIsALaw:
      'The majority rule is what made the minority side wait. Without it, nothing stops a leader that is alone.',
    oneVoteIsSafe:
      'Each commit needs the votes of a majority, and there is only one majority at a time. So only one side can acknowledge.',
    droppedIsDropped:
      'There is no list of discarded writes. Only the comparison of logs keeps them out, and a zxid alone does not tell which history continued.',
    epochIsEnough:
      'A higher zxid does not mean a newer history. The current epoch is compared first, and this server has not joined the later one.',
    memoryOnly: 'An observer writes a log and snapshots like the others, unless syncEnabled=false is set.',
    diskIsForVoters:
      'Its own log tells an observer how far it got. With a log, it receives only what came after.',
  },
};
