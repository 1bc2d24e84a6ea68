import type { GateName } from '../../engine/index.ts';
import type { ClientProcessWords, CommandWord, CommandWords, RefusalWords } from '../contracts/engine.ts';
import { format } from './nouns.ts';

/** Commands about the inside of a client's process. */
const processCommands: ClientProcessWords = {
  stallProgram: {
    label: 'Stall',
    action: (who) => `Stall the program of ${who}`,
    explanation:
      'The program hangs, as in a long computation. Its ZooKeeper library keeps sending heartbeats, so the session stays alive.',
    done: (who) => `stalled the program of ${who}`,
  },
  unstallProgram: {
    label: 'Unstall',
    action: (who) => `Unstall the program of ${who}`,
    explanation: 'The program continues where it stalled.',
    done: (who) => `unstalled the program of ${who}`,
  },
  blockEventLane: {
    label: 'Block events',
    action: (who) => `Block the event thread of ${who}`,
    explanation: 'No callback runs, as when one does not return. Replies to calls still arrive.',
    done: (who) => `blocked the event thread of ${who}`,
  },
  unblockEventLane: {
    label: 'Unblock',
    action: (who) => `Unblock the event thread of ${who}`,
    explanation: 'The queued callbacks run now, in order.',
    done: (who) => `unblocked the event thread of ${who}`,
  },
  jumpClientClock: {
    label: 'Jump clock',
    action: (who) => `Make the clock of ${who} jump`,
    explanation: 'The time its programs read jumps; timers and heartbeats do not.',
    done: (who) => `made the clock of ${who} jump`,
  },
  driftClientClock: {
    label: 'Clock rate',
    action: (who) => `Change the clock rate of ${who}`,
    explanation:
      'From now on its clock and all its timers run at another rate: sleeps, timeouts, heartbeats.',
    done: (who) => `changed the clock rate of ${who}`,
  },
  interruptThread: {
    label: 'Interrupt',
    action: (who) => `Interrupt a thread of ${who}`,
    explanation: 'The thread’s wait ends with InterruptedException. Its call may still take effect.',
    done: (who) => `interrupted a thread of ${who}`,
  },
};

