import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Which bell rings?',
  goal: 'Each kind of read sets its own watch. A watch fires for one change of its kind, and is gone.',
  closing: 'You have set watches with three reads, and seen which of six changes fires which of them.',
  settings: {
    read: {
      label: 'A sets its watch with',
      values: { getData: 'getData', exists: 'exists', getChildren: 'getChildren' },
    },
    change: {
      label: 'What B does',
      values: {
        setData: 'writes /a',
        setSame: 'same bytes',
        setChild: 'writes /a/k',
        createChild: 'adds a child',
        deleteNode: 'deletes /a',
        createNode: 'creates /a',
      },
    },
  },
  parts: {
    once: {
      text: [
        'A watch is set by a read. When the znode changes, the watch fires: the server sends an event to the client.',
        'Read at A calls getData on /a and sets a watch. Write at B changes /a. The dotted arrow in the picture is the watch.',
      ],
      prediction: {
        question: 'A reads one time, then B writes two times. How often does A’s watch fire?',
        options: { never: 'Never', once: 'Once', twice: 'Twice' },
        reveal: ({ outcome }) =>
          `It fired ${times(outcome)}. The first change used up the watch: see how the arrow is gone. Until A reads again, it hears of nothing.`,
      },
      goal: { onlyOnce: 'A has been told of B’s first change, and B has made another' },
      hints: [
        'What happens to the arrow when B writes?',
        'Read at A, then Write at B, two times.',
        'Watch the arrow fire and disappear.',
      ],
    },
    thrice: {
      text: [
        'A program may read a path many times, each time with the same watcher: the object that it wants to be called.',
        'Three reads now come before the first change.',
      ],
      prediction: {
        question: 'A reads three times, then B writes two times. How often is A’s watcher called?',
        options: { once: 'Once', twice: 'Twice: for each write', thrice: 'Three times: for each read' },
        reveal: ({ outcome }) =>
          `It was called ${times(outcome)}. The same watcher on the same path is one watch, however often it is set.`,
      },
      goal: { armedThrice: 'A has read three times or more before B’s first of two changes' },
      hints: [
        'How many arrows are there after three reads?',
        'Read at A three times, then Write at B two times.',
        'Watch three reads and two writes.',
      ],
    },
    matrix: {
      text: [
        'getData and exists watch the znode itself; exists may also watch a path where nothing is yet. getChildren watches the list of children.',
        'Choose a cell: how A reads, and what B does two times.',
      ],
      prediction: {
        question: 'A reads, then B makes its change two times. How often does A’s watch fire?',
        options: { never: 'Never', once: 'Once', twice: 'Twice' },
        reveal: ({ outcome }) =>
          outcome === 0
            ? 'It did not fire. This read has set no watch that such a change would fire.'
            : 'It fired for the first change, and was used up. The event tells the kind of change, not the data.',
      },
      goal: {
        sameBytesRing: 'A is told of a write that changed no byte',
        childEditIsSilent: 'A watches the list of children, and B has changed what is in a child',
        absentRings: 'A is told that a znode has been created where nothing was',
      },
      cell: (outcome) =>
        outcome === 0 ? { sign: '–', full: 'it does not fire' } : { sign: '1×', full: 'it fires once' },
      hints: [
        'Three cells are enough. Which read can watch a znode that does not exist?',
        'getData with the same bytes. getChildren where B writes /a/k. exists where B creates /a.',
        'Watch all of them, one after the other.',
      ],
    },
  },
  misconceptions: {
    watchesStay:
      'A standard watch fires one time and is gone. To hear of the next change, a client has to read again.',
    onlyOwnChangesRing: 'A watch is set to hear of others. It fires no matter which client makes the change.',
    everyChangeRings:
      'A getData or exists watch hears of the znode itself, a getChildren watch of children that come and go. Where no znode is, only exists can set a watch.',
    ringsOnlyForItself:
      'Each change fires some watches. A write fires those of getData and exists, also with the same bytes. A new or deleted child fires that of getChildren. Deleting the znode fires all; creating it fires that of exists.',
    oneForEachChange: 'The first change uses up the watch, however often it was set.',
    oneForEachRead: 'A watch is a mark on a path for one watcher. Setting it again changes nothing.',
  },
};

function times(outcome: unknown): string {
  return outcome === 1 ? 'once' : `${String(outcome)} times`;
}
