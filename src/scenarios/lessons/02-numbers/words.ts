import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'The number is not a count',
  goal: 'The number of a sequential znode comes from a counter of its parent. It counts creations, and never goes back.',
  closing:
    'You have seen numbers go on after deletions, skip for plain children, land beside the parent, and run out.',
  parts: {
    deleted: {
      text: [
        'A sequential znode gets a number: the server appends ten digits to the name that the client asks for. They begin with 0. Locks and queues take their order from them.',
        '/q is empty, and no child was ever created there. A can create numbered children, and delete the one that is first.',
      ],
      prediction: {
        question:
          'A creates three numbered children, deletes all three, and creates another. Which number does it get?',
        options: { zero: '0: /q is empty again', one: '1', goesOn: '3', oneMore: '4' },
        reveal: ({ outcome }) =>
          `It got ${outcome}. /q remembers how many children were created, and a deletion does not lower that.`,
      },
      goal: {
        oneAfterAll: 'Three children or more were deleted, and the one created after that is the only child',
      },
      hints: [
        'A has a button that creates a numbered child, and one that deletes the first child.',
        'Create three, delete three, then create once more.',
        'Watch children come and go while the number goes on.',
      ],
    },
    plain: {
      text: [
        'A can also create a plain child: one with a name of its own and no number.',
        'Again /q has never had a child.',
      ],
      prediction: {
        question:
          'A creates a numbered child (it gets 0), a plain one, and a numbered one. Which number does the last one get?',
        options: { notCounted: '1: the next of the numbered ones', counted: '2' },
        reveal: ({ outcome }) =>
          `It got ${outcome}. The counter counts every child that is created, numbered or not. So numbers may have gaps where nothing was deleted.`,
      },
      goal: { skipped: 'A numbered child has left out a number, and nothing was deleted' },
      hints: [
        'What else is created below /q?',
        'Create a plain child before a numbered one.',
        'Watch a plain child come between two numbered ones.',
      ],
    },
    prefix: {
      text: [
        'The server appends the number to the path exactly as the client gives it. Below /q the path is /q/n- : the name of the parent, a slash, the beginning of the name.',
        'An often copied program leaves out the last part, and asks for a sequential znode with the path /q.',
      ],
      prediction: {
        question: 'Where does its znode appear?',
        options: {
          below: 'Below /q, with a number as its name',
          beside: 'Next to /q',
          refused: 'Nowhere: /q already exists',
        },
        reveal: () =>
          'It is a sibling of /q, and its name is q with the number. /q itself still has no children, so a list of its children stays empty for ever.',
      },
      goal: { twoBeside: 'Two numbered znodes are in the wrong place, and /q has no children' },
      hints: [
        'This program’s first button always makes the mistake.',
        'Press it twice.',
        'Watch two znodes appear.',
      ],
    },
    last: {
      text: [
        'The counter is a signed number of 32 bits: the highest is 2147483647.',
        'This /q has given out 2147483646 numbers already; all those children are deleted.',
      ],
      prediction: {
        question: 'A creates three more children, one after the other. What happens to the third?',
        options: {
          zero: 'The numbers start again at 0',
          negative: 'It gets a negative number',
          refused: 'The server refuses to create it',
        },
        reveal: () =>
          'The counter stops at its highest value. The third create asks for a name that is taken: NodeExists. Locks on such a parent are stuck.',
      },
      goal: { twice: 'One name has been given out twice' },
      hints: [
        'A name can be given out again only after its znode is deleted.',
        'Create until the server refuses. Delete all children, and create again.',
        'Watch the same number come back.',
      ],
    },
  },
  misconceptions: {
    countOfChildren: 'The number has nothing to do with how many children there are now.',
    countPlusOne: 'No children are counted for it. The server keeps a counter that only goes up.',
    numbersFromOne:
      'Numbers begin with 0, so the fourth child gets 3. Deletions raise another counter of the parent, cversion, and not this one.',
    plainIsNotCounted:
      'There is one counter for all children. A plain child takes its number, too, and does not show it.',
    prefixIsTheParent:
      'The path is a prefix of the name, not the parent. The parent is what stands before the last slash.',
    nameIsTaken: 'With the number the name is a new one, so nothing is in its way.',
    wrapsToZero: 'It does not start again: that would break the order of every lock and queue.',
    wrapsToNegative:
      'A server gives negative numbers only to creates that are sent without waiting for the answers. One by one, it stops.',
  },
};
