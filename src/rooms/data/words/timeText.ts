/** `2026-11-24 12:03:05.123` in the time zone of this machine: the same in each language, as log files of servers have it. */
export function timeText(ms: number): string {
  if (!(Math.abs(ms) < MAX_TIME_MS)) return String(ms);
  const parts = new Map(
    format()
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}.${part('fractionalSecond')}`;
}

/** Beyond that no calendar goes. */
const MAX_TIME_MS = 8.64e15;

/** Made when it is first asked for: it takes long, and few pages show a time. */
const made: { format?: Intl.DateTimeFormat } = {};

function format(): Intl.DateTimeFormat {
  return (made.format ??= new Intl.DateTimeFormat('en-US', {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  }));
}
