// What the tap's process and the page that shows it tell each other: all events, and orders.
import * as v from 'valibot';
import type { TapHead } from './recording.ts';
import type { TapEvent } from './tapEvent.ts';

export const STREAM_PATH = '/tap/stream';
export const ASK_PATH = '/tap/ask';

export type ToPage =
  /** Always the first. What the page knew before is void. */
  | {
      readonly kind: 'opening';
      readonly head: TapHead;
      readonly listen: readonly string[];
      /** Events that were not kept. */
      readonly dropped: number;
    }
  | { readonly kind: 'events'; readonly events: readonly TapEvent[] }
  /** `holding`: the orders that go on. */
  | { readonly kind: 'now'; readonly atMs: number; readonly holding: readonly string[] };

export interface FromPage {
  /** As it is written. */
  readonly order: string;
}

export interface Answer {
  readonly problem: 'noOrder' | 'noTarget' | null;
}

const FromPageSchema = v.strictObject({ order: v.pipe(v.string(), v.maxLength(200)) });

/** Null: it is no request. */
export function parseFromPage(text: string): FromPage | null {
  try {
    const parsed = v.safeParse(FromPageSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
