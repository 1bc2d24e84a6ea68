import type { LessonWords } from '../../contracts/lessons.ts';

export const whichBell: LessonWords = {
  title: 'One-shot watches',
  goal: 'Which read sets which watch, and which change fires it, once.',
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
    matrix: {
      text: [
        'A read can set a watch, which fires when something changes. Each kind of read sets a different watch.',
        'Choose how A reads /a and what B does. Read and Write are in their details.',
      ],
      prediction: {
        question: 'A reads once, then B does this twice. How often does A’s watch fire?',
        options: { never: 'Never', once: 'Once', twice: 'Twice' },
        reveal: ({ outcome }) =>
          outcome === 0
            ? 'It did not fire. This change does not fire the watch that this read sets; the watch is still set.'
            : 'It fired once: the first change used up the watch. The event tells the kind of change, not the data. Until A reads again, it is not notified again.',
      },
      goal: {
        onlyOnce: 'A watch fires for the first of two changes, but not for the second',
        armedThrice: 'A has read three times, and the first of two changes fires the watch once',
        sameBytesRing: 'A watch fires although the same bytes were written',
        childEditIsSilent: 'getChildren set the watch, the child’s data changes twice, and no watch fires',
        absentRings: 'A checked a node that did not exist, and the watch fires when it is created',
      },
      cell: (outcome) =>
        outcome === 0 ? { sign: '–', full: 'it does not fire' } : { sign: '1×', full: 'it fires once' },
      hints: [
        'The goal takes four cells. The dotted arrow in the picture is the watch; it disappears once it has fired.',
        'Four cells: getData where B writes /a, getData with the same bytes, getChildren where B writes /a/k, exists where B creates /a. In one of them, let A read three times first.',
        'Watch all of them, one after the other.',
      ],
    },
  },
  misconceptions: {
    watchesStay:
      'A standard watch is one-shot: it fires once and is gone. To be notified of the next change, a client has to read again.',
    everyChangeRings:
      'A getChildren watch fires when children are created or deleted. A write to a child’s data does not change the parent.',
    ringsOnlyForItself:
      'exists and getData both watch the node’s data, and a write of the same bytes is still a write. A deletion fires every watch.',
  },
};
