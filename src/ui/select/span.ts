// Stretches of a world's time, for views that draw it.

/** After a step of one world, and when that was. */
export interface Instant {
  readonly step: number;
  readonly timeMs: number;
}

export interface Span {
  readonly from: Instant;
  /** Null: it goes on. */
  readonly to: Instant | null;
}

/** Whether a span is under way right after that step. */
export function isOnAt({ from, to }: Span, step: number): boolean {
  return from.step <= step && (to === null || to.step > step);
}

/** How long it lasted up to a time. */
export function lengthMs({ from, to }: Span, nowMs: number): number {
  return Math.max(0, (to?.timeMs ?? nowMs) - from.timeMs);
}

/** Of spans in the order of their beginnings, those that begin by that step, as they are then. */
export function spansUpTo<S extends Span>(spans: readonly S[], step: number): readonly S[] {
  let end = spans.length;
  while (end > 0 && (spans[end - 1]?.from.step ?? 0) > step) end--;
  const begun = spans.slice(0, end);
  const goesOn = ({ to }: Span) => to !== null && to.step > step;
  return begun.some(goesOn) ? begun.map((span) => (goesOn(span) ? { ...span, to: null } : span)) : begun;
}
