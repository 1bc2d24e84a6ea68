// Belief against truth over time: when each program believed that it holds or leads, when the tree said so of its client, and
// when two believed at once what only one may.
import { parentOf } from '../../engine/index.ts';
import type { ClientId, TraceRecord } from '../../engine/index.ts';
import { beliefSpans, type BeliefSpan } from './beliefSpans.ts';
import { heldSpans } from './heldSpans.ts';
import type { Line } from './line.ts';
import { isOnAt, upTo, type Instant, type Span } from './span.ts';
import { traceIndex } from './traceIndex.ts';

export interface BeliefBars {
  /** One for each client, and for each of its threads where several believed something. */
  readonly lanes: readonly BeliefLane[];
  readonly overlaps: readonly Overlap[];
}

export interface BeliefLane {
  readonly key: string;
  readonly client: ClientId;
  /** Null where the client has one lane only. */
  readonly thread: number | null;
  readonly beliefs: readonly BeliefSpan[];
  readonly truths: readonly TruthSpan[];
}

/** The tree has a client's znode where it has what it was made for. */
export interface TruthSpan extends Span {
  readonly path: string;
}

/** More than one believed what only one may. */
export interface Overlap extends Span {
  readonly lanes: readonly string[];
}

/** Everything up to that step of the world, lanes in the order of `clients`. */
export function beliefBars(
  trace: readonly TraceRecord[],
  clients: readonly ClientId[],
  line: Line,
  step: number,
): BeliefBars {
  const beliefs = cutAt(beliefSpans(trace), step).filter(({ what }) => ABOUT_A_LOCK.has(what));
  const truths = cutAt(heldSpans(trace, line), step);
  const { clientOf } = traceIndex(trace);
  const lanes = clients.flatMap((id) =>
    lanesOf(
      id,
      beliefs.filter(({ client }) => client === id),
      truths.filter(({ owner }) => owner !== null && clientOf.get(owner) === id),
    ),
  );
  return { lanes, overlaps: overlapsOf(lanes) };
}

/** Lanes whose program believes right after a step. */
export function believersAt({ lanes }: BeliefBars, step: number): readonly BeliefLane[] {
  return lanes.filter(({ beliefs }) => beliefs.some((span) => isOnAt(span, step)));
}

/** Whether the tree says right after a step what a lane believes then. */
export function isTrueAt({ truths }: BeliefLane, step: number): boolean {
  return truths.some((span) => isOnAt(span, step));
}

const ABOUT_A_LOCK: ReadonlySet<BeliefSpan['what']> = new Set<BeliefSpan['what']>([
  'holder',
  'leader',
  'writer',
  'reader',
  'permit',
]);

function cutAt<S extends Span>(spans: readonly S[], step: number): readonly S[] {
  return spans.flatMap((span) => upTo(span, step) ?? []);
}

function lanesOf(
  client: ClientId,
  beliefs: readonly BeliefSpan[],
  truths: readonly TruthSpan[],
): readonly BeliefLane[] {
  const threads = [...new Set(beliefs.map(({ thread }) => thread))];
  if (threads.length < 2) return [{ key: client, client, thread: null, beliefs, truths }];
  return threads.toSorted(byNumber).map((thread, at) => {
    const own = beliefs.filter((span) => span.thread === thread);
    const isOwn = ({ path }: TruthSpan) => own.some((span) => span.path === path);
    const isNobodys = ({ path }: TruthSpan) => !beliefs.some((span) => span.path === path);
    return {
      key: `${client} ${thread}`,
      client,
      thread,
      beliefs: own,
      truths: truths.filter((truth) => isOwn(truth) || (at === 0 && isNobodys(truth))),
    };
  });
}

function byNumber(a: number | null, b: number | null): number {
  return (a ?? -1) - (b ?? -1);
}

/** From each instant at which some rival beliefs are on to the one at which they change. */
function overlapsOf(lanes: readonly BeliefLane[]): readonly Overlap[] {
  const all = lanes.flatMap(({ key, beliefs }) => beliefs.map((span) => ({ key, span })));
  const found: Overlap[] = [];
  for (const instant of turns(all.map(({ span }) => span))) {
    const on = all.filter(({ span }) => isOnAt(span, instant.step));
    const rivals = on.filter((one) => on.some((other) => areRivals(one, other)));
    const keys = [...new Set(rivals.map(({ key }) => key))];
    extend(found, instant, keys);
  }
  return found;
}

/** Instants at which a belief begins or ends, in order. */
function turns(spans: readonly Span[]): readonly Instant[] {
  const all = spans.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  const byStep = new Map(all.map((instant) => [instant.step, instant]));
  return [...byStep.values()].toSorted((a, b) => a.step - b.step);
}

function extend(found: Overlap[], from: Instant, lanes: readonly string[]): void {
  const last = found.at(-1);
  const isOpen = last !== undefined && last.to === null;
  if (isOpen && lanes.length > 0) {
    found[found.length - 1] = { ...last, lanes: [...new Set([...last.lanes, ...lanes])] };
  } else if (isOpen) {
    found[found.length - 1] = { ...last, to: from };
  } else if (lanes.length > 0) {
    found.push({ from, to: null, lanes });
  }
}

interface Held {
  readonly key: string;
  readonly span: BeliefSpan;
}

/** As the promise of one believer has it: other programs, the same lock, and not readers among themselves. */
function areRivals(one: Held, other: Held): boolean {
  if (one.key === other.key || !EXCLUDES.has(one.span.what) || !EXCLUDES.has(other.span.what)) return false;
  if (one.span.what === 'reader' && other.span.what === 'reader') return false;
  const [a, b] = [one.span.path, other.span.path];
  return a === '' || b === '' || parentOf(a) === parentOf(b);
}

const EXCLUDES: ReadonlySet<BeliefSpan['what']> = new Set<BeliefSpan['what']>([
  'holder',
  'leader',
  'writer',
  'reader',
]);
