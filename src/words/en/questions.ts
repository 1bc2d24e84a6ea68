import type { WhyNotExpired } from '../contracts/views.ts';
import { format, server } from './nouns.ts';

/** Questions about ensembles, and what is answered where no record tells. */
export const questions = {
  leader: (number: string) => `Why is server ${number} the leader?`,
  follows: (number: string, leader: string) => `Why does server ${number} follow server ${leader}?`,
  looks: (number: string) => `Why is server ${number} looking for a leader?`,
  down: (number: string) => `Why is server ${number} down?`,
  disconnected: (who: string) => `Why was client ${who} disconnected?`,
  expired: (who: string) => `Why did client ${who}’s session expire?`,
  unexpired: (who: string) => `Why has client ${who}’s session not expired?`,
  unexpiredId: (session: string) => `Why has session ${session} not expired?`,
  vanished: (zxid: string) => `Why did this write (zxid ${zxid}) disappear?`,
  doomed: (zxid: string) => `Why will this write (zxid ${zxid}) be discarded?`,
  between: (count: number) =>
    format.plural(count, { one: '1 step between', other: `${format.number(count)} steps between` }),

  answers: (answer: WhyNotExpired, nowMs: number): string => {
    switch (answer.why) {
      case 'gone':
        return 'The session no longer exists: it has ended.';
      case 'noLeader':
        return 'Only a leader expires sessions, and there is no leader. Followers keep the session as it is; the next leader gives it a full timeout when it takes over.';
      case 'frozen':
        return `Only ${server(answer.server.id)} expires sessions at this moment. It is frozen, so its session timers are stopped too.`;
      case 'closing':
        return 'It is being closed: closeSession is a transaction like any other and waits to be committed.';
      case 'heard':
        return `Its client was last heard from ${ago(answer.touchedAtMs, nowMs)}. That moved the expiry to ${format.clock(answer.expiresAtMs)}.`;
      case 'restarted':
        return `${capitalServer(answer.server.id)} ${answer.server.role === 'standalone' ? 'started again' : 'became leader'} at ${format.clock(answer.touchedAtMs)} and gave every session a full timeout from then: that reset the timer. Without a heartbeat, the session expires at ${format.clock(answer.expiresAtMs)}.`;
      case 'notYet':
        return `Its client was last heard from ${ago(answer.touchedAtMs, nowMs)}, and its timeout is ${format.span(answer.timeoutMs)}. Without a heartbeat, it expires at ${format.clock(answer.expiresAtMs)}.`;
      case 'bucket':
        return `Its timeout of ${format.span(answer.timeoutMs)} is over. Sessions expire in buckets, at multiples of tickTime (${format.span(answer.tickMs)}): this one at ${format.clock(answer.expiresAtMs)}.`;
      default:
        return answer satisfies never;
    }
  },
};

function capitalServer(id: string): string {
  const name = server(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function ago(atMs: number, nowMs: number): string {
  return `${format.span(nowMs - atMs)} ago`;
}
