// When processes stand still and whose clocks are wrong, as one types or pastes it: `A 3000 800` is a pause of A at 3 s for 800 ms,
// `A clock +20` a clock that is 20 ‰ fast. A line with a name alone begins a log of a garbage collector: the pauses in the lines below are
// that process's, from the beginning of the log.
import {
  PLAN_LIMITS,
  type PlannedDrift,
  type PlannedEnd,
  type PlannedPause,
  type WorldPlan,
} from '../scenario/worldPlan.ts';
import { actorNamed } from './latencyText.ts';
import { PLAN_RANGES } from './planSchema.ts';

/** What is wrong with a line, from 1; words for it are the catalogue's. */
export type PauseTextProblem =
  | { readonly line: number; readonly code: 'usage' }
  | { readonly line: number; readonly code: 'nobody'; readonly name: string }
  /** No line of the log below that name tells of a pause. */
  | { readonly line: number; readonly code: 'noPause' }
  | { readonly line: number; readonly code: 'outOfRange'; readonly min: number; readonly max: number }
  | { readonly line: number; readonly code: 'tooMany'; readonly limit: number };

export type ParsedPauses =
  | { readonly ok: true; readonly pauses: readonly PlannedPause[]; readonly drifts: readonly PlannedDrift[] }
  | { readonly ok: false; readonly problems: readonly PauseTextProblem[] };

/** Every line that is wrong is named, up to ten of them. */
export function parsePauses(text: string, plan: WorldPlan): ParsedPauses {
  const reading = new Reading(plan);
  for (const [index, line] of text.split(/\r\n|\n|\r/u).entries()) {
    reading.take(line, index + 1);
    if (reading.problems.length >= MOST_PROBLEMS) break;
  }
  reading.endLog();
  const { problems, pauses, drifts } = reading;
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, pauses, drifts: [...drifts].map(([of, perMille]) => ({ of, perMille })) };
}

/** What `parsePauses` reads as those. */
export function pauseText({ pauses = [], drifts = [] }: Pick<WorldPlan, 'pauses' | 'drifts'>): string {
  const name = (of: PlannedEnd): string => of.replace(/^client:/u, '');
  return [
    ...pauses.map(({ of, atMs, forMs }) => `${name(of)} ${atMs} ${forMs}\n`),
    ...drifts.map(({ of, perMille }) => `${name(of)} clock ${perMille > 0 ? '+' : ''}${perMille}\n`),
  ].join('');
}

const MOST_PROBLEMS = 10;

interface Log {
  readonly of: PlannedEnd;
  readonly line: number;
  /** The first moment that the log tells by the calendar. */
  beginMs: number | null;
  pauses: number;
}

class Reading {
  readonly pauses: PlannedPause[] = [];
  readonly drifts = new Map<PlannedEnd, number>();
  readonly problems: PauseTextProblem[] = [];
  readonly #plan: WorldPlan;
  #log: Log | null = null;

  constructor(plan: WorldPlan) {
    this.#plan = plan;
  }

