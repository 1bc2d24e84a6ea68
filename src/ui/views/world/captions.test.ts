import { expect, it } from 'vitest';
import type { Belief } from '../../../engine/index.ts';
import { en } from '../../../words/en/index.ts';
import { inVoice } from '../../../words/inVoice.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import { captionOf } from './captions.ts';
import { herdPicture } from './fixtures.ts';
import { worldLayout } from './layout.ts';

/** A bold letter of a wide common font, in ems. */
const BOLD = 0.66;

it.each([
  [10, 700, 300],
  [8, 460, 300],
  [6, 350, 300],
  [20, 690, 420],
])('captions of %i clients in %i by %i pixels stay inside, and are never cut', (count, width, height) => {
  const picture = herdPicture(count, 'held');
  // Some have come by now, others come.
  const clients = picture.clients.map((disc, at): ClientDisc => {
    if (at === 0) return disc;
    if (at % 3 === 1) return { ...disc, wire: 'connecting', atStep: null };
    return { ...disc, atStep: null, activity: at % 3 === 2 ? 'idle' : 'waiting' };
  });
  const layout = worldLayout({ ...picture, clients }, null, { width, height, type: 1 });
  const written = clients.flatMap((disc) => {
    const box = layout.discs.get(disc.id);
    if (box === undefined) return [];
    const { lines, fontSize, shift } = captionOf(disc, box, en, layout.size);
    return lines.map(({ text }, at) => {
      const half = (text.length * fontSize * BOLD) / 2;
      return {
        text,
        line: `${box.y} ${box.captionFrom + at}`,
        left: box.x + shift - half,
        right: box.x + shift + half,
      };
    });
  });
  const meeting = written.filter((one, at) =>
    written.slice(at + 1).some(({ line, left }) => line === one.line && left < one.right),
  );
  expect(meeting).toEqual([]);
  expect(written.filter(({ left, right }) => left < -1 || right > width + 1)).toEqual([]);
  expect(written.filter(({ text }) => text.includes('…'))).toEqual([]);
});

it.each([530, 430, 350])('the holder has a word below it where the others do, %i pixels wide', (width) => {
  const picture = herdPicture(6, 'held');
  for (let height = 200; height < 420; height += 10) {
    const layout = worldLayout(picture, null, { width, height, type: 1 });
    const said = picture.clients.map((disc, at) => {
      const holds = { what: 'holder', path: '/exclusive_lock/lock', truth: 'true' } as const;
      const shown: ClientDisc =
        at === 0
          ? { ...disc, atStep: 'lock.hold', activity: 'holding', belief: holds }
          : { ...disc, atStep: null, activity: 'waiting' };
      return captionOf(shown, layout.discs.get(disc.id)!, en, layout.size).lines.length > 0;
    });
    expect(new Set(said).size, `${height} pixels high`).toBe(1);
  }
});

it('what a client wrongly believes, or believes no longer, stands below it in place of its step', () => {
  const picture = herdPicture(3, 'held');
  const layout = worldLayout(picture, null, { width: 700, height: 420, type: 1 });
  const [holder] = picture.clients;
  const box = layout.discs.get(holder!.id)!;
  const said = (truth: 'true' | 'false' | null) =>
    captionOf(
      {
        ...holder!,
        atStep: 'lock.hold',
        belief: truth === null ? null : { what: 'holder', path: '/exclusive_lock/lock', truth },
      },
      box,
      en,
      layout.size,
    )
      .lines.map(({ text }) => text)
      .join(' ');
  expect(said('false')).toBe('believes it holds the lock');
  expect(said('true')).toBe('has the lock');
  // It has been told that it lost it, and its program has not gone on.
  expect(said(null)).not.toContain('has the lock');
});

it('a client that leads or holds is not said to follow, to wait or to read the line', () => {
  const picture = herdPicture(3, 'held');
  const layout = worldLayout(picture, null, { width: 700, height: 420, type: 1 });
  const [holder] = picture.clients;
  const box = layout.discs.get(holder!.id)!;
  const election = inVoice(en, [{ id: 'scheme-one', family: 'elections' }]);
  const said = (what: Belief['what'], atStep: string) =>
    captionOf(
      { ...holder!, atStep, belief: { what, path: '/exclusive_lock/lock', truth: 'true' } },
      box,
      what === 'leader' ? election : en,
      layout.size,
    )
      .lines.map(({ text }) => text)
      .join(' ');
  expect(said('leader', 'scheme.await')).toBe('leads');
  expect(said('leader', 'latch.await')).toBe('leads');
  expect(said('holder', 'line.list')).toBe('holds the lock');
  expect(said('holder', 'lock.release')).toBe('releases');
  expect(said('entered', 'barrier.await')).toContain('inside');
});

it.each(['running', 'paused'] as const)(
  'what a client that is %s wrongly believes is never cut in the middle, however narrow its place',
  (process) => {
    const picture = herdPicture(3, 'held');
    const layout = worldLayout(picture, null, { width: 700, height: 420, type: 1 });
    const [holder] = picture.clients;
    const box = layout.discs.get(holder!.id)!;
    const belief = { what: 'holder', path: '/exclusive_lock/lock', truth: 'false' } as const;
    const whole = new Set<string>();
    for (const captionLines of [1, 2]) {
      for (let captionWidth = 30; captionWidth < 400; captionWidth += 2) {
        const disc: ClientDisc = { ...holder!, process, belief, atStep: 'lock.hold' };
        const { lines } = captionOf(disc, { ...box, captionWidth, captionLines }, en, layout.size);
        const said = lines.map(({ text }) => text).join(' ');
        expect(said, `${captionWidth} pixels, ${captionLines} lines`).not.toContain('…');
        whole.add(said);
      }
    }
    expect([...whole].some((said) => said.endsWith('believes it holds the lock'))).toBe(true);
  },
);
