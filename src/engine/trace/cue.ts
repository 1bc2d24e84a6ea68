// A scenario's script: commands that the conductor gives by itself, each when its cue comes. Placed by what happens, not by
// counting steps, so that the same script means the same in twin worlds.
import type { Command, ClientTarget, ServerTarget } from '../model/command.ts';
import type { ActorId } from '../model/ids.ts';
import type { RecordKind } from './record.ts';

/** One command of a script, waited for after the one before it was given. */
export interface Cue {
  readonly when: CueMoment;
  readonly command: Command;
}

export type CueMoment =
  /** At that time; at once if it has passed. */
  | { readonly on: 'time'; readonly atMs: number }
  /** When nothing but background work is pending. */
  | { readonly on: 'quiet'; readonly afterMs?: number }
  /** Right after the step that leaves the `nth` (1 if not said) such record since the cue before it. */
  | {
      readonly on: 'record';
      readonly kind: RecordKind;
      /** Whose record: of one actor, or of the one that plays the role then; anybody's if not said. */
      readonly actor?: CueActor;
      /** Fields the record must have, those of objects in it by themselves. */
      readonly where?: Pattern;
      readonly nth?: number;
      readonly afterMs?: number;
    };

export type CueActor = ActorId | ClientTarget | ServerTarget;

/** Part of a record: what is not named may be anything. */
export interface Pattern {
  readonly [field: string]: string | number | boolean | null | Pattern;
}

/** Whether a value has all that a pattern names. */
export function matchesPattern(value: unknown, pattern: Pattern[string]): boolean {
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(pattern).every(([name, part]) => matchesPattern(fields.get(name), part));
}
