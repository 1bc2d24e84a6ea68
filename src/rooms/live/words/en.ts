import type { LiveServersWords } from './contract.ts';

export const liveServersWords: LiveServersWords = {
  title: 'Live servers',
  connect: 'Connect string',
  pause: 'Pause the servers',
  goOn: 'Resume the servers',
  speed: 'Speed of the servers',
  speeds: { '0.01': '1/100', '0.1': '1/10', '1': '1×' },
  toNow: 'Back to now',
  again: 'Reload',
  notAnswered: 'The process that runs the servers does not answer. Check that it still runs, and try again.',
  knownFrom: (time) => `History since ${time}`,
  states: {
    connecting: 'Connecting to the process that runs the servers…',
    following: 'The picture shows the servers as they are now.',
    behind: 'Catching up with the servers…',
    paused:
      'The servers are paused, and no session expires. The clocks of the clients run on: a client that hears nothing for two thirds of its session timeout drops its connection and tries the next server.',
    lookingBack: 'You are looking at an earlier moment or at a branch. The servers run on.',
    broken: 'The connection to the process is lost. Trying again…',
    ended:
      'The process that ran the servers has ended. What happened so far is still here. If you have started it again, open the address that it prints.',
    tooLong: 'The servers are far ahead of this page. Go back to now to see them as they are.',
    differs:
      'The page computed another run than the servers did. Reload the page; if it happens again, please report it with the file of --record.',
  },
};