  take(text: string, line: number): void {
    if (/^\s*(?:#|$)/u.test(text)) return;
    const log = this.#log;
    const words = text.trim().split(/\s+/u);
    if (log !== null && (text.trim().startsWith('[') || /^\d/u.test(text.trim())))
      return this.#read(log, text, line);
    this.endLog();
    const [name = '', first = '', second = '', more] = words;
    const of = actorNamed(name.replace(/:$/u, ''), this.#plan);
    if (of === null) return this.#refuse({ line, code: 'nobody', name: name.slice(0, PLAN_LIMITS.path) });
    if (words.length === 1) this.#log = { of, line, beginMs: null, pauses: 0 };
    else if (more !== undefined) this.#refuse({ line, code: 'usage' });
    else if (first === 'clock') this.#drift(of, second, line);
    else if (/^\d+$/u.test(first) && /^\d+$/u.test(second))
      this.#pause({ of, atMs: Number(first), forMs: Number(second) }, line);
    else this.#refuse({ line, code: 'usage' });
  }

  endLog(): void {
    if (this.#log?.pauses === 0) this.#refuse({ line: this.#log.line, code: 'noPause' });
    this.#log = null;
  }

  #read(log: Log, text: string, line: number): void {
    const date = /^\[?(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)/u.exec(text)?.[1];
    const calendarMs = date === undefined ? null : calendarMsOf(date);
    if (calendarMs !== null) log.beginMs ??= calendarMs;
    const pause = pauseIn(text, calendarMs === null ? null : calendarMs - (log.beginMs ?? calendarMs));
    if (pause === null) return;
    log.pauses++;
    this.#pause({ of: log.of, ...pause }, line);
  }

  #pause(pause: PlannedPause, line: number): void {
    const [[atLeast, atMost], [least, most]] = [PLAN_RANGES.pauseAtMs, PLAN_RANGES.pauseForMs];
    if (pause.atMs < atLeast || pause.atMs > atMost)
      return this.#refuse({ line, code: 'outOfRange', min: atLeast, max: atMost });
    if (pause.forMs < least || pause.forMs > most)
      return this.#refuse({ line, code: 'outOfRange', min: least, max: most });
    if (this.pauses.length === PLAN_LIMITS.pauses)
      return this.#refuse({ line, code: 'tooMany', limit: PLAN_LIMITS.pauses });
    this.pauses.push(pause);
  }

  #drift(of: PlannedEnd, amount: string, line: number): void {
    const [min, max] = PLAN_RANGES.driftPerMille;
    const [, perMille] = /^([+-]?\d+)‰?$/u.exec(amount) ?? [];
    if (perMille === undefined) return this.#refuse({ line, code: 'usage' });
    const value = Number(perMille);
    if (value < min || value > max) return this.#refuse({ line, code: 'outOfRange', min, max });
    this.drifts.set(of, value);
  }

  #refuse(problem: PauseTextProblem): void {
    this.problems.push(problem);
  }
}

type Moment = Pick<PlannedPause, 'atMs' | 'forMs'>;

/** Of a line as HotSpot writes it, which comes at the end of the pause; null where it tells of none. */
function pauseIn(text: string, sinceBeginMs: number | null): Moment | null {
  const [, unified] = /\bPause\b.*?(\d+(?:\.\d+)?)ms\s*$/u.exec(text) ?? [];
  if (unified !== undefined) {
    const forMs = Number(unified);
    const [, amount, unit] = /\[(\d+(?:\.\d+)?)(s|ms)\]/u.exec(text) ?? [];
    const endMs = amount === undefined ? sinceBeginMs : Number(amount) * (unit === 's' ? 1000 : 1);
    return endMs === null ? null : whole(endMs - forMs, forMs);
  }
  // Java 8 and before it: the line begins with the beginning of the pause.
  const [, seconds] = /\[(?:Full )?GC\b.*?(\d+\.\d+) secs\]/u.exec(text) ?? [];
  const [, upTime] = /(?:^|: )(\d+\.\d+): \[/u.exec(text) ?? [];
  if (seconds === undefined) return null;
  const atMs = upTime === undefined ? sinceBeginMs : Number(upTime) * 1000;
  return atMs === null ? null : whole(atMs, Number(seconds) * 1000);
}

function whole(atMs: number, forMs: number): Moment {
  return { atMs: Math.max(0, Math.round(atMs)), forMs: Math.max(1, Math.round(forMs)) };
}

/** In ms since some midnight; days are counted by the proleptic calendar, for no clock is asked here. */
function calendarMsOf(text: string): number | null {
  const [, year, month, day, hours, minutes, seconds = '0'] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?/u.exec(text) ?? [];
  if (year === undefined) return null;
  const [y, m] =
    Number(month) <= 2 ? [Number(year) - 1, Number(month) + 9] : [Number(year), Number(month) - 3];
  const days =
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * m + 2) / 5) +
    Number(day);
  return ((days * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
}
