import type { LessonWords } from '../words.ts';

const ORDER = {
  label: 'A consumer',
  values: {
    'process-then-delete': 'processes an item, then deletes it',
    'delete-then-process': 'deletes an item, then processes it',
    claimed: 'claims an item first',
  },
} as const;

export const words: LessonWords = {
  title: 'Lost or twice',
  goal: 'Taking an item takes two steps, so a failure in between loses it or repeats it.',
  closing: 'You processed one item twice and lost another, and saw which order of steps prevents which.',
  settings: {
    order: ORDER,
    counts: {
      label: 'An item counts as done',
      values: {
        'work-counts': 'when the work is done',
        'result-in-multi': 'in one transaction with its delete',
      },
    },
    lists: {
      label: 'The items are in',
      values: { 'one-list': 'one list', sharded: 'sixteen lists' },
    },
  },
  parts: {
    oldest: {
      text: [
        'A queue is a parent znode. A producer, A, adds each item as a sequential znode. Consumers, B and C, take items out.',
        'Suppose A produces three items, A1, A2 and A3. Then B consumes one.',
      ],
      prediction: {
        question: 'Which item does B take?',
        options: { oldest: 'A1', newest: 'A3', any: 'A2' },
        reveal: ({ outcome }) =>
          `${outcome}. A consumer lists the children and takes the lowest number, so items leave in the order they came.`,
      },
      goal: { processed: 'There were two items or more, and one has been processed' },
      hints: [
        'The server numbers the items in the order it receives them.',
        'Press Produce on A three times, then Consume on B.',
        'Watch B take an item.',
      ],
    },
    together: {
      text: [
        'One item, two consumers that start at the same time. Each of them lists, reads the item, processes it for a second, and deletes it.',
        'Set in which order they do that. A claim is an ephemeral znode that says “this one is mine”.',
      ],
      prediction: {
        question: 'Both B and C consume. How often is the item processed?',
        options: { never: 'Not at all', once: 'Once', twice: 'Twice' },
        reveal: ({ outcome, set }) =>
          outcome === 2
            ? 'Twice. The item was still in the queue while B worked on it, so C took it too.'
            : set['order'] === 'claimed'
              ? 'Once. Only one create of the claim succeeded; the other client found it taken.'
              : 'Once. Only one delete succeeded; the other client got NoNode and left the item alone.',
      },
      goal: { twice: 'An item is processed twice' },
      hints: [
        'What shows C that B is working on the item?',
        'Process first, then delete. Produce one item, press Consume on B, and on C within a second.',
        'Watch two consumers take one item.',
      ],
    },
    crash: {
      text: [
        'One item. B takes it, and is killed while it works on it. Then C consumes.',
        'Set in which order consumers do their work.',
      ],
      prediction: {
        question: 'How often is the item processed in the end?',
        options: { never: 'Not at all', once: 'Once', twice: 'Twice' },
        reveal: ({ outcome, set }) =>
          outcome === 0
            ? 'Not at all. B had deleted the item before it died, and the work in its memory is gone.'
            : set['order'] === 'claimed'
              ? 'Once. B’s claim went with its session. Then C could claim the item and process it.'
              : 'Once. The item was still in the queue, so C processed it.',
      },
      goal: {
        lost: 'An item is neither in the queue nor processed',
        survived: 'A consumer has died, and its item is processed all the same',
      },
      hints: [
        'Where is the item at the moment of the crash?',
        'Produce, press Consume on B, kill B at once, press Consume on C. Do it with two different orders.',
        'Watch B die twice: in two different orders.',
      ],
    },
    claim: {
      text: [
        'Claims solve the race, but a claim is an ephemeral znode. Suppose B claims the item and is paused for longer than its session timeout.',
        'C claims the item and processes it. Then B resumes and goes on where it was.',
      ],
      prediction: {
        question: 'How often does the work on this item count?',
        options: { once: 'Once', twice: 'Twice' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? 'Twice. B did not know that its claim was gone, and its work took effect again.'
            : 'Once. B’s result and the delete of its claim are one transaction. The claim was gone, so all of it failed.',
      },
      goal: { twice: 'An item is processed twice' },
      hints: [
        'It is the paused holder once more, with another name.',
        'Produce, Consume on B, pause B; Consume on C; when C has the item, resume B.',
        'Watch B come back to a lost claim.',
      ],
    },
    tooMany: {
      text: [
        'A queue that nobody empties grows. A Java client accepts replies of up to one megabyte, and these names have 55 characters each.',
        'Some 17,800 items wait. A consumer asks for the list.',
      ],
      prediction: {
        question: 'What does the consumer get?',
        options: { names: 'The list of names', lost: 'ConnectionLoss, every time' },
        reveal: ({ outcome }) =>
          outcome === 'lost'
            ? 'ConnectionLoss. The reply was too long, so the client closed the connection. It asks again, with the same result.'
            : 'The list. Each of the lists is short enough for a packet.',
      },
      goal: { unreadable: 'A client drops its connection because a reply is too long' },
      hints: [
        'Multiply the number of names by their length.',
        'Use one list, and let time run.',
        'Watch a consumer ask for a list it cannot read.',
      ],
    },
  },
  misconceptions: {
    newestFirst: 'The list has no order of its own. The consumer sorts it by number and takes the lowest.',
    noOrder: 'The number at the end of each name is the order in which the server created them.',
    racesLose: 'A race alone loses nothing. Something has to die, or to delete before it has done the work.',
    firstTakesIt:
      'Reading an item takes nothing away. Until it is deleted or claimed, any other consumer sees it too.',
    readingIsTaking:
      'A delete or a create can succeed for one client only. So one of the two learns that it is late.',
    deletedIsDone: 'The item is deleted only after the work. So a crash in between leaves it in the queue.',
    deadConsumerLoses: 'What B had deleted is no longer in the queue, and nobody else knows of it.',
    deadConsumerDoubles:
      'B died before its work took effect. It would be twice if the work were done and the item still in the queue when B dies.',
    claimIsALease: 'Here the result counts only if the claim still exists, in one and the same transaction.',
    claimIsALock:
      'A claim is a lease: it ends with the session, while the paused program still believes in it.',
    listsAreAlwaysCut:
      'ZooKeeper never sends part of a list. There is no paging, so a list that is too long cannot be read at all.',
    listsAreUnlimited: 'Sixteen lists share the items, so that each of them fits into a packet.',
  },
};
