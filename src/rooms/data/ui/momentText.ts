// A zxid or a time as it is typed.
import { timeText } from '../words/timeText.ts';

export type TypedMoment = { readonly zxid: number } | { readonly timeMs: number };

/** `0x10000002a`, `12:03`, `12:03:05.250`, `2026-11-24 12:03`; a time without a day is on that of `dayOfMs`. Null: neither. */
export function typedMoment(text: string, dayOfMs: number): TypedMoment | null {
  const typed = text.trim();
  if (/^0x[0-9a-f]{1,13}$/i.test(typed)) return { zxid: Number(typed) };
  const [, date, clock] =
    /^(?:(\d{4}-\d\d-\d\d)[ T])?((?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)$/.exec(typed) ?? [];
  if (clock === undefined || (date !== undefined && !isDay(date))) return null;
  const day = date ?? timeText(dayOfMs).slice(0, 10);
  const wanted = wallMs(`${day} ${clock}`);
  // The zone of this machine, as it was about then.
  return { timeMs: wanted - (wallMs(timeText(wanted)) - wanted) };
}

function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const next = month === 12 ? daysBefore(year + 1, 1) : daysBefore(year, month + 1);
  return month >= 1 && month <= 12 && day >= 1 && day <= next - daysBefore(year, month);
}

/** What a clock shows, counted as if it stood in Greenwich. */
function wallMs(text: string): number {
  const [, year, month, day, hour, minute, second = '0', fraction = ''] =
    /^(\d+)-(\d+)-(\d+) (\d+):(\d+)(?::(\d+))?(?:\.(\d+))?$/.exec(text) ?? [];
  const ms = Number(fraction.padEnd(3, '0'));
  const days = daysBefore(Number(year), Number(month)) + Number(day) - 1;
  return ((days * 24 + Number(hour)) * 60 + Number(minute)) * 60_000 + Number(second) * 1000 + ms;
}

/** From 1970 to the first of that month. */
function daysBefore(year: number, month: number): number {
  const years = month <= 2 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) - 719_468;
}
