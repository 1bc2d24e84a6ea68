import type { DeckMessages, DeckPanelWords } from '../contracts/deck.ts';
import { format } from './nouns.ts';

export const panel: DeckPanelWords = {
  tenMinutes: 'Ten-minute demonstration…',
  tenMinutesMore: 'Nine rows on keys 1 to 9, with speaker notes',
  start: {
    text: 'Nine rows, from five programs and one printer to an ensemble cut in two. Everything shown is simulated: stop anywhere, act, and come back with the next key.',
    begin: 'Begin',
    fullScreen: 'Full screen',
    keysTitle: 'Keys',
  },
  keys: [
    ['PageDown', 'plays to the next moment; once more: is there at once'],
    ['PageUp', 'back to the moment before'],
    ['1 … 9', 'to a row of the talk'],
    ['0', 'the end card'],
    ['Space', 'plays and pauses'],
    ['← →', 'one step'],
    ['Backspace', 'back from what you did off the script'],
    ['B .', 'blank screen'],
    ['N', 'speaker notes'],
    ['U', 'QR code of this moment; once more: away'],
    ['F F5', 'full screen'],
    ['Esc', 'leaves'],
  ],
  where: (number, all) => `${number} of ${all}`,
  deck: 'Deck',
  previous: 'Previous moment',
  next: 'Next moment',
  blank: 'Blank screen',
  blanked: 'Blank screen; any key of the deck brings the picture back',
  lightHall: 'For a light hall',
  darkHall: 'For a dark hall',
  leave: 'End presentation',
  nothingPrepared: 'No moment is prepared on this key. Bookmarks of your own, or a deck, put them there.',
  noSuchDeck: (name, known) => `There is no deck “${name}”. There is “${known}”.`,
  openTenMinutes: 'Ten-minute demonstration',
  notes: {
    title: 'Speaker notes',
    open: 'Speaker notes',
    blocked:
      'The browser does not let this page open a second window. The notes are beside the picture instead.',
    beside: 'Notes beside the picture',
    close: 'Close the notes',
    print: 'Print',
    language: 'Language of the notes',
    now: 'Now',
    nextPress: 'The next press',
    end: 'That was the last moment.',
    elapsed: 'Time',
    script: 'Script',
    onTime: 'on time',
    behind: (by) => `${by} behind`,
    ahead: (by) => `${by} ahead`,
    restart: 'Start the clock again',
    key: (key) => `key ${key}`,
    keysHere: 'Here too: PageDown or → goes on, PageUp or ← goes back, 0 to 9 jump, Space plays, B blanks.',
    whole: 'The whole talk',
  },
  qr: {
    title: 'This moment as a QR code',
    show: 'QR code',
    text: 'Whoever scans it sees exactly this moment, and can go on from here.',
    alt: 'QR code of the link to this moment',
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Copied',
    working: 'Drawing the code…',
    failed: 'The link could not be written: this browser lacks what packs it.',
    tooLong: (characters, most) =>
      `The link has ${format.number(characters)} characters; a QR code takes at most ${format.number(most)}. Copy the link instead.`,
    dense: 'A long link makes a fine-grained code: it has to be scanned from near.',
    onlyHere: 'This address is of your own machine: nobody else can open it.',
  },
  bookmarks: {
    title: 'Bookmarks',
    menu: 'Bookmarks…',
    text: 'Moments of your own on keys 1 to 9. They are in the link: whoever opens it has them too.',
    none: 'No bookmarks yet.',
    add: 'Bookmark this moment',
    caption: 'Caption',
    captionOf: (number) => `Caption of bookmark ${number}`,
    here: (scene, time) => `${scene}, ${time}`,
    go: (caption) => `Go to “${caption}”`,
    up: (caption) => `Move “${caption}” up`,
    down: (caption) => `Move “${caption}” down`,
    remove: (caption) => `Delete “${caption}”`,
    removed: (caption) => `“${caption}” is deleted.`,
    undo: 'Undo',
    full: (most) => `A link holds at most ${most} bookmarks.`,
    present: 'Present them',
    added: (caption) => `Bookmarked: “${caption}”.`,
    deckInstead: 'The ten-minute demonstration is open: the keys lead through it.',
    endTalk: 'End the demonstration',
    putAside: (count) =>
      count === 1
        ? 'The bookmarks are those of the link now. Yours is put aside.'
        : `The bookmarks are those of the link now. Your ${count} are put aside.`,
    bringBack: 'Bring mine back',
  },
};

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
