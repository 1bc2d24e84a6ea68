import type { ClientId, Command } from '../../engine/index.ts';

export interface Story {
  readonly scenario: string;
  readonly clients?: number;
  readonly values?: Readonly<Record<string, string>>;
  /** The scenario of the world beside it. */
  readonly beside?: string;
  /** Times to run to, in virtual milliseconds, and what is done there. */
  readonly acts: readonly (number | Command)[];
  /** So many steps back from the end. */
  readonly back?: number;
  readonly select?: ClientId;
}
