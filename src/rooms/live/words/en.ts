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
  states: {
    connecting: 'Connecting to the process that runs the servers…',
    following: 'The picture shows the servers as they are now.',
    behind: 'Catching up with the servers…',
    paused:
      'The servers are paused, and no session expires. The clocks of the clients run on: a client that hears nothing for two thirds of its session timeout drops its connection and tries the next server.',
    lookingBack: 'You are looking at an earlier moment or at a branch. The servers run on.',
    broken: 'The connection to the process is lost. Trying again…',
    ended: 'The process that ran the servers has ended. What happened so far is still here.',
    tooLong:
      'This run has become too long for the page, which keeps 200,000 packets and commands or 400,000 records of a run. The servers run on for their clients.',
    differs:
      'The page computed another run than the servers did. Reload the page; if it happens again, please report it with the file of --record.',
  },
};
