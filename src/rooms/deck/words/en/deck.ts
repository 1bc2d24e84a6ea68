import type { DeckMessages } from '../contract.ts';
import { format } from '../../../../words/en/nouns.ts';

/** Wake-ups of a herd of so many clients, in closed form; the end card counts them. */
const herdOf = (clients: number): string => format.number((clients * (clients - 1)) / 2);

export const deckWords: DeckMessages = {
  askClass: 'Ask the class',
  votes: { wakeUps: 'How many times will the five programs be woken until each has had the lock?' },
  rows: {
    herd: {
      title: 'Herd effect',
      moments: {
        empty: {
          caption: 'Five programs, one printer',
          happens: 'Everything is ready; nothing runs yet.',
          say: 'Five programs, one printer. ZooKeeper is only a small tree that notifies its watchers.',
        },
        oneWins: {
          caption: 'One wins; the others watch the lock',
          happens: 'A creates the lock’s znode. The others try, fail, and set a watch on it.',
          say: 'One wins. The rest watch the lock.',
        },
        tenBells: {
          caption: 'Ten wake-ups for four hand-overs',
          happens: 'All clients take their turns.',
          say: `Ten wake-ups for four hand-overs. With a hundred clients: ${herdOf(100)}.`,
          hint: 'Point at the wake-ups counter.',
        },
      },
    },
    line: {
      title: 'The queue',
      moments: {
        inLine: {
          caption: 'Now each watches only its predecessor',
          happens: 'The same five, each with a sequential znode.',
          say: 'Now each watches only its predecessor.',
        },
        fourBells: {
          caption: 'Four wake-ups, and the order is fair',
          happens: 'All clients take their turns.',
          say: 'Four wake-ups. And the order is fair: first come, first served.',
          hint: 'Point at the same counter.',
        },
      },
    },
    middle: {
      title: 'A waiter dies',
      moments: {
        before: {
          caption: 'B in the middle dies. Who gets the lock?',
          happens: 'Three in a correct lock: A holds it, B watches A, C watches B.',
          say: 'B in the middle dies. Who gets the lock?',
          hint: 'Hands up, before the next press.',
        },
        after: {
          caption: 'Notified does not mean next',
          happens: 'B is killed; its session expires; its znode is deleted.',
          say: 'Nobody. C is notified, looks again, and watches A. Notified does not mean next.',
        },
      },
    },
    twoKeys: {
      title: 'The published lock',
      moments: {
        before: {
          caption: 'A published lock, the same three clients',
          happens: 'Switches to a lock as published in an article.',
          say: 'This lock was published. The same three programs, the same death.',
        },
        after: {
          caption: 'Two holders',
          happens: 'B is killed, as before.',
          say: 'This published lock does not look again. Two holders.',
          hint: 'Point at the red invariant.',
        },
      },
    },
    pause: {
      title: 'Process pause',
      moments: {
        holds: {
          caption: 'A holds a correct lock and writes',
          happens: 'Back to a correct lock. A holds it and writes page after page.',
          say: 'Back to the correct lock. A holds it and writes. Now A pauses: a long garbage collection.',
        },
        givenUp: {
          caption: 'Silence: the server assumes A is dead',
          happens: 'A is paused. Seconds pass without a heartbeat.',
          say: 'Silence for four to six seconds, and the server assumes A is dead.',
          hint: 'Watch the wheel: A’s session is in a bucket that is about to expire.',
        },
      },
    },
    twoBelievers: {
      title: 'Two holders at once',
      moments: {
        newHolder: {
          caption: 'B has the lock and has written',
          happens: 'B is notified, looks, gets the lock and writes. A is still paused.',
          say: 'B gets the lock and prints a page. A is paused and still believes.',
        },
        lateWrite: {
          caption: 'A correct lock, two believers',
          happens: 'A resumes and finishes its write.',
          say: 'Correct lock, two believers. The old page is printed last.',
        },
      },
    },
    fence: {
      title: 'Fencing token',
      moments: {
        newHolder: {
          caption: 'The same again, but the printer checks tokens',
          happens: 'The same run with the fence on, up to B’s write.',
          say: 'Once more. Now the printer checks an increasing token.',
        },
        lateWrite: {
          caption: 'Old token, write rejected',
          happens: 'A resumes and writes, as before.',
          say: 'Old token, write rejected. The lock did not change.',
        },
      },
    },
    leaderDies: {
      title: 'Leader crash during a write',
      moments: {
        inFlight: {
          caption: 'The leader dies during a write. Was it saved?',
          happens: 'Five servers. A’s second write is in flight when the leader dies.',
          say: 'Was it saved? Who says yes? Who says no?',
          hint: 'Take the vote. One follower has it in its log.',
        },
        kept: {
          caption: 'One follower had it and voted: kept',
          happens: 'The others elect a leader; A comes back and reads.',
          say: 'The follower that had it took part in the vote. The write is kept.',
        },
        bothFates: {
          caption: 'Same click; both outcomes are legal',
          happens: 'Two runs side by side. On the left only the leader had it.',
          say: 'Same click, both outcomes legal. The client only knows: unknown.',
        },
      },
    },
    partition: {
      title: 'Network partition',
      moments: {
        cut: {
          caption: 'The network is cut: two here, three there',
          happens:
            'Five servers; the network is cut between two and three. The old leader is on the minority side.',
          say: 'Two servers here, three there. The old leader is among the two and does not know yet.',
        },
        oldAnswer: {
          caption: 'The minority side still answers reads',
          happens: 'The majority side elects a leader and takes a write; C reads on the minority side.',
          say: 'The minority side answers reads: with what it had.',
          hint: 'Point at the two values.',
        },
        noPromise: {
          caption: 'It cannot commit anything',
          happens: 'The old leader gives up. A’s write there was never acknowledged.',
          say: 'It answers reads, but cannot commit anything.',
        },
      },
    },
  },
  end: {
    caption: 'Three numbers to take home',
    happens: 'The end card: three numbers, and the link to this moment.',
    say: 'Try to break it yourselves: the link has this exact state.',
    tryIt: 'Try to break it yourselves: the link has this exact state.',
    counting: 'counting…',
    bells: (herd, line) => `${format.number(herd)} to ${format.number(line)}`,
    bellsOf: (clients) =>
      `wake-ups for ${format.number(clients)} programs: all watch one lock, or each its predecessor`,
    silence: (from, to) => `${from / 1000} to ${to / 1000} s`,
    silenceOf: (measured) =>
      `of silence before a program counts as dead; here it was ${(measured / 1000).toFixed(1)} s`,
    fates: (kept, quorums) => `${kept} of ${quorums}`,
    fatesOf: 'quorums keep a write that the dead leader and one follower had',
  },
};
