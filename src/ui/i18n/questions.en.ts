import type { Unexpired } from '../select/unexpired.ts';
import { format, server } from './nouns.en.ts';

/** Questions about ensembles, and what is answered where no record tells. */
export const questions = {
  leader: (number: string) => `Why is server ${number} the leader?`,
  follows: (number: string, leader: string) => `Why does server ${number} follow server ${leader}?`,
  looks: (number: string) => `Why does server ${number} look for a leader?`,
  down: (number: string) => `Why is server ${number} down?`,
  disconnected: (who: string) => `Why was client ${who} disconnected?`,
  expired: (who: string) => `Why did client ${who}’s session expire?`,
  unexpired: (who: string) => `Why does nobody expire client ${who}’s session?`,
  unexpiredId: (session: string) => `Why does nobody expire session ${session}?`,
  vanished: (zxid: string) => `Why did this write (zxid ${zxid}) vanish?`,
  doomed: (zxid: string) => `Why will this write (zxid ${zxid}) be discarded?`,
  between: (count: number) => `${format.number(count)} steps between`,

  answers: (answer: Unexpired, nowMs: number): string => {
    switch (answer.why) {
      case 'gone':
        return 'It exists no more: it has ended.';
      case 'noLeader':
        return 'Only a leader lets sessions expire, and no leader is in office. Followers keep the session as it is; the next leader will give it a full timeout from its first moment.';
      case 'leaderFrozen':
        return `Only the leader lets sessions expire. ${capitalServer(answer.server.id)} leads and stands still, and the time of its sessions stands still with it.`;
      case 'closing':
        return 'Its end is decided: closeSession is a transaction like any other and waits for a quorum.';
      case 'heard':
        return `Its client is heard: the last time ${ago(answer.touchedAtMs, nowMs)}. That put its end off to ${format.clock(answer.expiresAtMs)}.`;
      case 'restarted':
        return `${capitalServer(answer.server.id)} took office at ${format.clock(answer.touchedAtMs)} and gave every session a full timeout from then: its clock began anew at the failover. Unheard, it ends at ${format.clock(answer.expiresAtMs)}.`;
      case 'notYet':
        return `It was last heard ${ago(answer.touchedAtMs, nowMs)}, and its timeout is ${format.span(answer.timeoutMs)}. Unheard, it ends at ${format.clock(answer.expiresAtMs)}.`;
      case 'bucket':
        return `Its timeout of ${format.span(answer.timeoutMs)} is over. Sessions end by the bucket, at multiples of tickTime (${format.span(answer.tickMs)}): this one at ${format.clock(answer.expiresAtMs)}.`;
      default:
        return answer satisfies never;
    }
  },
};

export type QuestionWords = typeof questions;

function capitalServer(id: string): string {
  const name = server(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function ago(atMs: number, nowMs: number): string {
  return `${format.span(nowMs - atMs)} ago`;
}
