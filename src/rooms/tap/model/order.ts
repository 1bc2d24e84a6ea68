// What the tap can do to connections, in one notation for the page, the console and scripts: `cut session:0x1a for 5s`.
import { assertNever } from '../../../engine/index.ts';

export type Target =
  | { readonly kind: 'all' }
  /** Numbered from 1 in the order of --upstream. */
  | { readonly kind: 'server'; readonly server: number }
  | { readonly kind: 'connection'; readonly connection: number }
  /** The connections of a session, also those it opens later. */
  | { readonly kind: 'session'; readonly session: string }
  /** In a script: the session that the moment is about. */
  | { readonly kind: 'it' };

export type Way = 'both' | 'toServer' | 'toClient';

export type Order =
  /** Nothing passes and nothing is lost: what was sent arrives once it is healed, as after a partition. `forMs` null: until then. */
  | { readonly verb: 'cut'; readonly target: Target; readonly way: Way; readonly forMs: number | null }
  /** Each way takes so much longer, and up to `jitterMs` more; the order is kept. */
  | {
      readonly verb: 'delay';
      readonly target: Target;
      readonly delayMs: number;
      readonly jitterMs: number;
      readonly forMs: number | null;
    }
  /** The connection ends in the place of its next reply. */
  | { readonly verb: 'dropReply'; readonly target: Target; readonly op: string | null }
  /** A cut of the connections there are, for a while: as when a process stands still. */
  | { readonly verb: 'stall'; readonly target: Target; readonly forMs: number }
  | { readonly verb: 'close'; readonly target: Target }
  /** New connections are reset. */
  | { readonly verb: 'refuse'; readonly target: Target; readonly forMs: number | null }
  /** Ends cuts, delays and refusals. */
  | { readonly verb: 'heal'; readonly target: Target };

export const ORDER_FORMS = [
  'cut TARGET [toServer|toClient] [for 5s]',
  'delay TARGET 50ms [jitter 10ms] [for 5s]',
  'dropReply TARGET [create]',
  'stall TARGET 2s',
  'close TARGET',
  'refuse all|server:1 [for 5s]',
  'heal [TARGET]',
] as const;

/** Null: it is no order. */
export function parseOrder(text: string): Order | null {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  if (verb === 'heal' && words.length === 0) return { verb, target: { kind: 'all' } };
  const target = targetOf(words.shift() ?? '');
  if (target === null) return null;
  const order = orderOf(verb, target, words);
  return words.length === 0 ? order : null;
}

/** The word that stands where an order has its target and is none; null where a target is not what is wrong. */
export function badTargetIn(text: string): string | null {
  const [verb = '', word = ''] = text.trim().split(/\s+/);
  return VERBS.has(verb) && word !== '' && targetOf(word) === null ? word : null;
}

const VERBS: ReadonlySet<string> = new Set(ORDER_FORMS.map((form) => form.split(' ', 1)[0] ?? ''));

/** Takes what it understands out of the words. */
function orderOf(verb: string, target: Target, words: string[]): Order | null {
  switch (verb) {
    case 'cut': {
      const way = words[0] === 'toServer' || words[0] === 'toClient' ? words[0] : 'both';
      if (way !== 'both') words.shift();
      return { verb, target, way, forMs: durationAfter('for', words) };
    }
    case 'delay': {
      const delayMs = durationOf(words.shift() ?? '');
      const jitterMs = durationAfter('jitter', words) ?? 0;
      return delayMs === null
        ? null
        : { verb, target, delayMs, jitterMs, forMs: durationAfter('for', words) };
    }
    case 'dropReply':
      return { verb, target, op: words.shift() ?? null };
    case 'stall': {
      const forMs = durationOf(words.shift() ?? '');
      return forMs === null ? null : { verb, target, forMs };
    }
    case 'refuse':
      if (target.kind !== 'all' && target.kind !== 'server') return null;
      return { verb, target, forMs: durationAfter('for', words) };
    case 'close':
    case 'heal':
      return { verb, target };
    default:
      return null;
  }
}

export function orderText(order: Order): string {
  const target = targetText(order.target);
  switch (order.verb) {
    case 'cut':
      return `cut ${target}${order.way === 'both' ? '' : ` ${order.way}`}${forText(order.forMs)}`;
    case 'delay':
      return `delay ${target} ${order.delayMs}ms${order.jitterMs === 0 ? '' : ` jitter ${order.jitterMs}ms`}${forText(order.forMs)}`;
    case 'dropReply':
      return `dropReply ${target}${order.op === null ? '' : ` ${order.op}`}`;
    case 'stall':
      return `stall ${target} ${order.forMs}ms`;
    case 'refuse':
      return `refuse ${target}${forText(order.forMs)}`;
    case 'close':
    case 'heal':
      return `${order.verb} ${target}`;
    default:
      return assertNever(order);
  }
}

function forText(forMs: number | null): string {
  return forMs === null ? '' : ` for ${forMs}ms`;
}

function targetText(target: Target): string {
  switch (target.kind) {
    case 'all':
    case 'it':
      return target.kind;
    case 'server':
      return `server:${target.server}`;
    case 'connection':
      return `connection:${target.connection}`;
    case 'session':
      return `session:${target.session}`;
    default:
      return assertNever(target);
  }
}

function targetOf(text: string): Target | null {
  if (text === 'all' || text === 'it') return { kind: text };
  const [, kind, value = ''] = /^(server|connection|session):(\w+)$/.exec(text) ?? [];
  if (kind === 'session')
    return /^0x[0-9a-f]{1,16}$/.test(value) ? { kind: 'session', session: value } : null;
  if (!/^[1-9]\d{0,8}$/.test(value)) return null;
  if (kind === 'server') return { kind: 'server', server: Number(value) };
  return kind === 'connection' ? { kind: 'connection', connection: Number(value) } : null;
}

function durationAfter(word: string, words: string[]): number | null {
  const durationMs = words[0] === word ? durationOf(words[1] ?? '') : null;
  if (durationMs !== null) words.splice(0, 2);
  return durationMs;
}

/** Milliseconds; null if it is none. */
export function durationOf(text: string): number | null {
  const [, number = '', unit] = /^(\d{1,7}(?:\.\d{1,3})?)(ms|s|m)$/.exec(text) ?? [];
  return number === '' ? null : Number(number) * (unit === 'ms' ? 1 : unit === 's' ? 1000 : 60_000);
}
