import { format, capital, server } from '../nouns.en.ts';

export const sessionWheel = {
  alone: (tickMs: number) =>
    `The server ends a session when the hand reaches its bucket; a bucket every ${format.span(tickMs)}.`,
  leader: (id: string, tickMs: number) =>
    `${capital(server(id))}, the leader, decides who expires; a bucket every ${format.span(tickMs)}.`,
  leaderFrozen: (id: string) =>
    `${capital(server(id))} leads and stands still: nobody expires until it goes on or another leads.`,
  nobody:
    'Nobody expires: only a leader lets sessions end, and none is in office. The next one begins all clocks anew.',
  none: 'No session yet.',
  legend: 'Being heard moves a session to a later bucket.',
  local: 'local',
  localTip: (id: string) => `A local session: ${server(id)} alone knows it and decides.`,
  ends: (at: string) => `ends at ${at}`,
  left: (ms: number) => (ms <= 0 ? 'due' : `in ${format.span(ms)}`),
  closing: 'closing',
  waits: 'waits',
  nowhere: 'not connected',
  at: (id: string) => `at ${server(id)}`,
  client: (name: string) => `client ${name}`,
  why: (who: string) => `Why does nobody expire the session of ${who}?`,
  spoken: (who: string, parts: readonly string[]) => `Session of ${who}: ${parts.join(', ')}.`,
};

export type SessionWheelWords = typeof sessionWheel;
