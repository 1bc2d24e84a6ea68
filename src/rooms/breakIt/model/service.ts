// The search behind messages, for a worker: what it is told, what it tells, and slices short enough that it hears when it is to stop.
// The worker itself is a few lines: it hands in the clock, how to go on later, and how to send.
import type { ScenarioLibrary } from '../../../scenarios/experiment/experiment.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Exam } from '../../../scenarios/lessons/repair.ts';
import { doesItsWork, searchOf } from './examine.ts';
import type { Fault } from './faults.ts';
import { Search, type FoundRun, type SearchPhase, type Tried } from './search.ts';

export type ToSearch =
  /** Begins a search; one that is under way is given up. */
  | {
      readonly type: 'search';
      readonly choice: ScenarioChoice;
      /** Absent: the usual ones. */
      readonly allow?: readonly Fault[];
      readonly seed: number;
      readonly seconds: number;
    }
  /** Begins the examination of a program, likewise. */
  | { readonly type: 'examine'; readonly choice: ScenarioChoice; readonly exam: Exam }
  | { readonly type: 'stop' };

export type FromSearch =
  /** Some times a second. `found` is the shortest so far. */
  | (Report & { readonly type: 'progress'; readonly phase: SearchPhase })
  /** It came to its end, its time is over, or it was stopped. */
  | (Report & { readonly type: 'ended'; readonly why: 'done' | 'time' | 'stopped' })
  | { readonly type: 'failed'; readonly message: string };

/** `idle`: what is examined does not do its work even where nothing goes wrong, so that nothing is searched. */
export type FromExam = FromSearch | { readonly type: 'idle' };

interface Report {
  readonly tried: Tried;
  readonly seconds: number;
  readonly found: FoundRun | null;
}

export interface Surroundings {
  readonly library: ScenarioLibrary;
  /** Milliseconds, rising. */
  readonly now: () => number;
  /** Does it once messages have been heard, as setTimeout does. */
  readonly later: (work: () => void) => void;
  readonly send: (message: FromExam) => void;
  /** How long it works in one go, but for the run it is in. */
  readonly sliceMs?: number;
}

/** A message that is to be heard waits no longer than this and one run. */
const SLICE_MS = 50;
const REPORT_EVERY_MS = 200;

export class SearchService {
  readonly #around: Surroundings;
  #search: Search | null = null;
  #beganMs = 0;
  #endMs = 0;
  #reportedMs = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  hear(message: ToSearch): void {
    if (message.type === 'stop') return this.#end('stopped');
    if (message.type === 'examine') return this.#examine(message.choice, message.exam);
    const { library } = this.#around;
    const { choice, allow, seed, seconds } = message;
    this.#attempt(() => {
      const scenario = scenarioOf(choice, library);
      const claims = claimsOf(scenario, choice.values);
      const search = new Search({
        scenario,
        choice,
        book: library.book,
        claims,
        seed,
        ...(allow === undefined ? {} : { allow }),
      });
      this.#begin(search, seconds);
    });
  }

  #examine(choice: ScenarioChoice, exam: Exam): void {
    const { library, send } = this.#around;
    this.#search = null;
    this.#attempt(() => {
      if (doesItsWork(choice, library)) this.#begin(searchOf(choice, exam, library), Infinity);
      else send({ type: 'idle' });
    });
  }

  #begin(search: Search, seconds: number): void {
    this.#search = search;
    this.#beganMs = this.#around.now();
    this.#endMs = this.#beganMs + seconds * 1000;
    this.#reportedMs = this.#beganMs;
    this.#goOnLater(search);
  }

  #goOnLater(search: Search): void {
    this.#around.later(() => this.#attempt(() => this.#slice(search)));
  }

  #slice(search: Search): void {
    if (this.#search !== search) return;
    const { now, send, sliceMs = SLICE_MS } = this.#around;
    const untilMs = now() + sliceMs;
    for (;;) {
      const phase = search.advance();
      if (phase === 'done') return this.#end('done');
      if (now() >= this.#endMs) return this.#end('time');
      if (now() < untilMs) continue;
      if (now() - this.#reportedMs >= REPORT_EVERY_MS) {
        this.#reportedMs = now();
        send({ type: 'progress', phase, ...this.#report(search) });
      }
      return this.#goOnLater(search);
    }
  }

  #end(why: 'done' | 'time' | 'stopped'): void {
    const search = this.#search;
    this.#search = null;
    if (search !== null) this.#around.send({ type: 'ended', why, ...this.#report(search) });
  }

  #report({ tried, found }: Search): Report {
    return { tried, seconds: (this.#around.now() - this.#beganMs) / 1000, found };
  }

  /** What the engine asserts, or code that cannot be run, ends the search and not the worker. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#search = null;
      this.#around.send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }
}
