// What a live process and the page that shows it tell each other. The page runs the same engine: with the choice and the commands
// it makes the same world, so no state is sent but a first one, to who comes late. Messages to the page come as server-sent events, one JSON object each; what the
// page asks for is the body of a POST, answered by an Answer.
import * as v from 'valibot';
import { isDoneOutside, type Command, type Refusal } from '../../../engine/index.ts';
import type { WorldImage } from '../../../engine/later.ts';
import { CommandSchema } from '../../../scenarios/link/commandSchema.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';

export const CHANNEL_VERSION = 2;

/** Where the channel is, on the page's own origin. Both want the token of the process: `?token=…`. */
export const STREAM_PATH = '/live/stream';
export const ASK_PATH = '/live/ask';

export type ToPage =
  /** Always the first. What the page knew before is void: it makes the world anew. */
  | {
      readonly kind: 'opening';
      readonly version: typeof CHANNEL_VERSION;
      readonly choice: ScenarioChoice;
      readonly connectString: string;
      /** The wall time, since 1970, at which the world's time is 0. */
      readonly epochMs: number;
      /** The world to begin with; null where that is the beginning: all commands follow. */
      readonly image: WorldImage | null;
      /** Steps that were taken before it. */
      readonly step: number;
    }
  /** In order. Each is given after its step; all steps before it that are due by its time come first. */
  | { readonly kind: 'commands'; readonly commands: readonly LinkCommand[] }
  /** The world has come so far: every step that is due by then has been taken, and no command will be given before it. */
  | { readonly kind: 'now'; readonly timeMs: number; readonly isPaused: boolean; readonly speed: number };

export type FromPage =
  | { readonly kind: 'give'; readonly command: Command }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** 1 is as fast as the wall clock. */
  | { readonly kind: 'speed'; readonly speed: number };

/** Why a command cannot be done; null if it was, or if no command was asked for. */
export interface Answer {
  readonly refusal: Refusal | null;
}

export const MIN_SPEED = 0.001;
export const MAX_SPEED = 100;

const FromPageSchema: v.GenericSchema<unknown, FromPage> = v.variant('kind', [
  v.strictObject({ kind: v.literal('give'), command: CommandSchema }),
  v.strictObject({ kind: v.picklist(['pause', 'resume']) }),
  v.strictObject({
    kind: v.literal('speed'),
    speed: v.pipe(v.number(), v.minValue(MIN_SPEED), v.maxValue(MAX_SPEED)),
  }),
]);

/** Null if it is none. */
export function parseFromPage(text: string): FromPage | null {
  try {
    const json: unknown = JSON.parse(text);
    const parsed = v.safeParse(FromPageSchema, json);
    if (!parsed.success) return null;
    return parsed.output.kind === 'give' && !isForUsers(parsed.output.command) ? null : parsed.output;
  } catch {
    return null;
  }
}

/** What clients do only they do: nobody speaks over their connections in their name. */
export function isForUsers(command: Command): boolean {
  return !isDoneOutside(command);
}
