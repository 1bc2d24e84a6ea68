import type { GateName } from '../../engine/index.ts';
import type { ClientProcessWords, CommandWord, CommandWords, RefusalWords } from '../contracts/engine.ts';
import { format } from './nouns.ts';

/** Commands about the inside of a client's process. */
const processCommands: ClientProcessWords = {
  stallProgram: {
    label: 'Stall',
    action: (who) => `Stall the program of ${who}`,
    explanation:
      'The program stands still, as in a long computation; its library goes on with heartbeats: the session lives.',
    done: (who) => `stalled the program of ${who}`,
  },
  unstallProgram: {
    label: 'Unstall',
    action: (who) => `Let the program of ${who} go on`,
    explanation: 'The program goes on where it stood still.',
    done: (who) => `let the program of ${who} go on`,
  },
  blockEventLane: {
    label: 'Block lane',
    action: (who) => `Block the event lane of ${who}`,
    explanation:
      'No callback runs any more, as behind one that does not return. Answers to calls still come.',
    done: (who) => `blocked the event lane of ${who}`,
  },
  unblockEventLane: {
    label: 'Free lane',
    action: (who) => `Free the event lane of ${who}`,
    explanation: 'The callbacks that wait run now, in order.',
    done: (who) => `freed the event lane of ${who}`,
  },
  jumpClientClock: {
    label: 'Jump clock',
    action: (who) => `Let the clock of ${who} jump`,
    explanation: 'What its programs read off the clock jumps; timers and heartbeats do not.',
    done: (who) => `let the clock of ${who} jump`,
  },
  driftClientClock: {
    label: 'Clock rate',
    action: (who) => `Change the rate of the clock of ${who}`,
    explanation:
      'Its clock and all its timers run at another rate from now on: sleeps, timeouts, heartbeats.',
    done: (who) => `changed the rate of the clock of ${who}`,
  },
  interruptThread: {
    label: 'Interrupt',
    action: (who) => `Interrupt a thread of ${who}`,
    explanation:
      'InterruptedException in whatever the thread waits for. What it called may be done all the same.',
    done: (who) => `interrupted a thread of ${who}`,
  },
};