export const commands: CommandWords = {
  ...processCommands,
  release: {
    label: 'Release',
    action: (who) => `Let ${who} release`,
    explanation: 'A client that holds a lock, leads or has a permit gives it up by deleting its znode.',
    done: (who) => `let ${who} release`,
  },
  openGate: {
    label: 'Continue',
    action: (who) => `Let ${who} continue`,
    explanation: 'The program is waiting for this and continues.',
    done: (who) => `let ${who} continue`,
  },
  startClient: {
    label: 'Start',
    action: (who) => `Start ${who} again`,
    explanation: 'Starts the client’s program again, in a new process if the old one is gone.',
    done: (who) => `started ${who} again`,
  },
  askServer: {
    label: 'Four-letter word',
    action: (who) => `Ask ${who} a four-letter word`,
    explanation: 'The server answers in text, as it does to an administrator: ruok, stat, mntr, cons.',
    done: (who) => `asked ${who} a four-letter word`,
  },
  typeLine: {
    label: 'Type a line',
    action: (who) => `Type a line at the console of ${who}`,
    explanation: 'The line goes to the client’s zkCli, which carries it out when it has done those before.',
    done: (who) => `typed a line at ${who}`,
  },
  addClient: {
    label: 'Add client',
    action: () => 'Add a client',
    explanation: 'One more client with the same program.',
    done: () => 'added a client',
  },
  closeClient: {
    label: 'Close',
    action: (who) => `Close ${who}`,
    explanation: 'The client closes its session and exits: its ephemeral znodes are deleted at once.',
    done: (who) => `closed ${who}`,
  },
  killClient: {
    label: 'Kill',
    action: (who) => `Kill ${who}`,
    explanation:
      'The process dies without closing its session: the session and its ephemeral znodes stay until the session expires.',
    done: (who) => `killed ${who}`,
  },
  pauseClient: {
    label: 'Pause',
    action: (who) => `Pause ${who}`,
    explanation: 'The whole process stops, heartbeats included, as in a long GC pause.',
    done: (who) => `paused ${who}`,
  },
  resumeClient: {
    label: 'Resume',
    action: (who) => `Resume ${who}`,
    explanation: 'The process continues where it stopped and does not know how long it was paused.',
    done: (who) => `resumed ${who}`,
  },
  cutClientLink: {
    label: 'Cut link',
    action: (who) => `Cut the link of ${who}`,
    explanation: 'No messages pass between the client and the server; neither side is notified.',
    done: (who) => `cut the link of ${who}`,
  },
  healClientLink: {
    label: 'Heal link',
    action: (who) => `Heal the link of ${who}`,
    explanation: 'Messages pass again; the delayed ones arrive now.',
    done: (who) => `healed the link of ${who}`,
  },
  dropReply: {
    label: 'Drop reply',
    action: (who) => `Drop the next reply to ${who}`,
    explanation:
      'The connection breaks just before the next reply arrives. The write is done, but the client sees ConnectionLoss and cannot know.',
    done: (who) => `had the next reply to ${who} dropped`,
  },
  expireSession: {
    label: 'Expire',
    action: (who) => `Expire the session of ${who}`,
    explanation: 'The server closes the session now; the client finds out when it reconnects.',
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
      'The process is killed: its memory is lost and its connections close at once. What was synced to disk stays.',
    done: (who) => `crashed ${who}`,
  },
  startServer: {
    label: 'Start',
    action: (who) => `Start ${who}`,
    explanation: 'Starts a new process on the same disk: it recovers from its snapshot and log.',
    done: (who) => `started ${who}`,
  },
  freezeServer: {
    label: 'Freeze',
    action: (who) => `Freeze ${who}`,
    explanation:
      'The process stops with its connections open, as in a long GC pause; incoming messages wait.',
    done: (who) => `froze ${who}`,
  },
  thawServer: {
    label: 'Thaw',
    action: (who) => `Thaw ${who}`,
    explanation: 'The process continues where it stopped and reads the messages that waited.',
    done: (who) => `thawed ${who}`,
  },
  wipeDisk: {
    label: 'Wipe disk',
    action: (who) => `Wipe the disk of ${who}`,
    explanation:
      'Deletes log, snapshots and epochs, as with an empty data directory. A quorum that forgets may lose acknowledged writes.',
    done: (who) => `wiped the disk of ${who}`,
  },
  slowDisk: {
    label: 'Slow disk',
    action: (who) => `Slow down the disk of ${who}`,
    explanation: 'Syncing a transaction to disk takes longer, so acknowledgements come late.',
    done: (who) => `slowed down the disk of ${who}`,
  },
  failDisk: {
    label: 'Fail disk',
    action: (who) => `Make the disk of ${who} fail`,
    explanation: 'The next write to the log fails: a server that cannot log shuts itself down.',
    done: (who) => `made the disk of ${who} fail`,
  },
  mendDisk: {
    label: 'Repair disk',
    action: (who) => `Repair the disk of ${who}`,
    explanation: 'The disk works again, at normal speed.',
    done: (who) => `repaired the disk of ${who}`,
  },
  driftClock: {
    label: 'Shift clock',
    action: (who) => `Shift the clock of ${who}`,
    explanation: 'The wall clock jumps. Times in Stats follow it; timeouts and sessions do not.',
    done: (who) => `shifted the clock of ${who}`,
  },
  driftRate: {
    label: 'Clock rate',
    action: (who) => `Change the clock rate of ${who}`,
    explanation:
      'Its clock runs fast or slow, and so do its ticks and timeouts. A fast clock expires sessions too early.',
    done: (who) => `changed the clock rate of ${who}`,
  },
  cutLink: {
    label: 'Cut',
    action: (who) => `Cut ${who}`,
    explanation: 'No messages pass between the two; neither side is notified.',
    done: (who) => `cut ${who}`,
  },
  healLink: {
    label: 'Heal',
    action: (who) => `Heal ${who}`,
    explanation: 'Messages pass again; the delayed ones arrive now.',
    done: (who) => `healed ${who}`,
  },
  slowLink: {
    label: 'Slow',
    action: (who) => `Slow down ${who}`,
    explanation: 'Messages sent from now on take longer; their order is kept.',
    done: (who) => `slowed down ${who}`,
  },
  partition: {
    label: 'Partition',
    action: (who) => `Partition the network: ${who}`,
    explanation: 'No messages pass between the groups; within each group they do.',
    done: (who) => `partitioned the network: ${who}`,
  },
  healAll: {
    label: 'Heal all',
    action: () => 'Heal the whole network',
    explanation: 'Undoes every cut, including those of the script.',
    done: () => 'healed the whole network',
  },
  stopScript: {
    label: 'Stop the script',
    action: () => 'Stop the script',
    explanation: 'The scenario’s script gives no more commands: all that comes is up to you.',
    done: () => 'took over: the script gives no more commands',
  },
  holdMessage: {
    label: 'Hold',
    action: (who) => `Hold message ${who}`,
    explanation: 'This message waits, and so does everything sent after it on the connection.',
    done: (who) => `held message ${who}`,
  },
  releaseMessage: {
    label: 'Release',
    action: (who) => `Release message ${who}`,
    explanation: 'The message continues, followed by everything that waited behind it.',
    done: (who) => `released message ${who}`,
  },
  cutAtMessage: {
    label: 'Cut here',
    action: (who) => `Cut the connection at message ${who}`,
    explanation:
      'Earlier messages arrive; this one and all later ones never do. Both sides find the connection closed.',
    done: (who) => `cut the connection at message ${who}`,
  },
  openWire: {
    label: 'Connect',
    action: (who) => `Connect an outside client to ${who}`,
    explanation: 'A program outside the lab opens a connection.',
    done: (who) => `connected an outside client to ${who}`,
  },
  sendWire: {
    label: 'Send',
    action: () => 'Send a packet from an outside client',
    explanation: 'A program outside the lab sends a packet.',
    done: () => 'sent a packet from an outside client',
  },
  closeWire: {
    label: 'Close',
    action: () => 'Close the connection of an outside client',
    explanation: 'A program outside the lab closes its connection.',
    done: () => 'closed the connection of an outside client',
  },
  expireWire: {
    label: 'Expire session',
    action: () => 'Expire the session of an outside client',
    explanation: 'The server closes the session now; the client learns of it when it reconnects.',
    done: () => 'expired the session of an outside client',
  },
};

