import { format } from '../nouns.en.ts';
import type { DeckMessages } from './contract.ts';
import { panel } from './panel.en.ts';

/** What a herd of so many costs: the same form as the end card's number, which is counted. */
const herdOf = (clients: number): string => format.number((clients * (clients - 1)) / 2);

export const deckWords: DeckMessages = {
  panel,
  rows: {
    herd: {
      title: 'The herd',
      moments: {
        empty: {
          caption: 'Five programs, one printer',
          happens: 'The stage is set; nothing runs.',
          say: 'Five programs, one printer. ZooKeeper is only a small tree that rings bells.',
        },
        oneWins: {
          caption: 'One wins; the others watch the lock',
          happens: 'A creates the lock’s znode. The others try, fail, and set a watch on it.',
          say: 'One wins. The rest watch the lock.',
        },
        tenBells: {
          caption: 'Ten bells for four hand-overs',
          happens: 'Everybody has a turn, until all are done.',
          say: `Ten bells for four hand-overs. With a hundred clients: ${herdOf(100)}.`,
          hint: 'Point at the wake-ups counter.',
        },
      },
    },
    line: {
      title: 'The line',
      moments: {
        inLine: {
          caption: 'Now each watches its neighbour alone',
          happens: 'The same five, each with a numbered znode.',
          say: 'Now everyone watches only the neighbour.',
        },
        fourBells: {
          caption: 'Four bells, and the order is fair',
          happens: 'Everybody has a turn, until all are done.',
          say: 'Four bells. And the order is fair: first come, first served.',
          hint: 'Point at the same counter.',
        },
      },
    },
    middle: {
      title: 'Who is next?',
      moments: {
        before: {
          caption: 'B in the middle dies. Who gets the lock?',
          happens: 'Three in a correct lock: A holds it, B watches A, C watches B.',
          say: 'B in the middle dies. Who gets the lock?',
          hint: 'Hands up, before the next press.',
        },
        after: {
          caption: 'Being told is not being next',
          happens: 'B is killed; its session expires; its znode goes.',
          say: 'Nobody. C is told, looks again, and watches A. Being told is not being next.',
        },
      },
    },
    twoKeys: {
      title: 'The published lock',
      moments: {
        before: {
          caption: 'A lock from an article, the same three',
          happens: 'Switches to a lock as an article published it.',
          say: 'This lock was published. The same three programs, the same death.',
        },
        after: {
          caption: 'Two keys',
          happens: 'B is killed, as before.',
          say: 'This published lock does not look again. Two keys.',
          hint: 'Point at the red promise.',
        },
      },
    },
    pause: {
      title: 'The pause',
      moments: {
        holds: {
          caption: 'A holds a correct lock, and writes',
          happens: 'Back to a correct lock. A has it and writes page after page.',
          say: 'Back to the correct lock. A has it, and writes. Now A stops: a long garbage collection.',
        },
        givenUp: {
          caption: 'Silence, and the room assumes A is dead',
          happens: 'A is paused. Seconds go by without a heartbeat.',
          say: 'Silence for four to six seconds, and the room assumes A is dead.',
          hint: 'Watch the wheel: A’s session stands in a slot that comes due.',
        },
      },
    },
    twoBelievers: {
      title: 'Two believers',
      moments: {
        newHolder: {
          caption: 'B has the key, and has written',
          happens: 'B is told, looks, has the lock, and writes. A still sleeps.',
          say: 'B gets the key, and writes to the file. A sleeps, and believes on.',
        },
        lateWrite: {
          caption: 'A correct lock, two believers',
          happens: 'A wakes up and writes what it had in its hands.',
          say: 'Correct lock, two believers. The file has the old value.',
        },
      },
    },
    fence: {
      title: 'The fence',
      moments: {
        newHolder: {
          caption: 'The same again, and now the file checks tickets',
          happens: 'The same run with the fence on, up to B’s write.',
          say: 'Once more. Now the file checks a growing ticket number.',
        },
        lateWrite: {
          caption: 'Late ticket, no entry',
          happens: 'A wakes up and writes, as before.',
          say: 'Late ticket, no entry. The lock did not change.',
        },
      },
    },
    leaderDies: {
      title: 'One write, and the leader dies',
      moments: {
        inFlight: {
          caption: 'One write on its way, the leader dies. Was it saved?',
          happens: 'Five servers. A’s second write is on its way when the leader dies.',
          say: 'Was it saved? Who says yes? Who says no?',
          hint: 'Take the vote. One follower has it in its log.',
        },
        kept: {
          caption: 'One follower had it, and voted: kept',
          happens: 'The others elect a leader; A comes back and reads.',
          say: 'The one that has it took part in the vote. The write is kept.',
        },
        bothFates: {
          caption: 'Same click; both outcomes are legal',
          happens: 'Two runs side by side. On the left the leader alone had it.',
          say: 'Same click, both outcomes legal. The client only knows: unknown.',
        },
      },
    },
    partition: {
      title: 'The room cut in two',
      moments: {
        cut: {
          caption: 'The room is cut: two here, three there',
          happens:
            'Five servers; a line is cut between two and three. The old leader is on the smaller side.',
          say: 'Two servers here, three there. The old leader is among the two, and does not know yet.',
        },
        oldAnswer: {
          caption: 'The small side still answers questions',
          happens: 'The larger side elects and takes a write; C reads on the smaller one.',
          say: 'The small side answers questions: with what it had.',
          hint: 'Point at the two values.',
        },
        noPromise: {
          caption: 'It cannot promise anything',
          happens: 'The old leader gives up. A’s write there was never confirmed.',
          say: 'It answers questions, and cannot promise anything.',
        },
      },
    },
  },
  end: {
    caption: 'Three numbers to take home',
    happens: 'The end card: three numbers, and the link to this moment.',
    say: 'Try to break it yourselves: the link has this exact state.',
    tryIt: 'Try to break it yourselves: the link has this exact state.',
    counting: 'being counted…',
    bells: (herd, line) => `${format.number(herd)} to ${format.number(line)}`,
    bellsOf: (clients) =>
      `bells for ${format.number(clients)} programs: all at one lock, against each in line`,
    silence: (from, to) => `${from / 1000} to ${to / 1000} s`,
    silenceOf: (measured) =>
      `of silence until a program counts as dead; here it was ${(measured / 1000).toFixed(1)} s`,
    fates: (kept, quorums) => `${kept} of ${quorums}`,
    fatesOf: 'quorums keep a write that the dead leader and one follower had',
  },
};
