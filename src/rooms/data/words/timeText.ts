/** `2026-11-24 12:03:05.123` in the time zone of this machine: the same in each language, as log files of servers have it. */
export function timeText(ms: number): string {
  if (!(Math.abs(ms) < MAX_TIME_MS)) return String(ms);
  const behindMs = new Date(ms).getTimezoneOffset() * 60_000;
  // Years of five digits have a sign.
  return new Date(ms - behindMs).toISOString().slice(0, -1).replace('T', ' ').replace(/^\+0?/u, '');
}

/** Beyond that no calendar goes, in whatever zone. */
const MAX_TIME_MS = 8.639e15;