/** Slowing a link down by 0 ms. */
export const fastLink: CommandWord = {
  label: 'Full speed',
  action: (who) => `Set ${who} back to full speed`,
  explanation: 'Messages sent from now on are no longer delayed.',
  done: (who) => `set ${who} back to full speed`,
};

export const refusals: RefusalWords = {
  noSuchClient: (who) => `there is no ${who} here`,
  noSuchResource: (who) => `there is no ${who} here`,
  noSuchServer: (who) => `there is no ${who} here`,
  nobodyInRole: (who) => `there is no ${who.replace(/^the /, '')} at this moment`,
  alreadyDead: (who) => `${who} is not running; start it first`,
  notDead: (who) => `${who} is still running`,
  stillRunning: (who) => `the program of ${who} is still running`,
  alreadyPaused: (who) => `${who} is already paused`,
  notPaused: (who) => `${who} is not paused`,
  alreadyCut: (who) => `the link of ${who} is already cut`,
  notCut: (who) => `the link of ${who} is not cut`,
  notConnected: (who) => `${who} has no connection`,
  noSession: (who) => `${who} has no session`,
  notWaitingAtGate: (who) => `the program of ${who} is not waiting for this`,
  notOneLine: () => 'this is not one line, or it is too long',
  notWaitingToRelease: (who) => `${who} is not waiting to release: only a holder can`,
  alreadyStalled: (who) => `the program of ${who} is already stalled`,
  notStalled: (who) => `the program of ${who} is not stalled`,
  laneAlreadyBlocked: (who) => `the event thread of ${who} is already blocked`,
  laneNotBlocked: (who) => `the event thread of ${who} is not blocked`,
  noSuchThread: (who) => `${who} has no such thread`,
  notInterruptible: (who) => `the thread of ${who} is not in an interruptible wait`,
  dropAlreadyArmed: (who) => `the next reply to ${who} is already set to be dropped`,
  tooManyClients: () => 'the page cannot show more clients',
  alreadyDown: (who) => `${who} is down`,
  notDown: (who) => `${who} is running`,
  alreadyFrozen: (who) => `${who} is already frozen`,
  notFrozen: (who) => `${who} is not frozen`,
  diskAlreadySo: (who) => `the disk of ${who} is already in that state`,
  clockBelowZero: (who) => `the clock of ${who} cannot go below zero`,
  clockAlreadySo: (who) => `the clock of ${who} already runs at that rate`,
  outOfBounds: () => 'the number must be a whole number within the allowed range',
  linkAlreadyCut: (who) => `the link is already cut (${who})`,
  linkNotCut: (who) => `the link is not cut (${who})`,
  linkAlreadySo: (who) => `the link is already that slow (${who})`,
  neverConnected: (who) => `these two never connect (${who})`,
  namedTwice: (who) => `${who} is named twice`,
  nothingToPart: () => 'this separates nobody',
  nothingToHeal: () => 'nothing is cut',
  noScript: () => 'no script is running',
  noSuchMessage: (who) => `message ${who} is not in transit`,
  alreadyHeld: (who) => `a message is already held there (${who})`,
  notHeld: (who) => `message ${who} is not held`,
  wireAlreadyOpened: () => 'this connection was opened before',
  wireNotOpen: () => 'this connection is not open',
};

