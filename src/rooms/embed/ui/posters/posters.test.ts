import { expect, it } from 'vitest';
import { FIGURES } from '../../../../embed/figures.ts';
import { LANGUAGES } from '../../../../words/languages.ts';
import { POSTER_WORDS } from '../../../../words/poster.ts';
import { figurePoster } from './figurePosters.tsx';
import { oneBelowTheOther, sideBySide } from './PosterSheet.tsx';
import { scenePoster } from './scenePosters.tsx';

it('The picture of herd against line says in both languages what it comes to', () => {
  const picture = sideBySide(figurePoster('herd-figure', 'wide'));
  expect(textsOf(picture)).toEqual(
    expect.arrayContaining(['28 wake-ups in all', '7 wake-ups in all', '共 28 次唤醒', '共 7 次唤醒']),
  );
});

it('The picture of the fence names what must be seen, on a phone too', () => {
  const texts = textsOf(oneBelowTheOther(figurePoster('fence-figure', 'narrow')));
  expect(texts).toEqual(expect.arrayContaining(['two believe', '两个都认为持有', 'session expires', 'A4']));
});

it('The pictures of failover, partition and queue show what comes of them without a word of explanation', () => {
  const failover = textsOf(sideBySide(figurePoster('failover-figure', 'wide')));
  expect(failover).toEqual(expect.arrayContaining(['leader dies', '领导者宕机', 'A2']));
  const partition = textsOf(oneBelowTheOther(figurePoster('partition-figure', 'narrow')));
  expect(partition).toEqual(expect.arrayContaining(['2/5', '3/5', 'A1', 'B2', '网络断开']));
  const queue = textsOf(sideBySide(figurePoster('queue-figure', 'wide')));
  expect(queue).toEqual(expect.arrayContaining(['1×', 'NodeExists', 'processes A1', '处理 A1']));
});

it.each(LANGUAGES.filter((id) => POSTER_WORDS[id] !== undefined))(
  'What readers who do not see a figure’s picture are told of it is in the picture, in %s',
  (id) => {
    const told = POSTER_WORDS[id]?.results ?? [];
    expect(told).toHaveLength(FIGURES.length);
    for (const [index, figure] of FIGURES.entries()) {
      const drawn = textsOf(sideBySide(figurePoster(figure, 'wide'))).join(' ');
      for (const [value] of told[index]?.matchAll(/[AB]\d|\b(?:28|7)\b/g) ?? [])
        expect(drawn).toContain(value);
    }
  },
);

it.each(['herd-line', 'counter-is-full', 'L10/ten'])(
  'The picture of %s has the names of its worlds',
  (scene) => {
    const parts = scenePoster(scene);
    const texts = textsOf(sideBySide(parts));
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThanOrEqual(parts.length);
    expect(texts.join(' ')).toMatch(/all clients watch the lock|Lost reply: was the write done\?/);
  },
);

it('A name too long for one line takes two', () => {
  const texts = textsOf(sideBySide(scenePoster('L12/gap')));
  expect(texts).toEqual(expect.arrayContaining(['Sequential-znode lock: eleven ways to', 'write it']));
  expect(texts.filter((text) => text.endsWith('…'))).toEqual([]);
});

function textsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
}
