import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Readers and writers',
  goal: 'Readers share a lock, a writer has it alone, and only lower numbers count.',
  closing:
    'You saw readers share a lock, two clients wait for each other, and a text comparison let two writers in.',
  settings: {
    clients: { label: 'Clients' },
    reader: {
      label: 'A reader waits for',
      values: { 'all-writers': 'the last writer of all', recipe: 'the last writer before it' },
    },
    names: {
      label: 'Znode names',
      values: { 'host-names': 'host name first, sorted as text', recipe: 'sorted by number' },
    },
  },
  parts: {
    enter: {
      text: [
        'A read/write lock has two kinds of znodes in one line. Readers may share the lock; a writer must have it alone.',
        'In line: A writes, B, C and D read, E writes. All clients behind E read. A has the lock, and then releases it.',
      ],
      prediction: {
        question: 'How many clients have the lock now, at the same time?',
        options: {
          one: '1: the next in line',
          upToTheWriter: '3: the readers up to E',
          allReaders: ({ choice }) => `${choice.clients - 2}: all readers`,
        },
        reveal: ({ outcome }) =>
          `${outcome}. A reader waits only for the last writer with a lower number. For B, C and D that was A; the readers behind E wait for E.`,
      },
      goal: { share: 'Two readers hold the lock together' },
      hints: [
        'A reader asks: is there a writer with a lower number?',
        'Press Release on A.',
        'Watch the readers enter.',
      ],
    },
    leave: {
      text: [
        'The same line: A writes, B, C, D read, E writes, F reads. A leaves first; then B, C and D read.',
        'E watches its predecessor, D. Suppose D is the first of the three to leave.',
      ],
      prediction: {
        question: 'E is woken. Who gets the lock?',
        options: { nobody: 'Nobody yet', theWriter: 'E', theReader: 'F' },
        reveal: ({ outcome }) =>
          outcome === 'nobody'
            ? 'Nobody. E listed again, found C in front of it, and now watches C. B and C still read.'
            : `${outcome}.`,
      },
      goal: { writerIn: 'E believes it holds the lock' },
      hints: [
        'A writer needs every lower number to be gone.',
        'Release A, then D, then B and C, in any order.',
        'Watch the readers leave one by one.',
      ],
    },
    cycle: {
      text: [
        'A writes, B reads, C writes. A library once let a reader wait for the last writer of all, to be on the safe side.',
        'Set what a reader waits for. Then suppose A releases the lock.',
      ],
      prediction: {
        question: 'Who has the lock next?',
        options: { reader: 'B, the reader', writer: 'C, the writer', nobody: 'Nobody' },
        reveal: ({ outcome }) =>
          outcome === 'nobody'
            ? 'Nobody. B waits for C, since C is a writer. C waits for B, since B has the lower number.'
            : 'B. The only writer before it is gone. C waits for B.',
      },
      goal: {
        cycle: 'The lock is free, and clients wait for it in vain',
        goesOn: 'B gets the lock after A',
      },
      hints: [
        'Draw an arrow from each client to the one it waits for.',
        'Release A with each of the two rules. Give the first one some seconds.',
        'Watch A release twice: with each rule once.',
      ],
    },
    textSort: {
      text: [
        'Three writers. In one published lock a znode name begins with the host: hostA-W-0000000000. The list is sorted as text.',
        'A releases, B gets the lock. A second later A comes again, with a new number at the end of its name.',
      ],
      prediction: {
        question: 'Where does A stand in the line now?',
        options: { behind: 'Behind B and C', inFront: 'In front of B and C' },
        reveal: ({ outcome }) =>
          outcome === 'inFront'
            ? 'In front: “hostA” sorts before “hostB”, whatever the number. A entered while B was writing.'
            : 'Behind. Its number is the highest, so it waits.',
      },
      goal: { twoWriters: 'Two writers hold the lock together' },
      hints: [
        'What does a text comparison look at first?',
        'Host name first: release A, and wait until it comes again.',
        'Watch A come back.',
      ],
    },
  },
  misconceptions: {
    oneAtATime:
      'Only writers exclude others. All readers without a writer before them enter at once, and that is not a herd: all can use the lock.',
    readersPassWriters:
      'A reader behind a waiting writer waits for it. Otherwise a writer might never get its turn.',
    notifiedMeansNext:
      'A notification says that one znode is gone. E has to look again whether any other lower number is left.',
    moreCaution: 'Waiting for more is not safer. If two clients wait for each other, nobody gets in.',
    writersFirst:
      'No kind of client goes first. The order is the order of the numbers, and C has the higher one.',
    freeMeansTaken:
      'A reader that looks only at lower numbers can wait only for clients that came earlier. So there is no cycle.',
    textIsNoNumber:
      'Only the ten digits at the end say who came first. Text in front of them decides a text comparison.',
    orderIsOrder:
      'Here the program compares the number at the end of the name, so the host makes no difference.',
  },
};
