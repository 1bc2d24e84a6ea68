import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Double barrier',
  goal: 'A barrier lets all members in together, unless names stay behind or any wake-up counts as the signal.',
  closing: 'You opened a barrier, and made a member pass alone by a name left behind and by a wrong wake-up.',
  settings: {
    variant: {
      label: 'The barrier',
      values: {
        'leaves-its-node': 'giving up leaves a znode behind',
        'any-event': 'any event counts as the signal',
        corrected: 'corrected',
      },
    },
  },
  parts: {
    together: {
      text: [
        'A barrier holds its members back until all have come. Each member creates a znode and counts the others.',
        'The last to come creates a znode called ready, which the others watch. This barrier has four members: A, B, C and D.',
      ],
      prediction: {
        question: 'A, B and C have come, D has not. How many are through?',
        options: { nobody: 'None', one: '1: the first', all: 'All three' },
        reveal: ({ outcome }) =>
          `${outcome}. Each counted fewer than four names, so none created ready, and all wait for it.`,
      },
      goal: { allPassed: 'All four members are through' },
      hints: [
        'What does the fourth member do that the others did not?',
        'Press Enter on all four, in any order.',
        'Watch the barrier open.',
      ],
    },
    leftBehind: {
      text: [
        'Three members, and each waits for two seconds only. A and B come, wait in vain, and give up.',
        'Later C comes alone. Set what a member does that gives up.',
      ],
      prediction: {
        question: 'What happens to C?',
        options: { passes: 'It passes', turnedAway: 'It waits, then gives up too' },
        reveal: ({ outcome }) =>
          outcome === 'passed'
            ? 'It passes. It counted three names: its own, and two of members that had given up long before.'
            : 'It gives up too. It counted one name, its own.',
      },
      goal: {
        passesAlone: 'A member passes while another is not waiting',
        turnedAway: 'With the corrected barrier, C gives up',
      },
      hints: [
        'A znode says that a client has come. Does it say that it is still there?',
        'Press Enter on A and B, wait until both have given up, then press Enter on C. Do it with both barriers.',
        'Watch C come alone twice.',
      ],
    },
    anyEvent: {
      text: [
        'Three members that wait as long as it takes. B has come and waits for ready. Then the server restarts.',
        'B is disconnected and connects again. Its session and its watch survive, and the library tells every watcher of both changes.',
      ],
      prediction: {
        question: 'B is connected again. What does it do?',
        options: { waits: 'It goes on waiting', passes: 'It passes' },
        reveal: ({ outcome }) =>
          outcome === 'passed'
            ? 'It passes, alone. It took the event “connected again” for the signal and did not look for ready.'
            : 'It waits. It woke up, looked for ready, did not find it, and set its watch again.',
      },
      goal: {
        passesEarly: 'A member passes before all have come',
        stayedOn: 'With the corrected barrier, B was disconnected, and all three passed together',
      },
      hints: [
        'A wake-up is a reason to look, not an answer.',
        'Press Enter on B, restart the server. Then with the corrected barrier, and let A and C enter at the end.',
        'Watch the server restart twice.',
      ],
    },
  },
  misconceptions: {
    majorityIsEnough:
      'A barrier knows no majority. It opens when the number of names equals the number of members.',
    eachForItself: 'A member that has come does not pass. It waits for the znode that the last one creates.',
    namesAreGone:
      'Giving up ends the wait, not the session. An ephemeral znode that nobody deletes is still counted.',
    namesAreMembers:
      'Here a member that gives up deletes its znode first. So the count is the number of members that wait.',
    anyEventIsNews:
      'A watcher is called for the connection too, not only for its znode. This program does not ask which it was.',
    eventsAreFiltered:
      'The event came here as well. But this program looks for ready before it goes on, whatever woke it.',
  },
};
