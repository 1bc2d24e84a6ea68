import { describe, expect, it } from 'vitest';
import { leadsTo, momentAt, packBookmarks, sameMoment, unpackBookmarks, type Bookmark } from './bookmark.ts';
import type { Link } from './permalink.ts';

describe('bookmarks in a link', () => {
  it('come out as they went in', () => {
    const bookmarks = [HERE, BEYOND, ELSEWHERE];
    const packed = { ...LINK, bookmarks: packBookmarks(bookmarks, LINK) };
    expect(unpackBookmarks(packed)).toEqual(bookmarks);
  });

  it('are a line each where they are of the link’s own run', () => {
    const packed = packBookmarks([HERE, ELSEWHERE], LINK);
    expect(packed[0]).toEqual({ caption: 'here', playhead: HERE.playhead });
    expect(packed[1]?.run?.commands).toEqual(ELSEWHERE.commands);
  });

  it('are not in links that were made before there were any', () => {
    expect(unpackBookmarks(LINK)).toEqual([]);
  });
});

describe('one moment leads to another', () => {
  it('where the other goes on from it, with new commands or without', () => {
    const early = momentAt(LINK, { step: 2, timeMs: 10 });
    expect(leadsTo(early, HERE)).toBe(true);
    expect(leadsTo(HERE, BEYOND)).toBe(true);
  });

  it('but not back in time, nor into another future', () => {
    expect(leadsTo(BEYOND, HERE)).toBe(false);
    expect(leadsTo(BEYOND, ELSEWHERE)).toBe(false);
    expect(leadsTo(HERE, { ...BEYOND, choices: [{ ...CHOICE, seed: 2 }] })).toBe(false);
  });

  it('no matter which version wrote down its choices', () => {
    const { scenario, seed, clients, values } = CHOICE;
    expect(sameMoment(HERE, { ...HERE, choices: [{ values, clients, seed, scenario }] })).toBe(true);
  });
});

const CHOICE = {
  scenario: 'herd-lock',
  seed: 1,
  clients: 3,
  values: { variant: 'exists', rounds: 1 },
} as const;
const KILL = { command: { type: 'killClient', client: 'client:A' }, afterStep: 4, atMs: 40 } as const;
const CLOSE = { command: { type: 'closeClient', client: 'client:B' }, afterStep: 8, atMs: 90 } as const;
const OTHERWISE = { ...CLOSE, command: { type: 'pauseClient', client: 'client:C' } } as const;

const LINK: Link = {
  v: 1,
  behaviour: 1,
  choices: [CHOICE],
  commands: [KILL, CLOSE],
  playhead: { step: 12, timeMs: 120 },
  hash: '',
  view: 'single',
};

const HERE: Bookmark = { caption: 'here', ...momentAt(LINK, { step: 7, timeMs: 80 }) };
const BEYOND: Bookmark = { caption: 'beyond', ...momentAt(LINK, { step: 12, timeMs: 120 }) };
const ELSEWHERE: Bookmark = {
  caption: 'elsewhere',
  choices: [CHOICE],
  commands: [KILL, OTHERWISE],
  playhead: { step: 12, timeMs: 120 },
};
