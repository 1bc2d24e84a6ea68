import type { CommandType } from '../../engine/index.ts';
import { capital, format, spelled } from './nouns.en.ts';

/** What is read out: short clauses, put together by the narrator. */
export const live = {
  world: (world: string, clauses: readonly string[]) => `${world}: ${clauses.join('; ')}.`,
  both: (clauses: readonly string[]) => `${capital(clauses.join('; '))}.`,
  wakeUps: (count: number, who: readonly string[]) =>
    count === 1 ? `one wake-up, ${who.join('')}` : `${spelled(count)} wake-ups`,
  watchSame: (count: number, path: string) =>
    count === 1 ? `one client now watches ${path}` : `${spelled(count)} clients now watch ${path}`,
  watchOthers: (count: number) => `${spelled(count)} clients now watch, each another znode`,
  expired: (who: string, afterMs: number) =>
    `after ${format.span(afterMs)} of silence the session of ${who} expired`,
  holds: (who: string) => `${who} holds the lock`,
  broken: (name: string) => `broken promise: ${name}`,
  command: {
    release: (who) => `${who} releases the lock`,
    openGate: (who) => `${who} goes on`,
    startClient: (who) => `${who} started`,
    addClient: (who) => `${who} added`,
    closeClient: (who) => `${who} closed`,
    killClient: (who) => `${who} killed`,
    pauseClient: (who) => `${who} paused`,
    resumeClient: (who) => `${who} resumed`,
    cutClientLink: (who) => `link of ${who} cut`,
    healClientLink: (who) => `link of ${who} healed`,
    dropReply: (who) => `next reply to ${who} will be dropped`,
    expireSession: (who) => `session of ${who} expired`,
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
    holdMessage: (who) => `message ${who} held`,
    releaseMessage: (who) => `message ${who} released`,
    cutAtMessage: (who) => `connection cut at message ${who}`,
  } satisfies Readonly<Record<CommandType, (who: string) => string>>,
  at: (at: string) => `At ${at}.`,
};