/** Buttons for clocks and threads. */
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
  stalled: 'its program is stalled',
  laneBlocked: 'its event thread is blocked',
  clockOff: (ms: number) => `its clock is ${format.span(Math.abs(ms))} ${ms > 0 ? 'ahead' : 'behind'}`,
};

/** What a program does when it is let through the gate it waits at. */
export const gates: Readonly<Record<GateName, CommandWord>> = {
  arrive: gate('Arrive', 'arrive', 'The program starts.'),
  create: gate('Try again', 'try again', 'The program tries again.'),
  release: gate('Release', 'release', 'The program releases what it holds.'),
  write: gate('Write', 'write', 'The program writes to its znode.'),
  read: gate('Read', 'read', 'The program reads its znode from the server it is connected to.'),
  sync: gate('Sync, then read', 'sync and read', 'The program calls sync, then reads.'),
  produce: gate('Produce', 'produce an item', 'The program puts an item into the queue.'),
  consume: gate('Consume', 'take an item', 'The program takes an item from the queue.'),
  publish: gate('Publish', 'publish', 'The program writes a new configuration.'),
  enter: gate('Enter', 'enter', 'The program enters the barrier.'),
  leave: gate('Leave', 'leave', 'The program leaves.'),
  giveUp: gate('Give up', 'give up', 'The program stops waiting.'),
  act: gate('Continue', 'continue', 'The program takes its next step.'),
};

export function gate(label: string, does: string, explanation: string): CommandWord {
  return {
    label,
    action: (who) => `Let ${who} ${does}`,
    explanation,
    done: (who) => `let ${who} ${does}`,
  };
}
