import type { CommandWords, RefusalWords } from './contract.ts';

export const commands: CommandWords = {
  release: {
    label: 'Release',
    action: (who) => `Let ${who} release the lock`,
    explanation: 'The holder gives the lock back: it deletes its znode.',
    done: (who) => `let ${who} release the lock`,
  },
  startClient: {
    label: 'Start',
    action: (who) => `Start ${who} again`,
    explanation: 'Starts the client’s program anew: in a new process if the old one is gone.',
    done: (who) => `started ${who} again`,
  },
  addClient: {
    label: 'Add client',
    action: () => 'Add a client',
    explanation: 'A newcomer that wants the lock too.',
    done: () => 'added a client',
  },
  closeClient: {
    label: 'Close',
    action: (who) => `Close ${who}`,
    explanation: 'The client closes its session and ends: its ephemeral znodes go at once.',
    done: (who) => `closed ${who}`,
  },
  killClient: {
    label: 'Kill',
    action: (who) => `Kill ${who}`,
    explanation:
      'The process is gone at once and says no goodbye: its session, and its ephemeral znodes, stay until the session expires.',
    done: (who) => `killed ${who}`,
  },
  pauseClient: {
    label: 'Pause',
    action: (who) => `Pause ${who}`,
    explanation: 'The whole process stands still, its heartbeats too, as in a long GC pause.',
    done: (who) => `paused ${who}`,
  },
  resumeClient: {
    label: 'Resume',
    action: (who) => `Resume ${who}`,
    explanation: 'The process goes on where it stood still, and does not know how long it was away.',
    done: (who) => `resumed ${who}`,
  },
  cutClientLink: {
    label: 'Cut link',
    action: (who) => `Cut the link of ${who}`,
    explanation: 'Nothing passes between the client and the server any more; neither side is told.',
    done: (who) => `cut the link of ${who}`,
  },
  healClientLink: {
    label: 'Heal link',
    action: (who) => `Heal the link of ${who}`,
    explanation: 'Messages pass again; those held up arrive now.',
    done: (who) => `healed the link of ${who}`,
  },
  dropReply: {
    label: 'Drop reply',
    action: (who) => `Drop the next reply to ${who}`,
    explanation:
      'The connection breaks just before the next reply arrives: the write stands, the client sees ConnectionLoss and cannot know.',
    done: (who) => `had the next reply to ${who} dropped`,
  },
  expireSession: {
    label: 'Expire',
    action: (who) => `Expire the session of ${who}`,
    explanation: 'The server closes the session now; the client learns of it when it connects again.',
    done: (who) => `expired the session of ${who}`,
  },
  restartServer: {
    label: 'Restart',
    action: (who) => `Restart ${who}`,
    explanation: 'The server stops and starts again from its snapshot and log; the clients reconnect.',
    done: (who) => `restarted ${who}`,
  },
};

export const refusals: RefusalWords = {
  noSuchClient: (who) => `there is no ${who} here`,
  noSuchServer: (who) => `there is no ${who} here`,
  nobodyInRole: (who) => `nobody is ${who} at this moment`,
  alreadyDead: (who) => `the process of ${who} is gone; start it first`,
  notDead: (who) => `${who} is alive`,
  stillRunning: (who) => `the program of ${who} is still running`,
  alreadyPaused: (who) => `${who} is paused already`,
  notPaused: (who) => `${who} is not paused`,
  alreadyCut: (who) => `the link of ${who} is cut already`,
  notCut: (who) => `the link of ${who} is whole`,
  notConnected: (who) => `${who} has no connection`,
  noSession: (who) => `${who} has no session`,
  notWaitingToRelease: (who) => `${who} is not waiting to release: only a holder can`,
  dropAlreadyArmed: (who) => `the next reply to ${who} will be dropped already`,
  tooManyClients: () => 'there are as many clients as the page can show',
};
