import type { ClientProcessWords, CommandWord, CommandWords } from '../contracts/engine.ts';
import { format } from './nouns.ts';

/** Commands about the inside of a client's process. */
const processCommands: ClientProcessWords = {
  stallProgram: {
    label: 'Stall',
    action: (who) => `Stall the program of ${who}`,
    explanation:
      'The program hangs, as in a long computation. Its ZooKeeper library keeps sending heartbeats, so the session stays alive.',
    done: (who) => `stalled the program of ${who}`,
    told: (who) => `program of ${who} stalled`,
  },
  unstallProgram: {
    label: 'Unstall',
    action: (who) => `Unstall the program of ${who}`,
    explanation: 'The program continues where it stalled.',
    done: (who) => `unstalled the program of ${who}`,
    told: (who) => `program of ${who} continues`,
  },
  blockEventLane: {
    label: 'Block events',
    action: (who) => `Block the event thread of ${who}`,
    explanation: 'No callback runs, as when one does not return. Replies to calls still arrive.',
    done: (who) => `blocked the event thread of ${who}`,
    told: (who) => `event thread of ${who} blocked`,
  },
  unblockEventLane: {
    label: 'Unblock',
    action: (who) => `Unblock the event thread of ${who}`,
    explanation: 'The queued callbacks run now, in order.',
    done: (who) => `unblocked the event thread of ${who}`,
    told: (who) => `event thread of ${who} unblocked`,
  },
  jumpClientClock: {
    label: 'Jump clock',
    action: (who) => `Make the clock of ${who} jump`,
    explanation: 'The time its programs read jumps; timers and heartbeats do not.',
    done: (who) => `made the clock of ${who} jump`,
    told: (who) => `clock of ${who} jumped`,
  },
  driftClientClock: {
    label: 'Clock rate',
    action: (who) => `Change the clock rate of ${who}`,
    explanation:
      'From now on its clock and all its timers run at another rate: sleeps, timeouts, heartbeats.',
    done: (who) => `changed the clock rate of ${who}`,
    told: (who) => `clock rate of ${who} changed`,
  },
  interruptThread: {
    label: 'Interrupt',
    action: (who) => `Interrupt a thread of ${who}`,
    explanation: 'The thread’s wait ends with InterruptedException. Its call may still take effect.',
    done: (who) => `interrupted a thread of ${who}`,
    told: (who) => `thread of ${who} interrupted`,
  },
};

