// A link, parsed: the moment it leads to, what can be wrong with it, and what is to be known of it.
import type { Command } from '../../engine/index.ts';
import type { Playhead, WorldSide } from '../experiment/experiment.ts';
import type { Contradiction, ParameterValue, ScenarioChoice, ViewId } from '../scenario/scenario.ts';

/** What would have been right, where a value is not. */
export type Right =
  | { readonly kind: 'oneOf'; readonly options: readonly string[] }
  /** A whole number, or one of these words. */
  | {
      readonly kind: 'between';
      readonly min: number;
      readonly max: number;
      readonly words: readonly string[];
    };

/** A parameter the link does not say, and the value that is as it was before. */
export interface FilledIn {
  readonly scenario: string;
  readonly name: string;
  readonly value: ParameterValue;
}

/** A command with its moment, in merged steps. */
export interface LinkCommand {
  readonly command: Command;
  readonly afterStep: number;
  readonly atMs: number;
  /** The one world it was given to; left out where all have it. */
  readonly side?: WorldSide;
}

/** A bookmarked moment and its name. */
export interface LinkBookmark {
  readonly caption: string;
  readonly playhead: Playhead;
  /** The run it is of; without one it is the link's own. */
  readonly run?: { readonly choices: readonly ScenarioChoice[]; readonly commands: readonly LinkCommand[] };
}

export interface LinkSelection {
  readonly world: 0 | 1;
  readonly kind: (typeof SELECTED_KINDS)[number];
  readonly id: string;
}

/** Records and messages have numbers for names, which an engine that answers otherwise gives to others. */
export const SELECTED_KINDS = ['client', 'server', 'znode', 'link'] as const;

/** How the views stand that are shown beside the picture; what is not said is as the scenario has it. */
export interface LinkLayout {
  readonly views?: readonly ViewId[];
  /** How much of the room they have, in percent. */
  readonly shelf?: number;
  /** Of those that are not as wide as usual. */
  readonly widths?: readonly (readonly [ViewId, number])[];
  readonly whole?: ViewId;
}

export interface Link {
  readonly v: 1 | 2 | 3 | 4 | 5;
  readonly behaviour: number;
  /** One or two, left first. */
  readonly choices: readonly ScenarioChoice[];
  readonly commands: readonly LinkCommand[];
  readonly playhead: Playhead;
  /** The trace hash of all worlds at the playhead. */
  readonly hash: string;
  readonly view: 'compare' | 'single';
  /** Without a layout of the user's own the field is left out. */
  readonly layout?: LinkLayout;
  /** In their order; without any the field is left out. */
  readonly bookmarks?: readonly LinkBookmark[];
  /** Whose card is open: a thing of the picture by its name. What is not there at that moment says so. */
  readonly selected?: LinkSelection;
  /** Written by hand: its commands come at their times, and behind which steps that is shows once it runs. Such a link never travels. */
  readonly isByClock?: true;
}

export type LinkError =
  /** Not what a link looks like; `field` is where, as far as known. */
  | { readonly code: 'damaged'; readonly field: string | null }
  | {
      readonly code: 'tooLong';
      readonly what: 'link' | 'content' | 'commands' | 'steps' | 'bookmarks';
      readonly limit: number;
    }
  | { readonly code: 'unknownScenario'; readonly scenario: string }
  | { readonly code: 'badValue'; readonly field: string; readonly value: string; readonly right: Right }
  | {
      readonly code: 'unknownParameter';
      readonly scenario: string;
      readonly name: string;
      readonly known: readonly string[];
    }
  /** The scenario has always asked for it. */
  | { readonly code: 'missingValue'; readonly field: string; readonly right: Right }
  /** Switches that do not go together. */
  | ({ readonly code: 'contradiction' } & Contradiction)
  | { readonly code: 'newerVersion'; readonly version: number }
  /** The run has no such moment for the command: it ended before, or its times do not fit. */
  | { readonly code: 'momentMissing'; readonly command: number | null; readonly step: number }
  /** No world can do the command at that moment. */
  | { readonly code: 'commandRefused'; readonly command: number; readonly type: Command['type'] }
  /** The engine met a state that cannot be on the way. */
  | { readonly code: 'engineFailed'; readonly message: string };

/** What is to be known of a link that opened all the same. */
export type LinkNotice =
  /** It is older than these parameters: they have been given the values that are as it was before. */
  | { readonly code: 'filledIn'; readonly parameters: readonly FilledIn[] }
  | { readonly code: 'hashDiffers'; readonly expected: string; readonly got: string }
  | { readonly code: 'otherBehaviour'; readonly version: number };

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LinkError };

export type ParsedLink =
  | { readonly ok: true; readonly value: Link; readonly notices: readonly LinkNotice[] }
  | { readonly ok: false; readonly error: LinkError };
