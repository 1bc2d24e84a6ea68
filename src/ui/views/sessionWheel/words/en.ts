import { capital, format, server } from '../../../../words/en/nouns.ts';

export const words = {
  alone: (tickMs: number) =>
    `The server expires a session when the hand has passed its bucket; one bucket every ${format.span(tickMs)}.`,
  leader: (id: string, tickMs: number) =>
    `${capital(server(id))}, the leader, expires sessions; one bucket every ${format.span(tickMs)}.`,
  frozen: (id: string) =>
    `${capital(server(id))} expires sessions and is frozen: no session expires until it thaws or another server takes over.`,
  nobody:
    'No session expires: only a leader expires sessions, and there is none. The next leader resets all timers.',
  none: 'No session yet.',
  legend: 'Messages from the client move its session to later buckets, at most once per tick.',
  local: 'local',
  localTip: (id: string) => `A local session: only ${server(id)} knows it and expires it.`,
  ends: (at: string) => `expires at ${at}`,
  left: (ms: number) => (ms <= 0 ? 'due' : `in ${format.span(ms)}`),
  /** By when it is swept. */
  bucket: (endsAtMs: number) => `bucket ${format.span(endsAtMs)}`,
  closing: 'closing',
  waits: 'waiting',
  nowhere: 'not connected',
  at: (id: string) => `at ${server(id)}`,
  client: (name: string) => `client ${name}`,
  why: (who: string) => `Why has the session of ${who} not expired?`,
  spoken: (who: string, parts: readonly string[]) => `Session of ${who}: ${parts.join(', ')}.`,
};

export type Words = typeof words;
