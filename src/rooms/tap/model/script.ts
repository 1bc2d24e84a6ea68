// A script: orders, each with the moment at which it is given, by what happens and not by the clock where that is possible.
import { assertNever } from '../../../engine/index.ts';
import { badTargetIn, durationOf, ORDER_FORMS, parseOrder, type Order } from './order.ts';
import type { SeenStat, TapEvent } from './tapEvent.ts';

export type Happening = 'created' | 'deleted' | 'changed' | 'asked' | 'fired';

type Moment =
  /** Since the tap was started. */
  | { readonly kind: 'at'; readonly atMs: number }
  /** Since the line before was done. */
  | { readonly kind: 'after'; readonly afterMs: number }
  | {
      readonly kind: 'when';
      readonly path: RegExp;
      readonly happening: Happening;
      /** Of what is asked. */
      readonly op: string | null;
      readonly times: number;
    }
  | { readonly kind: 'session'; readonly times: number };

export interface ScriptLine {
  readonly line: number;
  readonly text: string;
  readonly moment: Moment;
  readonly order: Order;
}

/** The script makes no sense; the message names the line and what would. */
export class BadScript extends Error {}

export const SCRIPT_FORMS = `A line of a script is MOMENT: ORDER. Moments:

  at 5s                                 after the start of the tap
  after 500ms                           after the line before
  when /lock/n-* is created             also: is deleted, is changed, fires (a watch event for it passes)
  when create of /lock/n-* is asked     any operation; its answer is still to come
  when a session opens
  when /lock/n-* is created 3 times     the third time

In a path * stands for any characters but /, and ** for any. A line waits for the line before it.`;

