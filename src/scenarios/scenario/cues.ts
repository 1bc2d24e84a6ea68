// The words that every script is written in: when something is to be done.
import type { Command, Cue, CueMoment, RecordKind } from '../../engine/index.ts';

type RecordMoment = Extract<CueMoment, { readonly on: 'record' }>;

/** The first command at that moment, the others right behind it. */
export function when(moment: CueMoment, ...commands: readonly Command[]): readonly Cue[] {
  return commands.map((command, index) => ({ when: index === 0 ? moment : AT_ONCE, command }));
}

/** All clients run until they need a command. */
export function quiet(afterMs = 0): CueMoment {
  return { on: 'quiet', afterMs };
}

/** It has happened so many times (once, if not said) since the last command. */
export function once(kind: RecordKind, of: Omit<RecordMoment, 'on' | 'kind'> = {}): CueMoment {
  return { on: 'record', kind, ...of };
}

const AT_ONCE: CueMoment = { on: 'time', atMs: 0 };