export const commands: CommandWords = {
  ...processCommands,
  release: {
    label: 'Release',
    action: (who) => `Let ${who} release`,
    explanation: 'A client that holds a lock, leads or has a permit gives it up by deleting its znode.',
    done: (who) => `let ${who} release`,
    told: (who) => `${who} releases`,
  },
  openGate: {
    label: 'Continue',
    action: (who) => `Let ${who} continue`,
    explanation: 'The program is waiting for this and continues.',
    done: (who) => `let ${who} continue`,
    told: (who) => `${who} continues`,
  },
  startClient: {
    label: 'Start',
    action: (who) => `Start ${who} again`,
    explanation: 'Starts the client’s program again, in a new process if the old one is gone.',
    done: (who) => `started ${who} again`,
    told: (who) => `${who} started`,
  },
  askServer: {
    label: 'Four-letter word',
    action: (who) => `Ask ${who} a four-letter word`,
    explanation: 'The server answers in text, as it does to an administrator: ruok, stat, mntr, cons.',
    done: (who) => `asked ${who} a four-letter word`,
    told: (who) => `${who} asked`,
  },
  typeLine: {
    label: 'Type a line',
    action: (who) => `Type a line at the console of ${who}`,
    explanation: 'The line goes to the client’s zkCli, which carries it out when it has done those before.',
    done: (who) => `typed a line at ${who}`,
    told: (who) => `a line typed at ${who}`,
  },
  addClient: {
    label: 'Add client',
    action: () => 'Add a client',
    explanation: 'One more client with the same program.',
    done: () => 'added a client',
    told: (who) => `${who} added`,
  },
  closeClient: {
    label: 'Close',
    action: (who) => `Close ${who}`,
    explanation: 'The client closes its session and exits: its ephemeral znodes are deleted at once.',
    done: (who) => `closed ${who}`,
    told: (who) => `${who} closed`,
  },
  killClient: {
    label: 'Kill',
    action: (who) => `Kill ${who}`,
    explanation:
      'The process dies without closing its session: the session and its ephemeral znodes stay until the session expires.',
    done: (who) => `killed ${who}`,
    told: (who) => `${who} is killed`,
  },
  pauseClient: {
    label: 'Pause',
    action: (who) => `Pause ${who}`,
    explanation: 'The whole process stops, heartbeats included, as in a long GC pause.',
    done: (who) => `paused ${who}`,
    told: (who) => `${who} paused`,
  },
  resumeClient: {
    label: 'Resume',
    action: (who) => `Resume ${who}`,
    explanation: 'The process continues where it stopped and does not know how long it was paused.',
    done: (who) => `resumed ${who}`,
    told: (who) => `${who} resumed`,
  },
  cutClientLink: {
    label: 'Cut link',
    action: (who) => `Cut the link of ${who}`,
    explanation: 'No messages pass between the client and the server; neither side is notified.',
    done: (who) => `cut the link of ${who}`,
    told: (who) => `link of ${who} cut`,
  },
  healClientLink: {
    label: 'Heal link',
    action: (who) => `Heal the link of ${who}`,
    explanation: 'Messages pass again; the delayed ones arrive now.',
    done: (who) => `healed the link of ${who}`,
    told: (who) => `link of ${who} healed`,
  },
  dropReply: {
    label: 'Drop reply',
    action: (who) => `Drop the next reply to ${who}`,
    explanation:
      'The connection breaks just before the next reply arrives. The write is done, but the client sees ConnectionLoss and cannot know.',
    done: (who) => `had the next reply to ${who} dropped`,
    told: (who) => `next reply to ${who} will be dropped`,
  },
  expireSession: {
    label: 'Expire',
    action: (who) => `Expire the session of ${who}`,
    explanation: 'The server closes the session now; the client finds out when it reconnects.',
    done: (who) => `expired the session of ${who}`,
    told: (who) => `session of ${who} expired`,
  },
  restartServer: {
    label: 'Restart',
    action: (who) => `Restart ${who}`,
    explanation: 'The server stops and starts again from its snapshot and log; the clients reconnect.',
    done: (who) => `restarted ${who}`,
    told: (who) => `${who} restarts`,
  },
  crashServer: {
    label: 'Crash',
    action: (who) => `Crash ${who}`,
    explanation:
      'The process is killed: its memory is lost and its connections close at once. What was synced to disk stays.',
    done: (who) => `crashed ${who}`,
    told: (who) => `${who} crashed`,
  },
  startServer: {
    label: 'Start',
    action: (who) => `Start ${who}`,
    explanation: 'Starts a new process on the same disk: it recovers from its snapshot and log.',
    done: (who) => `started ${who}`,
    told: (who) => `${who} starts`,
  },
  freezeServer: {
    label: 'Freeze',
    action: (who) => `Freeze ${who}`,
    explanation:
      'The process stops with its connections open, as in a long GC pause; incoming messages wait.',
    done: (who) => `froze ${who}`,
    told: (who) => `${who} frozen`,
  },
  thawServer: {
    label: 'Thaw',
    action: (who) => `Thaw ${who}`,
    explanation: 'The process continues where it stopped and reads the messages that waited.',
    done: (who) => `thawed ${who}`,
    told: (who) => `${who} thawed`,
  },
  wipeDisk: {
    label: 'Wipe disk',
    action: (who) => `Wipe the disk of ${who}`,
    explanation:
      'Deletes log, snapshots and epochs, as with an empty data directory. A quorum that forgets may lose acknowledged writes.',
    done: (who) => `wiped the disk of ${who}`,
    told: (who) => `disk of ${who} wiped`,
  },
  slowDisk: {
    label: 'Slow disk',
    action: (who) => `Slow down the disk of ${who}`,
    explanation: 'Syncing a transaction to disk takes longer, so acknowledgements come late.',
    done: (who) => `slowed down the disk of ${who}`,
    told: (who) => `disk of ${who} slow`,
  },
  failDisk: {
    label: 'Fail disk',
    action: (who) => `Make the disk of ${who} fail`,
    explanation: 'The next write to the log fails: a server that cannot log shuts itself down.',
    done: (who) => `made the disk of ${who} fail`,
    told: (who) => `disk of ${who} failing`,
  },
  mendDisk: {
    label: 'Repair disk',
    action: (who) => `Repair the disk of ${who}`,
    explanation: 'The disk works again, at normal speed.',
    done: (who) => `repaired the disk of ${who}`,
    told: (who) => `disk of ${who} mended`,
  },
  driftClock: {
    label: 'Shift clock',
    action: (who) => `Shift the clock of ${who}`,
    explanation: 'The wall clock jumps. Times in Stats follow it; timeouts and sessions do not.',
    done: (who) => `shifted the clock of ${who}`,
    told: (who) => `clock of ${who} shifted`,
  },
  driftRate: {
    label: 'Clock rate',
    action: (who) => `Change the clock rate of ${who}`,
    explanation:
      'Its clock runs fast or slow, and so do its ticks and timeouts. A fast clock expires sessions too early.',
    done: (who) => `changed the clock rate of ${who}`,
    told: (who) => `clock rate of ${who} changed`,
  },
  cutLink: {
    label: 'Cut',
    action: (who) => `Cut ${who}`,
    explanation: 'No messages pass between the two; neither side is notified.',
    done: (who) => `cut ${who}`,
    told: (who) => `${who} cut`,
  },
  healLink: {
    label: 'Heal',
    action: (who) => `Heal ${who}`,
    explanation: 'Messages pass again; the delayed ones arrive now.',
    done: (who) => `healed ${who}`,
    told: (who) => `${who} healed`,
  },
  slowLink: {
    label: 'Slow',
    action: (who) => `Slow down ${who}`,
    explanation: 'Messages sent from now on take longer; their order is kept.',
    done: (who) => `slowed down ${who}`,
    told: (who) => `${who} slow`,
  },
  partition: {
    label: 'Partition',
    action: (who) => `Partition the network: ${who}`,
    explanation: 'No messages pass between the groups; within each group they do.',
    done: (who) => `partitioned the network: ${who}`,
    told: (who) => `network partitioned: ${who}`,
  },
  healAll: {
    label: 'Heal all',
    action: () => 'Heal the whole network',
    explanation: 'Undoes every cut, including those of the script.',
    done: () => 'healed the whole network',
    told: () => 'network healed',
  },
  stopScript: {
    label: 'Stop the script',
    action: () => 'Stop the script',
    explanation: 'The scenario’s script gives no more commands: all that comes is up to you.',
    done: () => 'took over: the script gives no more commands',
    told: () => 'script stopped',
  },
  holdMessage: {
    label: 'Hold',
    action: (who) => `Hold message ${who}`,
    explanation: 'This message waits, and so does everything sent after it on the connection.',
    done: (who) => `held message ${who}`,
    told: (who) => `message ${who} held`,
  },
  releaseMessage: {
    label: 'Release',
    action: (who) => `Release message ${who}`,
    explanation: 'The message continues, followed by everything that waited behind it.',
    done: (who) => `released message ${who}`,
    told: (who) => `message ${who} released`,
  },
  cutAtMessage: {
    label: 'Cut here',
    action: (who) => `Cut the connection at message ${who}`,
    explanation:
      'Earlier messages arrive; this one and all later ones never do. Both sides find the connection closed.',
    done: (who) => `cut the connection at message ${who}`,
    told: (who) => `connection cut at message ${who}`,
  },
  openWire: {
    label: 'Connect',
    action: (who) => `Connect an outside client to ${who}`,
    explanation: 'A program outside the lab opens a connection.',
    done: (who) => `connected an outside client to ${who}`,
    told: (who) => `an outside client connected to ${who}`,
  },
  sendWire: {
    label: 'Send',
    action: () => 'Send a packet from an outside client',
    explanation: 'A program outside the lab sends a packet.',
    done: () => 'sent a packet from an outside client',
    told: () => 'an outside client sent a packet',
  },
  closeWire: {
    label: 'Close',
    action: () => 'Close the connection of an outside client',
    explanation: 'A program outside the lab closes its connection.',
    done: () => 'closed the connection of an outside client',
    told: () => 'an outside client closed its connection',
  },
  expireWire: {
    label: 'Expire session',
    action: () => 'Expire the session of an outside client',
    explanation: 'The server closes the session now; the client learns of it when it reconnects.',
    done: () => 'expired the session of an outside client',
    told: () => 'session of an outside client expired',
  },
};

/** Slowing a link down by 0 ms. */
export const fastLink: CommandWord = {
  label: 'Full speed',
  action: (who) => `Set ${who} back to full speed`,
  explanation: 'Messages sent from now on are no longer delayed.',
  done: (who) => `set ${who} back to full speed`,
  told: (who) => `${who} back to normal speed`,
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
