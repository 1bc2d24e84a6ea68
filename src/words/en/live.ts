import type { Belief, CommandType, GateName } from '../../engine/index.ts';
import { beliefs, capital, format, spelled } from './nouns.ts';

/** Short clauses for the narrator to put together. */
export const live = {
  world: (world: string, clauses: readonly string[]) => `${world}: ${clauses.join('; ')}.`,
  both: (clauses: readonly string[]) => `${capital(clauses.join('; '))}.`,
  wakeUps: (count: number, who: readonly string[], isOneRelease: boolean) =>
    count === 1
      ? `${who.join('')} wakes`
      : `${spelled(count)} clients wake${isOneRelease ? ' for one release' : ''}`,
  wokenByLastRelease: (left: number, right: number) =>
    `The last release woke ${spelled(left)} ${left === 1 ? 'client' : 'clients'} on the left, ${spelled(right)} on the right.`,
  stacked: {
    wokenByLastRelease: (left: number, right: number) =>
      `The last release woke ${spelled(left)} ${left === 1 ? 'client' : 'clients'} above, ${spelled(right)} below.`,
  },
  fire: (count: number) => (count === 1 ? 'one watch fires' : `${spelled(count)} watches fire`),
  watch: (who: readonly string[], paths: readonly string[], watches: number) => {
    const watching =
      who.length === 1 ? `${who.join('')} now watches` : `${spelled(who.length)} clients now watch`;
    if (paths.length === 1) return `${watching} ${paths.join('')}`;
    const isOneEach = who.length > 1 && who.length === paths.length && who.length === watches;
    return isOneEach ? `${watching}, each a different znode` : `${watching} ${spelled(paths.length)} paths`;
  },
  expired: (who: string, afterMs: number) =>
    `the session of ${who} expired after ${format.span(afterMs)} of silence`,
  refused: (op: string, code: string) => `its ${op} is refused: ${code}`,
  unanswered: (who: string, op: string, code: string) =>
    `${who} gets ${code} for its ${op} and cannot know whether it was done`,
  livesOn: (ms: number) => `its session lives on for ${format.span(ms)}`,
  bothLiveOn: (ms: number) => `both sessions live on for ${format.span(ms)}`,
  holds: (who: string, what: Belief['what']) => `${who} ${beliefs[what]}`,
  broken: (name: string) => `invariant violated: ${name}`,
  command: {
    release: (who) => `${who} releases`,
    openGate: (who) => `${who} continues`,
    typeLine: (who) => `a line typed at ${who}`,
    startClient: (who) => `${who} started`,
    addClient: (who) => `${who} added`,
    closeClient: (who) => `${who} closed`,
    killClient: (who) => `${who} is killed`,
    pauseClient: (who) => `${who} paused`,
    resumeClient: (who) => `${who} resumed`,
    cutClientLink: (who) => `link of ${who} cut`,
    healClientLink: (who) => `link of ${who} healed`,
    dropReply: (who) => `next reply to ${who} will be dropped`,
    expireSession: (who) => `session of ${who} expired`,
    stallProgram: (who) => `program of ${who} stalled`,
    unstallProgram: (who) => `program of ${who} continues`,
    blockEventLane: (who) => `event thread of ${who} blocked`,
    unblockEventLane: (who) => `event thread of ${who} unblocked`,
    jumpClientClock: (who) => `clock of ${who} jumped`,
    driftClientClock: (who) => `clock rate of ${who} changed`,
    interruptThread: (who) => `thread of ${who} interrupted`,
    askServer: (who) => `${who} asked`,
    restartServer: (who) => `${who} restarts`,
    crashServer: (who) => `${who} crashed`,
    startServer: (who) => `${who} starts`,
    freezeServer: (who) => `${who} frozen`,
    thawServer: (who) => `${who} thawed`,
    wipeDisk: (who) => `disk of ${who} wiped`,
    slowDisk: (who) => `disk of ${who} slow`,
    failDisk: (who) => `disk of ${who} failing`,
    mendDisk: (who) => `disk of ${who} mended`,
    driftClock: (who) => `clock of ${who} shifted`,
    driftRate: (who) => `clock rate of ${who} changed`,
    cutLink: (who) => `${who} cut`,
    healLink: (who) => `${who} healed`,
    slowLink: (who) => `${who} slow`,
    partition: (who) => `network partitioned: ${who}`,
    healAll: () => 'network healed',
    stopScript: () => 'script stopped',
    holdMessage: (who) => `message ${who} held`,
    releaseMessage: (who) => `message ${who} released`,
    cutAtMessage: (who) => `connection cut at message ${who}`,
    openWire: (who) => `an outside client connected to ${who}`,
    sendWire: () => 'an outside client sent a packet',
    closeWire: () => 'an outside client closed its connection',
    expireWire: () => 'session of an outside client expired',
  } satisfies Readonly<Record<CommandType, (who: string) => string>>,
  /** What a client that waited at a gate does now. */
  gates: {
    arrive: (who) => `${who} arrives`,
    create: (who) => `${who} retries`,
    release: (who) => `${who} releases`,
    write: (who) => `${who} writes`,
    read: (who) => `${who} reads`,
    sync: (who) => `${who} syncs and reads`,
    produce: (who) => `${who} produces an item`,
    consume: (who) => `${who} takes an item`,
    publish: (who) => `${who} publishes`,
    enter: (who) => `${who} enters`,
    leave: (who) => `${who} leaves`,
    giveUp: (who) => `${who} gives up`,
    act: (who) => `${who} continues`,
  } satisfies Readonly<Record<GateName, (who: string) => string>>,
  fastLink: (who: string) => `${who} back to normal speed`,
  at: (at: string) => `At ${at}.`,
};
