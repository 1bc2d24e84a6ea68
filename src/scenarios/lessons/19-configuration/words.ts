import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Publish a configuration',
  goal: 'Several values change together only with a flag, a pointer, or one transaction that is read as one.',
  closing: 'You mixed two versions between two writes and between two reads, and saw how a reader can tell.',
  settings: {
    clients: { label: 'Clients' },
    variant: {
      label: 'The publisher',
      values: {
        plain: 'writes one value, then the other',
        'ready-node': 'writes while a ready znode is gone',
        'multi-unchecked': 'one multi; readers read one by one',
        'one-multi': 'one multi; readers compare zxids',
        'version-node': 'writes a new znode, moves a pointer',
      },
    },
    reader: {
      label: 'The reader',
      values: {
        'reads-then-watches': 'reads, then watches with exists',
        'reads-with-watch': 'reads and watches in one call',
      },
    },
  },
  parts: {
    between: {
      text: [
        'A publishes a configuration of two values, /config/a and /config/b. B and C watch it and read both when it changes.',
        'All have version v1. Suppose A writes v2 and stalls between the two writes, as in a garbage collection.',
      ],
      prediction: {
        question: 'What does B use next?',
        options: { matching: 'Two values of one version', mixed: 'a of v2 and b of v1' },
        reveal: ({ outcome }) =>
          outcome === 'mixed'
            ? 'A mix. The watch on a fired after the first write, and B read b before it was written.'
            : 'v2, complete. While the ready znode was missing, B waited instead of reading.',
      },
      goal: {
        mixed: 'A client uses values of two versions',
        together: 'With a ready znode, a client uses the new version',
      },
      hints: [
        'How can a reader tell that the publisher is not done?',
        'Slow down to ¼×. Publish, and stall A as soon as it has sent the first setData. Then once more with a ready znode.',
        'Watch A stall in the middle, twice.',
      ],
    },
    multi: {
      text: [
        'A multi is one transaction with several writes: all of them or none, at one moment. So A writes both values with a multi.',
        'Suppose B stalls between its two reads, and A publishes once more in that moment.',
      ],
      prediction: {
        question: 'What does B use when it goes on?',
        options: { matching: 'Two values of one version', mixed: 'Values of two versions' },
        reveal: ({ outcome, set }) =>
          outcome === 'mixed'
            ? 'A mix. Each write was whole, but B read twice, at two different moments.'
            : set['variant'] === 'one-multi'
              ? 'One version. B compared the zxids of the two values, saw two transactions, and read again.'
              : 'One version. The pointer led B to a znode that never changes once it is written.',
      },
      goal: {
        mixed: 'A client uses a of one version and b of another',
        together: 'With another way to write or read, a client uses the new version',
      },
      hints: [
        'A multi makes the write one step. How many steps is the read?',
        'At ¼×, publish; when B has its first value, stall it; publish again; unstall it. Then choose another way.',
        'Watch B stall between two reads.',
      ],
    },
    many: {
      text: [
        'Nobody stalls now. A publishes forty versions one after the other, and the others follow as fast as they can.',
        'The window is a few milliseconds long each time. Set how A publishes and how many clients there are.',
      ],
      prediction: {
        question: 'How many times does a client use values of two versions?',
        options: { never: 'Not once', sometimes: 'Once or more' },
        reveal: ({ outcome, set }) =>
          Number(outcome) === 0
            ? set['variant'] === 'plain'
              ? 'Not once in forty versions, by luck: nothing here keeps a reader from coming between the two writes.'
              : 'Not once in forty versions.'
            : `${outcome}. The window is short, but readers come exactly then: the first write wakes them.`,
      },
      goal: { mixed: 'A client uses values of two versions' },
      hints: [
        'When does a reader read? When its watch on the first value fires.',
        'Write one value, then the other, for four clients or more, and let it play.',
        'Watch forty versions.',
      ],
    },
    gap: {
      text: [
        'One value this time. After a change, B reads it and sets a new watch for the next change.',
        'Suppose A publishes again right after B’s read. Set how B sets its watch.',
      ],
      prediction: {
        question: 'Which value does B go on with?',
        options: { newest: 'The newest', older: 'An older one' },
        reveal: ({ outcome }) =>
          outcome === 'older'
            ? 'The older one. The change came after the read and before the watch, so no event will ever tell B.'
            : 'The newest. Read and watch are one request, so no change fits in between.',
      },
      goal: { stale: 'A client keeps an old value, and no event is on its way' },
      hints: [
        'Two calls have a gap between them.',
        'Let B read, then set a watch. At ¼×, publish, and publish again just after B’s getData has been answered.',
        'Watch a change fall into the gap.',
      ],
    },
  },
  misconceptions: {
    orderIsEnough:
      'ZooKeeper keeps the order of writes, but a reader may read between them. Order does not make two writes one.',
    flagIsTooLittle:
      'The ready znode goes before the first write and comes back after the last. A reader checks it before and after.',
    multiIsEnough: 'A multi makes the write atomic. Two getData calls are still two moments.',
    twoReadsAreTwoReads:
      'B does read twice, but it does not trust the pair blindly: it checks, or reads a znode that never changes.',
    tooShortToMatter:
      'The first write fires the watch, and the readers read at once. So they hit the window again and again.',
    sometimesAnyway:
      'A reader that can tell that a pair does not match reads again. One that cannot tell was only lucky.',
    watchCatchesUp: 'A watch reports changes after it is set. It says nothing about what happened before.',
    oneCallIsTwo: 'getData with a watch is one request. The server reads and sets the watch in one step.',
  },
};
