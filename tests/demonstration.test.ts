// A teacher who gives the talk from docs/demonstration.md says and sees what the page shows.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import '../src/scenarios/library.ts';
import { leadsTo, type ExactMoment } from '../src/scenarios/link/bookmark.ts';
import { exactMoment, runTo, type DeckMoment } from '../src/scenarios/deck/deck.ts';
import { tenMinutes } from '../src/scenarios/deck/tenMinutes.ts';
import { PACES } from '../src/rooms/deck/ui/pace.ts';
import { deckWords } from '../src/rooms/deck/words/en/deck.ts';
import { pacingView } from '../src/ui/playback/experimentView.ts';
import { play, type PlaybackState } from '../src/ui/playback/pacing.ts';

const notes = readFileSync(new URL('../docs/demonstration.md', import.meta.url), 'utf8').replaceAll(
  /\s+/g,
  ' ',
);
const moments = Object.values(deckWords.rows).flatMap((row) => Object.values(row.moments));

test.each(moments.map((moment) => [moment.caption, moment] as const))(
  'the notes have “%s”',
  (caption, { say }) => {
    expect(notes).toContain(caption);
    expect(notes).toContain(`“${say}”`);
  },
);

test('the notes have the rows by their keys, and the end card', () => {
  for (const [index, { title }] of Object.values(deckWords.rows).entries())
    expect(notes).toContain(`### ${index + 1} · ${title} (`);
  expect(notes).toContain(`### 0 · ${deckWords.end.caption} (`);
  expect(notes).toContain(deckWords.end.say);
});

const all = tenMinutes.flatMap((row) => row.moments.map((moment) => ({ moment, row: row.id })));

test.each(all.map((each, index) => [captionOf(each), each.moment, all[index - 1]?.moment] as const))(
  'the notes say for how long “%s” is played to, or that it is there at once',
  (caption, moment, before) => {
    const seconds = before === undefined ? null : playsFor(before, moment);
    const press = notes.split(`| ${caption} |`)[1]?.split('|')[0]?.trim() ?? '';
    expect(/\((\d+) s\)$/.exec(press)?.[1] ?? null).toBe(seconds === null ? null : String(seconds));
  },
);

test.each(all.map((each, index) => [captionOf(each), each.moment, all[index - 1]?.moment] as const))(
  '“%s” comes within 5 s, so that a room does not wait for the point',
  (_, moment, before) => {
    expect(before === undefined ? 0 : (playsFor(before, moment) ?? 0)).toBeLessThanOrEqual(5);
  },
);

test('the notes say when each row begins', () => {
  for (const [index, { atSeconds, id }] of tenMinutes.entries()) {
    const at = `${Math.floor(atSeconds / 60)}:${String(atSeconds % 60).padStart(2, '0')}`;
    expect(notes).toContain(`### ${index + 1} · ${deckWords.rows[id]?.title} (${at})`);
  }
});

function captionOf({ moment, row }: (typeof all)[number]): string {
  return deckWords.rows[row]?.moments[moment.id]?.caption ?? '';
}

const FRAME_MS = 10;

/** Whole seconds at the pace of the talk; null if one does not lead to the other. */
function playsFor(before: DeckMoment, moment: DeckMoment): number | null {
  const from = exactMoment(before);
  const to = exactMoment(moment);
  if (!leadsTo(from, to)) return null;
  const { pacing, speed } = PACES[moment.pace ?? 'usual'];
  const wallMs =
    pacing === 'realTime' ? to.playhead.timeMs - from.playhead.timeMs : followedMs(moment, from, to);
  return Math.round(wallMs / speed / 1000);
}

function followedMs(moment: DeckMoment, from: ExactMoment, { playhead }: ExactMoment): number {
  const view = pacingView(runTo(moment));
  let state: PlaybackState = { ...from.playhead, stretch: null, spentMs: 0 };
  let wallMs = 0;
  for (let status = 'moving'; status === 'moving' && state.step < playhead.step; wallMs += FRAME_MS)
    ({ state, status } = play(view, state, FRAME_MS, 'full'));
  return wallMs;
}
