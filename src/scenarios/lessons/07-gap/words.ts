import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'The gap',
  goal: 'A watch is a reason to look again. Values in between are skipped; the newest one never is.',
  closing:
    'You have seen readers skip values, and one miss the newest because it read first and watched later.',
  settings: {
    writes: { label: 'Writes in a row' },
    variant: {
      label: 'B sets its watch',
      values: {
        'reads-then-watches': 'in a second call, when it is done',
        'reads-with-watch': 'with its read',
      },
    },
  },
  parts: {
    between: {
      text: [
        '/note holds 0. A counts up with each Write. B’s Read leaves a watch on /note.',
        'After the watch has fired there is none, until B reads again. This is the gap.',
      ],
      prediction: {
        question: 'B reads 0. A writes 1, then 2. Then B reads again. Which values has B seen?',
        options: { all: '0, 1 and 2', firstAndLast: '0 and 2', firstAndNext: '0 and 1' },
        reveal: ({ measured: { bells = 0, writes = 0 } }) =>
          `There were ${writes} writes and ${bells} event. B read what was there in the end, and will never hear of the value in between.`,
      },
      goal: { missed: 'B has read the newest value, and one before it was never read' },
      hints: [
        'What can happen between the event and B’s next read?',
        'Read at B. Write at A two times. Read at B.',
        'Watch two writes and one event.',
      ],
    },
    burst: {
      text: [
        'Now B’s program reads again by itself, as soon as it is told of a change. Each read sets the next watch.',
        'Each press of Write makes A write several times, as fast as the server answers.',
      ],
      prediction: {
        question: ({ set }) =>
          `A writes ${String(set['writes'])} times in a row. How many of these values does B read?`,
        options: {
          eachOne: 'Each of them',
          fewer: 'Not all of them, but the last one',
          stuck: 'Not all of them, and perhaps not the last one',
        },
        reveal: ({ measured: { seen = 0, writes = 0 } }) =>
          `B read ${seen} of ${writes}. A write that comes before B’s next read is already in what this read returns. So the last value is never lost.`,
      },
      goal: { newestRead: 'B has skipped a value, and has read the last one' },
      hints: [
        'An event and a read take time. What if A is faster?',
        'Let A write more often in a row.',
        'Watch A write in a row and B run after it.',
      ],
    },
    readThenWatch: {
      text: [
        'A publishes the value of /config/value. B reads it, and needs 5 s to put it to use.',
        'B can set the watch with the read. Or it can read first, and set the watch with a second call when it is done.',
      ],
      prediction: {
        question: 'A publishes a new value while B is busy. Does B hear of it?',
        options: { later: 'Yes, later', never: 'No, not even later' },
        reveal: ({ outcome }) =>
          outcome === 'notHeard'
            ? 'No. The change came after the read and before the watch. B waits for an event that was never due, with an old value.'
            : 'Yes. The watch was set in the same call as the read, so nothing fits between them.',
      },
      goal: {
        goesOnWithOld: 'B has a watch, an old value, and no event on its way',
        hasNewest: 'B was busy when A published, and has the new value',
      },
      hints: [
        'Where is the gap in each of the two programs?',
        'Publish at A while B is busy. Then the same with the other setting.',
        'Watch both programs.',
      ],
    },
  },
  misconceptions: {
    watchIsAQueue: 'A watch is no message queue. It fires one time, and says that something has changed.',
    eventHoldsTheValue:
      'The event holds no value. B reads what is there when its read arrives at the server.',
    oneEventEach:
      'There is one event for each watch, not for each write. B’s next watch is set by its next read.',
    eventsGetLost:
      'No event gets lost. When the writer is slower than event and read together, B sees every value.',
    lastMayBeMissed:
      'A read that sets a watch returns the value of that moment, and the watch tells of everything after it.',
    watchLooksBack:
      'A watch knows only what comes after it. The server does not compare with what a client has read before.',
    readAndWatchAreOne: 'A read that sets a watch is one call. Nothing can come between the two.',
  },
};
