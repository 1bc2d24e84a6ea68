import type { Belief } from '../../engine/index.ts';
import { beliefs, beliefsEnded, capital, format, spelled } from './nouns.ts';

/** Short clauses for the narrator to put together. */
export const live = {
  world: (world: string, clauses: readonly string[]) => `${world}: ${clauses.join('; ')}.`,
  both: (clauses: readonly string[]) => `${capital(clauses.join('; '))}.`,
  /** `news`: what all of them are told, where it is one thing. */
  wakeUps: (count: number, who: readonly string[], isOneRelease: boolean, news: string) => {
    const why = news === '' ? '' : `: ${news}`;
    if (who.length > 1)
      return `${spelled(who.length)} clients wake${isOneRelease ? ' for one release' : ''}${why}`;
    return `${who.join('')} wakes${count === 1 ? '' : ` ${count === 2 ? 'twice' : `${spelled(count)} times`}`}${why}`;
  },
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
  waitInLine: (count: number) => `${spelled(count)} clients wait, each watching the znode before its own`,
  expired: (who: string, afterMs: number) =>
    `the session of ${who} expired after ${format.span(afterMs)} of silence`,
  /** `who`: null if it was named just before. */
  refused: (who: string | null, op: string, code: string) =>
    `${who === null ? 'its' : `${who}’s`} ${op} is refused: ${code}`,
  unanswered: (who: string, op: string, code: string) =>
    `${who} gets ${code} for its ${op} and cannot know whether it was done`,
  /** `who`: null if it was named just before. */
  gained: (who: string | null, gain: { readonly item: string } | { readonly path: string }) =>
    'item' in gain
      ? `${who ?? 'it'} takes item ${gain.item}`
      : `${who === null ? 'its' : `${who}’s`} znode is ${gain.path}`,
  /** A program ends because of it. */
  ends: (who: string, code: string) => `the program of ${who} ends with ${code}`,
  callbackFails: (who: string, code: string) => `a callback of ${who} fails with ${code}`,
  /** `who`: null if it was named just before. */
  gotNothing: (who: string | null) => `${who ?? 'it'} gets null instead of an item`,
  /** On the event thread. */
  waitsBehind: (who: string) => `an event for ${who} waits behind a callback`,
  /** From its death on, whenever that is read. */
  livesOn: (ms: number) => `its session outlives it by ${format.span(ms)}`,
  bothLiveOn: (ms: number) => `both sessions outlive them by ${format.span(ms)}`,
  holds: (who: string, what: Belief['what']) => `${who} ${beliefs[what]}`,
  /** Several of one client. */
  threadsHold: (who: string, count: number) =>
    `${spelled(count)} threads of ${who} believe at once that they hold the lock`,
  /** The tree says otherwise. */
  believes: (who: string, what: Belief['what']) =>
    `${who} believes that it ${beliefs[what]}, and the tree says otherwise`,
  noLonger: (who: string, what: Belief['what']) => `${who} ${beliefsEnded[what]}`,
  toldNotLeader: (who: string) => `${who} calls notLeader() of its listeners`,
  lost: (who: string, isTold: boolean) =>
    `${who} is LOST: ${isTold ? 'its session expired' : 'by its own clock, its session timeout is over'}`,
  dataSet: (path: string, version: number) => `${path} was written and has version ${version}`,
  aclSet: (path: string, version: number) => `${path} has a new ACL: aversion ${version}`,
  learnedExpired: (who: string) => `${who}’s library learned that its session expired`,
  authFailed: (who: string) => `the authentication of ${who} failed`,
  replyTooLong: (who: string) => `the reply exceeds jute.maxbuffer: ${who} closes its connection`,
  typed: (who: string, line: string) => `${who} types: ${line}`,
  at: (at: string) => `At ${at}.`,
};
