import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Group membership',
  goal: 'A list of ephemeral znodes is late to see a death, and a fast restart gets in its way.',
  closing: 'You measured how late a death is listed, and made a living host vanish from the list twice.',
  settings: {
    timeoutMs: { label: 'Session timeout in ms' },
    variant: {
      label: 'A host that finds its name taken',
      values: {
        'trusts-node-exists': 'takes itself for registered',
        'checks-owner': 'checks which session owns it',
      },
    },
    host: {
      label: 'A host whose session has expired',
      values: { 'registers-once': 'goes on serving', 'checks-owner': 'registers again' },
    },
  },
  parts: {
    death: {
      text: [
        'Hosts B, C and D each create an ephemeral znode under /group. The router A lists the group, watches it, and sends work to the hosts on the list.',
        'Suppose the process of B is killed. Set the session timeout.',
      ],
      prediction: {
        question: 'When does B’s name leave the list?',
        options: {
          atOnce: 'At once',
          timeout: ({ set }) =>
            `Within ${(Number(set['timeoutMs']) + 2000) / 1000} s: the timeout and a tick`,
          longer: 'Later than that',
        },
        reveal: ({ outcome }) =>
          `After ${(Number(outcome) / 1000).toFixed(1)} s. Until then the router sent work to a dead host.`,
      },
      goal: { unlisted: 'The name of host B is gone' },
      hints: [
        'The server has to notice that B is silent.',
        'Kill B and wait. Or close it, which is something else.',
        'Watch B die.',
      ],
    },
    sameName: {
      text: [
        'Host B is killed and starts again one second later, with the same name. Its old session goes on for about ten seconds.',
        'The first thing it does is create its znode.',
      ],
      prediction: {
        question: 'What does that create return?',
        options: {
          ok: 'Ok: the znode is created',
          exists: 'NodeExists',
          loss: 'ConnectionLoss',
        },
        reveal: ({ outcome }) =>
          outcome === 'NodeExists'
            ? 'NodeExists: the znode of the old session is still there. The dead process owns it, not the new one.'
            : `${outcome}.`,
      },
      goal: { nameTaken: 'A host finds its own name taken' },
      hints: [
        'Whose session owns the znode at that moment?',
        'Kill B, wait a second, start it again.',
        'Watch B restart.',
      ],
    },
    later: {
      text: [
        'So B finds its name taken. Published code often takes that for success: “I am registered already.”',
        'Now the old session expires. Set what the host does about a name that is taken.',
      ],
      prediction: {
        question: 'Some seconds later: is the living host B on the list?',
        options: { listed: 'Yes', missing: 'No' },
        reveal: ({ outcome }) =>
          outcome === 'missing'
            ? 'No. The znode went with the old session, and the new process never created one of its own.'
            : 'Yes. It saw that the znode belonged to another session, waited until it was gone, and created its own.',
      },
      goal: {
        aliveUnlisted: 'A host is alive and not on the list, and nothing will change that',
        listedAgain: 'B’s name was gone and is there again',
      },
      hints: [
        'ephemeralOwner in the Stat of a znode says which session owns it.',
        'Kill B and start it a second later, with each of the two hosts. Then wait.',
        'Watch B restart twice.',
      ],
    },
    cutOff: {
      text: [
        'No crash at all this time. The network of B is cut for longer than its session timeout, and then heals.',
        'B’s process has been alive all the time. Set what it does when it learns that its session has expired.',
      ],
      prediction: {
        question: 'B is connected again. Is it on the list?',
        options: { listed: 'Yes', missing: 'No' },
        reveal: ({ outcome }) =>
          outcome === 'missing'
            ? 'No. It serves and still believes that it is a member, but its session is over, and its znode with it. No router will find it again.'
            : 'Yes. It opened a new session and registered again.',
      },
      goal: {
        aliveUnlisted: 'A host is alive and not on the list, and nothing will change that',
        listedAgain: 'B’s name was gone and is there again',
      },
      hints: [
        'An expired session never comes back. Only a new one can take its place.',
        'Cut B, wait until its session has expired, heal it. Do it with each of the two hosts.',
        'Watch B cut off twice.',
      ],
    },
  },
  misconceptions: {
    deathIsTold: 'A killed process says nothing more. Only a close is told at once.',
    listIsNeverWrong:
      'The server checks sessions once per tick. So it takes the timeout and at most one more tick.',
    newProcessNewName: 'A path can exist only once, no matter which process or session created it.',
    oldSessionBlocks:
      'The request reached the server and was answered. The old session does not disturb the new one.',
    existsIsMine:
      'NodeExists says that the path exists. It does not say that it is yours, or that it will stay.',
    watchesOut:
      'This host does not stop at NodeExists. It compares ephemeralOwner with its own session, and waits.',
    sessionComesBack:
      'Connecting again after the expiry revives nothing. Ephemeral znodes are gone, and so are the watches.',
    registersAgain: 'This host handles the expiry: a new session, and the same registration again.',
  },
};
