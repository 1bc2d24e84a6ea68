// A bookmark: an exact moment of a run, with what it is called. In a link those of the link's own run are a line each; one of
// another run brings that run along.
import { linkCommandOf } from './permalink.ts';
import type { Link, LinkBookmark, LinkCommand } from './permalink.ts';
import type { Playhead } from '../experiment/experiment.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';

/** All that is needed to come to a moment again; commands beyond it are not among them. */
export interface ExactMoment {
  readonly choices: readonly ScenarioChoice[];
  readonly commands: readonly LinkCommand[];
  readonly playhead: Playhead;
}

export interface Bookmark extends ExactMoment {
  readonly caption: string;
}

/** The moment a run is at, whatever is known beyond it. */
export function momentAt(
  run: Pick<ExactMoment, 'choices' | 'commands'>,
  { step, timeMs }: Playhead,
): ExactMoment {
  return {
    choices: run.choices,
    commands: run.commands.filter(({ afterStep }) => afterStep < step).map(linkCommandOf),
    playhead: { step, timeMs: Math.floor(timeMs) },
  };
}

/** Whether one comes to `later` by going on from `earlier`, with the commands that `later` has beyond it. */
export function leadsTo(earlier: ExactMoment, later: ExactMoment): boolean {
  if (later.playhead.step < earlier.playhead.step) return false;
  const shared = momentAt(later, earlier.playhead);
  return sameText(earlier.choices, later.choices) && sameText(earlier.commands, shared.commands);
}

export function sameMoment(a: ExactMoment, b: ExactMoment): boolean {
  return a.playhead.step === b.playhead.step && leadsTo(a, b);
}

/** As a link carries them. */
export function packBookmarks(bookmarks: readonly Bookmark[], link: Link): readonly LinkBookmark[] {
  return bookmarks.map(({ caption, choices, commands, playhead }) => {
    const own = momentAt(link, playhead);
    const isOwn = sameText(own.choices, choices) && sameText(own.commands, commands);
    return isOwn ? { caption, playhead } : { caption, playhead, run: { choices, commands } };
  });
}

export function unpackBookmarks(link: Link): readonly Bookmark[] {
  return (link.bookmarks ?? []).map(({ caption, playhead, run }) => ({
    caption,
    ...momentAt(run ?? link, playhead),
  }));
}

/** Plain data, with its keys in any order. */
function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
