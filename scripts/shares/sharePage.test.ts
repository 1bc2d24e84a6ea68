import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/languages.ts';
import { spokenIn } from '../../src/words/load.ts';
import { indexPage, oembedOf, sharePage, sitemap } from './sharePage.ts';
import { subjectsIn, type Subject } from './subjects.ts';

const SITE = 'https://your.site/lab/';
const english = subjectsIn(await spokenIn('en'), 'en');
const chinese = subjectsIn(await spokenIn('zh-CN'), 'zh-CN');

function named(name: string, all: readonly Subject[] = english): Subject {
  const found = all.find((subject) => subject.name === name);
  if (found === undefined) throw new Error(`no page ${name}`);
  return found;
}

describe('a page to share', () => {
  const late = { ...named('stale-write'), title: 'A "late" write' };
  const page = sharePage(late, 'en', SITE, () => true);

  it('says title and picture by whole addresses, and where it stands in the other language', () => {
    expect(page).toContain('<meta property="og:title" content="A &quot;late&quot; write · Znode Lab" />');
    expect(page).toContain('content="https://your.site/lab/to/stale-write.png"');
    expect(page).toContain('href="https://your.site/lab/to/stale-write.json"');
    expect(page).toContain('hreflang="zh-CN" href="https://your.site/lab/to/zh-CN/stale-write.html"');
  });

  it('can be read without the lab, and leads there without hurry', () => {
    expect(page).not.toContain('http-equiv="refresh"');
    expect(page).toContain('<img src="../posters/stale-write.svg"');
    expect(page).toContain('<b>The fix: </b>');
    expect(page).toContain('href="../index.html#museum=stale-write"');
  });

  it('opens the lab in its own language', () => {
    const own = sharePage(named('L4', chinese), 'zh-CN', SITE, () => true);
    expect(own).toContain('<html lang="zh-CN">');
    expect(own).toContain('href="../../index.html?lang=zh-CN#lesson=L4"');
  });

  it('describes an embed that does not scroll', () => {
    const { html, width, height } = oembedOf(named('herd-figure'), 'herd-figure', SITE);
    expect([width, height]).toEqual([720, 304]);
    expect(html).toContain('src="https://your.site/lab/embed.html#?scene=herd-figure"');
    expect(html).toContain('height="304"');
  });
});

describe('all pages', () => {
  it.each([
    ['predecessor-lock', 'scenario'],
    ['stale-write', 'museum'],
    ['L4', 'lesson'],
    ['L4-goodbye', 'part'],
    ['S2-01', 'claim'],
    ['herd-figure', 'figure'],
  ])('have %s, a %s', (name, kind) => expect(named(name).kind).toBe(kind));

  it.each(LANGUAGES)('say in %s what they are about', async (language) => {
    const silent = subjectsIn(await spokenIn(language), language).filter(
      ({ kind, title, texts }) =>
        title === '' || (kind !== 'figure' && !texts.some(({ text }) => text !== '')),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('have names that differ, the same in every language', () => {
    const names = english.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(chinese.map(({ name }) => name)).toEqual(names);
  });

  it('are listed for readers and for search engines', () => {
    expect(indexPage(english, 'en', SITE)).toContain('<a href="S2-01.html">');
    expect(sitemap(['S2-01'], SITE)).toContain('<loc>https://your.site/lab/to/zh-CN/S2-01.html</loc>');
  });
});
