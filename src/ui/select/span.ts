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

/** The part of a span that lies before the world's next step; null if it begins later. */
export function upTo<S extends Span>(span: S, step: number): S | null {
  if (span.from.step > step) return null;
  return span.to !== null && span.to.step > step ? { ...span, to: null } : span;
}