export function parseScript(text: string): readonly ScriptLine[] {
  return text.split('\n').flatMap((each, index) => {
    const line = each.replace(/(^|\s)#.*$/, '').trim();
    return line === '' ? [] : [lineOf(line, index + 1)];
  });
}

function lineOf(text: string, line: number): ScriptLine {
  const split = /:(?=\s)/.exec(text)?.index ?? -1;
  const moment = split === -1 ? null : momentOf(text.slice(0, split).trim());
  const order = split === -1 ? null : parseOrder(text.slice(split + 1));
  if (moment === null) throw new BadScript(`line ${line}: "${text}" begins with no moment`);
  if (order === null)
    throw new BadScript(`line ${line}: ${orderProblem(text, text.slice(split + 1).trim())}`);
  const isAboutOne = moment.kind === 'when' || moment.kind === 'session';
  if (order.target.kind === 'it' && !isAboutOne)
    throw new BadScript(`line ${line}: "${text}" has no "it": its moment is about no connection`);
  return { line, text, moment, order };
}

function orderProblem(text: string, order: string): string {
  if (order === '') return `"${text}" has no order behind its moment`;
  const target = badTargetIn(order);
  return target === null
    ? `"${order}" is no order; orders are ${ORDER_FORMS.join(', ')}`
    : `"${order}" has the target "${target}"; targets are all, server:1, connection:3, session:0x1a, and it`;
}

function momentOf(text: string): Moment | null {
  const [, clock, duration = ''] = /^(at|after) (\S+)$/.exec(text) ?? [];
  const ms = durationOf(duration);
  if (clock !== undefined)
    return ms === null ? null : clock === 'at' ? { kind: 'at', atMs: ms } : { kind: 'after', afterMs: ms };
  const [, what = '', count = '1'] = /^when (.+?)(?: (\d{1,6}) times)?$/.exec(text) ?? [];
  const times = Math.max(1, Number(count));
  if (what === 'a session opens') return { kind: 'session', times };
  const [, path, happening] = /^(\/\S*) (?:is (created|deleted|changed)|fires)$/.exec(what) ?? [];
  if (path !== undefined)
    return {
      kind: 'when',
      path: patternOf(path),
      happening: (happening as Happening | undefined) ?? 'fired',
      op: null,
      times,
    };
  const [, op, asked] = /^(\w+) of (\/\S*) is asked$/.exec(what) ?? [];
  return op === undefined || asked === undefined
    ? null
    : { kind: 'when', path: patternOf(asked), happening: 'asked', op, times };
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*\*?/g, (star) => (star === '*' ? '[^/]*' : '.*'))}$`, 'u');
}

export interface Due {
  readonly line: ScriptLine;
  /** What the moment is about. */
  readonly connection: number | null;
}

/** A script as it goes on. Time and events are given to it, in order. */
export class ScriptRun {
  readonly #lines: readonly ScriptLine[];
  #next = 0;
  #seen = 0;
  #doneAtMs = 0;

  constructor(lines: readonly ScriptLine[]) {
    this.#lines = lines;
  }

  get isOver(): boolean {
    return this.#next >= this.#lines.length;
  }

  /** When something is due without anything happening; null: nothing is. */
  get dueAtMs(): number | null {
    const moment = this.#lines[this.#next]?.moment;
    if (moment?.kind === 'at') return moment.atMs;
    return moment?.kind === 'after' ? this.#doneAtMs + moment.afterMs : null;
  }

  at(nowMs: number): Due | null {
    const dueAtMs = this.dueAtMs;
    return dueAtMs === null || nowMs < dueAtMs ? null : this.#done(nowMs, null);
  }

  take(event: TapEvent): Due | null {
    const moment = this.#lines[this.#next]?.moment;
    if (moment === undefined || moment.kind === 'at' || moment.kind === 'after') return null;
    if (!isMoment(moment, event)) return null;
    this.#seen += 1;
    return this.#seen < moment.times ? null : this.#done(event.atMs, event.connection);
  }

  #done(nowMs: number, connection: number | null): Due | null {
    const line = this.#lines[this.#next];
    this.#next += 1;
    this.#seen = 0;
    this.#doneAtMs = nowMs;
    return line === undefined ? null : { line, connection };
  }
}

function isMoment(moment: Extract<Moment, { kind: 'when' | 'session' }>, event: TapEvent): boolean {
  if (moment.kind === 'session') return event.kind === 'connected' && event.timeoutMs > 0;
  const is = (path: string | null | undefined) =>
    path !== null && path !== undefined && moment.path.test(path);
  switch (moment.happening) {
    case 'fired':
      return event.kind === 'event' && is(event.path);
    case 'asked':
      return (
        event.kind === 'request' &&
        ((event.op === moment.op && is(event.path)) ||
          (event.parts ?? []).some(({ op, path }) => op === moment.op && is(path)))
      );
    case 'created':
    case 'deleted':
    case 'changed':
      return (
        event.kind === 'answer' &&
        writesIn(event).some(({ op, path }) => op === OPS[moment.happening] && is(path))
      );
    default:
      return assertNever(moment.happening);
  }
}

const OPS: Readonly<Record<Happening, string>> = {
  created: 'create',
  deleted: 'delete',
  changed: 'setData',
  asked: '',
  fired: '',
};

export interface Write {
  readonly op: 'create' | 'delete' | 'setData';
  readonly path: string;
  /** Of the znode afterwards, where the answer has it. */
  readonly stat?: SeenStat | undefined;
}

/** The writes that an answer says were done. */
export function writesIn(event: Extract<TapEvent, { kind: 'answer' }>): readonly Write[] {
  if (event.err !== 'Ok') return [];
  const done: readonly (Omit<Write, 'op'> & { readonly op: string })[] =
    event.op === 'multi'
      ? (event.results ?? []).some(({ err }) => err !== 'Ok')
        ? []
        : (event.results ?? [])
      : [{ op: event.op ?? '', path: event.path ?? event.about ?? '', stat: event.stat }];
  return done.filter((each): each is Write => WRITES.has(each.op));
}

const WRITES: ReadonlySet<string> = new Set(['create', 'delete', 'setData']);
