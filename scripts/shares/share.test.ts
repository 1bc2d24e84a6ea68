import { describe, expect, it } from 'vitest';
import { oembedOf, sharePage, shareOf } from './share.ts';

const SITE = 'https://your.site/lab/';
const piece = shareOf('stale-write', 'A "late" write', { kind: 'museum', id: 'stale-write' });

describe('a page to share', () => {
  it('says title, picture and where the lab shows it, by whole addresses', () => {
    const page = sharePage(piece, SITE);
    expect(page).toContain('<meta property="og:title" content="A &quot;late&quot; write · Znode Lab" />');
    expect(page).toContain('content="https://your.site/lab/to/stale-write.png"');
    expect(page).toContain('content="0; url=../index.html#museum=stale-write"');
    expect(page).toContain('href="https://your.site/lab/to/stale-write.json"');
  });

  it('describes an embed that does not scroll', () => {
    const { html, width, height } = oembedOf(shareOf('herd-figure', 'Herd effect', null), SITE);
    expect([width, height]).toEqual([720, 304]);
    expect(html).toContain('src="https://your.site/lab/embed.html#?scene=herd-figure"');
    expect(html).toContain('height="304"');
  });

  it('has a file name in every system', () => {
    expect(shareOf('L12/gap', 'A gap', { kind: 'lesson', id: 'L12', part: 'gap' })).toMatchObject({
      name: 'L12-gap',
      address: 'index.html#lesson=L12/gap',
    });
  });
});