export const commands: CommandWords = {
  ...processCommands,
  release: {
    label: 'Release',
    action: (who) => `Let ${who} release`,
    explanation: 'Who holds, leads or has a permit gives that back: it deletes its znode.',
    done: (who) => `let ${who} release`,
  },
  openGate: {
    label: 'Go on',
    action: (who) => `Let ${who} go on`,
    explanation: 'The program waits to be told: now it goes on.',
    done: (who) => `let ${who} go on`,
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
    explanation: 'A newcomer that does as the others do.',
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
  crashServer: {
    label: 'Crash',
    action: (who) => `Crash ${who}`,
    explanation:
      'The process is killed: its memory is gone, its connections close at once. What was forced to disk stays.',
    done: (who) => `crashed ${who}`,
  },
  startServer: {
    label: 'Start',
    action: (who) => `Start ${who}`,
    explanation: 'A new process on the disk the server has: it recovers from snapshot and log.',
    done: (who) => `started ${who}`,
  },
  freezeServer: {
    label: 'Freeze',
    action: (who) => `Freeze ${who}`,
    explanation:
      'The process stands still with its connections open, as in a long GC pause; what arrives waits.',
    done: (who) => `froze ${who}`,
  },
  thawServer: {
    label: 'Thaw',
    action: (who) => `Thaw ${who}`,
    explanation: 'The process goes on where it stood still, and reads all that has waited for it.',
    done: (who) => `thawed ${who}`,
  },
  wipeDisk: {
    label: 'Wipe disk',
    action: (who) => `Wipe the disk of ${who}`,
    explanation:
      'Log, snapshots and epochs are gone, as with an empty data directory. A quorum that forgets may lose what was promised.',
    done: (who) => `wiped the disk of ${who}`,
  },
  slowDisk: {
    label: 'Slow disk',
    action: (who) => `Slow down the disk of ${who}`,
    explanation: 'Forcing a transaction to disk takes longer; its acknowledgements come late.',
    done: (who) => `slowed down the disk of ${who}`,
  },
  failDisk: {
    label: 'Fail disk',
    action: (who) => `Let the disk of ${who} fail`,
    explanation: 'The next write to the log fails: a server that cannot log ends itself.',
    done: (who) => `let the disk of ${who} fail`,
  },
  mendDisk: {
    label: 'Mend disk',
    action: (who) => `Mend the disk of ${who}`,
    explanation: 'The disk writes again, and as fast as ever.',
    done: (who) => `mended the disk of ${who}`,
  },
  driftClock: {
    label: 'Shift clock',
    action: (who) => `Shift the clock of ${who}`,
    explanation: 'The wall clock jumps: times in Stats follow it, timeouts and sessions do not.',
    done: (who) => `shifted the clock of ${who}`,
  },
  driftRate: {
    label: 'Clock rate',
    action: (who) => `Let the clock of ${who} run at another rate`,
    explanation:
      'Its clock runs fast or slow, and its ticks and timeouts with it: a fast one expires sessions too early.',
    done: (who) => `let the clock of ${who} run at another rate`,
  },
  cutLink: {
    label: 'Cut',
    action: (who) => `Cut ${who}`,
    explanation: 'Nothing passes between the two any more; neither side is told.',
    done: (who) => `cut ${who}`,
  },
  healLink: {
    label: 'Heal',
    action: (who) => `Heal ${who}`,
    explanation: 'Messages pass again; those held up arrive now.',
    done: (who) => `healed ${who}`,
  },
  slowLink: {
    label: 'Slow',
    action: (who) => `Slow down ${who}`,
    explanation: 'What is sent from now on takes longer; order is kept.',
    done: (who) => `slowed down ${who}`,
  },
  partition: {
    label: 'Partition',
    action: (who) => `Partition the network: ${who}`,
    explanation: 'Nothing passes between the groups; within each of them everything does.',
    done: (who) => `partitioned the network: ${who}`,
  },
  healAll: {
    label: 'Heal all',
    action: () => 'Heal the whole network',
    explanation: 'Every cut is undone, whoever made it.',
    done: () => 'healed the whole network',
  },
  holdMessage: {
    label: 'Hold',
    action: (who) => `Hold message ${who}`,
    explanation: 'This message, and all that was sent behind it on its connection, waits.',
    done: (who) => `held message ${who}`,
  },
  releaseMessage: {
    label: 'Release',
    action: (who) => `Release message ${who}`,
    explanation: 'The message goes on, and what waited behind it follows.',
    done: (who) => `released message ${who}`,
  },
  cutAtMessage: {
    label: 'Cut here',
    action: (who) => `Cut the connection at message ${who}`,
    explanation:
      'What came before it arrives; it and all behind it never does, and both sides find the connection gone.',
    done: (who) => `cut the connection at message ${who}`,
  },
};

/** Slowing a link down by nothing. */
export const fastLink: CommandWord = {
  label: 'Fast again',
  action: (who) => `Make ${who} as fast as ever`,
  explanation: 'What is sent from now on takes no longer than ever.',
  done: (who) => `made ${who} as fast as ever`,
};

export const refusals: RefusalWords = {
  noSuchClient: (who) => `there is no ${who} here`,
  noSuchResource: (who) => `there is no ${who} here`,
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
  notWaitingAtGate: (who) => `the program of ${who} is busy with something else`,
  notWaitingToRelease: (who) => `${who} is not waiting to release: only a holder can`,
  alreadyStalled: (who) => `the program of ${who} stands still already`,
  notStalled: (who) => `the program of ${who} does not stand still`,
  laneAlreadyBlocked: (who) => `the event lane of ${who} is blocked already`,
  laneNotBlocked: (who) => `the event lane of ${who} is free`,
  noSuchThread: (who) => `${who} has no such thread`,
  notInterruptible: (who) => `the thread of ${who} waits for nothing that can be interrupted`,
  dropAlreadyArmed: (who) => `the next reply to ${who} will be dropped already`,
  tooManyClients: () => 'there are as many clients as the page can show',
  alreadyDown: (who) => `the process of ${who} is not there`,
  notDown: (who) => `the process of ${who} is running`,
  alreadyFrozen: (who) => `${who} is frozen already`,
  notFrozen: (who) => `${who} is not frozen`,
  diskAlreadySo: (who) => `the disk of ${who} is like that already`,
  clockBelowZero: (who) => `the clock of ${who} would go back beyond the beginning of time`,
  clockAlreadySo: (who) => `the clock of ${who} runs at that rate already`,
  outOfBounds: () => 'the number must be whole and not too large',
  linkAlreadyCut: (who) => `nothing passes there already (${who})`,
  linkNotCut: (who) => `nothing is cut there (${who})`,
  linkAlreadySo: (who) => `it is as slow as that already (${who})`,
  neverConnected: (who) => `there is never a connection there (${who})`,
  namedTwice: (who) => `somebody is named in it twice (${who})`,
  nothingToPart: () => 'that parts nobody from anybody',
  nothingToHeal: () => 'the whole network is whole',
  noSuchMessage: (who) => `message ${who} is not on its way`,
  alreadyHeld: (who) => `a message is held there already (${who})`,
  notHeld: (who) => `message ${who} is not held`,
};

/** What a button says of a clock and of a thread. */
export const processAmounts = {
  heading: 'Inside the process',
  jumps: 'Clock jumps',
  jumpBy: (byMs: number) => `${format.span(Math.abs(byMs))} ${byMs > 0 ? 'ahead' : 'back'}`,
  jump: (byMs: number) => `Clock ${byMs > 0 ? '+' : '−'}${format.span(Math.abs(byMs))}`,
  rates: 'Clock runs',
  rateOf: (perMille: number) =>
    `${format.number(Math.abs(perMille) / 10)} % ${perMille > 0 ? 'too fast' : 'too slow'}`,
  rate: (perMille: number): string =>
    perMille === 0 ? 'Clock normal' : perMille > 0 ? 'Clock fast' : 'Clock slow',
  interrupt: (thread: number): string => (thread < 0 ? 'Interrupt' : `Interrupt ${thread + 1}`),
  stalled: 'its program stands still',
  laneBlocked: 'its event lane is blocked',
  clockOff: (ms: number) => `its clock is ${format.span(Math.abs(ms))} ${ms > 0 ? 'ahead' : 'behind'}`,
};

/** What a program does once it is told to, by the gate that it waits at. */
export const gates: Readonly<Record<GateName, CommandWord>> = {
  arrive: gate('Arrive', 'come in', 'The program begins.'),
  create: gate('Try again', 'try again', 'The program tries once more.'),
  release: gate('Release', 'release', 'The program gives back what it holds.'),
  write: gate('Write', 'write', 'The program writes to its znode.'),
  read: gate('Read', 'read', 'The program reads its znode from the server it is connected to.'),
  sync: gate('Sync, then read', 'sync and read', 'The program calls sync first, then it reads.'),
  produce: gate('Produce', 'produce an item', 'The program puts an item into the queue.'),
  consume: gate('Consume', 'take an item', 'The program takes an item from the queue.'),
  publish: gate('Publish', 'publish', 'The program writes a new configuration.'),
  enter: gate('Enter', 'enter', 'The program comes to the gate.'),
  leave: gate('Leave', 'leave', 'The program goes away.'),
  giveUp: gate('Give up', 'give up', 'The program stops waiting.'),
  act: gate('Go on', 'go on', 'The program takes its next step.'),
};

function gate(label: string, does: string, explanation: string): CommandWord {
  return {
    label,
    action: (who) => `Let ${who} ${does}`,
    explanation,
    done: (who) => `let ${who} ${does}`,
  };
}
