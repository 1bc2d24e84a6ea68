import type { LessonWords } from '../../contracts/lessons.ts';

export const whichBell: LessonWords = {
  title: 'Which bell rings?',
  goal: 'Which read arms which watch, and which change rings it, once.',
  settings: {
    read: {
      label: 'A arms its bell with',
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
        'A read can register a watch: a bell that rings when something changes. Each kind of read arms another bell.',
        'Choose how A reads /a, and what B does. Read and Write are on their cards.',
      ],
      prediction: {
        question: 'A reads once, then B does this twice. How often does the bell of A ring?',
        options: { never: 'Never', once: 'Once', twice: 'Twice' },
        reveal: ({ outcome }) =>
          outcome === 0
            ? 'It did not ring. This read does not arm the bell that this change rings; the watch still stands.'
            : 'It rang once: the first change spent the watch. The event says what kind of change it was, not the data. Before A reads again, it hears of nothing more.',
      },
      goal: {
        onlyOnce: 'A bell rings for the first of two changes, and not for the second',
        armedThrice: 'A has read three times, and the first of two changes rings once',
        sameBytesRing: 'A bell rings although the bytes written are the same',
        childEditIsSilent: 'getChildren armed the bell, the child’s data changes twice, and nothing rings',
        absentRings: 'A looked for a node that was not there, and a bell rings when it is created',
      },
      cell: (outcome) =>
        outcome === 0 ? { sign: '–', full: 'it does not ring' } : { sign: '1×', full: 'it rings once' },
      hints: [
        'The goal takes four cells. The dotted arrow in the picture is the watch; it is gone when it has fired.',
        'Four cells: getData where B writes /a, getData with the same bytes, getChildren where B writes /a/k, exists where B creates /a. And in one of them let A read three times first.',
        'Watch all of them, one after the other.',
      ],
    },
  },
  misconceptions: {
    watchesStay:
      'A standard watch is one-shot: it fires once and is gone. Whoever wants to hear of the next change has to read again.',
    everyChangeRings:
      'getChildren hears of children that come and go. A child’s data is the child’s own affair: the parent does not change.',
    ringsOnlyForItself:
      'exists and getData both listen to the node’s data, and a write of equal bytes is a write. A deletion is told to every watcher.',
  },
};
