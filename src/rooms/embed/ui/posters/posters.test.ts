import { expect, it } from 'vitest';
import { FIGURES } from '../../../../embed/figures.ts';
import { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { lineOf } from '../../../../ui/select/line.ts';
import { library } from '../../../../ui/stores/library.ts';
import { createFormat } from '../../../../words/format.ts';
import type { FigureWords } from '../../../../words/messages.ts';
import { POSTER_WORDS } from '../../../../words/poster.ts';
import { figures as english } from '../../words/en/figures.ts';
import { figures as chinese } from '../../words/zh/figures.ts';
import { claimChoice, runClaim } from '../figures/claimRun.ts';
import { claimSentence } from '../figures/claimSentence.ts';
import { claimStory } from '../figures/claimStory.ts';
import { fenceChoice, runFence } from '../figures/fenceRun.ts';
import { fenceStory } from '../figures/fenceStory.ts';
import { filmChoice, filmOf, runFilm, type FilmId } from '../figures/filmRun.ts';
import { filmStory } from '../figures/filmStory.ts';
import { filmSummary } from '../figures/filmSummary.ts';
import { chosen } from './chosen.ts';
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

it.each([
  ['en', english],
  ['zh-CN', chinese],
] as const)(
  'What is said of a picture to readers who do not see it is what its run comes to, in %s',
  (id, words) => {
    const said = POSTER_WORDS[id]?.results;
    expect(Object.keys(said ?? {})).toEqual([...FIGURES]);
    expect(said?.['herd-figure']).toContain(words.herd.inAll(28));
    expect(said?.['herd-figure']).toContain(words.herd.inAll(7));
    expect(said?.['fence-figure']).toBe(fenceResult(words.fence, id));
    expect(said?.['failover-figure']).toBe(filmResult('failover-figure', words.film));
    expect(said?.['partition-figure']).toBe(filmResult('partition-figure', words.film));
    expect(said?.['queue-figure']).toBe(claimResult(words.claim.told));
  },
);

function filmResult(id: FilmId, words: FigureWords['film']): string | undefined {
  const film = filmOf(id, 'on');
  const experiment = new Experiment([filmChoice(film, 1)], library);
  runFilm(experiment, film);
  const { simulation } = chosen(experiment, 0);
  const summary = filmSummary(film, filmStory(film, simulation, simulation.world));
  return summary === null ? undefined : words.told.fates[summary.fate](summary);
}

function claimResult(words: FigureWords['claim']['told']): string {
  const experiment = new Experiment([claimChoice('on', 1)], library);
  runClaim(experiment);
  const { simulation } = chosen(experiment, 0);
  return claimSentence(claimStory(simulation.trace, simulation.world.step), words);
}

function fenceResult(words: FigureWords['fence'], language: 'en' | 'zh-CN'): string {
  const experiment = new Experiment([fenceChoice('on', 1)], library);
  runFence(experiment);
  const { simulation, scenario, choice } = chosen(experiment, 0);
  const { world } = simulation;
  const { overlaps, late } = fenceStory(simulation, world, lineOf(scenario, choice), world.step);
  const [overlap] = overlaps;
  if (overlap === undefined || overlap.to === null || late === null) throw new Error('no late write');
  const format = createFormat(language);
  return format.sentences([
    words.both(format.span(overlap.to.timeMs - overlap.from.timeMs)),
    words.fates.rejected(late.write.value, late.write.token ?? 0, late.highest),
  ]);
}

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
