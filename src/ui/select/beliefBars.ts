// Belief against truth over time: when each program believed that it holds or leads, when the tree said so of its client, and
// when two believed at once what only one may.
import type { ClientId, TraceRecord } from '../../engine/index.ts';
import { beliefSpans, rivalSpans, type Believer, type BeliefSpan } from './beliefSpans.ts';
import { heldSpans, type HeldSpan } from './heldSpans.ts';
import type { Line } from './lockLine.ts';
import { isOnAt, spansUpTo, type Span } from './span.ts';

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
  readonly truths: readonly HeldSpan[];
}

/** More than one believed what only one may. */
export interface Overlap extends Span {
  readonly lanes: readonly string[];
}

/** Everything up to that step of the world, lanes in the order of `clients`. */
export function beliefBars(
  trace: readonly TraceRecord[],
  clients: readonly ClientId[],
  lineFor: (client: ClientId) => Line,
  step: number,
): BeliefBars {
  const lanes = clients.flatMap((client) =>
    lanesOf(
      client,
      spansUpTo(beliefSpans(trace, client), step),
      spansUpTo(heldSpans(trace, lineFor(client), client), step),
    ),
  );
  const overlaps = spansUpTo(rivalSpans(trace), step).map(({ from, to, believers }) => ({
    from,
    to,
    lanes: [...new Set(believers.map((believer) => keyOf(believer, lanes)))],
  }));
  return { lanes, overlaps };
}

/** Lanes whose program believes right after a step. */
export function believersAt({ lanes }: BeliefBars, step: number): readonly BeliefLane[] {
  return lanes.filter(({ beliefs }) => beliefs.some((span) => isOnAt(span, step)));
}

/** Whether the tree says right after a step what a lane believes then. */
export function isTrueAt({ truths }: BeliefLane, step: number): boolean {
  return truths.some((span) => isOnAt(span, step));
}

function lanesOf(
  client: ClientId,
  beliefs: readonly BeliefSpan[],
  truths: readonly HeldSpan[],
): readonly BeliefLane[] {
  const threads = [...new Set(beliefs.map(({ thread }) => thread))];
  if (threads.length < 2) return [{ key: client, client, thread: null, beliefs, truths }];
  return threads.toSorted(byNumber).map((thread, at) => {
    const own = beliefs.filter((span) => span.thread === thread);
    const isOwn = ({ path }: HeldSpan) => own.some((span) => span.path === path);
    const isNobodys = ({ path }: HeldSpan) => !beliefs.some((span) => span.path === path);
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

function keyOf({ client, thread }: Believer, lanes: readonly BeliefLane[]): string {
  const ofThread = lanes.find((lane) => lane.client === client && lane.thread === thread);
  return ofThread?.key ?? client;
}
