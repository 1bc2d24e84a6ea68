// The search behind messages, for a worker: what it is told, what it tells, and slices short enough that it hears when it is to stop.
// The worker itself is a few lines: it hands in the clock, how to go on later, and how to send.
import type { ScenarioLibrary } from '../../../scenarios/experiment/experiment.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Exam, RepairMilestone } from '../../../scenarios/lessons/repair.ts';
import { Examination } from './examine.ts';
import type { Fault } from './faults.ts';
import type { FailedTrial } from './trials/trialRun.ts';
import { Search, type FoundRun, type SearchPhase, type Shown, type Tried } from './search.ts';

export type ToSearch =
  /** Begins a search; one that is under way is given up. */
  | {
      readonly type: 'search';
      readonly choice: ScenarioChoice;
      /** Absent: the usual ones. */
      readonly allow?: readonly Fault[];
      readonly seed: number;
      readonly seconds: number;
      /** Causes of what is known already. */
      readonly except?: readonly string[];
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

export type FromExam =
  | { readonly type: 'examining'; readonly runs: number }
  | {
      readonly type: 'examined';
      readonly reached: readonly RepairMilestone[];
      readonly runs: number;
      readonly seconds: number;
      readonly tried: Tried;
      readonly found: FoundRun | null;
      readonly failed: FailedTrial | null;
    }
  | Extract<FromSearch, { readonly type: 'failed' }>;

interface Report {
  readonly tried: Tried;
  readonly seconds: number;
  readonly found: FoundRun | null;
  /** What is no mistake: each limit once, and each error at each line once. */
  readonly shown: readonly Shown[];
}

export interface Surroundings {
  readonly library: ScenarioLibrary;
  /** Milliseconds, rising. */
  readonly now: () => number;
  /** Does it once messages have been heard, as setTimeout does. */
  readonly later: (work: () => void) => void;
  readonly send: (message: FromSearch | FromExam) => void;
  /** How long it works in one go, but for the run it is in. */
  readonly sliceMs?: number;
}

/** A message that is to be heard waits no longer than this and one run. */
const SLICE_MS = 50;
const REPORT_EVERY_MS = 200;

export class SearchService {
  readonly #around: Surroundings;
  /** What is under way. */
  #search: Search | Examination | null = null;
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
    const { choice, allow, seed, seconds, except = [] } = message;
    this.#attempt(() => {
      const scenario = scenarioOf(choice, library);
      const claims = claimsOf(scenario, choice.values);
      const search = new Search({
        scenario,
        choice,
        book: library.book,
        claims,
        seed,
        except,
        ...(allow === undefined ? {} : { allow }),
      });
      this.#begin(search, seconds);
    });
  }

  #examine(choice: ScenarioChoice, exam: Exam): void {
    this.#attempt(() => {
      const examination = new Examination(choice, exam, this.#around.library);
      this.#search = examination;
      this.#beganMs = this.#around.now();
      this.#reportedMs = this.#beganMs;
      this.#around.later(() => this.#attempt(() => this.#examineSlice(examination)));
    });
  }

  #examineSlice(examination: Examination): void {
    if (this.#search !== examination) return;
    const { now, send, later, sliceMs = SLICE_MS } = this.#around;
    const untilMs = now() + sliceMs;
    let state = examination.advance();
    while (state === 'searching' && now() < untilMs) state = examination.advance();
    if (state === 'done') {
      this.#search = null;
      const { reached, runs, tried, found, failed } = examination;
      return send({ type: 'examined', reached, runs, tried, found, failed, seconds: this.#secondsNow() });
    }
    if (now() - this.#reportedMs >= REPORT_EVERY_MS) {
      this.#reportedMs = now();
      send({ type: 'examining', runs: examination.runs });
    }
    later(() => this.#attempt(() => this.#examineSlice(examination)));
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
    if (search instanceof Search) this.#around.send({ type: 'ended', why, ...this.#report(search) });
  }

  #report({ tried, found, shown }: Search): Report {
    return { tried, seconds: this.#secondsNow(), found, shown };
  }

  #secondsNow(): number {
    return (this.#around.now() - this.#beganMs) / 1000;
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
