// java.util.Date.toString of a virtual time, in UTC: `Thu Jan 01 00:00:10 UTC 1970`. Integers only, no Date.

export function dateText(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1000);
  const { year, month, day } = civilDate(days);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => two(Math.floor(part)))
    .join(':');
  return `${WEEKDAYS[(days + 4) % 7]} ${MONTHS[month]} ${two(day)} ${clock} UTC ${year}`;
}

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function two(number: number): string {
  return number.toString().padStart(2, '0');
}

/** The Gregorian date of a day counted from 1 January 1970; months from 0. Years begin in March for the arithmetic. */
function civilDate(days: number): { readonly year: number; readonly month: number; readonly day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = (marchMonth + 2) % 12;
  return { year: yearOfEra + era * 400 + (month < 2 ? 1 : 0), month, day };
}
